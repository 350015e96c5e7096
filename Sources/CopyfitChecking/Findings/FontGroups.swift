import CopyfitTranslations

/// Makes one finding of what most texts of a language have in common: that another font is used, or that no font has
/// their characters. A language in another script then takes one line instead of thousands.
struct FontGroups {
    private var textCounts: [String: Int] = [:]

    private struct Group: Hashable {
        let kind: FindingKind
        let language: String
        let font: String?
        let rule: String?
    }

    init(_ files: CheckedFiles, _ context: CheckContext) {
        for file in files.all where file.pseudo != .widest {
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
            let sorted = members.count * 2 > count ? members.sorted() : []
            guard var first = sorted.first else {
                others += members
                continue
            }
            first.group = FindingGroup(
                subject: .fonts,
                total: count,
                texts: sorted.map { FindingGroup.Text($0, of: first) }
            )
            others += first.reported
        }
        return others
    }

    private func group(of finding: Finding) -> Group {
        Group(kind: finding.kind, language: finding.language, font: finding.usedFont, rule: finding.rule)
    }
}

extension FindingGroup.Text {
    /// The text of a finding, in a group of which another is the first.
    fileprivate init(_ finding: Finding, of first: Finding) {
        self.init(
            file: finding.file == first.file ? nil : finding.file,
            line: finding.line,
            column: finding.column,
            key: finding.key,
            context: finding.context,
            locale: finding.locale == first.locale ? nil : finding.locale,
            variant: finding.variant.isEmpty ? nil : finding.variant,
            text: finding.text,
            message: finding.message
        )
    }
}
