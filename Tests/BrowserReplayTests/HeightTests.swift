import CopyfitText
import CopyfitUnicode
import Foundation
import Testing

/// Lines of one text in many sizes as a browser made them: one row of `Recorded/heights.jsonl`.
struct RecordedHeights: Decodable, Sendable {
    let text: String
    let fonts: [String]
    /// The device pixel ratio.
    let ratio: Double
    /// For each size: the size, the line's height and its baseline, in CSS pixels.
    let lines: [[Double]]
}

@Suite("Headless Chromium's recorded line heights")
struct HeightTests {
    /// A browser's values are single precision.
    private static let tolerance = 1e-4

    @Test("are ours under the web profile, in every bundled face, beside other faces and on dense screens")
    func heights() throws {
        let preparer = try RecordingPreparer()
        var count = 0
        for row in try Recording.rows("heights.jsonl", as: RecordedHeights.self) {
            for recorded in row.lines {
                var rules = BreakRules(profile: .web)
                rules.devicePixelRatio = row.ratio
                let paragraph = try preparer.prepare(row.text, row.fonts, size: recorded[0], language: "en", rules)
                let found = paragraph.measure(ParagraphConstraint())
                let isSame =
                    abs(found.height - recorded[1]) < Self.tolerance
                    && abs(found.firstBaseline - recorded[2]) < Self.tolerance
                #expect(isSame, "\(row.fonts) \(row.text) \(recorded[0]) at \(row.ratio): \(found), not \(recorded)")
                count += 1
            }
        }
        #expect(count > 7000)
    }
}
