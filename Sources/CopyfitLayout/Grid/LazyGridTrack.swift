import Foundation

/// One track across a lazy grid.
struct LazyGridTrack {
    let length: CGFloat

    /// The gap after it; the last one's does not count.
    let gap: CGFloat
    let alignment: Alignment
}

extension LazyGridBehaviour {
    /// The tracks for a length across: fixed ones unchanged, each other one an equal share of what is left. Nothing
    /// is shared out a second time: what a maximum leaves is unused (layout rule 11.4). NaN gives every track its
    /// minimum.
    func tracks(across length: CGFloat) -> [LazyGridTrack] {
        var tracks: [LazyGridTrack] = []
        var open = items.filter { !$0.isFixed }.count
        let fixed = items.reduce(0) { $0 + ($1.fixedLength ?? 0) }
        var rest = length - fixed - items.dropLast().reduce(0) { $0 + $1.gap }
        for item in items {
            let lengths = item.lengths(share: item.isFixed ? 0 : rest / CGFloat(open))
            if !item.isFixed {
                open -= 1
                rest -= lengths.reduce(0, +) + item.gap * CGFloat(lengths.count - 1)
            }
            tracks += lengths.map { LazyGridTrack(length: $0, gap: item.gap, alignment: item.alignment ?? alignment) }
        }
        return tracks
    }
}

extension GridItem {
    fileprivate var gap: CGFloat { spacing ?? ViewSpacing.defaultDistance }

    fileprivate var fixedLength: CGFloat? {
        if case .fixed(let length) = size { length } else { nil }
    }

    /// The most tracks an adaptive item makes.
    private static let trackLimit: CGFloat = 65_536

    fileprivate var isFixed: Bool { fixedLength != nil }

    /// The item's tracks in its share; one for all but adaptive items.
    fileprivate func lengths(share: CGFloat) -> [CGFloat] {
        switch size {
        case .fixed(let length): return [length]
        case .flexible(let minimum, let maximum):
            return [share.isNaN ? minimum : min(max(share, minimum), max(minimum, maximum))]
        case .adaptive(let minimum, let maximum):
            let least = minimum
            guard share.isFinite, least + gap > 0 else { return [least] }
            let count = min(max(1, ((share + gap) / (least + gap)).rounded(.down)), Self.trackLimit)
            let length = (share - gap * (count - 1)) / count
            return .init(repeating: min(max(length, least), max(least, maximum)), count: Int(count))
        }
    }
}

extension [LazyGridTrack] {
    /// The length of all tracks and the gaps between them.
    var extent: CGFloat {
        reduce(0) { $0 + $1.length } + dropLast().reduce(0) { $0 + $1.gap }
    }
}
