import CopyfitLanguages

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

    /// A text with its variables as choices. Variables may be nested 8 deep, and make a text of up to
    /// 16,384 bytes; what is more, and what `variable` does not know, stays as it is spelled.
    static func message(_ text: String, _ variable: (String) -> Variable?) -> Message {
        var budget = 16_384
        var message = Message(parts: parts(text, depth: 0, budget: &budget, variable))
        if budget < 0 {
            message.fault = "Variables are nested too deeply; some were skipped."
        }
        return message
    }

    private static func parts(
        _ text: String,
        depth: Int,
        budget: inout Int,
        _ variable: (String) -> Variable?
    ) -> [Message.Part] {
        let plain = Message(text, syntax.placeholders(in: [UInt8](text.utf8)))
        var parts: [Message.Part] = []
        for part in plain.parts {
            guard case .placeholder(_, let placeholder) = part, placeholder.kind == .reference, budget >= 0,
                let name = placeholder.name, let found = variable(name), !found.units.isEmpty
            else {
                parts.append(part)
                continue
            }
            budget -= found.units.reduce(0) { $0 + $1.text.utf8.count + 16 }
            if depth >= 8 { budget = -1 }
            let isTooMuch = budget < 0
            parts.append(
                isTooMuch ? part : .choice(branches(found, placeholder, depth: depth + 1, budget: &budget, variable))
            )
        }
        return parts
    }

    private static func branches(
        _ found: Variable,
        _ placeholder: Placeholder,
        depth: Int,
        budget: inout Int,
        _ variable: (String) -> Variable?
    ) -> [Message.Branch] {
        var branches: [Message.Branch] = []
        for unit in found.units {
            let inner = parts(unit.text, depth: depth, budget: &budget, variable).map { part in
                counted(part, placeholder.name ?? "", found.argument ?? placeholder.index)
            }
            let isDefault = unit.choices.last.map { $0 == .plural(.other, of: $0.argument) } ?? true
            branches.append(Message.Branch(choices: unit.choices, isDefault: isDefault, parts: inner))
        }
        return branches
    }

    /// `%arg` with the name and number of the variable's argument; and placeholders without a number, of which the
    /// first is for that argument, so that it has the name too if it is a number.
    private static func counted(_ part: Message.Part, _ name: String, _ argument: Int?) -> Message.Part {
        guard case .placeholder(let text, let placeholder) = part else { return part }
        if let argument, let index = placeholder.index, placeholder.name == nil, !text.contains("$") {
            let kind = placeholder.kind
            let isOwn = index == 1 && (kind == .integer || kind == .decimal)
            let number = argument + index - 1
            return .placeholder(
                text,
                Placeholder(range: placeholder.range, name: isOwn ? name : nil, index: number, kind: kind)
            )
        }
        if let argument, placeholder.index == argument, placeholder.name == nil, text.contains("$") {
            let number = Placeholder(range: placeholder.range, name: name, index: argument, kind: placeholder.kind)
            return placeholder.kind == .integer || placeholder.kind == .decimal ? .placeholder(text, number) : part
        }
        guard placeholder.name == "arg" else { return part }
        return .placeholder(
            text,
            Placeholder(range: placeholder.range, name: name, index: placeholder.index ?? argument, kind: .count)
        )
    }
}
