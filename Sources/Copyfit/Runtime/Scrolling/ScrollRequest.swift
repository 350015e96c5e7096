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
    /// Carries out the requests to scroll; true if content has to be placed anew.
    func fulfilScrollRequests() -> Bool {
        guard !scrollRequests.isEmpty else { return false }
        let requests = scrollRequests
        scrollRequests = []
        for request in requests {
            guard let place = request.place, place.isAlive, let scrolled = fulfil(request.target, at: place),
                !request.isOwn
            else { continue }
            scrolled.moves += 1
        }
        return true
    }

    /// Scrolls; returns the scroll view, nil if there is none.
    private func fulfil(_ target: ScrollRequest.Target, at place: _ViewNode) -> (any ScrolledNode)? {
        if case .view(let id, let anchor) = target { return show(id, anchor, below: place) }
        guard let scrolled = place as? any ScrolledNode else { return nil }
        switch target {
        case .point(let x, let y):
            let offset = scrolled.geometry.contentOffset
            scrolled.scroll(by: CGSize(width: (x ?? offset.x) - offset.x, height: (y ?? offset.y) - offset.y))
        case .further(let distance): scrolled.scroll(by: distance)
        case .edge(let edge): scrolled.scroll(by: edge.farDistance(isMirrored: scrolled.isMirrored))
        case .view: break
        }
        return scrolled
    }

    /// Scrolls the scroll view around the first view with an id.
    private func show(_ id: AnyHashable, _ anchor: UnitPoint?, below place: _ViewNode) -> (any ScrolledNode)? {
        let found = place.first {
            $0.elements(named: id).first ?? ($0 as? any IdentifyingNode)?.element(withID: id)
        }
        guard let element = found, let scrolled = element.scrolledNode else { return nil }
        let frame = element.convert(
            CGRect(origin: .zero, size: element.size),
            toSpaceOf: scrolled.scrollElement
        )
        scrolled.scroll(by: scrolled.distance(to: frame, anchor: anchor))
        return scrolled
    }
}

extension ScrolledNode {
    fileprivate var isMirrored: Bool { scrollElement.layoutDirection == .rightToLeft }

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
    final var scrolledNode: (any ScrolledNode)? {
        var element = parent
        while let current = element {
            if let scrolled = current.node as? any ScrolledNode, scrolled.scrollElement === current { return scrolled }
            element = current.parent
        }
        return nil
    }
}
