import CopyfitFonts
import CopyfitUnicode
import Synchronization

/// What a paragraph looks like inside its words: clusters, graphemes, glyphs. Made during preparation, or when it is
/// first needed, such as to cut a line inside a word.
///
/// Sendable: immutable, except for widths remembered under a lock; each is what shaping the same bytes gives to any
/// caller.
final class ParagraphDetail: Sendable {
    /// UTF-8 offsets of the clusters' starts and of the segments' ends, rising.
    let clusterOffsets: [UInt32]
    /// The position of each, from its segment's start.
    let clusterX: [Int64]
    /// Whether text may be cut there.
    let clusterIsSafe: [Bool]
    /// Whether each begins at or after the one before it in its segment. This may be false if letters are set back.
    let xRises: Bool
    /// The width of the widest cluster of several graphemes, including the spaces after them; 0 if each cluster has one
    /// grapheme.
    let widestLigature: Int64
    /// The most graphemes in a cluster; 0 if each cluster has one.
    let longestLigature: Int
    /// Where graphemes end; empty when each byte is one.
    let graphemes: [UInt32]
    /// The glyphs of all runs in order of the runs, each in visual order.
    let glyphs: [ShapedGlyph]
    /// Where each run's glyphs start; one more entry than runs.
    let runGlyphs: [UInt32]
    private let remembered = Mutex<[UInt64: Int64]>([:])

    private static let limit = 4096

    init(_ builder: DetailBuilder, graphemes: [UInt32]) {
        clusterOffsets = builder.offsets
        clusterX = builder.xs
        clusterIsSafe = builder.isSafe
        xRises = builder.xRises
        glyphs = builder.glyphs
        runGlyphs = builder.runGlyphs
        self.graphemes = graphemes
        (widestLigature, longestLigature) = builder.ligatures(Graphemes(ends: graphemes))
    }

    /// The index of the last cluster that starts at or before `offset`. O(log n), O(1) if clusters are equally long.
    func cluster(at offset: Int) -> Int {
        let last = clusterOffsets.count - 1
        var low = min(last, offset * last / max(1, Int(clusterOffsets[last])))
        var high = low
        var step = 1
        while low > 0, Int(clusterOffsets[low]) > offset {
            high = low - 1
            low = max(0, low - step)
            step *= 2
        }
        while high < last, Int(clusterOffsets[high + 1]) <= offset {
            low = high + 1
            high = min(last, high + step)
            step *= 2
        }
        return (low..<high).partitioningIndex { Int(clusterOffsets[$0 + 1]) > offset }
    }

    /// The position of `offset`, or of the end of the cluster that it is inside. O(log n).
    func clusterEnd(at offset: Int) -> Int64 {
        let index = cluster(at: offset)
        return Int(clusterOffsets[index]) < offset ? clusterX[index + 1] : clusterX[index]
    }

    /// The position of the cluster that `offset` is in. O(log n).
    func clusterStart(at offset: Int) -> Int64 { clusterX[cluster(at: offset)] }

    /// The position of the cluster that starts at `offset`; nil if none does. O(log n).
    func x(_ offset: Int) -> Int64? {
        let index = cluster(at: offset)
        return Int(clusterOffsets[index]) == offset ? clusterX[index] : nil
    }

    /// The cluster that starts at `offset`; nil if none does or the text may not be cut there.
    func safeCluster(at offset: Int) -> Int? {
        let index = cluster(at: offset)
        return Int(clusterOffsets[index]) == offset && clusterIsSafe[index] ? index : nil
    }

    /// The position of a safe cut at `offset`; nil if the text may not be cut there.
    func safeX(_ offset: Int) -> Int64? { safeCluster(at: offset).map { clusterX[$0] } }

    /// What has to be shaped to learn what a cut at `offset` does to the text after it: up to `end`, where only the part
    /// before `offset` counts. Both are the first safe cut, if there is one near. Otherwise nothing is changed farther
    /// away than `reach`; farther windows, one for each cut, would take quadratic time. O(log n + clusters between).
    func window(from offset: Int) -> (offset: Int, x: Int64, end: Int) {
        var index = cluster(at: offset)
        var middle: Int?
        while Int(clusterOffsets[index]) < offset || !clusterIsSafe[index] {
            index += 1
            let distance = Int(clusterOffsets[index]) - offset
            if middle == nil, distance >= Self.reach { middle = index }
            if distance >= 2 * Self.reach { break }
        }
        let end = Int(clusterOffsets[index])
        let known = clusterIsSafe[index] ? index : middle ?? index
        return (Int(clusterOffsets[known]), clusterX[known], end)
    }

    /// In bytes.
    private static let reach = 64

    /// The last safe cut at or before `offset`; nil if it is before `first`. O(log n + clusters between).
    func safeCut(before offset: Int, notBefore first: Int) -> (offset: Int, x: Int64)? {
        var index = cluster(at: offset)
        while !clusterIsSafe[index], Int(clusterOffsets[index]) > first { index -= 1 }
        let found = Int(clusterOffsets[index])
        return clusterIsSafe[index] && found >= first ? (found, clusterX[index]) : nil
    }

