import CopyfitLayout
import Foundation

/// The place of a container that may make only some of its content.
protocol LazyContainer: _ViewNode {
    /// The axis along which the content is made when that comes into view; nil if all of it is made.
    var lazyAxis: Axis? { get }

    /// The container's element.
    var lazyElement: Element { get }

    /// The parts of sections that stay in view.
    var pinnedViews: PinnedScrollableViews { get }

    /// The gap between two lines of which nothing says otherwise, in points.
    var lineGap: CGFloat { get }

    /// The room that the container keeps above and below an element of its content.
    func insets(around member: Element) -> EdgeInsets
}

extension _ViewPosition {
    /// The container that makes what is here when that comes into view; nil if everything here is made at once.
    var lazyContainer: (any LazyContainer)? {
        guard parent.graph.containers.isLazy, let container, container.lazyAxis != nil else { return nil }
        return container.isInChoice ? nil : container
    }

    /// The container that lays out the elements of what is here, or elements around each of them. Linear in the depth below
    /// it. nil in a tree without lazy containers, where it is not needed.
    var container: (any LazyContainer)? {
        guard parent.graph.containers.hasLazyContainers else { return nil }
        var (place, below) = (parent as _ViewNode?, existing)
        while let current = place, current.passesElements(of: below) { (place, below) = (current.parent, current) }
        return place as? any LazyContainer
    }
}

extension _ViewNode {
    /// Whether the place is in a choice of contents.
    fileprivate var isInChoice: Bool {
        var place = parent
        while let current = place, !(current is any ContentChoosing) { place = current.parent }
        return place != nil
    }
}

extension _ViewNode {
    /// This place and those around it, up to a container, which is not among them.
    func places(upTo container: _ViewNode) -> [_ViewNode] {
        var places: [_ViewNode] = []
        var place: _ViewNode? = self
        while let current = place, current !== container {
            places.append(current)
            place = current.parent
        }
        return places
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

    /// Whether the container is laid out: no choice of contents has left it out.
    var isLaidOut: Bool { lazyElement.isShown(below: graph.root?.shownElement) }

    /// The number of cells in a full line; 1 if the container is no grid, 0 if it lays out nothing.
    var cellsPerLine: Int { graph.layout.cellsPerLine(of: lazyElement.layoutNode) }

    /// The part of the container that its scroll view shows, along its axis and from its leading edge; nil if the
    /// container is not laid out in a scroll view.
    var visibleRange: LazySpan? {
        guard let axis = lazyAxis, let scrolled = lazyElement.scrolledNode(along: axis) else { return nil }
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

    /// Where an element of the content with the room around it is along the axis, from the container's leading edge.
    func span(of element: Element) -> LazySpan {
        let member = member(around: element)
        let frame = member.frame
        guard lazyAxis == .horizontal else {
            let insets = insets(around: member)
            return LazySpan(frame.minY - insets.top, frame.maxY + insets.bottom)
        }
        let width = lazyElement.size.width
        return isMirrored
            ? LazySpan(width - frame.maxX, width - frame.minX) : LazySpan(frame.minX, frame.maxX)
    }

    /// Whether nothing is before an element in the content, so that the room before it, if any, is the container's: a list
    /// has another one before rows that are not made than before a header.
    func begins(with element: Element) -> Bool { lazyElement.children.first === member(around: element) }

    /// The element of the content that another one is, or that is around it.
    func member(around element: Element) -> Element {
        var member = element
        while let parent = member.outer, parent !== lazyElement { member = parent }
        return member
    }

    /// Whether nothing has scrolled the container away from where it is at first.
    var isAtStart: Bool {
        guard let axis = lazyAxis, let scrolled = lazyElement.scrolledNode(along: axis),
            case .scrolled(let distance) = graph.layout.scrollState(of: scrolled.scrollElement.layoutNode)[axis]
        else { return true }
        return distance <= 0
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

extension LazyContainer {
    /// The elements before another one in its line, of which there are `count`.
    func neighbours(before element: Element, count: Int) -> ArraySlice<Element> {
        guard count > 0 else { return [] }
        let (children, member) = (lazyElement.children.array, member(around: element))
        guard let index = children.firstIndex(where: { $0 === member }) else { return [] }
        return children[max(0, index - count)..<index]
    }
}

/// The parts of a lazy container that stay in view while the rows of their section are scrolled through: they stop at the
/// edge of the scroll view, and the last row of the section pushes them out.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt32

    /// The parts whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The parts of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
