public import CopyfitLanguages

/// One condition under which a text is the one that is shown. A text's conditions are listed from the outermost to the
/// innermost.
public enum VariantChoice: Hashable, Sendable, CustomStringConvertible {
    /// A cardinal plural category of an argument; nil if the format does not name the argument.
    case plural(PluralCategory, of: String?)
    /// An ordinal plural category ("1st", "2nd") of an argument.
    case ordinal(PluralCategory, of: String?)
    /// An exact number, as it is spelled: `=0` in ICU messages, `[0]` in Fluent.
    case number(String, of: String?)
    /// A plural form by its index, as gettext and Qt count; `examples` are the smallest numbers that choose it (at most
    /// four; none if the file does not say which numbers do).
    case form(Int, examples: [Int])
    /// A kind of device, as the format spells it: `iphone`, `mac`; Android's `product`.
    case device(String)
    /// A width class of `.stringsdict` (`NSStringVariableWidthRuleType`), or the place in a list of ever shorter texts
    /// of Qt.
    case width(String)
    /// A branch by a value of an argument: gender and the like.
    case select(String, of: String)

    /// The argument that decides; nil if the format does not name it. A message's numbered argument has its digits.
    public var argument: String? {
        switch self {
        case .plural(_, let argument), .ordinal(_, let argument), .number(_, let argument): argument
        case .select(_, let argument): argument
        case .form, .device, .width: nil
        }
    }

    public var description: String {
        switch self {
        case .plural(let category, let argument): Self.named(argument, category.rawValue)
        case .ordinal(let category, let argument): Self.named(argument, "ordinal \(category.rawValue)")
        case .number(let number, let argument): Self.named(argument, "=\(number)")
        case .form(let index, _): "form \(index)"
        case .device(let device): "device \(device)"
        case .width(let width): "width \(width)"
        case .select(let value, let argument): "\(argument) \(value)"
        }
    }

    private static func named(_ argument: String?, _ value: String) -> String {
        argument.map { "\($0) \(value)" } ?? value
    }
}
