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

    /// The view to show, if it is there. Only the host finds views by accessibility identifiers too.
    fileprivate var element: Element? {
        switch target {
        case .view(let id, _), .held(let id, _, _): place?.element(withScrollID: id, orIdentifier: origin == .host)
        case .point, .further, .edge: nil
        }
    }

    /// The scroll view, if it is known.
    fileprivate var scrolled: (any ScrolledNode)? { place as? any ScrolledNode ?? element?.scrolledNode }

    /// Whether the request may be about a scroll view.
    func concerns(_ scrolled: any ScrolledNode) -> Bool {
        var current: _ViewNode? = scrolled
        while let node = current, node !== place { current = node.parent }
        return current != nil
    }
}

/// A view that is followed until it is where it is to be shown.
private struct FollowedView {
    let request: ScrollRequest

    /// The scroll view that the request has moved.
    weak var scrolled: (any ScrolledNode)?

    /// Whether a newer request of the same place replaces this one: not if they are for different scroll views.
    func isReplaced(by newer: ScrollRequest, of other: (any ScrolledNode)?) -> Bool {
        guard request.place === newer.place else { return false }
        guard let scrolled, let other else { return true }
        return scrolled === other
    }
}

extension ViewGraph {
    /// Scrolls as requested and makes the rows that come into view, and lays out again, until nothing changes.
    ///
    /// Views that are to be shown are followed to the end, because places of rows that are not made are estimates.
    func settleScrolling(_ layOut: () -> Void) {
        lazyRuns.removeAll { !$0.isAlive }
        scrollHolders.removeAll { !$0.isAlive }
        scrollRequests += scrollHolders.compactMap { $0.heldPlace(among: scrollRequests) }
        var shown: [FollowedView] = []
        for _ in 0..<Self.scrollingRounds where !layout.hasRunOutOfStack {
            guard takeScrollingStep(following: &shown) else { break }
            settleElements()
            layOut()
        }
        for run in lazyRuns { run.releasePin() }
    }

    /// Does the first of these that changes anything: carries out requests, keeps rows in place, brings what is to be shown
    /// to its place, makes rows, moves headers and footers. Each needs the layout that results from those before it.
    private func takeScrollingStep(following shown: inout [FollowedView]) -> Bool {
        if carryOutRequests(&shown) { return true }
        var isChanged = false
        for run in lazyRuns where run.holdPlace() { isChanged = true }
        if isChanged { return true }
        for view in shown where fulfil(view.request) != nil { isChanged = true }
        if isChanged { return true }
        shown.removeAll { $0.request.element == nil }
        for run in lazyRuns where run.fill(margin: lazyMargin) { isChanged = true }
        return isChanged || placeStayingElements()
    }

    private func carryOutRequests(_ shown: inout [FollowedView]) -> Bool {
        let requests = scrollRequests
        scrollRequests = []
        var isChanged = false
        for request in requests {
            let wasThere = isAtEdge(request)
            let scrolled = fulfil(request, searchesRows: request.searchesRows)
            if let scrolled, request.origin != .position, !wasThere { scrolled.moves += 1 }
            if let scrolled, request.origin == .host, !wasThere { scrolled.gestures += 1 }
            isChanged = isChanged || scrolled != nil
            let own = scrolled ?? request.scrolled
            shown.removeAll { $0.isReplaced(by: request, of: own) }
            switch request.target {
            case .view, .held: shown.append(FollowedView(request: request, scrolled: own))
            case .point, .further, .edge: break
            }
        }
        return isChanged
    }

    /// Whether a request is for an end of the content that is shown already, so that it moves nothing.
    private func isAtEdge(_ request: ScrollRequest) -> Bool {
        guard case .edge(let edge) = request.target, let scrolled = request.scrolled else { return false }
        return scrolled.isAt(edge)
    }

    /// More than any layout needs whose rows have lengths that do not depend on where they are.
    private static var scrollingRounds: Int { 200 }

    /// Scrolls; returns the scroll view, nil if nothing has changed.
    private func fulfil(_ request: ScrollRequest, searchesRows: Bool = false) -> (any ScrolledNode)? {
        guard let place = request.place, place.isAlive else { return nil }
        switch request.target {
        case .view(let id, let anchor):
            return show(id, request.element, below: place, searchesRows: searchesRows) {
                $0.distance(to: $1, anchor: anchor)
            }
        case .held(let id, let anchor, let distance):
            return show(id, request.element, below: place, searchesRows: false) { scrolled, frame in
                let now = scrolled.distance(to: frame, anchor: anchor)
                return CGSize(width: now.width - distance.width, height: now.height - distance.height)
            }
        case .point, .further, .edge:
            guard let scrolled = place as? any ScrolledNode else { return nil }
            let asked = scrolled.distance(to: request.target)
            let endsAnywhere = request.origin != .host || asked.width.isInfinite || asked.height.isInfinite
            return scrolled.scroll(by: endsAnywhere ? asked : scrolled.distance(asked)) ? scrolled : nil
        }
    }

    /// Scrolls the scroll view around the first view with an id by what a function makes of its frame. A row that is not
    /// made is made first.
    private func show(
        _ id: AnyHashable,
        _ element: Element?,
        below place: _ViewNode,
        searchesRows: Bool,
        _ distance: (any ScrolledNode, CGRect) -> CGSize
    ) -> (any ScrolledNode)? {
        if let element, let scrolled = element.scrolledNode {
            return scrolled.scroll(by: distance(scrolled, scrolled.frame(of: element))) ? scrolled : nil
        }
        func jump(_ row: (LazyRunNode) -> Int?) -> (any ScrolledNode)? {
            place.first { place in
                guard let run = place as? LazyRunNode, let row = row(run) else { return nil }
                return run.jump(to: row) ? run.scrolledNode : nil
            }
        }
        return jump { $0.row(withID: id) } ?? (searchesRows ? jump { $0.row(holding: id) } : nil)
    }
}

extension _ViewNode {
    /// The first element at or below this place that has an id, or an accessibility identifier if that counts too.
    final func element(withScrollID id: AnyHashable, orIdentifier: Bool = false) -> Element? {
        first { place in
            if let own = place as? IDNode, own.id == id, let element = own.elements.first { return element }
            if orIdentifier, let element = place.elements(named: id).first { return element }
            return (place as? any IdentifyingNode)?.element(withID: id)
        }
    }
}

extension ScrolledNode {
    /// How far to scroll to what is no view.
    fileprivate func distance(to target: ScrollRequest.Target) -> CGSize {
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
                width: Self.leastDistance(from: region.minX, region.maxX, to: frame.minX, frame.maxX),
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

extension Edge {
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
        var element = parent
        while let current = element {
            if let scrolled = current.node as? any ScrolledNode, scrolled.scrollElement === current, isWanted(scrolled)
            {
                return scrolled
            }
            element = current.parent
        }
        return nil
    }
}
