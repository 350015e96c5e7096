import CopyfitFit

/// How the values of a kind are written, in the command's options and in records alike, and what is said when one is not.
package struct SettingForm<Value: Sendable>: Sendable {
    /// What a value is, as in "give …" and "must be …".
    package let demand: String
    private let read: @Sendable (SettingValue) -> Value?

    /// A form whose values `read` recognises.
    init(_ demand: String, read: @escaping @Sendable (SettingValue) -> Value?) {
        (self.demand, self.read) = (demand, read)
    }

    /// The form of a part of a requirement.
    init(_ notation: FitNotation<Value>) {
        self.init(notation.demand) { $0.spelling.flatMap(notation.value) }
    }

    /// The form of values that have names.
    init(names: KeyValuePairs<String, Value>) {
        let words = names.map { $0.key }
        let choice = words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
        self.init(choice) { [names = Array(names)] written in
            guard let name = written.characters else { return nil }
            return names.first { $0.key == name }?.value
        }
    }

    /// The value; nil if it is not of this form.
    package func value(of written: SettingValue) -> Value? { read(written) }
}
