import CopyfitChecking

/// A table of the keys whose texts do not fit, by language: each cell says how many points its worst text is over.
struct HeatMap {
    private let rows: [Row]
    private let hiddenCount: Int
    private let locales: [String]
    private let names: PageNames

    /// A key that is in several sets of files has a row in each.
    private struct RowName: Hashable {
        let key: String
        let context: String?
        let family: String
    }

    private struct Row {
        let name: RowName
        let cells: [String: HeatCell]
        /// The most that any text is over; infinite if one fits at no width.
        let worst: Double
    }

    init(_ findings: [Finding], _ listed: ListedFindings, _ names: PageNames) {
        var cells: [RowName: [String: HeatCell]] = [:]
        for (index, finding) in findings.enumerated() {
            guard let fit = finding.fit else { continue }
            let family = FileFamily.name(finding.file, locale: finding.locale)
            let name = RowName(key: finding.key, context: finding.context, family: family)
            cells[name, default: [:]][finding.locale, default: HeatCell()].add(
                fit,
                finding.file,
                number: listed.number[index]
            )
        }
        let all = cells.map { Row(name: $0, cells: $1, worst: $1.values.map(\.over).max() ?? 0) }.sorted(
            by: Self.isBefore
        )
        rows = Array(all.prefix(HTMLReport.keyLimit))
        hiddenCount = all.count - rows.count
        locales = Set(rows.flatMap(\.cells.keys)).sorted()
        self.names = names
    }

    private static func isBefore(_ one: Row, _ two: Row) -> Bool {
        if one.worst != two.worst { return one.worst > two.worst }
        let (first, second) = (one.name, two.name)
        if first.key != second.key { return first.key.utf8.lexicographicallyPrecedes(second.key.utf8) }
        if first.family != second.family { return first.family < second.family }
        return first.context ?? "" < second.context ?? ""
    }

    /// Empty if all texts fit.
    var html: String {
        if rows.isEmpty { return "" }
        return """
            <p>\(note)</p>
            \(legend)
            <div class="scroll" tabindex="0" role="region" aria-labelledby="map-title">
            <table class="map">
            <thead><tr><th scope="col">Key</th>\(header)</tr></thead>
            <tbody>
            \(rows.map(html).joined())</tbody>
            </table>
            </div>

            """
    }

    private var note: String {
        let all = "The \(PointsText.count(rows.count, "key")) whose texts do not fit, the worst first."
        let hidden =
            " \(PointsText.count(hiddenCount, "more key")) that \(hiddenCount == 1 ? "is" : "are") over by less "
        let others = names.locales.count - locales.count
        let fitting = " \(PointsText.count(others, "other language")) \(others == 1 ? "has" : "have") no such text."
        return all + (hiddenCount == 0 ? "" : hidden + "\(hiddenCount == 1 ? "is" : "are") left out.")
            + (others == 0 ? "" : fitting)
    }

    private var legend: String {
        let steps = HeatCell.Grade.allCases.map { "<li class=\"\($0.rawValue)\">\($0.legend)</li>" }
        return "<ul class=\"legend\" aria-label=\"Colours\">\(steps.joined())</ul>"
    }

    private var header: String {
        locales.map { "<th scope=\"col\" data-l=\"\(names.locale($0))\">\(PageNames.shown($0))</th>" }.joined()
    }

    private func html(_ row: Row) -> String {
        let key = MarkupText.of(row.name.key)
        let context = row.name.context.map { " <small>\(MarkupText.of($0))</small>" } ?? ""
        let cells = locales.map { locale in
            let number = names.locale(locale)
            guard let cell = row.cells[locale] else { return "<td data-l=\"\(number)\"></td>" }
            let label = "\(key) in \(PageNames.shown(locale)): \(cell.label)"
            let (attributes, text) = (" data-l=\"\(number)\" data-f=\"\(names.file(cell.file))\"", cell.text)
            guard let listed = cell.number else {
                return
                    "<td class=\"\(cell.grade.rawValue)\"\(attributes)><span aria-label=\"\(label)\">\(text)</span></td>"
            }
            return "<td class=\"\(cell.grade.rawValue)\"\(attributes)>"
                + "<a href=\"#f\(listed)\" aria-label=\"\(label)\">\(text)</a></td>"
        }
        return "<tr data-k=\"\(key)\"><th scope=\"row\" title=\"\(MarkupText.of(row.name.family))\">"
            + "<bdi>\(key)</bdi>\(context)</th>\(cells.joined())</tr>\n"
    }
}
