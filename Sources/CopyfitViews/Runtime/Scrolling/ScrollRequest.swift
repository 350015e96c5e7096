import CopyfitLayout
import Foundation

/// A request to scroll, which is carried out when sizes are known.
struct ScrollRequest {
    /// What to show.
    enum Target {
        /// A point of the content at the top left corner; a coordinate of nil stays as it is.
        case point(x: CGFloat?, y: CGFloat?)
        /// What is a distance further.
        case further(CGSize)
        /// The start or the end of the content.
        case edge(Edge)
        /// The view with an id: its anchor at that of the scroll view, or all of it if the anchor is nil.
        case view(AnyHashable, anchor: UnitPoint?)
        /// The view with an id, as far from an anchor of the scroll view as it was.
        case held(AnyHashable, anchor: UnitPoint, distance: CGSize)
    }

    /// Who asks.
    enum Origin {
        /// The scroll view's own position.
        case position
        /// The program, by a proxy.
        case proxy
        /// The host, in place of somebody who scrolls.
        case host
    }

    let target: Target

    /// The scroll view, or a place around it and around the view.
    private(set) weak var place: _ViewNode?

    let origin: Origin

    /// Whether rows are made to look for the view inside them.
    let searchesRows: Bool

    init(_ target: Target, of place: _ViewNode, by origin: Origin, searchesRows: Bool = true) {
        self.target = target
        self.place = place
        self.origin = origin
        self.searchesRows = searchesRows
    }

    /// What the request knows its view by; nil if it is about no view.
    var name: ScrollName? {
        switch target {
        case .view(let id, _), .held(let id, _, _): ScrollName(id: id, includesIdentifiers: origin == .host)
        case .point, .further, .edge: nil
        }
    }
}

/// What a request knows a view by.
struct ScrollName {
    /// The id of the view or of its row.
    let id: AnyHashable

    /// Whether identifiers for tests and tools count as well.
    var includesIdentifiers = false
}

extension _ViewNode {
    /// The first element at or below this place with a name, of those that are wanted.
    final func element(_ name: ScrollName, where isWanted: (Element) -> Bool = { _ in true }) -> Element? {
        first { place in
            let named = place.elements(called: name).first(where: isWanted)
            if let named { return named }
            guard let row = (place as? any IdentifyingNode)?.element(withID: name.id) else { return nil }
            return isWanted(row) ? row : nil
        }
    }

    private func elements(called name: ScrollName) -> [Element] {
        if name.includesIdentifiers { return elements(named: name.id) }
        return explicitID == name.id ? elements.array : []
    }
}

extension ScrolledNode {
    /// How far to scroll to what is no view.
    func distance(to target: ScrollRequest.Target) -> CGSize {
        switch target {
        case .point(let x, let y):
            let offset = geometry.contentOffset
            return CGSize(width: (x ?? offset.x) - offset.x, height: (y ?? offset.y) - offset.y)
        case .further(let distance): return distance
        case .edge(let edge): return edge.farDistance(isMirrored: isMirrored)
        case .view, .held: return .zero
        }
    }

    /// Where an element is in the scroll view's space, or would be if it did not stay in view.
    func frame(of element: Element) -> CGRect {
        let frame = element.convert(CGRect(origin: .zero, size: element.size), toSpaceOf: scrollElement)
        let moved = element.distanceMoved
        return frame.offsetBy(dx: -moved.width, dy: -moved.height)
    }

    /// How far to scroll to a rectangle in the scroll view's space.
    func distance(to frame: CGRect, anchor: UnitPoint?) -> CGSize {
        let region = region
        guard let anchor else {
            return CGSize(
                width: isMirrored
                    ? -Self.leastDistance(from: -region.maxX, -region.minX, to: -frame.maxX, -frame.minX)
                    : Self.leastDistance(from: region.minX, region.maxX, to: frame.minX, frame.maxX),
                height: Self.leastDistance(from: region.minY, region.maxY, to: frame.minY, frame.maxY)
            )
        }
        let x = isMirrored ? 1 - anchor.x : anchor.x
        return CGSize(
            width: frame.minX - region.minX + x * (frame.width - region.width),
            height: frame.minY - region.minY + anchor.y * (frame.height - region.height)
        )
    }

    /// How far to move so that all of a range is inside another one, or its start if it is longer.
    private static func leastDistance(
        from lower: CGFloat,
        _ upper: CGFloat,
        to start: CGFloat,
        _ end: CGFloat
    ) -> CGFloat {
        if start < lower { return start - lower }
        return end > upper ? min(end - upper, start - lower) : 0
    }
}

extension ScrollRequest.Target {
    /// The axes along which it asks for something.
    var axes: Axis.Set {
        switch self {
        case .point(let x, let y): (x == nil ? [] : Axis.Set.horizontal).union(y == nil ? [] : .vertical)
        case .edge(let edge): Axis.Set(edge.axis)
        case .further, .view, .held: [.horizontal, .vertical]
        }
    }
}

extension Edge {
    var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

    /// A distance beyond this end of all content.
    fileprivate func farDistance(isMirrored: Bool) -> CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -CGFloat.infinity)
        case .bottom: CGSize(width: 0, height: CGFloat.infinity)
        case .leading: CGSize(width: isMirrored ? CGFloat.infinity : -.infinity, height: 0)
        case .trailing: CGSize(width: isMirrored ? -CGFloat.infinity : .infinity, height: 0)
        }
    }
}

extension Element {
    /// The place of the nearest scroll view around this element.
    final var scrolledNode: (any ScrolledNode)? { scrolledNode { _ in true } }

    /// The place of the nearest scroll view around this element that scrolls along an axis.
    final func scrolledNode(along axis: Axis) -> (any ScrolledNode)? {
        scrolledNode { $0.scrolledAxes.contains(Axis.Set(axis)) }
    }

    private func scrolledNode(where isWanted: (any ScrolledNode) -> Bool) -> (any ScrolledNode)? {
        var element = outer
        while let current = element {
            if let scrolled = current.node as? any ScrolledNode, scrolled.scrollElement === current, isWanted(scrolled)
            {
                return scrolled
            }
            element = current.outer
        }
        return nil
    }
}
