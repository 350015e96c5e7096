import CopyfitLayout
import Foundation

/// The place of a container that may make only some of its content.
protocol LazyContainer: _ViewNode {
    /// The axis along which the content is made when that comes into view; nil if all of it is made.
    var lazyAxis: Axis? { get }

    /// The container's element.
    var lazyElement: Element { get }
}

/// A place whose elements are those of the places below, unchanged.
protocol ElementPassing: _ViewNode {}

/// A place of which only one of several contents is laid out: whether it fits is found out with all of it.
protocol ContentChoosing: _ViewNode {}

extension _ViewPosition {
    /// The container that makes what is here when that comes into view; nil if everything here is made at once.
    var lazyContainer: (any LazyContainer)? {
        guard parent.graph.isLazy else { return nil }
        var place: _ViewNode? = parent
        while let current = place, current.passesElements { place = current.parent }
        guard let container = place as? any LazyContainer, container.lazyAxis != nil else { return nil }
        return container.isInChoice ? nil : container
    }
}

extension _ViewNode {
    /// Whether the elements of this place are those of the places below, unchanged.
    fileprivate var passesElements: Bool {
        self is ForwardingNode || self is TupleNode || self is LazyRunNode || self is any ElementPassing
    }

    /// Whether the place is in a choice of contents.
    fileprivate var isInChoice: Bool {
        var place = parent
        while let current = place, !(current is any ContentChoosing) { place = current.parent }
        return place != nil
    }

    /// Whether the place is below one that sleeps.
    final var isAsleep: Bool {
        var place: _ViewNode? = self
        while let current = place, !current.sleeps { place = current.parent }
        return place != nil
    }
}

extension LazyContainer {
    /// Whether a scroll view around the container scrolls along its axis.
    var isScrolled: Bool {
        guard let axis = lazyAxis else { return false }
        var place = parent
        while let current = place {
            if let scrolled = current as? any ScrolledNode, scrolled.scrolledAxes.contains(Axis.Set(axis)) {
                return true
            }
            place = current.parent
        }
        return false
    }

    /// The part of the container that its scroll view shows, along its axis and from its leading edge; nil if the
    /// container is not laid out in a scroll view.
    var visibleRange: LazySpan? {
        guard let axis = lazyAxis, let scrolled = lazyElement.scrolledNode(along: axis),
            lazyElement.isShown(below: graph.root?.shownElement)
        else { return nil }
        let frame = lazyElement.convert(
            CGRect(origin: .zero, size: lazyElement.size),
            toSpaceOf: scrolled.scrollElement
        )
        let seen = scrolled.scrollElement.size
        switch axis {
        case .vertical: return LazySpan(-frame.minY, seen.height - frame.minY)
        case .horizontal:
            return isMirrored
                ? LazySpan(frame.maxX - seen.width, frame.maxX) : LazySpan(-frame.minX, seen.width - frame.minX)
        }
    }

    /// Where an element of the content is along the axis, from the container's leading edge.
    func span(of element: Element) -> LazySpan {
        let frame = element.frame
        guard lazyAxis == .horizontal else { return LazySpan(frame.minY, frame.maxY) }
        let width = lazyElement.size.width
        return isMirrored
            ? LazySpan(width - frame.maxX, width - frame.minX) : LazySpan(frame.minX, frame.maxX)
    }

    private var isMirrored: Bool { lazyElement.layoutDirection == .rightToLeft }

    /// Moves the content of the scroll view, so that what is shown stays where it is although its place in the
    /// container has changed by a distance. Not if an anchor or an end decides what is shown. Whether it could.
    func follow(by distance: CGFloat) -> Bool {
        guard let axis = lazyAxis, let scrolled = lazyElement.scrolledNode(along: axis),
            case .scrolled(let offset) = graph.layout.scrollState(of: scrolled.scrollElement.layoutNode)[axis],
            offset.isFinite
        else { return false }
        let isVertical = axis == .vertical
        let size = CGSize(
            width: isVertical ? 0 : isMirrored ? -distance : distance,
            height: isVertical ? distance : 0
        )
        return scrolled.scroll(by: size)
    }
}
