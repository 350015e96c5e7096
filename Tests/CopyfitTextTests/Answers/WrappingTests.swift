import CopyfitFonts
import CopyfitUnicode
import TestSupport
import Testing

@testable import CopyfitText

/// At 10 points a letter of the plain font is 5 points wide, a hyphen too, a space 2.5; two ems are 20.
@Suite struct WrappingTests {
    private func style(_ wrapping: LineWrapping, leastWords: Int = 1) -> LineStyle {
        var style = LineStyle()
        (style.wrapping, style.leastWordsOnLastLine) = (wrapping, leastWords)
        return style
    }

    private func seen(_ text: String, _ width: Double, _ style: LineStyle) throws -> [String] {
        let bytes = Array(text.utf8)
        return try MeasuredText.prepare(text).lines(ParagraphConstraint(width: width), style).map {
            String(decoding: bytes[$0.visibleRange], as: UTF8.self)
        }
    }

    @Test func `optimal lines leave no large hole`() throws {
        // The room beside greedy lines is 2.5 and 20, demerits 102 and 12,100; beside the others 15 and 7.5, 2,724 and 233.
        let text = "aaa bb cc ddddd"
        #expect(try seen(text, 30, style(.greedy)) == ["aaa bb", "cc", "ddddd"])
        #expect(try seen(text, 30, style(.optimal)) == ["aaa", "bb cc", "ddddd"])
    }

    @Test(arguments: [
        (LineWrapping.optimal, 1, ["aaa bbb ccc", "ddd"]),
        // A third of 50 is more than "ddd".
        (.pretty, 1, ["aaa bbb", "ccc ddd"]),
        (.optimal, 2, ["aaa bbb", "ccc ddd"]),
        (.optimal, 3, ["aaa", "bbb ccc ddd"]),
        (.optimal, 4, ["aaa bbb ccc", "ddd"]),
        (.greedy, 2, ["aaa bbb ccc", "ddd"]),
    ])
    func `a last line is as long as is asked for, if that takes no more lines`(
        wrapping: LineWrapping,
        leastWords: Int,
        lines: [String]
    ) throws {
        #expect(try seen("aaa bbb ccc ddd", 50, style(wrapping, leastWords: leastWords)) == lines)
    }

    @Test func `balanced lines are those of the balanced width`() throws {
        let text = "aaa bbb ccc dd\nee ff gg hh"
        let paragraph = try MeasuredText.prepare(text)
        for width in stride(from: 15.0, through: 80, by: 2.5) {
            let constraint = ParagraphConstraint(width: width)
            let balanced = paragraph.lines(ParagraphConstraint(width: paragraph.balancedWidth(fitting: width)))
            #expect(paragraph.lines(constraint, style(.balanced)).map(\.range) == balanced.map(\.range))
            #expect(paragraph.measure(constraint, style(.balanced)).width == balanced.map(\.width).max())
        }
        #expect(try seen("aaa bbb ccc dd", 50, style(.balanced)) == ["aaa bbb", "ccc dd"])
    }

    @Test func `a text that is cut off at a line limit is broken greedily`() throws {
        let paragraph = try MeasuredText.prepare("aaa bb cc ddddd")
        let constraint = ParagraphConstraint(width: 30, maxLines: 2)
        for wrapping in LineWrapping.allCases {
            #expect(paragraph.lines(constraint, style(wrapping)) == paragraph.lines(constraint))
        }
    }

    @Test func `text with tabs or words that must be cut stays as it is`() throws {
        for text in ["aaa bb\tcc ddddd", "aaa bb cc ddddddddd", ""] {
            let greedy = try seen(text, 30, style(.greedy))
            #expect(try seen(text, 30, style(.optimal)) == greedy)
            #expect(try seen(text, 30, style(.pretty)) == greedy)
        }
    }

    @Test func `lines that are justified and optimal are both`() throws {
        var style = style(.optimal)
        style.alignment = .justified
        let lines = try MeasuredText.prepare("aaa bb cc ddddd").lines(ParagraphConstraint(width: 30), style)
        #expect(lines.map(\.width) == [15, 30, 25])
        #expect(lines.map(\.stretch) == [0, 7.5, 0])
    }

    // MARK: Against all ways to break

