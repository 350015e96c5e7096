import CopyfitChecking

/// What the page can be narrowed to. It is shown by the script, without which it would do nothing.
struct PageFilters {
    private let names: PageNames
    private let kinds: [FindingKind]

    init(_ names: PageNames, _ findings: [Finding]) {
        self.names = names
        let found = Set(findings.map(\.kind))
        kinds = FindingKind.allCases.filter(found.contains)
    }

    var html: String {
        let locales = names.locales.enumerated().map { ("\($0)", PageNames.shown($1)) }
        let files = names.files.enumerated().map { ("\($0)", $1.isEmpty ? "no file" : MarkupText.of($1)) }
        return """
            <form id="filters" role="search" aria-label="Filters" hidden>
            \(Self.choice("locale", "Language", locales))
            <label>Key <input id="key" type="search" placeholder="part of a key" spellcheck="false"></label>
            \(Self.choice("file", "File", files))
            \(Self.choice("kind", "Kind", kinds.map { ($0.rawValue, $0.rawValue) }))
            <button type="reset">Show all</button>
            <output id="shown" aria-live="polite"></output>
            </form>
            """
    }

    /// A list of choices; names are markup.
    static func choice(_ id: String, _ label: String, _ choices: [(value: String, name: String)]) -> String {
        let options = choices.map { "<option value=\"\($0.value)\">\($0.name)</option>" }.joined()
        return "<label>\(label) <select id=\"\(id)\"><option value=\"\">all</option>\(options)</select></label>"
    }
}
