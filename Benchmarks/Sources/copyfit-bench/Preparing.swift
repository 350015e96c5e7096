import BenchmarkCorpora
import CopyfitText

/// Cold preparation: each text once, by Copyfit and by the limits.
struct Preparing {
    let corpus: Corpus
    let fonts: BenchmarkFonts

    func time(rounds: Int) throws -> [Timings] {
        let limits = try TextLimits(corpus, fonts)
        let known = ParagraphPreparer()
        let contestants = [
            Contestant(name: "hb_shape") { limits.shapeAll() },
            Contestant(name: "HarfBuzz+ICU") { limits.prepareAll() },
            Contestant(name: "Copyfit") { try prepareAll(ParagraphPreparer()) },
            Contestant(name: "Copyfit again") { try prepareAll(known) },
        ]
        return try Stopwatch(rounds: rounds).time(contestants)
    }

    func prepareAll(_ preparer: ParagraphPreparer) throws -> Double {
        let style = TextStyle(font: fonts.chain, size: BenchmarkFonts.size)
        var total = 0.0
        for text in corpus.texts {
            total += try preparer.prepare(StyledText(text, style: style), retainsGlyphs: false).maxContentWidth
        }
        return total
    }
}
