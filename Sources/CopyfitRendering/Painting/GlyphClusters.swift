import CopyfitDrawing

/// Which bytes of a run's text its glyphs show, in cairo's form: pieces of the text in reading order, each with its
/// number of bytes and glyphs. In a run from right to left the pieces take glyphs from the end.
struct GlyphClusters: Equatable {
    struct Cluster: Equatable {
        var byteCount: Int
        var glyphCount: Int
    }

    let clusters: [Cluster]
    /// Whether the pieces take glyphs from the end.
    let isBackward: Bool

    /// Glyphs whose clusters are not in order, or not at the beginning of a character, show the whole text together.
    init(_ run: DisplayList.GlyphRun) {
        let text = Array(run.text.utf8)
        let starts = run.glyphs.map { Int($0.cluster) }
        let rises = zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
        let falls = zip(starts, starts.dropFirst()).allSatisfy { $0 >= $1 }
        isBackward = rises && falls ? run.isRightToLeft : falls
        let areCharacters = starts.allSatisfy { text.indices.contains($0) && text[$0] & 0xC0 != 0x80 }
        guard rises || falls, areCharacters else {
            clusters = [Cluster(byteCount: text.count, glyphCount: starts.count)]
            return
        }
        clusters = Self.clusters(isBackward ? starts.reversed() : starts, byteCount: text.count)
    }

    /// Bytes before the first cluster belong to it.
    private static func clusters(_ starts: [Int], byteCount: Int) -> [Cluster] {
        var clusters: [Cluster] = []
        var begin = 0
        for (index, start) in starts.enumerated() {
            if index > 0, start == starts[index - 1] {
                clusters[clusters.count - 1].glyphCount += 1
                continue
            }
            if !clusters.isEmpty {
                clusters[clusters.count - 1].byteCount = start - begin
                begin = start
            }
            clusters.append(Cluster(byteCount: 0, glyphCount: 1))
        }
        if !clusters.isEmpty { clusters[clusters.count - 1].byteCount = byteCount - begin }
        return clusters
    }
}
