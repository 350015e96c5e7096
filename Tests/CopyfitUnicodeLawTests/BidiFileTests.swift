import Testing

@testable import CopyfitText
@testable import CopyfitUnicode

@Suite("Unicode's bidi tests")
struct BidiFileTests {
    private let analyzer = TextAnalyzer()

    @Test(
        "Every row of BidiCharacterTest.txt: base level, levels, visual order",
        .enabled(if: UnicodeFile.isInstalled("BidiCharacterTest.txt"), "needs the package unicode-data")
    )
    func characters() throws {
        let file = try UnicodeFile("BidiCharacterTest.txt")
        let directions: [Substring: BaseDirection] = ["0": .leftToRight, "1": .rightToLeft, "2": .auto]
        var wrong: [Substring] = []
        for row in file.lines {
            let fields = row.split(separator: ";", omittingEmptySubsequences: false)
            let text = ScalarText(fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) })
            let direction = directions[fields[1]] ?? .auto
            let analysis = try analyze(text.text, direction)
            let isRight =
                analysis.baseLevels[0].level == UInt8(fields[2])
                && levels(of: text.text, direction, agreeWith: fields[3])
                && order(of: text, analysis, without: fields[3]) == indices(fields[4])
            if !isRight { wrong.append(row) }
        }
        print("unicode: BidiCharacterTest \(file.description): \(file.lines.count) rows")
        #expect(file.lines.count > 90_000)
        #expect(wrong.prefix(10) == [])
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
                    let isRight =
                        self.levels(of: text.text, direction, agreeWith: levels)
                        && self.order(of: text, analysis, without: levels) == indices(order)
                    if !isRight { wrong.append("\(row) \(direction)") }
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

    /// Levels are those of UAX #9 up to rule L1; `x` marks characters that rule X9 removes, which have none.
    private func levels(of text: String, _ direction: BaseDirection, agreeWith levels: Substring) -> Bool {
        var resolver = BidiResolver()
        var (found, start) = ([UInt8](), 0)
        while start < text.utf8.count {
            start = resolver.resolveParagraph(text.utf8Span.span, from: start, direction)
            found += resolver.levels
        }
        let expected = levels.split(whereSeparator: \.isWhitespace).map { UInt8($0) }
        return expected.count == found.count && zip(expected, found).allSatisfy { $0 == nil || $0 == $1 }
    }

    /// The visual order of the characters that have a level, by the runs of the analysis.
    private func order(of text: ScalarText, _ analysis: ParagraphAnalysis, without levels: Substring) -> [Int] {
        var run = 0
        var found: [(index: Int, level: UInt8)] = []
        for (index, level) in levels.split(whereSeparator: \.isWhitespace).enumerated() {
            let offset = text.offsets[index]
            while run + 1 < analysis.levels.count, Int(analysis.levels[run + 1].start) <= offset { run += 1 }
            if level != "x" { found.append((index, analysis.levels[run].level)) }
        }
        return VisualOrder.reordered(found) { $0.level }.map(\.index)
    }

    private func indices(_ order: Substring) -> [Int] {
        order.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    }

    /// One character of each bidi class (UnicodeData.txt).
    private static let representative: [Substring: UInt32] = [
        "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x30, "ES": 0x2B, "ET": 0x23, "AN": 0x660, "CS": 0x2C, "NSM": 0x300,
        "BN": 0xAD, "B": 0x2029, "S": 0x9, "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "LRO": 0x202D, "RLE": 0x202B,
        "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
    ]
}
