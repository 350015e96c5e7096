public import CopyfitChecking

/// Findings as one HTML page that needs nothing else: no network, no other file, no fonts.
///
/// It has a heat map of keys and languages, the share of texts that fit against the width, how much longer each
/// language is than the source, and every finding drawn in its box. It can be filtered, and works without a mouse, with
/// a screen reader, in the dark, and for the most part without scripts.
public enum HTMLReport {
    /// More findings than these are not described one by one: errors are before others, then those over by most.
    public static let findingLimit = 2_000
    /// More keys than these are not in the heat map; those that are over by most come first.
    public static let keyLimit = 300

    /// The page. The widths, and the growth against the source, are from the report's measurements; without those they
    /// are left out.
    ///
    /// Every text of a file is escaped, and its control characters are made visible.
    ///
    /// - Complexity: O(n log n) in the number of findings and measurements.
    public static func text(_ report: CheckReport) -> String {
        let names = PageNames(report)
        let listed = ListedFindings(report.findings, limit: findingLimit)
        let map = HeatMap(report.findings, listed, names)
        let curves = FitCurves(report.measurements, names)
        let growth = GrowthTable(report.measurements, names)
        let sections = [
            PageSection(id: "map", title: "Points over, by key and language", content: map.html),
            PageSection(id: "widths", title: "How many texts fit, by width", content: curves.html),
            PageSection(id: "growth", title: "Growth against the source", content: growth.html),
            PageSection(id: "findings", title: "Findings", content: FindingList(listed, names).html),
            PageSection(id: "problems", title: "Could not be read", content: problems(report.problems)),
            PageSection(id: "files", title: "Files", content: files(report.summary.families)),
            PageSection(id: "fonts", title: "Fonts", content: fonts(report.summary.fonts ?? [])),
        ].filter { !$0.content.isEmpty }
        return """
            <!DOCTYPE html>
            <html lang="en">
            \(head)
            <body>
            \(hatch)
            <header>
            <h1>Do the translations fit?</h1>
            <p class="count">\(MarkupText.of(report.findingCount))</p>
            <p>\(MarkupText.of(report.lookedAt))</p>\(notes(report.summary))
            <nav aria-label="Sections"><ul>\(sections.map(\.link).joined())</ul></nav>
            </header>
            \(PageFilters(names, report.findings).html)
            <main>
            \(sections.map(\.html).joined())</main>
            <script type="application/json" id="data">\(curves.json)</script>
            <script>
            \(PageScript.text)
            </script>
            </body>
            </html>

            """
    }

    private static let head = """
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
        script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
        <title>Do the translations fit?</title>
        <style>
        \(PageStyle.text)
        </style>
        </head>
        """

    /// The pattern of what is too much, which all drawings use.
    private static let hatch = """
        <svg width="0" height="0" aria-hidden="true" class="patterns"><pattern id="hatch" width="5" height="5" \
        patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" class="stripe"/></pattern></svg>
        """

    /// What was compared with what, and what was exempt.
    private static func notes(_ summary: CheckSummary) -> String {
        let sentences = summary.sourceSentences + [summary.exemptSentence].compactMap(\.self)
        return sentences.map { "\n<p>\(MarkupText.of($0))</p>" }.joined()
    }

    /// A row for each set of files that are translations of one another.
    private static func files(_ families: [CheckedFamily]) -> String {
        let rows = families.filter { $0.source != nil }.map { family in
            let words = SourceWords(family)
            let cells = [words.source, words.languages].map { "<td>\(MarkupText.of($0))</td>" }.joined()
            return "<tr><th scope=\"row\">\(MarkupText.of(family.name))</th>\(cells)</tr>\n"
        }
        if rows.isEmpty { return "" }
        return """
            <div class="scroll" tabindex="0" role="region" aria-label="Table of files">
            <table class="files"><thead><tr><th scope="col">Files</th><th scope="col">Source</th>\
            <th scope="col">Languages</th></tr></thead><tbody>
            \(rows.joined())</tbody></table></div>

            """
    }

    private static func fonts(_ fonts: [CheckedFont]) -> String {
        if fonts.isEmpty { return "" }
        let rows = fonts.map { font in
            let (name, file) = (MarkupText.of(font.font), MarkupText.of(font.file))
            let (origin, version) = (MarkupText.of(font.from), MarkupText.of(font.version))
            let hash = "<code>\(MarkupText.of(font.sha256))</code>"
            return "<li><b>\(name)</b> \(file) (\(origin)), \(version), SHA-256 \(hash)</li>\n"
        }
        return "<ul>\n\(rows.joined())</ul>\n"
    }

    private static func problems(_ problems: [CheckProblem]) -> String {
        if problems.isEmpty { return "" }
        let rows = problems.prefix(findingLimit).map { problem in
            "<li><code>\(MarkupText.of(problem.place))</code> \(MarkupText.of(problem.message))</li>\n"
        }
        let rest = problems.count - rows.count
        return "<ul>\n\(rows.joined())</ul>\n" + (rest == 0 ? "" : "<p>And \(rest) more.</p>\n")
    }
}

/// A part of the page.
struct PageSection {
    let id: String
    let title: String
    let content: String

    /// Its entry in the list of parts.
    var link: String { "<li><a href=\"#\(id)\">\(title)</a></li>" }

    var html: String {
        "<section id=\"\(id)\" aria-labelledby=\"\(id)-title\">\n<h2 id=\"\(id)-title\">\(title)</h2>\n\(content)</section>\n"
    }
}
