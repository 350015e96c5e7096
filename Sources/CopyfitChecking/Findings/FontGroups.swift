import CopyfitTranslations

/// Makes one finding of what most texts of a language have in common: that another font is used, or that no font has
/// their characters. A language in another script then takes one line instead of thousands.
struct FontGroups {
    private var textCounts: [String: Int] = [:]

    /// Fewer findings are listed one by one.
    private static let least = 4

    private struct Group: Hashable {
        let kind: FindingKind
        let language: String
        let font: String?
        let rule: String?
    }

    init(_ files: CheckedFiles, _ context: CheckContext) {
        for file in files.files where file.pseudo != .widest {
            for translation in file.translations
            where context.looksAt(translation, in: file) && !translation.text.isEmpty {
                textCounts[translation.locale.tag, default: 0] += 1
            }
        }
    }

    /// The findings with one for each large group, at the place of the first.
    func grouped(_ findings: [Finding]) -> [Finding] {
        var groups: [Group: [Finding]] = [:]
        var others: [Finding] = []
        for finding in findings {
            if finding.kind == .substitutedFont || finding.kind == .characterWithoutFont {
                groups[group(of: finding), default: []].append(finding)
            } else {
                others.append(finding)
            }
        }
        for (group, members) in groups {
            let count = textCounts[group.language] ?? 0
            guard members.count >= Self.least, members.count * 2 > count, var first = members.min() else {
                others += members
                continue
            }
            first.count = members.count
            first.message = Self.message(group, members.count, of: count)
            others.append(first)
        }
        return others
    }

    private func group(of finding: Finding) -> Group {
        Group(kind: finding.kind, language: finding.language, font: finding.usedFont, rule: finding.rule)
    }

    private static func message(_ group: Group, _ number: Int, of count: Int) -> String {
        let texts = "\(number) of \(count) texts in this language"
        guard let font = group.font else { return "\(texts) have characters that no font has: add a font that does." }
        return
            "\(texts) have characters set in \(font), because the font lacks them: name it as a fallback if it may be used."
    }
}
