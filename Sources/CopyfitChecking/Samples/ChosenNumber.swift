import CopyfitTranslations

/// What a text's plural branch says about a number in it.
struct ChosenNumber {
    private enum Branch {
        case exact(Double)
        case examples([Int])
        case category(PluralCategory)
    }

    private let branch: Branch
    private let language: String

    /// What the conditions of a text say about a placeholder; nil if they say nothing.
    init?(_ variant: [VariantChoice], of placeholder: Placeholder, _ language: String) {
        guard placeholder.kind == .count || placeholder.kind == .integer || placeholder.kind == .any,
            let branch = variant.lazy.compactMap({ Self.branch($0, placeholder) }).last
        else { return nil }
        self.branch = branch
        self.language = language
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
            let found = given.compactMap { PluralNumbers.number(near: $0, in: category, language: language) }
            return found.isEmpty ? [PluralNumbers.usual(category)] : found
        }
    }
}
