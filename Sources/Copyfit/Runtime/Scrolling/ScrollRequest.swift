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

    init(_ target: Target, of place: _ViewNode, by origin: Origin) {
        self.target = target
        self.place = place
        self.origin = origin
    }

    /// Whether the request may be about a scroll view.
    func concerns(_ scrolled: any ScrolledNode) -> Bool {
        var current: _ViewNode? = scrolled
        while let node = current, node !== place { current = node.parent }
        return current != nil
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
        var shown: [ScrollRequest] = []
        for _ in 0..<Self.scrollingRounds where !layout.hasRunOutOfStack {
            guard takeScrollingStep(following: &shown) else { break }
            settleElements()
            layOut()
        }
        for run in lazyRuns { run.releasePin() }
    }

    /// Does the first of these that changes anything: carries out requests, keeps rows in place, brings what is to be shown
    /// to its place, makes rows, moves headers and footers. Each needs the layout that results from those before it.
    private func takeScrollingStep(following shown: inout [ScrollRequest]) -> Bool {
        if carryOutRequests(&shown) { return true }
        var isChanged = false
        for run in lazyRuns where run.holdPlace() { isChanged = true }
        if isChanged { return true }
        for request in shown where fulfil(request) != nil { isChanged = true }
        if isChanged { return true }
        shown.removeAll(where: hasNoView)
        for run in lazyRuns where run.fill(margin: lazyMargin) { isChanged = true }
        return isChanged || placeStayingElements()
    }

    /// Whether there is no view that a request could show, now that its row has been made.
    private func hasNoView(_ request: ScrollRequest) -> Bool {
        switch request.target {
        case .view(let id, _), .held(let id, _, _): request.place?.element(withScrollID: id) == nil
        case .point, .further, .edge: true
        }
    }

    private func carryOutRequests(_ shown: inout [ScrollRequest]) -> Bool {
        let requests = scrollRequests
        scrollRequests = []
        var isChanged = false
        for request in requests {
            shown.removeAll { $0.place === request.place }
            let scrolled = fulfil(request, searchesRows: true)
            if let scrolled, request.origin != .position { scrolled.moves += 1 }
            if let scrolled, request.origin == .host { scrolled.gestures += 1 }
            isChanged = isChanged || scrolled != nil
            switch request.target {
            case .view, .held: shown.append(request)
            case .point, .further, .edge: break
            }
        }
        return isChanged
    }

    /// More than any layout needs whose rows have lengths that do not depend on where they are.
    private static var scrollingRounds: Int { 200 }

    /// Scrolls; returns the scroll view, nil if nothing has changed.
    private func fulfil(_ request: ScrollRequest, searchesRows: Bool = false) -> (any ScrolledNode)? {
        guard let place = request.place, place.isAlive else { return nil }
        switch request.target {
        case .view(let id, let anchor):
            return show(id, below: place, searchesRows: searchesRows) { $0.distance(to: $1, anchor: anchor) }
        case .held(let id, let anchor, let distance):
            return show(id, below: place, searchesRows: false) { scrolled, frame in
                let now = scrolled.distance(to: frame, anchor: anchor)
                return CGSize(width: now.width - distance.width, height: now.height - distance.height)
            }
        case .point, .further, .edge:
            guard let scrolled = place as? any ScrolledNode else { return nil }
            return scrolled.scroll(by: scrolled.distance(to: request.target)) ? scrolled : nil
        }
    }

    /// Scrolls the scroll view around the first view with an id by what a function makes of its frame. A row that is not
    /// made is made first.
    private func show(
        _ id: AnyHashable,
        below place: _ViewNode,
        searchesRows: Bool,
        _ distance: (any ScrolledNode, CGRect) -> CGSize
    ) -> (any ScrolledNode)? {
        if let element = place.element(withScrollID: id), let scrolled = element.scrolledNode {
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
    /// The first element at or below this place that has an id.
    final func element(withScrollID id: AnyHashable) -> Element? {
        first { $0.elements(named: id).first ?? ($0 as? any IdentifyingNode)?.element(withID: id) }
    }
}

extension ScrolledNode {
    fileprivate var isMirrored: Bool { scrollElement.layoutDirection == .rightToLeft }

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
