import CopyfitRecords
import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import Foundation
import Testing

@Suite("Headless Chromium's recorded lines with CSS")
struct PropertyTests {
    /// What agrees of the cases of one declaration.
    private struct Agreement {
        var cases = 0
        var lines = 0
        var breaks = 0
        var heights = 0
        var baselines = 0
        var widths = 0
        var lefts = 0
        var differences: [String] = []

        /// What does not agree: of the cases, the breaks; of those with the same breaks, the heights and the first baselines;
        /// of their lines, the widths and the places.
        var shortfall: Shortfall {
            Shortfall(
                breaks: cases - breaks,
                heights: breaks - heights,
                baselines: breaks - baselines,
                widths: lines - widths,
                places: lines - lefts
            )
        }
    }

    private struct Shortfall: Equatable {
        var breaks = 0
        var heights = 0
        var baselines = 0
        var widths = 0
        var places = 0
    }

    /// The declarations with differences. `Recorded/README.md` says why.
    private static let shortfalls = [
        "word-break:break-all": Shortfall(breaks: 3),
        "line-break:anywhere": Shortfall(breaks: 1, widths: 1),
        "word-wrap:break-word": Shortfall(breaks: 1),
        "letter-spacing:2px": Shortfall(breaks: 1, widths: 69),
        "letter-spacing:0.1em": Shortfall(widths: 8),
        "letter-spacing:-0.02em": Shortfall(widths: 15),
        "letter-spacing:1px;word-spacing:0.3em;overflow-wrap:anywhere": Shortfall(widths: 4),
        "text-align:right": Shortfall(widths: 13, places: 2),
        "text-align:center": Shortfall(places: 8),
        "white-space:break-spaces": Shortfall(places: 2),
    ]

    @Test(
        "Headless Chromium's recorded lines with CSS are ours by the same declarations",
        arguments: ["properties.jsonl"]
    )
    func declarations(file: String) throws {
        let preparer = try RecordingPreparer()
        var agreements: [String: Agreement] = [:]
        for recording in try Recording.all(file) {
            var settings = MeasureSettings()
            (settings.size, settings.language) = (recording.size, recording.language)
            settings.css = try CSSSettings(recording.css)
            settings.applyCSS()
            let size = try #require(settings.size)
            let given = GivenText(recording.text, settings)
            let text = StyledText(
                given,
                font: try preparer.chain(recording.fonts),
                size: size,
                settings: settings,
                try settings.breakRules(HyphenationDictionaries(bundledDirectory: nil))
            )
            let paragraph = try ParagraphPreparer().prepare(text)
            let style = settings.lineStyle(size: size)
            for recorded in recording.cases {
                let lines = paragraph.lines(ParagraphConstraint(width: recorded.width), style)
                let name = "\(recording.id) \(recorded.name)"
                compare(
                    lines,
                    of: paragraph,
                    recorded,
                    recording.text,
                    name,
                    &agreements[recording.css, default: .init()]
                )
            }
        }
        var all = Agreement()
        for (css, found) in agreements.sorted(by: { $0.key < $1.key }) {
            print(
                "\(css): \(found.breaks) of \(found.cases) alike; of these \(found.heights) heights, \(found.baselines) first "
                    + "baselines; of \(found.lines) lines \(found.widths) widths, \(found.lefts) places"
            )
            if ProcessInfo.processInfo.environment["SHOW"] != nil { found.differences.forEach { print("  \($0)") } }
            all.cases += found.cases
            all.breaks += found.breaks
            all.heights += found.heights
            all.baselines += found.baselines
            #expect(found.shortfall == Self.shortfalls[css] ?? Shortfall(), "\(css)")
        }
        print("\(file): \(all.breaks) of \(all.cases) alike, \(all.heights) heights, \(all.baselines) first baselines")
        #expect((all.cases, all.breaks, agreements.count) == (2760, 2754, 46))
    }

    private func compare(
        _ lines: [ParagraphLine],
        of paragraph: PreparedParagraph,
        _ recorded: Recording.Case,
        _ text: String,
        _ name: String,
        _ agreement: inout Agreement
    ) {
        agreement.cases += 1
        let ends = recorded.starts.dropFirst() + [text.utf8.count]
        let wanted = zip(recorded.starts, ends).map { seen(text, $0..<$1) }
        let found = lines.map { seen(paragraph.source.text, $0.range) }
        guard found == wanted else {
            agreement.differences.append("\(name): \(found), not \(wanted)")
            return
        }
        agreement.breaks += 1
        let height = lines.reduce(0) { max($0, $1.baseline + $1.descent) }
        if let wanted = recorded.height, abs(height - wanted) <= 1e-3 {
            agreement.heights += 1
        } else {
            agreement.differences.append("\(name): \(height) high, not \(recorded.height ?? 0)")
        }
        let baseline = lines.first?.baseline ?? 0
        if let wanted = recorded.firstBaseline, abs(baseline - wanted) <= 1e-3 {
            agreement.baselines += 1
        } else {
            agreement.differences.append("\(name): baseline \(baseline), not \(recorded.firstBaseline ?? 0)")
        }
        comparePlaces(lines, of: paragraph, recorded, name, &agreement)
    }

    /// Widths within the rounding of their parts, and places relative to the first line's.
    private func comparePlaces(
        _ lines: [ParagraphLine],
        of paragraph: PreparedParagraph,
        _ recorded: Recording.Case,
        _ name: String,
        _ agreement: inout Agreement
    ) {
        agreement.lines += lines.count
        let fits = recorded.widths.allSatisfy { $0 <= recorded.width * 64 }
        let lefts = recorded.lefts ?? []
        for (index, line) in lines.enumerated() {
            // White space that takes room is not in the recorded widths.
            let width =
                paragraph.source.breakRules.spacesTakeRoom ? seenWidth(of: line, in: lines, paragraph) : line.width
            if abs(width * 64 - recorded.widths[index]) <= 4 {
                agreement.widths += 1
            } else {
                agreement.differences.append("\(name) line \(index): \(width * 64), not \(recorded.widths[index])")
            }
            let isBlank = recorded.widths[index] == 0 || recorded.widths[0] == 0
            let moved = (line.x - lines[0].x) * 64
            if isBlank || !fits || abs(moved - (lefts[index] - lefts[0])) <= 4 {
                agreement.lefts += 1
            } else {
                agreement.differences.append("\(name) line \(index) at \(moved), not \(lefts[index] - lefts[0])")
            }
        }
    }

    /// The width of a line without the white space at its end.
    private func seenWidth(of line: ParagraphLine, in lines: [ParagraphLine], _ paragraph: PreparedParagraph) -> Double
    {
        let bytes = Array(paragraph.source.text.utf8)[line.range]
        let end = bytes.lastIndex { !" \t\n".utf8.contains($0) }.map { $0 + 1 } ?? line.range.lowerBound
        let seen = paragraph.selectionRectangles(line.range.lowerBound..<end, in: lines)
        return seen.reduce(0) { $0 + $1.width }
    }

    /// The characters of a line that are no white space.
    private func seen(_ text: String, _ range: Range<Int>) -> String {
        let bytes = Array(text.utf8)[range]
        return String(decoding: bytes, as: UTF8.self).filter { !" \t\n\r".contains($0) }
    }
}
