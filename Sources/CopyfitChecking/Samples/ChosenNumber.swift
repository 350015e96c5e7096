import CopyfitLanguages
import CopyfitTranslations

/// What a text's plural branch says about a number in it.
struct ChosenNumber {
    private enum Branch {
        case exact(Double)
        case examples([Int])
        case category(PluralCategory)
    }

    private let branch: Branch
    private let rules: PluralRules

    /// What the conditions of a text say about a placeholder; nil if they say nothing.
    init?(_ variant: [VariantChoice], of placeholder: Placeholder, _ language: String) {
        guard placeholder.kind == .count || placeholder.kind == .integer || placeholder.kind == .any,
            let branch = variant.lazy.compactMap({ Self.branch($0, placeholder) }).last
        else { return nil }
        self.branch = branch
        rules = PluralRules(language: language)
    }

    private static func branch(_ choice: VariantChoice, _ placeholder: Placeholder) -> Branch? {
        switch choice {
        case .number(let number, let argument):
            isMeant(argument, placeholder) ? Double(number).map(Branch.exact) : nil
        case .plural(let category, let argument): isMeant(argument, placeholder) ? .category(category) : nil
        case .form(_, let examples):
            placeholder.kind != .any && !examples.isEmpty ? .examples(examples) : nil
        case .ordinal, .device, .width, .select: nil
        }
    }

    /// Without an argument's name, the first number is the one that chooses.
    private static func isMeant(_ argument: String?, _ placeholder: Placeholder) -> Bool {
        guard let argument else { return placeholder.kind != .any && (placeholder.index ?? 1) == 1 }
        return placeholder.isArgument(argument)
    }

    /// Numbers that choose the branch: near the samples, if samples are given.
    func numbers(near samples: [PlaceholderSamples.Value]) -> [Double] {
        let given = samples.compactMap { sample -> Double? in
            if case .number(let number) = sample { number } else { nil }
        }
        switch branch {
        case .exact(let number): return [number]
        case .examples(let examples): return examples.map(Double.init)
        case .category(let category):
            let found = given.compactMap { rules.number(near: $0, of: category) }
            return found.isEmpty ? [Double(rules.usualNumber(of: category))] : found
        }
    }
}

extension PluralRules {
    /// A whole number of a category near one with a fraction; nil if there is none, or the number is too large.
    fileprivate func number(near number: Double, of category: PluralCategory) -> Double? {
        guard number >= 0, number < 1e15 else { return nil }
        return self.number(near: Int(number), of: category).map(Double.init)
    }

    /// The number that a category is shown with: one that many languages have in it, or another if the language has not. The
    /// millions of Romance languages are not shown: few texts have so much room to spare.
    fileprivate func usualNumber(of category: PluralCategory) -> Int {
        let usual =
            switch category {
            case .zero: 0
            case .one: 1
            case .two: 2
            case .few: 3
            case .many: 11
            case .other: 100
            }
        return number(near: usual, of: category) ?? numbers(of: category, in: 0...1000).first { _ in true } ?? usual
    }
}
