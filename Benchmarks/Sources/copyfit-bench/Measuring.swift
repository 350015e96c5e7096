import BenchmarkCorpora
import CopyfitText

/// Hot re-measure: texts prepared once, then measured at every width.
struct Measuring {
    let corpus: Corpus
    let fonts: BenchmarkFonts
    let widths: [Double]

    func time(rounds: Int) throws -> (timings: [Timings], lines: [Int]) {
        let limits = try TextLimits(corpus, fonts)
        let paragraphs = try prepareAll()
        let contestants = [
            Contestant(name: "C scan") { limits.scanAll(widths).widths },
            Contestant(name: "Copyfit") { measureAll(paragraphs).widths },
        ]
        let timings = try Stopwatch(rounds: rounds).time(contestants)
        return (timings, [limits.scanAll(widths).lines, measureAll(paragraphs).lines])
    }

    func prepareAll() throws -> [PreparedParagraph] {
        let preparer = ParagraphPreparer()
        let style = TextStyle(font: fonts.chain, size: BenchmarkFonts.size)
        return try corpus.texts.map { try preparer.prepare(StyledText($0, style: style), retainsGlyphs: false) }
    }

    func measureAll(_ paragraphs: [PreparedParagraph]) -> (lines: Int, widths: Double) {
        var (lines, total) = (0, 0.0)
        for width in widths {
            let constraint = ParagraphConstraint(width: width)
            for paragraph in paragraphs {
                let measurement = paragraph.measure(constraint)
                lines += measurement.lineCount
                total += measurement.width
            }
        }
        return (lines, total)
    }
}