    /// The last of these clusters of a segment that begins at `limit` or before it, otherwise the first. O(log n), O(n)
    /// if positions fall.
    func lastCluster(of clusters: ClosedRange<Int>, beginningBy limit: Int64) -> Int {
        if !xRises { return clusters.last { clusterX[$0] <= limit } ?? clusters.lowerBound }
        return (clusters.lowerBound..<clusters.upperBound).partitioningIndex { clusterX[$0 + 1] > limit }
    }

    /// The first of these clusters of a segment that begins at `limit` or after it, otherwise the last. O(log n), O(n)
    /// if positions fall.
    func firstCluster(of clusters: ClosedRange<Int>, beginningFrom limit: Int64) -> Int {
        if !xRises { return clusters.first { clusterX[$0] >= limit } ?? clusters.upperBound }
        return (clusters.lowerBound..<clusters.upperBound).partitioningIndex { clusterX[$0] >= limit }
    }

    /// The remembered width of a key, or the measured one, which is then remembered.
    func width(_ key: UInt64, measure: () -> Int64) -> Int64 {
        if let known = remembered.withLock({ $0[key] }) { return known }
        let width = measure()
        remembered.withLock { widths in
            if widths.count >= Self.limit { widths.removeAll(keepingCapacity: true) }
            widths[key] = width
        }
        return width
    }

    /// The end of the grapheme that starts at `offset`. O(log n).
    func graphemeEnd(after offset: Int) -> Int {
        graphemes.isEmpty ? offset + 1 : Int(graphemes[grapheme(endingAfter: offset)])
    }

    /// The last grapheme boundary before `offset`; 0 when there is none. O(log n).
    func graphemeStart(before offset: Int) -> Int {
        if graphemes.isEmpty { return offset - 1 }
        let index = graphemes.partitioningIndex { Int($0) >= offset }
        return index == 0 ? 0 : Int(graphemes[index - 1])
    }

    /// The first grapheme that ends after `offset`. O(log n).
    func grapheme(endingAfter offset: Int) -> Int { graphemes.partitioningIndex { Int($0) > offset } }
}

/// Gathers a `ParagraphDetail` segment by segment.
struct DetailBuilder {
    private(set) var offsets: [UInt32] = []
    private(set) var xs: [Int64] = []
    private(set) var isSafe: [Bool] = []
    private(set) var xRises = true
    private(set) var glyphs: [ShapedGlyph] = []
    private(set) var runGlyphs: [UInt32] = [0]

    var isEmpty: Bool { offsets.isEmpty }

    /// Adds the glyphs of the next run.
    mutating func append(_ more: [ShapedGlyph]) {
        glyphs += more
        runGlyphs.append(UInt32(truncatingIfNeeded: glyphs.count))
    }

    /// Adds the clusters of a segment whose runs have all been shaped.
    mutating func append(_ segment: SegmentAdvances, origin: Int) {
        var last = Int64.min
        for index in 0...segment.count where index == segment.count || segment.isClusterStart(index) {
            xRises = xRises && segment.x(index) >= last
            last = segment.x(index)
            offsets.append(UInt32(truncatingIfNeeded: origin + index))
            xs.append(last)
            isSafe.append(segment.isSafe(index))
        }
    }

    /// The widest and the longest cluster of several graphemes. O(clusters + graphemes).
    func ligatures(_ graphemes: Graphemes) -> (width: Int64, count: Int) {
        var widest: Int64 = 0
        var longest = 0
        var grapheme = 0
        for (cluster, next) in zip(offsets.indices, offsets.indices.dropFirst()) {
            let first = grapheme
            while grapheme < graphemes.ends.count, graphemes.ends[grapheme] <= offsets[next] { grapheme += 1 }
            let count = graphemes.ends.isEmpty ? Int(offsets[next] - offsets[cluster]) : grapheme - first
            guard count > 1 else { continue }
            (widest, longest) = (max(widest, abs(xs[next] - xs[cluster])), max(longest, count))
        }
        return (widest, longest)
    }

    /// The detail. `graphemes` are those of the text, empty if each byte is one. Graphemes that end inside a ligature
    /// that may not be cut are joined with the next.
    func finish(_ graphemes: [UInt32], _ text: StyledText, _ rules: LineRules) -> ParagraphDetail {
        if rules.cutsRightToLeftLigatures { return ParagraphDetail(self, graphemes: graphemes) }
        let utf8 = text.text.utf8Span.span
        var cluster = 0
        let cuts = graphemes.filter { end in
            while cluster < offsets.count, offsets[cluster] < end { cluster += 1 }
            let isWhole = cluster == offsets.count || offsets[cluster] == end
            return isWhole || !isRightToLeftLetter(utf8, at: Int(offsets[max(0, cluster - 1)]))
        }
        return ParagraphDetail(self, graphemes: cuts)
    }

    /// Whether a character is in the blocks from Hebrew to Arabic Extended-A.
    private func isRightToLeftLetter(_ utf8: Span<UInt8>, at offset: Int) -> Bool {
        var next = offset
        return offset < utf8.count && (0x590...0x8FF).contains(decodeUTF8(utf8, &next))
    }
}
