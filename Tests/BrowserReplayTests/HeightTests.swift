import CopyfitText
import CopyfitUnicode
import Foundation
import Testing

/// Lines of one text in many sizes as a browser made them: one row of `Recorded/heights.jsonl` or `lineheights.jsonl`.
struct RecordedHeights: Decodable, Sendable {
    let text: String
    let fonts: [String]
    /// The device pixel ratio.
    let ratio: Double
    /// CSS `line-height`, if it is set.
    let lineHeight: String?
    /// For each size: the size, the line's height and its baseline, in CSS pixels.
    let lines: [[Double]]
}

@Suite("Headless Chromium's recorded line heights")
struct HeightTests {
    /// A browser's values are single precision.
    private static let tolerance = 1e-4

    @Test(
        "Headless Chromium's recorded line heights are ours under the web profile, in every bundled face, beside other faces, on dense screens, and where they are set",
        arguments: [("heights.jsonl", 7544), ("lineheights.jsonl", 840)]
    )
    func heights(file: String, lineCount: Int) throws {
        let preparer = try RecordingPreparer()
        var count = 0
        for row in try Recording.rows(file, as: RecordedHeights.self) {
            let style = try row.style
            for recorded in row.lines {
                var rules = BreakRules.ofOlderRecordings
                rules.devicePixelRatio = row.ratio
                let paragraph = try preparer.prepare(row.text, row.fonts, size: recorded[0], language: "en", rules)
                let found = paragraph.measure(ParagraphConstraint(), style)
                let isSame =
                    abs(found.height - recorded[1]) < Self.tolerance
                    && abs(found.firstBaseline - recorded[2]) < Self.tolerance
                #expect(isSame, "\(row.fonts) \(row.text) \(recorded[0]) at \(row.ratio): \(found), not \(recorded)")
                count += 1
            }
        }
        #expect(count == lineCount)
    }
}

extension RecordedHeights {
    /// The style that sets the recorded height: a number is of the font size.
    fileprivate var style: LineStyle {
        get throws {
            var style = LineStyle()
            guard let lineHeight else { return style }
            let isLength = lineHeight.hasSuffix("px")
            let number = try #require(Double(isLength ? String(lineHeight.dropLast(2)) : lineHeight))
            style.lineHeight = isLength ? .exact(number) : .multipleOfSize(number)
            return style
        }
    }
}
