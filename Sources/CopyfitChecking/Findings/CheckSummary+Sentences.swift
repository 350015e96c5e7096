import CopyfitFit

extension CheckSummary {
    /// Which languages were compared with which files, and which names were left out, in a few sentences; empty if there is
    /// only one language.
    package var sourceSentences: [String] {
        let compared = families.filter { $0.source != nil && $0.languages.count > 1 }
        let groups = Dictionary(grouping: compared) { family in
            SourceGroup(
                language: family.source?.language ?? "",
                isGuess: family.source?.isGuess ?? false,
                isOwn: family.hasOwnSources
            )
        }
        let sorted = groups.map { (count: $1.count, sentence: $0.sentence(of: $1)) }
            .sorted { ($1.count, $0.sentence) < ($0.count, $1.sentence) }
        let listed = sorted.prefix(3).map(\.sentence)
        let rest = sorted.count > 3 ? ["\(Count.text(sorted.count - 3, "other source language")) in the reports."] : []
        let names = leftOut.prefix(8).joined(separator: ", ") + (leftOut.count > 8 ? " and others" : "")
        return listed + rest + (leftOut.isEmpty ? [] : ["Left out as no languages: \(names)."])
    }

    /// A sentence about exempt findings and their reasons; nil if there are none.
    package var exemptSentence: String? {
        if exemptions.isEmpty { return nil }
        let texts = exemptions.reduce(0) { $0 + $1.texts }
        let listed = exemptions.prefix(3).map { exemption in
            let place = exemption.file.map { " (\($0):\(exemption.line ?? 1))" } ?? ""
            return "\(exemption.texts) by “\(FitMessage.excerpt(exemption.reason))”\(place)"
        }
        let rest = exemptions.count > 3 ? ", and by \(Count.text(exemptions.count - 3, "other exemption"))" : ""
        return "\(Count.text(texts, "text")) exempt: \(listed.joined(separator: ", "))\(rest)."
    }
}

/// Families that are compared with one language.
private struct SourceGroup: Hashable {
    let language: String
    let isGuess: Bool
    /// Whether each entry has the text that it is translated from.
    let isOwn: Bool

    private static let fewLanguages = 12

    func sentence(of families: [CheckedFamily]) -> String {
        let languages = Set(families.flatMap(\.languages)).subtracting([language]).sorted()
        let listed = languages.prefix(Self.fewLanguages).joined(separator: ", ")
        let rest =
            languages.count > Self.fewLanguages ? " and \(languages.count - Self.fewLanguages) more languages" : ""
        return "Compared with \(source(families)): \(listed)\(rest)."
    }

    private func source(_ families: [CheckedFamily]) -> String {
        if isOwn { return "each entry's own source" }
        let files = Set(families.flatMap { $0.source?.files ?? [] }).sorted()
        let more = files.count > 1 ? " and \(Count.text(files.count - 1, "more file"))" : ""
        let name = language == "und" ? "" : "\(language) "
        return "\(name)(\(files.first ?? "")\(more)\(isGuess ? ", a guess" : ""))"
    }
}

extension CheckedFamily {
    fileprivate var hasOwnSources: Bool { source.map(\.files.isEmpty) ?? false }
}
