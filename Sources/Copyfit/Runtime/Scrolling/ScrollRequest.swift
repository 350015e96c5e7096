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
    }

    let target: Target

    /// The scroll view, or a place around it and around the view.
    private(set) weak var place: _ViewNode?

    /// Whether the scroll view's own position asks for it.
    let isOwn: Bool

    init(_ target: Target, of place: _ViewNode, isOwn: Bool = false) {
        self.target = target
        self.place = place
        self.isOwn = isOwn
    }
}

extension ViewGraph {
    /// Scrolls as requested and makes the rows that come into view, and lays out again, until nothing changes.
    ///
    /// Views that are to be shown are followed to the end, because places of rows that are not made are estimates.
    func settleScrolling(_ layOut: () -> Void) {
        lazyRuns.removeAll { !$0.isAlive }
        var shown: [ScrollRequest] = []
        for _ in 0..<Self.scrollingRounds where !layout.hasRunOutOfStack {
            var isChanged = false
            let requests = scrollRequests
            scrollRequests = []
            for request in requests {
                shown.removeAll { $0.place === request.place }
                let scrolled = fulfil(request)
                if let scrolled, !request.isOwn { scrolled.moves += 1 }
                isChanged = isChanged || scrolled != nil
                if case .view = request.target { shown.append(request) }
            }
            if requests.isEmpty { for request in shown where fulfil(request) != nil { isChanged = true } }
            for run in lazyRuns where run.fill(margin: lazyMargin) { isChanged = true }
            guard isChanged else { return }
            settleElements()
            layOut()
        }
    }

    /// More than any layout needs whose rows have lengths that do not depend on where they are.
    private static var scrollingRounds: Int { 200 }

    /// Scrolls; returns the scroll view, nil if nothing has changed.
    private func fulfil(_ request: ScrollRequest) -> (any ScrolledNode)? {
        guard let place = request.place, place.isAlive else { return nil }
        if case .view(let id, let anchor) = request.target { return show(id, anchor, below: place) }
        guard let scrolled = place as? any ScrolledNode else { return nil }
        return scrolled.scroll(by: scrolled.distance(to: request.target)) ? scrolled : nil
    }

    /// Scrolls the scroll view around the first view with an id. A row that is not made is made first.
    private func show(_ id: AnyHashable, _ anchor: UnitPoint?, below place: _ViewNode) -> (any ScrolledNode)? {
        let found = place.first {
            $0.elements(named: id).first ?? ($0 as? any IdentifyingNode)?.element(withID: id)
        }
        if let element = found, let scrolled = element.scrolledNode {
            let frame = element.convert(
                CGRect(origin: .zero, size: element.size),
                toSpaceOf: scrolled.scrollElement
            )
            return scrolled.scroll(by: scrolled.distance(to: frame, anchor: anchor)) ? scrolled : nil
        }
        return place.first { place in
            guard let run = place as? LazyRunNode, let row = run.row(withID: id) else { return nil }
            return run.jump(to: row) ? run.scrolledNode : nil
        }
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
        case .view: return .zero
        }
    }

    /// How far to scroll to a rectangle in the scroll view's space.
    fileprivate func distance(to frame: CGRect, anchor: UnitPoint?) -> CGSize {
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
