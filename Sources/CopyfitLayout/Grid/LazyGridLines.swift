import Foundation

/// Children of a lazy grid beside each other: as many cells as there are tracks at most, or one child over the whole grid.
struct LazyGridLine {
    var children: Range<Int>
    let isWhole: Bool
    var length: CGFloat = 0
}

extension LazyGridBehaviour {
    /// The children's positions, line by line.
    func lines(of children: Range<Int>, trackCount: Int) -> [LazyGridLine] {
        var lines: [LazyGridLine] = []
        lines.reserveCapacity(children.count / max(trackCount, 1) + 1)
        for (index, position) in children.enumerated() {
            let part = index < parts.count ? parts[index] : .cell
            if part == .cell, let last = lines.last, !last.isWhole, last.children.count < trackCount {
                lines[lines.count - 1].children = last.children.lowerBound..<position + 1
            } else {
                lines.append(LazyGridLine(children: position..<position + 1, isWhole: part == .line))
            }
        }
        return lines
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
        let extent = across.isFinite ? max(across, tracks.extent) : tracks.extent
        let lines = lazyGridLines(grid, tracks, node, across: extent, T.self)
        let length = lines.reduce(0) { $0 + $1.length } + grid.lineGap * CGFloat(max(lines.count - 1, 0))
        let validity = Validity(.all, along: grid.axis, across: .only(across))
        return Answer(length, along: grid.axis, across: extent, validity: validity)
    }

    func arrangeLazyGrid<T: Tracing>(
        _ grid: LazyGridBehaviour,
        _ node: Int32,
        _ proposal: Proposal,
        _ answer: Answer,
        _: T.Type
    ) {
        let extent = answer[grid.axis.crossed]
        let tracks = grid.tracks(across: proposal[grid.axis.crossed])
        if tracks.isEmpty { return forgetPlacements(below: node) }
        let whole = LazyGridTrack(length: extent, gap: 0, alignment: grid.alignment)
        let start = start(of: tracks, grid, in: answer)
        var at: CGFloat = 0
        for line in lazyGridLines(grid, tracks, node, across: extent, T.self) {
            var across = line.isWhole ? 0 : start
            for (track, position) in zip(line.isWhole ? [whole] : tracks, line.children) {
                push(childLists[position], in: track, grid.axis, at: at, across: across, length: line.length, T.self)
                across += track.length + track.gap
            }
            at += line.length + grid.lineGap
        }
    }

    /// Where there are no tracks, the children are nowhere, as if they had never been placed.
    private func forgetPlacements(below node: Int32) {
        for position in childRange(node) {
            let child = childLists[position]
            placements[Int(child)] = Placement()
            nodes[Int(child)].flags.insert(.needsPlacement)
            forgetPlacements(below: child)
        }
    }

    /// Where the first track begins: the tracks together lie in the grid as its alignment says.
    private func start(of tracks: [LazyGridTrack], _ grid: LazyGridBehaviour, in answer: Answer) -> CGFloat {
        let axis = grid.axis
        let key = axis == .vertical ? grid.alignment.horizontal.key : grid.alignment.vertical.key
        let together = Answer(answer[axis], along: axis, across: tracks.extent, validity: .all)
        return defaultGuide(key, in: answer) - defaultGuide(key, in: together)
    }

    /// The lines with their lengths; none without tracks.
    private func lazyGridLines<T: Tracing>(
        _ grid: LazyGridBehaviour,
        _ tracks: [LazyGridTrack],
        _ node: Int32,
        across extent: CGFloat,
        _: T.Type
    ) -> [LazyGridLine] {
        guard !tracks.isEmpty else { return [] }
        var lines = grid.lines(of: childRange(node), trackCount: tracks.count)
        for index in lines.indices {
            for (track, position) in lines[index].children.enumerated() {
                let across = lines[index].isWhole ? extent : tracks[track].length
                let length = ask(childLists[position], Proposal(.nan, along: grid.axis, across: across), T.self)[
                    grid.axis
                ]
                lines[index].length = max(lines[index].length, length)
            }
        }
        return lines
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
