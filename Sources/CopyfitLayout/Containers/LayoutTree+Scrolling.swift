package import Foundation

extension LayoutTree {
    func scrollState(of node: Int32) -> ScrollState { rare.scrolls[node] ?? ScrollState() }

    /// A scroll view's position.
    package func scrollState(of id: LayoutNodeID) -> ScrollState { scrollState(of: index(of: id)) }

    /// Says where a scroll view is to show its content, and returns whether that is new. Only places change, no answer.
    package func setScrollState(_ state: ScrollState, of id: LayoutNodeID) -> Bool {
        let node = index(of: id)
        guard state != scrollState(of: node) else { return false }
        rare.scrolls[node] = state
        var above = node
        while above >= 0 {
            nodes[Int(above)].flags.insert(.needsPlacement)
            above = nodes[Int(above)].parent
        }
        return true
    }

    /// Brings the states of all scroll views to what the last layout made of them.
    package func settleScrolling() {
        for (node, state) in rare.scrolls {
            guard let content = firstChild(node) else { continue }
            let insets = rare.placedInsets[node] ?? EdgeInsets()
            var settled = state
            for axis in Axis.allCases {
                let hidden = length(of: content, axis) + insets.total(along: axis) - length(of: node, axis)
                settled[axis] = state.settled(along: axis, hidden: hidden)
            }
            rare.scrolls[node] = settled
        }
    }

    /// How far the start of a scroll view's content is scrolled out, as it was last placed. 0 if all fits.
    package func scrolledDistance(of id: LayoutNodeID, along axis: Axis) -> CGFloat {
        let node = index(of: id)
        guard let content = firstChild(node) else { return 0 }
        let room =
            length(of: node, axis) - contentInsets(of: id).total(along: axis) - length(of: content, axis)
        return room < 0 ? -scrollState(of: node).shift(along: axis, room: room) : 0
    }

    /// How far the safe areas around a scroll view inset its content, as it was last placed.
    package func contentInsets(of id: LayoutNodeID) -> EdgeInsets { rare.placedInsets[index(of: id)] ?? EdgeInsets() }

    private func length(of node: Int32, _ axis: Axis) -> CGFloat {
        axis == .horizontal ? placements[Int(node)].width : placements[Int(node)].height
    }
}
