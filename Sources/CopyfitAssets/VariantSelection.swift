package import CopyfitAppleStrings
import CopyfitLanguages

/// Which of a key's variants is shown: by the plural rules of the language, of the kinds of device and other choices
/// the general one.
package struct VariantSelection {
    private let values: [StringLookup.Value]
    private let language: String
    private var cardinals: PluralRules { PluralRules(language: language) }

    package init(_ lookup: StringLookup, language: String) {
        values = lookup.values
        self.language = language
    }

    /// The index of the variant that fits the values best; of equal ones the first. If none fits, the first; nil if there is
    /// none.
    package func best(of variants: [Translation]) -> Int? {
        guard variants.count > 1 else { return variants.indices.first }
        let arguments = arguments(of: variants)
        var best: (index: Int, rank: Int)?
        for (index, translation) in variants.enumerated() {
            guard let rank = rank(translation.variant, arguments), rank > best?.rank ?? -1 else { continue }
            best = (index, rank)
        }
        return best?.index ?? 0
    }

    /// The numbers by the names of the arguments that choose: by the number of a placeholder with that name, otherwise
    /// in the order of the names.
    private func arguments(of variants: [Translation]) -> [String: StringLookup.Value] {
        let numbers = values.filter { $0 != .other }
        var arguments: [String: StringLookup.Value] = [:]
        var order = 0
        for name in variants.lazy.flatMap({ $0.variant.compactMap(\.argument) }) where arguments[name] == nil {
            let index = variants.lazy.flatMap(\.placeholders).first { $0.name == name }?.index
            if let index, values.indices.contains(index - 1) {
                arguments[name] = values[index - 1]
            } else if order < numbers.count {
                arguments[name] = numbers[order]
            }
            order += 1
        }
        return arguments
    }

    /// How well conditions fit; nil if they do not hold.
    private func rank(_ variant: [VariantChoice], _ arguments: [String: StringLookup.Value]) -> Int? {
        var sum = 0
        for choice in variant {
            let number = choice.argument.flatMap { arguments[$0] } ?? values.first { $0 != .other }
            guard let rank = rank(choice, number ?? .other) else { return nil }
            sum += rank
        }
        return sum
    }

    private func rank(_ choice: VariantChoice, _ number: StringLookup.Value) -> Int? {
        switch choice {
        case .plural(let category, _): rank(category, number)
        case .ordinal(let category, _): rank(category, of: number, PluralRules(language: language, .ordinal))
        case .number(let exact, _): number.double == Double(exact) && number != .other ? 4 : nil
        case .form(_, let examples): rank(examples, number)
        case .device(let name), .select(let name, _): name == "other" ? 1 : 0
        case .width: 0
        }
    }

    /// A text for zero is for the number 0 in every language, as in Apple's formats.
    private func rank(_ category: PluralCategory, _ number: StringLookup.Value) -> Int? {
        if category == .zero, number == .integer(0) { return 3 }
        return rank(category, of: number, cardinals)
    }

    private func rank(_ category: PluralCategory, of number: StringLookup.Value, _ rules: PluralRules) -> Int? {
        let own: PluralCategory? =
            switch number {
            case .integer(let value): rules.category(of: Int(clamping: value))
            case .decimal(let value): rules.category(of: value)
            case .other: nil
            }
        return category == own ? 2 : category == .other ? 1 : nil
    }

    /// gettext's forms, by the category of the numbers that choose them.
    private func rank(_ examples: [Int], _ number: StringLookup.Value) -> Int? {
        guard case .integer(let value) = number else { return 0 }
        let category = cardinals.category(of: Int(clamping: value))
        return examples.contains { cardinals.category(of: $0) == category } ? 2 : 0
    }
}

extension StringLookup.Value {
    fileprivate var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .decimal(let value): value
        case .other: nil
        }
    }
}
