import CopyfitTranslations

/// Families of files whose source is a guess, or is not there.
struct SourceFindings {
    private let context: CheckContext
    private let sources: SourceTexts
    private let files: [CheckedFile]

    init(_ checked: CheckedFiles, _ context: CheckContext) {
        (self.context, sources, files) = (context, checked.compared.sources, checked.compared.files)
    }

    /// What families have in common.
    private struct Group: Hashable {
        let kind: FindingKind
        let basis: SourceBasis?
        let locale: TranslationLocale?
    }

    /// One finding for all families with the same fault, at the source or the first of its files.
    var findings: [Finding] {
        var groups: [Group: [[CheckedFile]]] = [:]
        for (family, members) in Dictionary(grouping: files, by: \.family).sorted(by: { $0.key < $1.key }) {
            guard members.contains(where: { !$0.isComparedOnly }), isCompared(family, members) else { continue }
            let (locale, basis) = (sources.locale(of: family), sources.basis(of: family))
            if basis == .stated { continue }
            let kind: FindingKind = basis == nil ? .sourceMissing : .sourceGuessed
            groups[Group(kind: kind, basis: basis, locale: locale), default: []].append(members)
        }
        return groups.compactMap { finding($0, $1) }
    }

    /// Whether translations of a family are compared with texts of another file or language.
    private func isCompared(_ family: String, _ members: [CheckedFile]) -> Bool {
        sources.languageCount(of: family) > 1
            && !members.allSatisfy { PlaceholderComparison.formatsWithSource.contains($0.format) }
    }

    private func finding(_ group: Group, _ families: [[CheckedFile]]) -> Finding? {
        let places = families.map { members in
            let sources = members.filter { file in group.locale.map(file.locales.contains) ?? false }
            return (sources.isEmpty ? members : sources).map(\.path).min() ?? ""
        }
        guard let path = places.min() else { return nil }
        let place = Translation(key: "", locale: .unknown, text: "", position: TextPosition(line: 1, column: 1))
        let all = families.count == 1 ? "" : " This is so for \(families.count) sets of files."
        return context.finding(group.kind, place, path: path) { message(group, families) + all }
    }

    private func message(_ group: Group, _ families: [[CheckedFile]]) -> String {
        let language = context.rules.sourceLanguage ?? families[0].lazy.compactMap(\.sourceLocale).first?.tag ?? "en"
        switch group.basis {
        case .place(let name, _):
            return
                "“\(name)” is no language and is taken for the source: confirm it with source: \(name) in copyfit.yml, or "
                + "leave it out with locales: { \(name): ignore }."
        case .regional:
            let name = group.locale?.name ?? ""
            return
                "No file is in the source language \(language), so \(name) is taken for the source: if it is, confirm it "
                + "with source: \(name) in copyfit.yml."
        case .stated, nil:
            return
                "No file is in the source language \(language), so nothing is compared: give sourceLanguage or source in "
                + "copyfit.yml, or --source-language."
        }
    }
}
