import CopyfitRecords
import CopyfitFonts
import CopyfitText
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
    }

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
            try CSSDeclarations(recording.css).apply(to: &settings)
            let size = try #require(settings.size)
            let text = try StyledText(
                recording.text,
                font: preparer.chain(recording.fonts),
                size: size,
                settings: settings,
                HyphenationDictionaries()
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
            #expect(Double(found.breaks) >= 0.9 * Double(found.cases), "\(css)")
        }
        print("\(file): \(all.breaks) of \(all.cases) alike, \(all.heights) heights, \(all.baselines) first baselines")
        #expect(Double(all.breaks) >= 0.995 * Double(all.cases))
        #expect(Double(all.heights) >= 0.999 * Double(all.breaks))
        #expect(Double(all.baselines) >= 0.999 * Double(all.breaks))
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
        comparePlaces(lines, recorded, name, &agreement)
    }

    /// Widths within the rounding of their parts, and places relative to the first line's.
    private func comparePlaces(
        _ lines: [ParagraphLine],
        _ recorded: Recording.Case,
        _ name: String,
        _ agreement: inout Agreement
    ) {
        agreement.lines += lines.count
        let fits = recorded.widths.allSatisfy { $0 <= recorded.width * 64 }
        let lefts = recorded.lefts ?? []
        for (index, line) in lines.enumerated() {
            // White space that takes room is not in the recorded widths.
            let isClose =
                abs(line.width * 64 - recorded.widths[index]) <= 4 || name.hasPrefix("white-space-break-spaces")
            if isClose {
                agreement.widths += 1
            } else {
                agreement.differences.append("\(name) line \(index): \(line.width * 64), not \(recorded.widths[index])")
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

    /// The characters of a line that are no white space.
    private func seen(_ text: String, _ range: Range<Int>) -> String {
        let bytes = Array(text.utf8)[range]
        return String(decoding: bytes, as: UTF8.self).filter { !" \t\n\r".contains($0) }
    }
}
