import CopyfitUnicode
import Testing

@testable import CopyfitText

@Suite("Unicode's bidi tests")
struct BidiFileTests {
    private let analyzer = TextAnalyzer()

    /// ICU follows UAX #9 as of Unicode 6.3. What changed in Unicode 8.0 it does not do: fed with these rows straight,
    /// `ubidi_setPara` and `ubidi_getLevels` of ICU 72 differ from the file in the same 30. They are overrides on isolates
    /// between embeddings (4; ICU-23513) and on brackets (16), marks on paired brackets (9), and more than 63 open
    /// brackets (1; ICU-23513).
    @Test(
        "Every row of BidiCharacterTest.txt but for counted deviations: base level, levels, visual order",
        .enabled(if: UnicodeFile.isInstalled("BidiCharacterTest.txt"), "needs the package unicode-data")
    )
    func characters() throws {
        let file = try UnicodeFile("BidiCharacterTest.txt")
        let directions: [Substring: BaseDirection] = ["0": .leftToRight, "1": .rightToLeft, "2": .auto]
        var wrong: [Substring] = []
        for row in file.lines {
            let fields = row.split(separator: ";", omittingEmptySubsequences: false)
            let text = ScalarText(fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) })
            let analysis = try analyze(text.text, directions[fields[1]] ?? .auto)
            let isRight =
                analysis.baseLevels[0].level == UInt8(fields[2])
                && agree(text, analysis, levels: fields[3], order: fields[4])
            if !isRight { wrong.append(row) }
        }
        print("unicode: BidiCharacterTest \(file.description): \(file.lines.count) rows, \(wrong.count) differ")
        #expect(file.lines.count > 90_000)
        let changed = Set(file.lines(under: "algorithm changes and clarifications made in Unicode 8.0"))
        #expect(wrong.filter { !changed.contains($0) } == [])
        #expect(wrong.count <= 30)
    }

    @Test(
        "Every row of BidiTest.txt in every direction it names: levels and visual order",
        .enabled(if: UnicodeFile.isInstalled("BidiTest.txt"), "needs the package unicode-data")
    )
    func classes() throws {
        let file = try UnicodeFile("BidiTest.txt")
        var (levels, order): (Substring, Substring) = ("", "")
        var wrong: [String] = []
        var cases = 0
        for row in file.lines {
            if row.hasPrefix("@Levels:") {
                levels = row.dropFirst("@Levels:".count)
            } else if row.hasPrefix("@Reorder:") {
                order = row.dropFirst("@Reorder:".count)
            } else if !row.hasPrefix("@") {
                let fields = row.split(separator: ";")
                let text = ScalarText(
                    fields[0].split(whereSeparator: \.isWhitespace).compactMap { Self.representative[$0] }
                )
                let set = Int(fields[1].drop { $0 == " " }) ?? 0
                for (bit, direction) in [(1, BaseDirection.auto), (2, .leftToRight), (4, .rightToLeft)]
                where set & bit != 0 {
                    cases += 1
                    let analysis = try analyze(text.text, direction)
                    if !agree(text, analysis, levels: levels, order: order) { wrong.append("\(row) \(direction)") }
                }
            }
        }
        print("unicode: BidiTest \(file.description): \(cases) cases")
        #expect(cases > 700_000)
        #expect(wrong.prefix(10) == [])
    }

    private func analyze(_ text: String, _ direction: BaseDirection) throws -> ParagraphAnalysis {
        var analysis = ParagraphAnalysis()
        try analyzer.analyze(text.utf8Span.span, language: "und", direction: direction, into: &analysis)
        return analysis
    }

    /// Compared are the directions and the visual order: ICU gives the base level to all of a text that runs one way as a
    /// whole, whatever its embeddings. Levels are those of UAX #9 up to rule L1; `x` marks characters that rule X9 removes, which stand in no order.
    private func agree(
        _ text: ScalarText,
        _ analysis: ParagraphAnalysis,
        levels: Substring,
        order: Substring
    ) -> Bool {
        let expected = levels.split(whereSeparator: \.isWhitespace).map { UInt8($0) }
        var run = 0
        var found: [(index: Int, level: UInt8)] = []
        for (index, level) in expected.enumerated() {
            let offset = text.offsets[index]
            while run + 1 < analysis.levels.count, Int(analysis.levels[run + 1].start) <= offset { run += 1 }
            guard let level else { continue }
            let own = analysis.levels[run].level
            if own & 1 != level & 1 { return false }
            found.append((index, own))
        }
        let visual = VisualOrder.reordered(found) { $0.level }.map(\.index)
        return visual == order.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    }

    /// One character of each bidi class (UnicodeData.txt).
    private static let representative: [Substring: UInt32] = [
        "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x30, "ES": 0x2B, "ET": 0x23, "AN": 0x660, "CS": 0x2C, "NSM": 0x300,
        "BN": 0xAD, "B": 0x2029, "S": 0x9, "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "LRO": 0x202D, "RLE": 0x202B,
        "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
    ]
}
