import Foundation

/// Which safe areas a placed node touches (layout rule 15.4).
extension LayoutTree {
    /// How far a placed node could reach over the safe areas that adjoin its edges: the root's and those of safe area
    /// modifiers around it. 0 on edges that touch none. Linear in depth.
    package func safeAreaInsets(of id: LayoutNodeID) -> EdgeInsets {
        safeAreaInsets(of: index(of: id))
    }

    func safeAreaInsets(of node: Int32) -> EdgeInsets {
        let frame = globalFrame(of: node)
        var reach = Sides(frame)
        var child = node
        var parent = nodes[Int(child)].parent
        while parent >= 0 {
            let facts = facts(of: parent)
            if facts.safeAreaReach == .scrolls { break }
            if facts.makesSafeArea, firstChild(parent) == child {
                reach.extend(
                    from: Sides(globalFrame(of: child)),
                    to: Sides(globalFrame(of: parent))
                )
            }
            child = parent
            parent = nodes[Int(child)].parent
        }
        if parent < 0 { extendOverRoot(&reach) }
        return reach.insets(from: Sides(frame), direction(of: node))
    }

    private func extendOverRoot(_ reach: inout Sides) {
        let whole = Sides(pass.rootProposal)
        reach.extend(from: whole.less(pass.rootSafeArea), to: whole)
    }
}

/// A rectangle by its sides.
private struct Sides {
    var left, top, right, bottom: CGFloat

    init(_ rect: CGRect) {
        (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    }

    /// The room of a root. A side that no proposal fixes touches nothing.
    init(_ proposal: Proposal) {
        (left, top) = (0, 0)
        (right, bottom) = (proposal.width, proposal.height)
    }

    /// Leading is left: the root's safe area is the screen's.
    func less(_ insets: EdgeInsets) -> Sides {
        var inner = self
        inner.left += insets.leading
        inner.top += insets.top
        inner.right -= insets.trailing
        inner.bottom -= insets.bottom
        return inner
    }

    /// Moves the sides that touch `inner` to `outer`: within half a pixel of a display with two pixels a point.
    mutating func extend(from inner: Sides, to outer: Sides) {
        func touches(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.251 }
        if touches(left, inner.left) { left = outer.left }
        if touches(top, inner.top) { top = outer.top }
        if touches(right, inner.right) { right = outer.right }
        if touches(bottom, inner.bottom) { bottom = outer.bottom }
    }

    /// How far these sides are outside `inner`.
    func insets(from inner: Sides, _ direction: LayoutDirection) -> EdgeInsets {
        let (toLeft, toRight) = (max(inner.left - left, 0), max(right - inner.right, 0))
        let isForward = direction == .leftToRight
        return EdgeInsets(
            top: max(inner.top - top, 0),
            leading: isForward ? toLeft : toRight,
            bottom: max(bottom - inner.bottom, 0),
            trailing: isForward ? toRight : toLeft
        )
    }
}
