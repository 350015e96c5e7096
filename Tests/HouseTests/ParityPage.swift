/// A name of SwiftUI's layout, and what Copyfit makes of it.
struct ParityRow {
    enum Verdict: String, CaseIterable {
        case works, differs, refused
    }

    /// The name as in SwiftUI's documentation, members with their type: `View.frame(width:height:alignment:)`.
    let symbol: String
    let verdict: Verdict
    /// How it differs, or why it is refused.
    let note: String
    let tests: [String]

    /// The parts of a line with bars between them: symbol, verdict with its note, tests.
    init?(_ line: String) {
        let parts = line.split(separator: "|").map { $0.drop { $0 == " " } }.map { part in
            String(part.reversed().drop { $0 == " " }.reversed())
        }
        guard parts.count >= 2, let verdict = Verdict(rawValue: String(parts[1].prefix { $0 != ":" })) else {
            return nil
        }
        symbol = parts[0]
        self.verdict = verdict
        note = String(parts[1].dropFirst(verdict.rawValue.count + 2))
        tests = parts.count < 3 ? [] : parts[2].split(separator: ";").map { String($0.drop { $0 == " " }) }
    }

    /// A row of the page. The test of a refused name is that it is not there.
    func markdown(path: String?) -> String {
        let name = symbol.hasPrefix("View.") ? String(symbol.dropFirst(5)) : symbol
        let link = path.map { "[`\(name)`](../\($0))" } ?? "`\(name)`"
        let held = verdict == .refused ? ["ParityTests.refused"] : tests
        let test = held.map { "`\($0)`" }.joined(separator: ", ")
        return "| \(link) | \(verdict.rawValue) | \(note) | \(test) |"
    }
}

/// The page that says what of SwiftUI's layout works.
struct ParityPage {
    /// Headings with their rows.
    let sections: [(heading: String, rows: [ParityRow])]
    /// Lines that are neither headings nor rows.
    let mistakes: [String]

    /// Lines of rows, below headings that begin with a number sign.
    init(_ text: String) {
        var sections: [(heading: String, rows: [ParityRow])] = []
        var mistakes: [String] = []
        for line in text.split(separator: "\n").map(String.init) {
            if line.hasPrefix("# ") {
                sections.append((String(line.dropFirst(2)), []))
            } else if let row = ParityRow(line), !sections.isEmpty {
                sections[sections.count - 1].rows.append(row)
            } else {
                mistakes.append(line)
            }
        }
        self.sections = sections
        self.mistakes = mistakes
    }

    var rows: [ParityRow] { sections.flatMap(\.rows) }

    func count(_ verdict: ParityRow.Verdict) -> Int { rows.count { $0.verdict == verdict } }

    /// The names that some source must declare and none does, and those that are refused and declared.
    func wrongSymbols(_ symbols: PublicSymbols) -> [String] {
        rows.filter { ($0.verdict == .refused) == (symbols.path(of: $0.symbol) != nil) }.map(\.symbol)
    }

    /// Rows without a test, and tests that do not exist.
    func wrongTests(_ index: TestIndex) -> [String] {
        rows.flatMap { row in
            let unknown = row.tests.filter { !index.contains($0) }.map { "\(row.symbol): \($0)" }
            return row.verdict != .refused && row.tests.isEmpty ? ["\(row.symbol): none"] : unknown
        }
    }

    /// Rows whose notes are missing, or are there without need.
    var wrongNotes: [String] { rows.filter { ($0.verdict == .works) != $0.note.isEmpty }.map(\.symbol) }

    func markdown(_ symbols: PublicSymbols) -> String {
        let tables = sections.map { section in
            let rows = section.rows.map { $0.markdown(path: symbols.path(of: $0.symbol)) }
            return """
                ## \(section.heading)

                | SwiftUI | here | how it differs, or why it is refused | test |
                |---|---|---|---|
                \(rows.joined(separator: "\n"))
                """
        }
        return ([introduction] + tables).joined(separator: "\n\n") + "\n"
    }

    private var introduction: String {
        """
        # SwiftUI's layout names in Copyfit

        The names in SwiftUI's documentation that concern layout: views, layouts, modifiers and values. Each row
        says whether the name works, where it is declared, and which test covers it. Names without a type are modifiers.
        Every name has a row that these pages of Apple's documentation list: Layout fundamentals, Layout adjustments, Custom
        layout, Lists, Scroll views, View fundamentals, Text input and output, Controls and indicators, Images, Shapes, Tables,
        View groupings (`Tests/HouseTests/ListedNames.swift`).

        | here | means | rows |
        |---|---|---|
        | works | the same as in SwiftUI where its sizes and places are known | \(count(.works)) |
        | differs | it compiles; the row says what is not the same | \(count(.differs)) |
        | refused | it is not declared, or declared unavailable; the row says why | \(count(.refused)) |

        What views answer to proposals is in [Sizing.md](Sizing.md), the rules are in [LayoutRules.md](LayoutRules.md).
        `make parity` writes this page from the rows in `Tests/HouseTests/ParityRows.swift`.
        """
    }
}
