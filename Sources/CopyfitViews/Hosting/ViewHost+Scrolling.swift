public import CopyfitLayout
public import Foundation

/// Scrolling takes effect in the next ``ViewHost/update()``. Each of these methods means the scroll view with an id or
/// accessibility identifier: the first inside the view that has it, else the nearest around it. They are false if there
/// is none.
extension ViewHost {
    /// Scrolls until a point of the content, in points from its top left corner, is at the scroll view's top left
    /// corner, or as far as there is content. With insets around the content the start is at negative coordinates.
    @discardableResult
    public func scroll(_ id: some Hashable, to offset: CGPoint) -> Bool {
        request(.point(x: offset.x.given(as: "A scroll offset"), y: offset.y.given(as: "A scroll offset")), id)
    }

    /// Scrolls by a distance in points, to the right and down, up to the ends of the content.
    @discardableResult
    public func scroll(_ id: some Hashable, by distance: CGSize) -> Bool {
        request(.further(distance.given(as: "A scrolled distance", otherwise: 0)), id)
    }

    /// Scrolls to the start or the end of the content.
    @discardableResult
    public func scroll(_ id: some Hashable, to edge: Edge) -> Bool {
        request(.edge(edge), id)
    }

    /// Scrolls until `anchor` of the view with the id `view` is at the same point of the scroll view; nil scrolls as
    /// little as shows all of the view.
    @discardableResult
    public func scroll(_ id: some Hashable, toView view: some Hashable, anchor: UnitPoint? = nil) -> Bool {
        request(.view(AnyHashable(view), anchor: anchor?.given(as: "An anchor")), id)
    }

    /// The scrolled position as the last update laid it out; nil if there is no such scroll view.
    public func scrollGeometry(_ id: some Hashable) -> ScrollGeometry? {
        graph.query { scrollView(named: AnyHashable(id))?.geometry }
    }

    private func request(_ target: ScrollRequest.Target, _ id: some Hashable) -> Bool {
        guard let place = scrollView(named: AnyHashable(id)) else { return false }
        graph.scrolling.requests.append(ScrollRequest(target, of: place, by: .host))
        return true
    }

    private func scrollView(named name: AnyHashable) -> (any ScrolledNode)? {
        place(named: name)?.nearest { place in
            (place as? any ScrolledNode).flatMap { $0.isPresent ? $0 : nil }
        }
    }
}
