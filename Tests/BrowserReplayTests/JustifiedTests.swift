import CopyfitText
import CopyfitUnicode
import Foundation
import Testing

@Suite("Headless Chromium's justified lines")
struct JustifiedTests {
    @Test(
        "Headless Chromium's justified lines have the same gaps under the web profile, each within 1/64 px, as far as these can be recorded"
    )
    func gaps() throws {
        let preparer = try RecordingPreparer()
        var (lines, gaps, close, differences) = (0, 0, 0, [String]())
        for recording in try JustifiedRecording.all() {
            let paragraph = try preparer.prepare(recording.paragraph, .ofOlderRecordings)
            for recorded in recording.cases {
                for (line, wanted) in zip(stretchedLines(of: paragraph, recorded, recording), recorded.gaps) {
                    lines += 1
                    for offset in Set(line.keys).union(wanted.keys).sorted() {
                        let difference = abs((line[offset] ?? 0) - (wanted[offset] ?? 0))
                        gaps += 1
                        close += difference <= 1 ? 1 : 0
                        let name = "\(recording.id) \(recorded.width) \(offset)"
                        if difference > 2 { differences.append("\(name): \(difference)") }
                    }
                }
            }
        }
        print("justified: \(close) of \(gaps) gaps on \(lines) lines are as wide within 1/64 px")
        #expect(gaps >= 3000)
        // A recorded gap is the difference of two widths, each in whole 1/64 px.
        #expect(Double(close) >= 0.97 * Double(gaps))
        #expect(differences == [])
    }

    /// By how much each grapheme of each line is wider than without stretching, in 1/64 px.
    private func stretchedLines(
        of paragraph: PreparedParagraph,
        _ recorded: JustifiedRecording.Case,
        _ recording: JustifiedRecording
    ) -> [[Int: Double]] {
        var style = LineStyle()
        style.alignment = .justified
        style.justifiesLastLines = !recording.css.isEmpty
        let constraint = ParagraphConstraint(width: recorded.width)
        let (plain, justified) = (paragraph.lines(constraint), paragraph.lines(constraint, style))
        #expect(plain.map(\.range.lowerBound) == recorded.starts, "\(recording.id) \(recorded.width)")
        return zip(plain, justified).map { plain, justified in
            let places = zip(paragraph.graphemePlaces(of: plain), paragraph.graphemePlaces(of: justified))
            let wider = places.map { plain, justified in
                let gap = (justified.right - justified.left) - (plain.right - plain.left)
                return (start: plain.range.lowerBound, gap: gap * 64)
            }
            return movedToWideCharacters(wider.filter { $0.gap > 3 }.sorted { $0.start < $1.start }, recording.text)
        }
    }

    /// The browser counts a gap between a letter (or U+FF1B, which it does not space apart) and an ideograph as the
    /// ideograph's.
    private func movedToWideCharacters(_ gaps: [(start: Int, gap: Double)], _ text: String) -> [Int: Double] {
        gaps.reduce(into: [:]) { moved, found in
            let index = text.utf8.index(text.utf8.startIndex, offsetBy: found.start)
            let isLetter = text[index].unicodeScalars.allSatisfy { character in
                character.value == 0xFF1B || character.value < 0x2000 && character != " " && character.value != 0xA0
            }
            moved[isLetter ? found.start + text[index].utf8.count : found.start, default: 0] += found.gap
        }
    }
}

/// A justified paragraph as a browser set it at some widths: one line of `Recorded/justified.jsonl`.
struct JustifiedRecording: Decodable {
    let id: String
    let text: String
    let css: String
    /// How it was prepared.
    let paragraph: Recording
    let cases: [Case]

    /// The lines at one width.
    struct Case: Decodable {
        let width: Double
        let starts: [Int]
        /// For each line, by how much characters are wider, in 1/64 px; keys are UTF-8 offsets.
        let gaps: [[Int: Double]]

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            width = try values.decode(Double.self)
            starts = try values.decode([Int].self)
            let lines = try values.decode([[[Double]]].self)
            gaps = lines.map { line in Dictionary(uniqueKeysWithValues: line.map { (Int($0[0]), $0[1]) }) }
        }
    }

    private enum CodingKeys: CodingKey { case id, text, css, cases }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        text = try values.decode(String.self, forKey: .text)
        css = try values.decode(String.self, forKey: .css)
        cases = try values.decode([Case].self, forKey: .cases)
        paragraph = try Recording(style: decoder)
    }

    static func all() throws -> [JustifiedRecording] {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded/justified.jsonl")
        return try Data(contentsOf: url).split(separator: UInt8(ascii: "\n")).map {
            try JSONDecoder().decode(JustifiedRecording.self, from: Data($0))
        }
    }
}
