import CopyfitChecking

/// A table of the keys whose texts do not fit, by language: each cell says how many points its worst text is over.
struct HeatMap {
    private let rows: [HeatRows.Row]
    private let hiddenCount: Int
    private let locales: [String]
    private let numbers: [Int: Int]
    private let names: PageNames

    init(_ findings: [Finding], _ listed: ListedFindings, _ names: PageNames) {
        let all = HeatRows(findings).rows
        rows = Array(all.prefix(HTMLReport.keyLimit))
        hiddenCount = all.count - rows.count
        locales = Set(rows.flatMap(\.cells.keys)).sorted()
        numbers = listed.number
        self.names = names
    }

    /// Empty if all texts fit.
    var html: String {
        if rows.isEmpty { return "" }
        return """
            <p>\(note)</p>
            \(legend)
            <a class="skip" href="#findings">Skip the table</a>
            <div class="scroll" tabindex="0" role="region" aria-label="Table of points over">
            <table class="map">
            <thead><tr><th scope="col">Key</th>\(header)</tr></thead>
            <tbody>
            \(rows.map(html).joined())</tbody>
            </table>
            </div>

            """
    }

    private var note: String {
        let all = "The \(Count.text(rows.count, "key")) whose texts do not fit, the worst first."
        let hidden =
            " \(Count.text(hiddenCount, "more key")) that \(hiddenCount == 1 ? "is" : "are") over by less "
        let others = names.locales.count - locales.count
        let fitting = " \(Count.text(others, "other language")) \(others == 1 ? "has" : "have") no such text."
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

    private func html(_ row: HeatRows.Row) -> String {
        let key = MarkupText.of(row.key)
        let context = row.context.map { " <small>\(MarkupText.of($0))</small>" } ?? ""
        let cells = locales.map { locale in
            let number = names.locale(locale)
            guard let cell = row.cells[locale] else { return "<td data-l=\"\(number)\"></td>" }
            let label = "\(key) in \(PageNames.shown(locale)): \(cell.label)"
            let (attributes, text) = (" data-l=\"\(number)\" data-f=\"\(names.file(cell.file))\"", cell.text)
            guard let listed = numbers[cell.index] else {
                return
                    "<td class=\"\(cell.grade.rawValue)\"\(attributes)><span aria-label=\"\(label)\">\(text)</span></td>"
            }
            return "<td class=\"\(cell.grade.rawValue)\"\(attributes)>"
                + "<a href=\"#f\(listed)\" aria-label=\"\(label)\">\(text)</a></td>"
        }
        return "<tr data-k=\"\(key)\"><th scope=\"row\" title=\"\(MarkupText.of(row.family))\">"
            + "<bdi>\(key)</bdi>\(context)</th>\(cells.joined())</tr>\n"
    }
}
