import CopyfitLanguages
import CopyfitTranslations

/// The number that a text shows in the place of a placeholder because it is the one that chose the text's branch.
///
/// It is chosen here for all formats: near a given sample, or else the widest number of at most four digits that chooses the
/// branch, or else the smallest.
struct ChosenNumber {
    private enum Branch {
        case exact(Double)
        case form(Int)
        case category(PluralCategory, PluralRules)
    }

    private let branch: Branch
    /// What the message takes off its argument to choose a category.
    private let offset: Double
    /// Whether the placeholder shows the argument less the offset: `#`.
    private let isReduced: Bool

    /// What the conditions of a text say about a placeholder; nil if they say nothing.
    init?(_ translation: Translation, of placeholder: Placeholder) {
        guard placeholder.isNumber || placeholder.kind == .any,
            let choice = translation.variant.last(where: { Self.branch($0, placeholder, translation) != nil }),
            let branch = Self.branch(choice, placeholder, translation)
        else { return nil }
        self.branch = branch
        offset = Double(translation.offset(of: choice))
        isReduced = placeholder.kind == .count
    }

    private static func branch(_ choice: VariantChoice, _ placeholder: Placeholder, _ text: Translation) -> Branch? {
        switch choice {
        case .number(let number, let argument):
            isMeant(argument, placeholder, text) ? Double(number).map(Branch.exact) : nil
        case .plural(let category, let argument):
            isMeant(argument, placeholder, text)
                ? .category(category, PluralRules(language: text.locale.tag)) : nil
        case .ordinal(let category, let argument):
            isMeant(argument, placeholder, text)
                ? .category(category, PluralRules(language: text.locale.tag, .ordinal)) : nil
        case .form: isMeant(nil, placeholder, text) ? text.widestOfForm.map(Branch.form) : nil
        case .device, .width, .select: nil
        }
    }

    /// Without an argument's name, the first number is the one that chooses.
    private static func isMeant(_ argument: String?, _ placeholder: Placeholder, _ text: Translation) -> Bool {
        if let argument { return placeholder.isArgument(argument) }
        let numbers = text.placeholders.filter(\.isNumber)
        guard let first = numbers.first(where: { $0.kind == .count }) ?? numbers.first else { return false }
        return placeholder == first || placeholder.isNumber && placeholder.isSame(first)
    }

    /// Numbers that choose the branch: near the samples, if there are some.
    func numbers(near samples: [PlaceholderSamples.Value]) -> [Double] {
        let given = samples.compactMap { sample -> Double? in
            if case .number(let number) = sample { number } else { nil }
        }
        let numbers: [Double] =
            switch branch {
            case .exact(let number): [number]
            case .form(let widest): [Double(widest)]
            case .category(let category, let rules):
                Self.numbers(of: category, rules, near: given.map { $0 - offset }).map { $0 + offset }
            }
        return isReduced ? numbers.map { $0 - offset } : numbers
    }

    private static func numbers(of category: PluralCategory, _ rules: PluralRules, near given: [Double]) -> [Double] {
        let found = given.compactMap { rules.number(near: $0, of: category) }
        return found.isEmpty ? [Double(rules.widestNumber(of: category))] : found
    }
}

extension Translation {
    /// What a message takes off its argument before a category is chosen; 0 if nothing.
    func offset(of choice: VariantChoice) -> Int { choice.argument.flatMap { pluralOffsets[$0] } ?? 0 }
}

extension PluralRules {
    /// A whole number of a category near one with a fraction; nil if there is none, or the number is too large.
    fileprivate func number(near number: Double, of category: PluralCategory) -> Double? {
        guard number >= 0, number < 1e15 else { return nil }
        return self.number(near: Int(number), of: category).map(Double.init)
    }

    /// The greatest number up to 8,888 of a category; of one without any, a million (French `many`), or 100 if that is none
    /// either. CLDR's categories with few numbers have small ones.
    fileprivate func widestNumber(of category: PluralCategory) -> Int {
        number(near: 8888, of: category) ?? number(near: 1000, of: category)
            ?? (self.category(of: 1_000_000) == category ? 1_000_000 : 100)
    }
}
