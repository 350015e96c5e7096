import Copyfit

/// Which of the texts outside the room are there of themselves: those that are larger than it; if there are none, the one that is
/// farthest outside. The others are pushed, or aligned with them.
struct PushedTexts {
    private let distances: [Int: Double]
    private let roots: Set<Int>
    private let worst: Int?

    init(_ texts: [LaidOutText], _ setting: ViewSetting) {
        var distances: [Int: Double] = [:]
        var larger: Set<Int> = []
        for (index, text) in texts.enumerated() {
            let outer = OuterDistance(text, setting)
            guard let distance = outer.greatest else { continue }
            distances[index] = distance
            if outer.isLarger { larger.insert(index) }
        }
        let candidates = larger.isEmpty ? Set(distances.keys) : larger
        worst = candidates.min { (distances[$1] ?? 0, $0) < (distances[$0] ?? 0, $1) }
        roots = larger.isEmpty ? Set([worst].compactMap(\.self)) : larger
        self.distances = distances
    }

    /// How far a text is outside of itself, and how many texts that are pushed are counted with it; nil if it is not.
    func fault(of index: Int) -> (distance: Double, others: Int)? {
        guard roots.contains(index), let distance = distances[index] else { return nil }
        return (distance, index == worst ? distances.count - roots.count : 0)
    }
}

/// How far a text is outside its room.
private struct OuterDistance {
    /// The greatest distance at one of the edges, in points; nil if it is less than a pixel, or can be scrolled into
    /// view.
    let greatest: Double?
    /// Whether no place in the room would be enough.
    let isLarger: Bool

    init(_ text: LaidOutText, _ setting: ViewSetting) {
        let lines = text.lines.map(\.frame)
        let frame = lines.dropFirst().reduce(lines.first ?? .zero) { $0.union($1) }
        var distances: [Double] = []
        if !text.scrollAxes.contains(.horizontal) { distances += [-frame.minX, frame.maxX - setting.width] }
        if let height = setting.height, !text.scrollAxes.contains(.vertical) {
            distances += [-frame.minY, frame.maxY - height]
        }
        greatest = distances.max().flatMap { $0 > Self.tolerance ? $0 : nil }
        isLarger =
            frame.width > setting.width + Self.tolerance
            || setting.height.map { frame.height > $0 + Self.tolerance } ?? false
    }

    /// Sizes of texts are rounded up to half a point.
    private static let tolerance = 0.5
}