    @Test(arguments: 0..<60) func `optimal lines have the least demerits of all`(seed: Int) throws {
        var dice = SeededGenerator(seed: UInt64(seed))
        let text = randomText(&dice)
        let paragraph = try MeasuredText.prepare(text)
        for width in stride(from: 30.0, through: 90, by: 7.5) {
            let constraint = ParagraphConstraint(width: width)
            let lines = paragraph.lines(constraint, style(.optimal))
            let measured = paragraph.measure(constraint, style(.optimal))
            let greedy = paragraph.measure(constraint)
            #expect((measured.lineCount, measured.height) == (greedy.lineCount, greedy.height))
            #expect(measured.fits == greedy.fits)
            guard greedy.fits else { continue }
            #expect(lines.allSatisfy { $0.width <= width })
            let all = AllBreaks(text, width: width)
            #expect(lines.count == all.fewest)
            let found = all.demerits(ofLinesEndingAt: lines.map(\.range.upperBound))
            #expect(abs(found - all.least) <= 1e-9 * all.least, "\(text) at \(width): \(found), not \(all.least)")
        }
    }

    /// Up to eleven words with some soft hyphens.
    private func randomText(_ dice: inout SeededGenerator) -> String {
        (0..<4 + dice.below(8)).map { _ in
            let word = String(repeating: "n", count: 1 + dice.below(6))
            return dice.below(4) == 0 && word.count > 2 ? "nn\u{AD}" + word : word
        }
        .joined(separator: " ")
    }

    // MARK: Cost

    @Test(arguments: [100, 1000, 10_000, 100_000]) func `the work grows little faster than the text`(count: Int) {
        let places = (0...count).map { index in
            TotalFit.Place(
                entry: index,
                startX: Int64(index) * 10,
                endX: Int64(index) * 10 - (index % 3 == 0 ? 2 : 0),
                isHyphenated: index % 7 == 0
            )
        }
        for width in [25, 200, Int64(count) * 10 / 17, Int64(count) * 10 / 3, Int64(count) * 5 + 7] {
            var fit = TotalFit(places, TotalFit.Demands(width: width, stretch: 20))
            #expect(fit.lineEnds()?.last == count)
            let halvings = Double(Int.bitWidth - count.leadingZeroBitCount)
            #expect(Double(fit.pairCount) <= 3 * Double(count) * halvings, "\(width)")
        }
    }

    @Test func `choosing shapes nothing`() throws {
        let preparer = ParagraphPreparer()
        let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
        let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 20)
        let paragraph = try preparer.prepare(StyledText(text, style: style))
        let prepared = preparer.shapeCount
        for width in [120.0, 333, 900] {
            for wrapping in LineWrapping.allCases {
                _ = paragraph.measure(ParagraphConstraint(width: width), self.style(wrapping))
            }
        }
        #expect(preparer.shapeCount == prepared)
    }
}

/// Every way to break a text of the plain font, by the formula as it is published.
private struct AllBreaks {
    /// How many lines the shortest ways have.
    private(set) var fewest = Int.max
    /// The least demerits of these.
    private(set) var least = Double.infinity
    private let bytes: [UInt8]
    private let width: Double
    /// Where lines may end, the text's end last.
    private let ends: [Int]

    init(_ text: String, width: Double) {
        self.width = width
        let bytes = Array(text.utf8)
        let all = (1...bytes.count).filter { end in
            end == bytes.count || bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == 0xAD
        }
        self.bytes = bytes
        // A place after which a line becomes no wider is none.
        ends = all.enumerated().filter { index, end in
            all[(index + 1)...].allSatisfy { Self.width(bytes[0..<end]) < Self.width(bytes[0..<$0]) }
        }
        .map(\.element)
        for choice in 0..<1 << (ends.count - 1) {
            let chosen = ends.indices.filter { $0 == ends.count - 1 || choice >> $0 & 1 == 1 }.map { ends[$0] }
            let demerits = demerits(ofLinesEndingAt: chosen)
            guard demerits < .infinity, chosen.count <= fewest else { continue }
            least = chosen.count < fewest ? demerits : min(least, demerits)
            fewest = chosen.count
        }
    }

    /// Infinite if a line is too wide.
    func demerits(ofLinesEndingAt chosen: [Int]) -> Double {
        var (sum, start) = (0.0, 0)
        for end in chosen {
            let room = width - Self.width(bytes[start..<end])
            if room < 0 { return .infinity }
            let isLast = end == bytes.count
            let badness = isLast ? 0 : 100 * (room / 20) * (room / 20) * (room / 20)
            let penalty = !isLast && bytes[end - 1] == 0xAD ? 50.0 : 0
            sum += (10 + badness) * (10 + badness) + penalty * penalty
            start = end
        }
        return sum
    }

    private static func width(_ line: ArraySlice<UInt8>) -> Double {
        let trimmed = line.last == UInt8(ascii: " ") ? line.dropLast() : line
        return trimmed.reduce(trimmed.last == 0xAD ? 5 : 0) { sum, byte in
            byte == UInt8(ascii: " ") ? sum + 2.5 : byte < 0x80 ? sum + 5 : sum
        }
    }
}
