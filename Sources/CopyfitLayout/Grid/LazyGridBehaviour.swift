package import Foundation

/// `LazyVGrid` (columns given) or `LazyHGrid` (rows given): cells line by line, each line as long as its longest cell
/// (layout rule 11.4).
package struct LazyGridBehaviour {
    /// The axis the grid grows along: vertical for given columns.
    package let axis: Axis
    let items: [GridItem]
    let spacing: CGFloat?

    /// The alignment of tracks in the grid, and of cells in tracks without one.
    let alignment: Alignment

    /// The given lengths that were ignored: infinite ones, NaN, and negative ones that must not be negative.
    package let ignoredLengths: [CGFloat]

    /// The role of each child; empty if all are cells of one section.
    package var parts: [LazyGridPart] = []

    /// A grid of given columns; `spacing` is between its rows, 8 for nil.
    package init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        axis = .vertical
        items = columns.map(\.sound)
        self.spacing = spacing?.finite
        ignoredLengths = columns.flatMap(\.unsoundLengths) + [spacing].unsound
        self.alignment = Alignment(horizontal: alignment, vertical: .center)
    }

    /// A grid of given rows; `spacing` is between its columns, 8 for nil.
    package init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        axis = .horizontal
        items = rows.map(\.sound)
        self.spacing = spacing?.finite
        ignoredLengths = rows.flatMap(\.unsoundLengths) + [spacing].unsound
        self.alignment = Alignment(horizontal: .center, vertical: alignment)
    }

    /// Whether replacing the grid by another one would make no difference.
    package func lays(outLike other: LazyGridBehaviour) -> Bool {
        axis == other.axis && spacing == other.spacing && alignment == other.alignment
            && items.elementsEqual(other.items) { $0.lays(outLike: $1) }
    }

    /// Whether there is room for any cell.
    package var hasTracks: Bool { !items.isEmpty }

    /// The gap between lines of cells.
    package var lineGap: CGFloat { spacing ?? ViewSpacing.defaultDistance }
}

/// The role of a child of a lazy grid.
package enum LazyGridPart {
    case cell

    /// A cell that begins a line.
    case firstCell

    /// A line of its own over the whole grid: a header or footer of a section, or room for rows that are not made.
    case line
}

extension LazyGridBehaviour: Behaviour {
    static var form: BehaviourForm { .container }

    var words: BehaviourWords {
        BehaviourWords(
            axis == .vertical ? "lazy grid of columns" : "lazy grid of rows",
            ["tracks": "\(items.count)", "alignment": alignment.words, "spacing": spacing?.words]
        )
    }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 11.4" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        let across = proposal[axis.crossed]
        let tracks = tracks(across: across)
        let extent = extent(across: across)
        let lines = lines(tracks, across: extent, node, tree)
        let length = lines.reduce(0) { $0 + $1.length } + lineGap * CGFloat(max(lines.count - 1, 0))
        return Answer(length, along: axis, across: extent, validity: Validity(.all, along: axis, across: .only(across)))
    }

    /// The length across, which depends on no cell.
    private func extent(across: CGFloat) -> CGFloat {
        let extent = tracks(across: across).extent
        return across.isFinite ? max(across, extent) : extent
    }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        axis == self.axis ? nil : extent(across: end.offer)
    }

    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? {
        guard axis == .vertical else { return nil }
        return ShareAnswer(length: extent(across: proposal.width), offers: .only(proposal.width))
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        let extent = answer[axis.crossed]
        let tracks = tracks(across: proposal[axis.crossed])
        if tracks.isEmpty { return tree.forgetPlacements(below: node) }
        let whole = LazyGridTrack(length: extent, gap: 0, alignment: alignment)
        let start = start(of: tracks, in: answer)
        var at: CGFloat = 0
        for line in lines(tracks, across: extent, node, tree) {
            var across = line.isWhole ? 0 : start
            for (track, position) in zip(line.isWhole ? [whole] : tracks, line.children) {
                push(tree.childLists[position], in: track, at: at, across: across, length: line.length, tree)
                across += track.length + track.gap
            }
            at += line.length + lineGap
        }
    }

    var flags: Node.Flags { [.mayFollow, .isWild] }

    var orientation: Orientation { .free }

    /// Where the first track begins: the tracks together are aligned in the grid.
    private func start(of tracks: [LazyGridTrack], in answer: Answer) -> CGFloat {
        let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
        let together = Answer(answer[axis], along: axis, across: tracks.extent, validity: .all)
        return key.defaultValue(in: answer) - key.defaultValue(in: together)
    }

    /// The lines with their lengths; none without tracks.
    private func lines(
        _ tracks: [LazyGridTrack],
        across extent: CGFloat,
        _ node: Int32,
        _ tree: LayoutTree
    ) -> [LazyGridLine] {
        guard !tracks.isEmpty else { return [] }
        var lines = lines(of: tree.childRange(node), trackCount: tracks.count)
        for index in lines.indices {
            for (track, position) in lines[index].children.enumerated() {
                let across = lines[index].isWhole ? extent : tracks[track].length
                let answer = tree.ask(tree.childLists[position], Proposal(.nan, along: axis, across: across))
                lines[index].length = max(lines[index].length, answer[axis])
            }
        }
        return lines
    }

    private func push(
        _ child: Int32,
        in track: LazyGridTrack,
        at: CGFloat,
        across: CGFloat,
        length: CGFloat,
        _ tree: LayoutTree
    ) {
        let offered = Proposal(.nan, along: axis, across: track.length)
        let size = tree.ask(child, offered)
        let area = Answer(length, along: axis, across: track.length, validity: .all)
        let (horizontal, vertical) = (track.alignment.horizontal.key, track.alignment.vertical.key)
        let x = horizontal.defaultValue(in: area) - tree.guide(horizontal, of: child, offered, size)
        let y = vertical.defaultValue(in: area) - tree.guide(vertical, of: child, offered, size)
        tree.push(
            child,
            x: x + (axis == .horizontal ? at : across),
            y: y + (axis == .horizontal ? across : at),
            offered,
            size
        )
    }
}

extension LayoutTree {
    /// The number of cells in a full line of a lazy grid as it was last placed; 1 for other nodes.
    package func cellsPerLine(of id: LayoutNodeID) -> Int {
        let node = index(of: id)
        guard let grid = behaviour(of: node, as: LazyGridBehaviour.self) else { return 1 }
        return grid.tracks(across: placements[Int(node)].proposal[grid.axis.crossed]).count
    }

    /// Without tracks the children are nowhere, as if they had never been placed.
    fileprivate func forgetPlacements(below node: Int32) {
        for position in childRange(node) {
            let child = childLists[position]
            placements[Int(child)] = Placement()
            nodes[Int(child)].flags.insert(.needsPlacement)
            forgetPlacements(below: child)
        }
    }
}
