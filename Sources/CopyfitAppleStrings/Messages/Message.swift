/// A text as its syntax reads it: literal pieces, placeholders, and choices between branches.
package struct Message {
    /// A piece of a message.
    package enum Part {
        case text(String)
        /// A placeholder as it is spelled; its range is of that spelling.
        case placeholder(String, Placeholder)
        case choice([Branch])
    }

    /// One way a choice can go.
    package struct Branch {
        /// The conditions, the outermost first; usually one.
        package let choices: [VariantChoice]
        /// Whether it is the one for all values that have none of their own.
        package let isDefault: Bool
        package let parts: [Part]

        package init(choices: [VariantChoice], isDefault: Bool, parts: [Part]) {
            (self.choices, self.isDefault, self.parts) = (choices, isDefault, parts)
        }
    }

    /// The pieces, in order.
    package var parts: [Part]
    /// What is wrong with it, in a sentence.
    package var fault: String?
    /// What its plurals take off their numbers, by argument.
    package var pluralOffsets: [String: Int] = [:]
    /// Whether the text breaks its syntax, so that it was read without branches.
    package var isBroken = false

    /// The greatest depth of nested messages.
    package static let maximumDepth = 32

    package init(parts: [Part], fault: String? = nil) {
        self.parts = parts
        self.fault = fault
    }

    /// A text without branches, in which placeholders are at ascending ranges that do not overlap.
    package init(_ text: String, _ placeholders: [Placeholder], fault: String? = nil) {
        parts = []
        self.fault = fault
        let bytes = text.utf8
        var index = bytes.startIndex
        var offset = 0
        for placeholder in placeholders {
            let start = bytes.index(index, offsetBy: placeholder.range.lowerBound - offset)
            let end = bytes.index(start, offsetBy: placeholder.range.count)
            if index < start { parts.append(.text(String(text[index..<start]))) }
            parts.append(
                .placeholder(String(text[start..<end]), placeholder.shifted(by: -placeholder.range.lowerBound))
            )
            index = end
            offset = placeholder.range.upperBound
        }
        if index < bytes.endIndex { parts.append(.text(String(text[index...]))) }
    }
}

extension Message {
    /// The placeholders of all branches, at the ranges of their own spelling.
    package var placeholders: [Placeholder] {
        parts.flatMap { part -> [Placeholder] in
            switch part {
            case .text: return []
            case .placeholder(_, let placeholder): return [placeholder]
            case .choice(let branches): return branches.flatMap { Message(parts: $0.parts).placeholders }
            }
        }
    }
}

/// One text of a message: what is shown under some choices.
package struct MessageText {
    package var text = ""
    package var choices: [VariantChoice] = []
    package var placeholders: [Placeholder] = []
}

/// The texts of a message.
package struct MessageBranches {
    package var texts: [MessageText]
    /// False if there were too many combinations; each branch is then in at least one text.
    package var areComplete = true

    /// How many combinations of one message are read; a single choice may have more branches.
    package static let limit = 128
}

extension Message {
    /// The texts of all combinations of branches, within a budget of bytes that this uses up. Choices by the same
    /// argument go the same way.
    package func branches(budget: inout Int) -> MessageBranches {
        var result = MessageBranches(texts: [MessageText()])
        Self.extend(&result, with: parts, budget: &budget)
        return result
    }

    private static func extend(_ branches: inout MessageBranches, with parts: [Part], budget: inout Int) {
        for part in parts {
            switch part {
            case .text(let text): append(text, nil, to: &branches, budget: &budget)
            case .placeholder(let text, let placeholder): append(text, placeholder, to: &branches, budget: &budget)
            case .choice(let choice): choose(choice, in: &branches, budget: &budget)
            }
        }
    }

    private static func append(
        _ text: String,
        _ placeholder: Placeholder?,
        to branches: inout MessageBranches,
        budget: inout Int
    ) {
        let cost = (text.utf8.count + (placeholder == nil ? 0 : 80)) * (branches.texts.count - 1)
        if cost > budget {
            branches.texts.removeLast(branches.texts.count - 1)
            branches.areComplete = false
        } else {
            budget -= cost
        }
        for index in branches.texts.indices {
            if let placeholder {
                let moved = placeholder.shifted(by: branches.texts[index].text.utf8.count)
                branches.texts[index].placeholders.append(moved)
            }
            branches.texts[index].text += text
        }
    }

    private static func choose(_ choice: [Branch], in branches: inout MessageBranches, budget: inout Int) {
        guard !choice.isEmpty else { return }
        let before = branches.texts
        branches.texts = []
        let isBounded = before.count * choice.count > max(MessageBranches.limit, choice.count)
        if isBounded { branches.areComplete = false }
        for index in 0..<(isBounded ? max(before.count, choice.count) : before.count) {
            let start = before[index % before.count]
            let open = isBounded ? [choice[index % choice.count]] : compatible(choice, with: start.choices)
            for branch in open {
                let cost = start.text.utf8.count + 256
                if cost > budget, !branches.texts.isEmpty {
                    branches.areComplete = false
                    return
                }
                budget -= cost
                var text = start
                text.choices += branch.choices.filter { !text.choices.contains($0) }
                var inner = MessageBranches(texts: [text])
                extend(&inner, with: branch.parts, budget: &budget)
                branches.texts += inner.texts
                branches.areComplete = branches.areComplete && inner.areComplete
            }
        }
    }

    /// The branches that can be shown where `made` was chosen before: the same one if the choice was by the same
    /// argument.
    private static func compatible(_ choice: [Branch], with made: [VariantChoice]) -> [Branch] {
        guard let argument = choice[0].choices.last?.argument, made.contains(where: { $0.argument == argument }) else {
            return choice
        }
        let same = choice.filter { $0.choices.last.map(made.contains) ?? false }
        if !same.isEmpty { return same }
        let defaults = choice.filter(\.isDefault)
        return defaults.isEmpty ? choice : defaults
    }
}
