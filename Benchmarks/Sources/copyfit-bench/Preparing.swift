import BenchmarkCorpora
import CopyfitText

/// Cold preparation: each text once, by Copyfit, the limits and the peers.
struct Preparing {
    let corpus: Corpus
    let fonts: BenchmarkFonts
    /// Whether peers take part: long texts take them minutes.
    var includesPeers = true

    var name: String { "\(corpus.name) · \(fonts.name)" }

    /// The width at which peers, which cannot prepare without it, break lines.
    static let peerWidth = 400.0

    func time(rounds: Int, _ peers: Peers) throws -> [Timings] {
        let limits = try TextLimits(corpus, fonts)
        let cold = ParagraphPreparer(cacheByteLimit: 0)
        let (knowing, warm) = (ParagraphPreparer(), ParagraphPreparer())
        var round = 0
        let units = corpus.characterCount
        var contestants = [
            Contestant.timed("Copyfit", units: units) { try prepareAll(cold) },
            Contestant.timed("known words", units: units) {
                round += 1
                return try prepareAll(knowing, behind: "\(round) ")
            },
            Contestant.timed("seen before", units: units) { try prepareAll(warm) },
            Contestant.timed("hb_shape", units: units) { limits.shapeAll() },
            Contestant.timed("HB + ICU", units: units) { limits.prepareAll() },
        ]
        for peer in includesPeers ? try peers.start(corpus, fonts) : [] {
            contestants.append(
                Contestant(name: peer.name, units: units) { try peer.seconds("cold \(Self.peerWidth)") }
            )
        }
        return try Stopwatch(rounds: rounds).time(contestants)
    }

    private func prepareAll(_ preparer: ParagraphPreparer, behind prefix: String = "") throws -> Double {
        let style = TextStyle(font: fonts.chain, size: BenchmarkFonts.size)
        var total = 0.0
        for text in corpus.texts {
            total += try preparer.prepare(StyledText(prefix + text, style: style), retainsGlyphs: false).maxContentWidth
        }
        return total
    }
}
