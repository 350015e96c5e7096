import CopyfitLanguages
import CopyfitTranslations

/// Plural forms of gettext that are for numbers which the language distinguishes, because the header has too few.
struct FormFindings {
    private let texts: [Translation]
    private let file: CheckedFile
    private let context: CheckContext

    init(_ texts: [Translation], _ file: CheckedFile, _ context: CheckContext) {
        (self.texts, self.file, self.context) = (texts, file, context)
    }

    /// One for the file, at the first form that is for too much.
    var findings: [Finding] {
        guard file.format == .gettext, let first = texts.first else { return [] }
        let rules = PluralRules(language: first.locale.tag)
        guard rules.areKnown else { return [] }
        let forms = Dictionary(
            grouping: texts.filter { $0.key == first.key && $0.context == first.context },
            by: \.form
        )
        for text in forms.values.compactMap(\.first).sorted(by: { $0.position < $1.position }) {
            let numbers = numbers(of: text, among: forms.values.compactMap(\.first))
            let categories = Dictionary(grouping: numbers, by: rules.category)
            if categories.count < 2 { continue }
            let lists = categories.sorted { $0.value[0] < $1.value[0] }.map { category, numbers in
                "\(BranchNumbers.list(Array(numbers.prefix(4)))) (\(category))"
            }
            let message =
                "The header's Plural-Forms has one form for \(lists.joined(separator: " and ")), which "
                + "\(first.locale.tag) distinguishes."
            return [context.finding(.pluralMissing, text, file) { message }].compactMap(\.self)
        }
        return []
    }

    /// Numbers of at least 2, about which languages and headers agree, that choose a form: its examples, and if it is the only
    /// form with more numbers than those, all that no other form has.
    private func numbers(of text: Translation, among forms: [Translation]) -> [Int] {
        guard case .form(_, let examples)? = text.variant.first else { return [] }
        let others = forms.filter { $0.form != text.form }.flatMap(\.examples)
        let isOpen =
            examples.count > 3 && forms.allSatisfy { $0.form == text.form || (1...3).contains($0.examples.count) }
        return (isOpen ? Array(2...100).filter { !others.contains($0) } : examples).filter { $0 > 1 }
    }
}

extension Translation {
    fileprivate var form: Int? {
        if case .form(let index, _)? = variant.first { index } else { nil }
    }

    fileprivate var examples: [Int] {
        if case .form(_, let examples)? = variant.first { examples } else { [] }
    }
}
