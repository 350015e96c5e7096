/// A value of a setting as it is written: an argument of the command, or a member of a record.
package enum SettingValue {
    /// An argument, which may spell a number.
    case argument(String)
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([SettingValue])
    case members([(name: String, value: SettingValue)])
    case null
    /// What no setting is: a number too large for a `Double`, an array in an array.
    case unusable

    /// The characters of an argument or a text.
    var characters: String? {
        switch self {
        case .argument(let text), .text(let text): text
        default: nil
        }
    }

    /// How it is spelled as an argument; nil for what an argument cannot be.
    var spelling: String? {
        switch self {
        case .argument(let text), .text(let text): text
        case .number(let number): "\(number)"
        case .flag(let isOn): "\(isOn)"
        default: nil
        }
    }
}
