import CopyfitChecking

/// Every finding with its text as it is set.
struct FindingList {
    private let listed: ListedFindings
    private let names: PageNames

    init(_ listed: ListedFindings, _ names: PageNames) {
        self.listed = listed
        self.names = names
    }

    var html: String {
        if listed.findings.isEmpty { return "<p>No findings.</p>\n" }
        let items = listed.findings.enumerated().map { "<li>\(html($1, number: $0 + 1))</li>\n" }
        let all = listed.findings.count + listed.hiddenCount
        let most = "<p>\(items.count) of \(all) findings: errors first, then the largest excess.</p>\n"
        return (listed.hiddenCount == 0 ? "" : most) + "<ol class=\"findings\">\n\(items.joined())</ol>\n"
    }

    private func html(_ finding: Finding, number: Int) -> String {
        let (key, kind) = (MarkupText.of(finding.key), finding.kind.rawValue)
        let conditions = ([finding.locale] + finding.variant).filter { !$0.isEmpty }.map { MarkupText.of($0) }
        let context = finding.context.map { " <small>\(MarkupText.of($0))</small>" } ?? ""
        let what = [finding.message, finding.failingRanges].filter { !$0.isEmpty }.joined(separator: " ")
        let repairs = RepairSentence.text(finding)
        return """
            <article id="f\(number)" tabindex="-1" data-k="\(key)" data-l="\(names.locale(finding.locale))" \
            data-f="\(names.file(finding.file))" data-s="\(kind)" aria-labelledby="t\(number)">
            <h3 id="t\(number)"><span class="\(finding.severity.rawValue)">\(finding.severity.rawValue)</span> \
            <bdi>\(key)</bdi>\(context) \(conditions.isEmpty ? "" : "(\(conditions.joined(separator: ", ")))") \
            <code>\(MarkupText.of(finding.kindAndRule()))</code></h3>
            <p class="place">\(MarkupText.of(finding.place))</p>
            <p>\(MarkupText.of(what))</p>
            \(content(finding))\(repairs.isEmpty ? "" : "<p class=\"repairs\">\(MarkupText.of(repairs))</p>\n")</article>
            """
    }

    /// The drawing, or the text alone.
    private func content(_ finding: Finding) -> String {
        let language = finding.language == "und" ? "" : " lang=\"\(MarkupText.of(finding.language))\""
        func paragraph(_ text: String, _ attributes: String) -> String {
            let excerpt = text.count > 500 ? text.prefix(500) + "…" : text
            return excerpt.isEmpty ? "" : "<p dir=\"auto\" \(attributes)>\(MarkupText.of(excerpt))</p>\n"
        }
        let source = paragraph(finding.source ?? "", "class=\"source\"")
        let text = source + paragraph(finding.text, "class=\"text\"\(language)")
        guard let fit = finding.fit else { return text }
        return text + "<figure\(language)>\(FindingDrawing(fit, finding).svg)</figure>\n"
    }
}
