import CopyfitLayout
import Foundation

/// The place of a scroll view.
protocol ScrolledNode: _ViewNode {
    /// The scroll view's element. Its only child in the layout is the content with its margins.
    var scrollElement: Element { get }

    /// The margins in the content.
    var margins: EdgeInsets { get }

    /// How often something else than the scroll view's own position has moved the content.
    var moves: Int { get set }

    /// How often the host has moved the content.
    var gestures: Int { get set }
}

extension ScrolledNode {
    private var layoutNode: LayoutNodeID { scrollElement.layoutNode }
    var isMirrored: Bool { scrollElement.layoutDirection == .rightToLeft }

    /// The axes along which the content scrolls.
    var scrolledAxes: Axis.Set { graph.layout.scrolledAxes(of: layoutNode) ?? [] }

    /// The margins and the safe areas that the content keeps clear of.
    private var insets: EdgeInsets {
        let safe = graph.layout.contentInsets(of: layoutNode)
        return EdgeInsets(
            top: safe.top + margins.top,
            leading: safe.leading + margins.leading,
            bottom: safe.bottom + margins.bottom,
            trailing: safe.trailing + margins.trailing
        )
    }

    /// The scrolled position as it was last laid out.
    var geometry: ScrollGeometry {
        let left = isMirrored ? margins.trailing : margins.leading
        let content = graph.layout.children(of: layoutNode).first.map { graph.layout.frame(of: $0) } ?? .zero
        let size = CGSize(
            width: content.width - margins.total(along: .horizontal),
            height: content.height - margins.total(along: .vertical)
        )
        let (insets, container) = (insets, scrollElement.size)
        return ScrollGeometry(
            contentOffset: CGPoint(
                x: fits(.horizontal, size.width, insets, container) ? 0 - self.left(insets) : 0 - content.minX - left,
                y: fits(.vertical, size.height, insets, container) ? 0 - insets.top : 0 - content.minY - margins.top
            ),
            contentSize: size,
            contentInsets: insets,
            containerSize: CGSize(
                width: max(0, container.width - insets.total(along: .horizontal)),
                height: max(0, container.height - insets.total(along: .vertical))
            )
        )
    }

    private func left(_ insets: EdgeInsets) -> CGFloat { isMirrored ? insets.trailing : insets.leading }

    /// Whether content of a length needs no scrolling.
    private func fits(_ axis: Axis, _ length: CGFloat, _ insets: EdgeInsets, _ container: CGSize) -> Bool {
        length + insets.total(along: axis) <= (axis == .horizontal ? container.width : container.height)
    }

    /// The part of the scroll view between the insets, in its own space.
    var region: CGRect {
        let (insets, size) = (insets, scrollElement.size)
        return CGRect(
            x: left(insets),
            y: insets.top,
            width: size.width - insets.total(along: .horizontal),
            height: size.height - insets.total(along: .vertical)
        )
    }

    /// Whether an anchor for changed sizes decides what is shown.
    var isAtSizeAnchor: Bool {
        let state = graph.layout.scrollState(of: layoutNode)
        let isAnchored = Axis.allCases.contains { scrolledAxes.contains(Axis.Set($0)) && state[$0] == .anchored }
        return state.anchors.sizeChanges != nil && isAnchored
    }

    /// Whether the last layout shows what a request asks for. If not, later content may allow it.
    func shows(_ target: ScrollRequest.Target) -> Bool {
        func isNear(_ distance: CGFloat, _ axis: Axis) -> Bool {
            abs(distance) < 0.5 || !scrolledAxes.contains(Axis.Set(axis))
        }
        switch target {
        case .point:
            let distance = distance(to: target)
            return isNear(distance.width, .horizontal) && isNear(distance.height, .vertical)
        case .edge(let edge): return !scrolledAxes.contains(Axis.Set(edge.axis)) || isAt(edge)
        case .view(let id, let anchor):
            guard let element = element(ScrollName(id: id), where: { $0.scrolledNode === self }) else { return false }
            let distance = distance(to: frame(of: element), anchor: anchor)
            return isNear(distance.width, .horizontal) && isNear(distance.height, .vertical)
        case .further, .held: return true
        }
    }

    /// Whether there is more content than room, and its end at an edge is shown.
    private func isAt(_ edge: Edge) -> Bool {
        let axis = edge.axis
        let (content, insets, container) = (geometry.contentSize, geometry.contentInsets, scrollElement.size)
        let length = axis == .horizontal ? content.width : content.height
        guard !fits(axis, length, insets, container) else { return false }
        let room = axis == .horizontal ? container.width : container.height
        let hidden = length + insets.total(along: axis) - room
        let distance = scrolledDistances[axis] ?? 0
        return abs(edge == .top || edge == .leading ? distance : distance - hidden) < 0.5
    }

    /// How far the start of the content is scrolled out along each axis, as requested so far.
    var scrolledDistances: [Axis: CGFloat] {
        Dictionary(
            uniqueKeysWithValues: Axis.allCases.map {
                ($0, graph.layout.scrolledDistance(of: layoutNode, along: $0))
            }
        )
    }

    /// Moves the content by a distance, from the left and from the top; an infinite one moves to the end. `start` is from
    /// where; nil is from where it has been requested to be so far. Whether that changes anything.
    func scroll(
        by distance: CGSize,
        along axes: Axis.Set = [.horizontal, .vertical],
        from start: [Axis: CGFloat]? = nil
    ) -> Bool {
        var state = graph.layout.scrollState(of: layoutNode)
        let requested = scrolledDistances
        for axis in Axis.allCases where scrolledAxes.intersection(axes).contains(Axis.Set(axis)) {
            let offset = axis == .horizontal ? (isMirrored ? -distance.width : distance.width) : distance.height
            let current = requested[axis] ?? 0
            let wanted = (start?[axis] ?? current) + offset
            if abs(wanted - current) > 1e-9 { state[axis] = .scrolled(wanted) }
        }
        return graph.layout.setScrollState(state, of: layoutNode)
    }
}

extension _ViewNode {
    /// The place of the first scroll view at or below this place that is shown.
    final var firstScrollView: (any ScrolledNode)? {
        first { ($0 as? any ScrolledNode).flatMap { $0.isPresent ? $0 : nil } }
    }
}

/// The name that scroll views give to the space of their visible area.
struct ScrollViewName: Hashable {
    var axis: Axis?
}
