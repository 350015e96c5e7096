import CopyfitLanguages
import CopyfitTranslations

/// Numbers for which messages have no text, and branches that no number chooses, by CLDR's rules for the language.
struct PluralFindings {
    private let context: CheckContext
    private let file: CheckedFile
    private let platform: PluralPlatform

    init(_ context: CheckContext, _ file: CheckedFile) {
        (self.context, self.file) = (context, file)
        platform = PluralPlatform(file.format)
    }

    /// For each message and number.
    var findings: [Finding] {
        let texts = file.translations.filter { text in
            !text.variant.isEmpty && !text.isMisread && text.isTranslatable && !text.isTerm(file.format)
                && context.looksAt(text, in: file)
        }
        return NumberBranches.all(in: texts).flatMap(findings) + FormFindings(texts, file, context).findings
    }

    private func findings(_ branches: NumberBranches) -> [Finding] {
        guard PluralRules(language: branches.first.locale.tag, branches.kind).areKnown else { return [] }
        return [missing(branches)].compactMap(\.self) + unused(branches)
    }

    /// One finding for all numbers without a text.
    private func missing(_ branches: NumberBranches) -> Finding? {
        guard branches.dependsOnNumber else { return nil }
        let own = branches.numbers.union(platform.ownNumbers(of: branches))
        let missing = PluralCategory.allCases.filter { branches.texts[$0] == nil && !platform.isDefault($0) }
        let numbers = missing.compactMap { category -> (PluralCategory, [Int])? in
            let numbers = BranchNumbers.smallest(category, branches.kind, branches.first.locale.tag, except: own)
            return numbers.isEmpty ? nil : (category, numbers)
        }
        if numbers.isEmpty { return nil }
        let lists = numbers.map { category, numbers in "\(BranchNumbers.list(numbers)) (\(category))" }
        let message = "There is no text for \(lists.joined(separator: ", nor for ")): \(platform.effect(on: branches))."
        let isGrave = platform.fails(with: branches)
        return isGrave
            ? context.grave(.pluralMissing, branches.first, file) { message }
            : context.finding(.pluralMissing, branches.first, file) { message }
    }

    private func unused(_ branches: NumberBranches) -> [Finding] {
        let language = branches.first.locale.tag
        let rules = PluralRules(language: language, branches.kind)
        let own = platform.ownNumbers(of: branches)
        return branches.texts.sorted { $0.key.order < $1.key.order }.compactMap { category, text in
            if category == .other || rules.isChosen(category) { return nil }
            // CLDR had it for 20, 30 and others up to version 41, which systems in use still have
            if category == .many, LanguageTag(language)?.language == "he" { return nil }
            if let number = category.number, own.contains(number) { return nil }
            return context.finding(.pluralUnused, text, file) {
                "No number chooses “\(category)” in \(language), so this text is never shown."
            }
        }
    }
}

extension PluralRules {
    /// Whether a number chooses a category, perhaps one with a fraction, or a great one.
    fileprivate func isChosen(_ category: PluralCategory) -> Bool {
        numbers(of: category, in: 0...200).contains { _ in true }
            || [1000, 100_000, 1_000_000].contains { self.category(of: $0) == category }
            || [0.1, 0.5, 1.5, 2.1, 5.5, 10.1].contains { self.category(of: $0) == category }
    }
}

extension PluralCategory {
    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The number that gives the category its name; nil if there is none.
    var number: Int? {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few, .many, .other: nil
        }
    }
}
