import CopyfitLanguages
import CopyfitTranslations

/// The branches of a message by one number, under the same other conditions.
struct NumberBranches {
    /// What the branches have in common.
    struct Identity: Hashable {
        let key: MessageKey
        let locale: TranslationLocale
        let argument: String?
        let others: [VariantChoice]
    }

    /// The texts, by their categories; of several the first.
    private(set) var texts: [PluralCategory: Translation] = [:]
    /// The first text of all.
    let first: Translation
    private(set) var kind = PluralRules.Kind.cardinal
    /// The numbers with branches of their own.
    private(set) var numbers: Set<Int> = []

    private init(_ first: Translation) { self.first = first }

    /// All of some texts, in the order of the file.
    static func all(in texts: [Translation]) -> [NumberBranches] {
        var indices: [Identity: Int] = [:]
        var all: [NumberBranches] = []
        for text in texts {
            for (position, choice) in text.variant.enumerated() where choice.isByNumber {
                var others = text.variant
                others.remove(at: position)
                let identity = Identity(
                    key: MessageKey(text),
                    locale: text.locale,
                    argument: choice.argument,
                    others: others
                )
                let index = indices[identity] ?? all.count
                if index == all.count {
                    indices[identity] = index
                    all.append(NumberBranches(text))
                }
                all[index].add(choice, text)
            }
        }
        return all.filter { !$0.texts.isEmpty }
    }

    private mutating func add(_ choice: VariantChoice, _ text: Translation) {
        switch choice {
        case .plural(let category, _): texts[category] = texts[category] ?? text
        case .ordinal(let category, _):
            texts[category] = texts[category] ?? text
            kind = .ordinal
        case .number(let number, _): if let number = Int(number) { numbers.insert(number &- text.offset(of: choice)) }
        case .form, .device, .width, .select: break
        }
    }

    /// Whether each branch is in a place of its own, as an entry of the file.
    var areEntries: Bool {
        guard numbers.isEmpty, first.variant.count == 1 else { return false }
        return texts.count > 1 ? Set(texts.values.map(\.position)).count == texts.count : first.text.contains("{{")
    }

    /// Whether the message speaks of a number, or differs by one.
    var dependsOnNumber: Bool {
        if texts.count > 1 { return true }
        let choice = first.variant.first(where: \.isByNumber)
        return texts.values.contains { text in
            text.placeholders.contains { placeholder in
                placeholder.isNumber || choice?.argument.map(placeholder.isArgument) ?? false
            }
        }
    }
}

extension VariantChoice {
    /// Whether it is a category of a number, or a number.
    fileprivate var isByNumber: Bool {
        switch self {
        case .plural, .ordinal, .number: true
        case .form, .device, .width, .select: false
        }
    }
}
