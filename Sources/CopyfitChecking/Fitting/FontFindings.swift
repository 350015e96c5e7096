import CopyfitText
import CopyfitTranslations

/// What is wrong with the fonts of a text.
struct FontFindings {
    private let paragraph: PreparedParagraph

    init(_ paragraph: PreparedParagraph) { self.paragraph = paragraph }

    /// Whether every character has a font that is the one asked for or a fallback.
    func isEmpty(_ context: CheckContext) -> Bool {
        paragraph.missing.isEmpty && paragraph.substitutions.allSatisfy { context.rules.accepts(font: $0.used) }
    }

    /// One finding for all characters without a font, and one for each face that is used instead of another.
    func findings(
        _ context: CheckContext,
        _ translation: Translation,
        _ file: CheckedFile,
        rule: String
    ) -> [Finding] {
        var found: [Finding?] = []
        if !paragraph.missing.isEmpty {
            found.append(
                context.finding(.characterWithoutFont, translation, file, rule: rule) { missingMessage }
            )
        }
        var used: [String] = []
        for substitution in paragraph.substitutions
        where !used.contains(substitution.used) && !context.rules.accepts(font: substitution.used) {
            used.append(substitution.used)
            var finding = context.finding(.substitutedFont, translation, file, rule: rule) {
                let text = FitMessage.excerpt(paragraph.characters(in: substitution.range))
                return "“\(text)” is set in \(substitution.used), because \(substitution.asked) lacks it: add the "
                    + "font to the fallbacks to accept it."
            }
            finding?.usedFont = substitution.used
            found.append(finding)
        }
        return found.compactMap { finding in
            var finding = finding
            finding?.text = paragraph.source.text
            return finding
        }
    }

    private var missingMessage: String {
        var names: [String] = []
        for missing in paragraph.missing {
            for scalar in missing.characters.unicodeScalars {
                let number = String(scalar.value, radix: 16, uppercase: true)
                let name = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
                if !names.contains(name) { names.append(name) }
            }
        }
        let characters = FitMessage.excerpt(paragraph.missing.map(\.characters).joined())
        let list = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " …" : "")
        return "No font has “\(characters)” (\(list)): add a font that does."
    }
}
