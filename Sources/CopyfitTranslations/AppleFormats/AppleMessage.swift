/// Texts of Apple's formats in which `%#@name@` is a variable with branches of its own.
enum AppleMessage {
    static let syntax = PrintfDialect([.objects])

    /// What a variable of a text is.
    struct Variable {
        /// The number of the argument that chooses, from 1; nil if the file does not say.
        let argument: Int?
        /// The branches.
        let units: [CatalogUnit]
    }

    /// The pieces of a text, with its variables as choices. Variables may be inside one another 8 deep; deeper ones,
    /// and those that `variable` does not know, stay as they are spelled.
    static func parts(_ text: String, depth: Int, _ variable: (String) -> Variable?) -> [Message.Part] {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text.isEmpty ? [] : [.text(text)] }
        let plain = Message(text, syntax.placeholders(in: [UInt8](text.utf8)))
        guard depth < 8 else { return plain.parts }
        return plain.parts.map { part in
            guard case .placeholder(_, let placeholder) = part, placeholder.kind == .reference,
                let name = placeholder.name,
                let found = variable(name), !found.units.isEmpty
            else { return part }
            return .choice(branches(found, name, placeholder.index, depth: depth + 1, variable))
        }
    }

    private static func branches(
        _ found: Variable,
        _ name: String,
        _ index: Int?,
        depth: Int,
        _ variable: (String) -> Variable?
    ) -> [Message.Branch] {
        found.units.map { unit in
            let inner = parts(unit.text, depth: depth, variable).map { part in
                counted(part, name, found.argument ?? index)
            }
            let isDefault = unit.choices.last.map { $0 == .plural(.other, of: $0.argument) } ?? true
            return Message.Branch(choices: unit.choices, isDefault: isDefault, parts: inner)
        }
    }

    /// `%arg` with the name and number of the variable's argument.
    private static func counted(_ part: Message.Part, _ name: String, _ argument: Int?) -> Message.Part {
        guard case .placeholder(let text, let placeholder) = part, placeholder.name == "arg" else { return part }
        return .placeholder(
            text,
            Placeholder(range: placeholder.range, name: name, index: placeholder.index ?? argument, kind: .count)
        )
    }
}
