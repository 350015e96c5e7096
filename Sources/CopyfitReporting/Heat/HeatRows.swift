package import CopyfitChecking

/// The keys whose texts do not fit, the worst first, and how far they are over in each language.
package struct HeatRows {
    /// A key; one that is in several sets of files has a row for each.
    package struct Row {
        /// The key.
        package let key: String
        /// The context that distinguishes equal keys; nil if there is none.
        package let context: String?
        /// The files, with a star for the language.
        package let family: String
        /// The languages, as files spell them, in which a text does not fit.
        package let cells: [String: HeatCell]

        /// The most that any text is over; infinite if one fits at no width.
        package var worst: Double { cells.values.map(\.over).max() ?? 0 }
    }

    private struct Name: Hashable {
        let key: String
        let context: String?
        let family: String
    }

    /// The keys.
    package let rows: [Row]

    /// The keys of the findings that are about room.
    package init(_ findings: [Finding]) {
        var cells: [Name: [String: HeatCell]] = [:]
        for (index, finding) in findings.enumerated() {
            guard let fit = finding.fit else { continue }
            let family = FileFamily.name(finding.file, locale: finding.locale)
            let name = Name(key: finding.key, context: finding.context, family: family)
            cells[name, default: [:]][finding.locale, default: HeatCell()].add(fit, finding.file, index: index)
        }
        let rows = cells.map { Row(key: $0.key, context: $0.context, family: $0.family, cells: $1) }
        self.rows = rows.map { ($0.worst, $0) }.sorted(by: Self.isBefore).map(\.1)
    }

    private static func isBefore(_ one: (worst: Double, Row), _ two: (worst: Double, Row)) -> Bool {
        if one.worst != two.worst { return one.worst > two.worst }
        let (first, second) = (one.1, two.1)
        if first.key != second.key { return first.key.utf8.lexicographicallyPrecedes(second.key.utf8) }
        if first.family != second.family { return first.family < second.family }
        return first.context ?? "" < second.context ?? ""
    }
}
