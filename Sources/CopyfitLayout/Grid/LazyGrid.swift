package import Foundation

/// `LazyVGrid` (columns given) or `LazyHGrid` (rows given).
package struct LazyGridBehaviour {
    /// The axis the grid grows along: vertical for given columns.
    let axis: Axis
    let items: [GridItem]
    let spacing: CGFloat?

    /// Where cells lie in tracks that do not say.
    let alignment: Alignment

    /// A grid of given columns; `spacing` lies between its rows, nil being 8.
    package init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        axis = .vertical
        items = columns
        self.spacing = spacing
        self.alignment = Alignment(horizontal: alignment, vertical: .center)
    }

    /// A grid of given rows; `spacing` lies between its columns, nil being 8.
    package init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        axis = .horizontal
        items = rows
        self.spacing = spacing
        self.alignment = Alignment(horizontal: .center, vertical: alignment)
    }

    /// Whether replacing the grid by another one would make no difference.
    package func lays(outLike other: LazyGridBehaviour) -> Bool {
        axis == other.axis && spacing == other.spacing && alignment == other.alignment
            && items.elementsEqual(other.items) { $0.lays(outLike: $1) }
    }

    /// The gap between lines of cells.
    var lineGap: CGFloat { spacing ?? ViewSpacing.defaultDistance }
}

/// One track across a lazy grid.
struct LazyGridTrack {
    let length: CGFloat

    /// The gap after it; the last one's does not count.
    let gap: CGFloat
    let alignment: Alignment
}

extension LazyGridBehaviour {
    /// The tracks for a length across: fixed ones as they are, each other one an equal share of what is left at its
    /// turn. Shared once: what a maximum leaves stays unused (layout rules 11.4, 24a). NaN gives every track its least.
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
        case .flexible(let minimum, let maximum): return [share.isNaN ? minimum : min(max(share, minimum), maximum)]
        case .adaptive(let minimum, let maximum):
            let least = minimum.isFinite ? max(0, minimum) : 0
            guard share.isFinite, least + gap > 0 else { return [least] }
            let count = min(max(1, ((share + gap) / (least + gap)).rounded(.down)), Self.trackLimit)
            let length = (share - gap * (count - 1)) / count
            return .init(repeating: min(max(length, least), max(least, maximum)), count: Int(count))
        }
    }
}

/// Cells line by line, each line as long as its longest cell (layout rule 11.4).
extension LayoutTree {
    func answerLazyGrid<T: Tracing>(
        _ grid: LazyGridBehaviour,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> Answer {
        let across = proposal[grid.axis.crossed]
        let tracks = grid.tracks(across: across)
        let lines = lazyGridLines(grid, tracks, node, T.self)
        let length = lines.reduce(0, +) + grid.lineGap * CGFloat(max(lines.count - 1, 0))
        return Answer(
            length,
            along: grid.axis,
            across: across.isFinite ? max(across, tracks.extent) : tracks.extent,
            validity: Validity(.all, along: grid.axis, across: .only(across))
        )
    }

    func arrangeLazyGrid<T: Tracing>(
        _ grid: LazyGridBehaviour,
        _ node: Int32,
        _ proposal: Proposal,
        _ answer: Answer,
        _: T.Type
    ) {
        let tracks = grid.tracks(across: proposal[grid.axis.crossed])
        guard !tracks.isEmpty else { return }
        let lines = lazyGridLines(grid, tracks, node, T.self)
        let start = (answer[grid.axis.crossed] - tracks.extent) / 2
        let range = childRange(node)
        var at: CGFloat = 0
        for (line, length) in lines.enumerated() {
            var across = start
            for (track, position) in zip(tracks, range.dropFirst(line * tracks.count)) {
                push(childLists[position], in: track, grid.axis, at: at, across: across, length: length, T.self)
                across += track.length + track.gap
            }
            at += length + grid.lineGap
        }
    }

    private func lazyGridLines<T: Tracing>(
        _ grid: LazyGridBehaviour,
        _ tracks: [LazyGridTrack],
        _ node: Int32,
        _: T.Type
    ) -> [CGFloat] {
        guard !tracks.isEmpty else { return [] }
        let range = childRange(node)
        return stride(from: range.lowerBound, to: range.upperBound, by: tracks.count).map { first in
            zip(tracks, first..<range.upperBound).reduce(0) { longest, cell in
                let offered = Proposal(.nan, along: grid.axis, across: cell.0.length)
                return max(longest, ask(childLists[cell.1], offered, T.self)[grid.axis])
            }
        }
    }

    private func push<T: Tracing>(
        _ child: Int32,
        in track: LazyGridTrack,
        _ axis: Axis,
        at: CGFloat,
        across: CGFloat,
        length: CGFloat,
        _: T.Type
    ) {
        let offered = Proposal(.nan, along: axis, across: track.length)
        let size = ask(child, offered, T.self)
        let area = Answer(length, along: axis, across: track.length, validity: .all)
        let (horizontal, vertical) = (track.alignment.horizontal.key, track.alignment.vertical.key)
        let x = defaultGuide(horizontal, in: area) - guide(horizontal, of: child, offered, size)
        let y = defaultGuide(vertical, in: area) - guide(vertical, of: child, offered, size)
        push(
            child,
            x: x + (axis == .horizontal ? at : across),
            y: y + (axis == .horizontal ? across : at),
            offered,
            size
        )
    }
}

extension [LazyGridTrack] {
    /// The length of all tracks and the gaps between them.
    fileprivate var extent: CGFloat {
        reduce(0) { $0 + $1.length } + dropLast().reduce(0) { $0 + $1.gap }
    }
}
