import CopyfitUnicode
import Testing

@Suite("Unicode's break tests")
struct BreakFileTests {
    private let analyzer = TextAnalyzer()

    /// Rules and properties change from version to version of Unicode: against a file of another version one row in so many
    /// may differ.
    private static let changedByVersions = 10

    @Test(
        "every row of GraphemeBreakTest.txt",
        .enabled(if: UnicodeFile.isInstalled("auxiliary/GraphemeBreakTest.txt"), "needs the package unicode-data")
    )
    func graphemes() throws {
        let file = try UnicodeFile("auxiliary/GraphemeBreakTest.txt")
        var wrong: [Substring] = []
        for row in file.lines {
            var expected: Set<Int> = []
            guard let text = ScalarText(breakTest: row, breaks: &expected) else { continue }
            if try graphemeEnds(text.text) != expected { wrong.append(row) }
        }
        print("unicode: GraphemeBreakTest \(file.description): \(file.lines.count) rows, \(wrong.count) differ")
        #expect(file.lines.count > 500)
        if file.isOfLinkedVersion { #expect(wrong == []) }
        #expect(wrong.count <= file.lines.count / Self.changedByVersions, "\(wrong)")
    }

    /// ICU's root line rules are UAX #14 with one tailoring (a number takes its prefix, postfix and infix whole); ours drops
    /// breaks inside graphemes. Both may only shrink: Unicode 15.0 has the counts below.
    @Test(
        "every row of LineBreakTest.txt but for counted deviations",
        .enabled(if: UnicodeFile.isInstalled("auxiliary/LineBreakTest.txt"), "needs the package unicode-data")
    )
    func lines() throws {
        let file = try UnicodeFile("auxiliary/LineBreakTest.txt")
        var (inGraphemes, tailored): ([Substring], [Substring]) = ([], [])
        for row in file.lines {
            var expected: Set<Int> = []
            guard let text = ScalarText(breakTest: row, breaks: &expected) else { continue }
            let found = try opportunities(text.text)
            if found == expected { continue }
            let whole = try graphemeEnds(text.text)
            if found == expected.intersection(whole) { inGraphemes.append(row) } else { tailored.append(row) }
        }
        print(
            "unicode: LineBreakTest \(file.description): \(file.lines.count) rows, \(inGraphemes.count) break inside a "
                + "grapheme, \(tailored.count) differ by ICU's tailoring: \(tailored)"
        )
        #expect(file.lines.count > 7_000)
        #expect(tailored.count <= file.lines.count / Self.changedByVersions)
        if file.isOfLinkedVersion, file.version == "15.0" {
            #expect(inGraphemes.count == 315)
            #expect(tailored.count == 22)
        }
    }

    private func opportunities(_ text: String) throws -> Set<Int> {
        var analysis = ParagraphAnalysis()
        try analyzer.analyze(text.utf8Span.span, language: "und", direction: .auto, into: &analysis)
        return Set(analysis.opportunities.map { Int($0.offset) })
    }

    private func graphemeEnds(_ text: String) throws -> Set<Int> {
        let ends = try analyzer.graphemes(of: text.utf8Span.span)
        if !ends.isEmpty { return Set(ends.map { Int($0) }) }
        let bytes = Array(text.utf8)
        return Set(bytes.indices.filter { !bytes[$0...].starts(with: [13, 10]) }.map { $0 + 1 })
    }
}
