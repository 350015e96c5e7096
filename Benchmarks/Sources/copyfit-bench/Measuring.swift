import BenchmarkCorpora
import CopyfitText

/// Hot re-measure: texts prepared once, then measured at every width.
struct Measuring {
    let corpus: Corpus
    let fonts: BenchmarkFonts
    let widths: [Double]
    /// Whether peers take part: long texts take them minutes.
    var includesPeers = true

    /// Peers are so much slower that a tenth of the widths tells enough.
    private static let peerStride = 10

    func time(rounds: Int, _ peers: Peers) throws -> [Timings] {
        let limits = try TextLimits(corpus, fonts)
        let paragraphs = try prepareAll()
        var memos = paragraphs.map { LayoutMemo($0) }
        let units = corpus.texts.count * widths.count
        var contestants = [
            Contestant.timed("Copyfit", units: units) { measureAll(paragraphs).widths },
            Contestant.timed("remembered", units: units) { measureAgain(&memos) },
            Contestant.timed("C scan", units: units) { limits.scanAll(widths).widths },
        ]
        let (count, step) = (widths.count / Self.peerStride, (widths[1] - widths[0]) * Double(Self.peerStride))
        for peer in includesPeers ? try peers.start(corpus, fonts) : [] {
            let task = "hot \(widths[0]) \(step) \(count)"
            contestants.append(
                Contestant(name: peer.name, units: corpus.texts.count * count) { try peer.seconds(task) }
            )
        }
        return try Stopwatch(rounds: rounds).time(contestants)
    }

    /// The lines Copyfit and the scan count over all widths.
    func lineCounts() throws -> (copyfit: Int, scan: Int) {
        (measureAll(try prepareAll()).lines, try TextLimits(corpus, fonts).scanAll(widths).lines)
    }

    private func prepareAll() throws -> [PreparedParagraph] {
        let preparer = ParagraphPreparer(cacheByteLimit: 0)
        let style = TextStyle(font: fonts.chain, size: BenchmarkFonts.size)
        return try corpus.texts.map { try preparer.prepare(StyledText($0, style: style), retainsGlyphs: false) }
    }

    private func measureAll(_ paragraphs: [PreparedParagraph]) -> (lines: Int, widths: Double) {
        var (lines, total) = (0, 0.0)
        let borrowed = paragraphs.span
        for width in widths {
            let constraint = ParagraphConstraint(width: width)
            for index in borrowed.indices {
                let measurement = borrowed[index].measure(constraint)
                lines += measurement.lineCount
                total += measurement.width
            }
        }
        return (lines, total)
    }

    /// Every text at widths so close to each other that the remembered answer mostly holds.
    private func measureAgain(_ memos: inout [LayoutMemo]) -> Double {
        var total = 0.0
        for index in widths.indices {
            let constraint = ParagraphConstraint(width: 300 + Double(index) / 1024)
            for memo in memos.indices { total += memos[memo].measure(constraint).width }
        }
        return total
    }
}
