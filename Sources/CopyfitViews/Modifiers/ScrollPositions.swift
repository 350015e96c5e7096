public import CopyfitLayout
public import Foundation

/// The position of a scroll view, which a program can read and set with `scrollPosition(_:anchor:)`.
///
/// Two positions are equal if they ask for the same and show the same, and if that was asked for equally often in a row: to
/// ask again is a change, by which the scroll view scrolls again.
public struct ScrollPosition: Equatable, Sendable {
    private enum Request: Equatable {
        case none
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
        case view(anchor: UnitPoint?)
    }

    private var request = Request.none

    /// The number of repeated requests for the same position in a row. Each counts.
    private var repetitions = 0

    private var shownID: ScrollPositionID?
    private var idType: ScrollPositionID.Kind?

    /// Whether the host has scrolled since the position was last set.
    public private(set) var isPositionedByUser = false

    /// A view, by its id; its `anchor` will be at the same point of the scroll view.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        idType = ScrollPositionID.Kind(ID.self)
        scrollTo(id: id, anchor: anchor)
    }

    /// The start of the content; views have ids of this type. Of the type `Never` there are none, so that no view is said
    /// to be shown.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
        self.idType = ScrollPositionID.Kind(idType)
    }

    /// An edge of the content; views have ids of this type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.init(idType: idType)
        scrollTo(edge: edge)
    }

    /// A point of the content in points, for the top left corner; views have ids of this type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(idType: idType)
        scrollTo(point: point)
    }

    /// A point of the content in points, for the top left corner; views have ids of this type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType: idType, point: CGPoint(x: x, y: y))
    }

    /// A distance of the content from the left, in points; views have ids of this type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(idType: idType)
        scrollTo(x: x)
    }

    /// A distance of the content from the top, in points; views have ids of this type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.init(idType: idType)
        scrollTo(y: y)
    }

    /// The edge last requested; nil if something else was requested or has happened since.
    public var edge: Edge? { if case .edge(let edge) = request { edge } else { nil } }

    /// The point last requested, or one of its coordinates; nil if something else was requested or has happened since.
    public var point: CGPoint? { x.flatMap { x in y.map { CGPoint(x: x, y: $0) } } }
    public var x: CGFloat? { if case .point(let x, _) = request { x } else { nil } }
    public var y: CGFloat? { if case .point(_, let y) = request { y } else { nil } }

    /// The id last requested, or that of the target that is shown since the host has scrolled.
    public var viewID: (any Hashable & Sendable)? { shownID?.value }
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { shownID?.value as? T }

    /// Requests a view, whose `anchor` will be at the same point of the scroll view; nil scrolls as little as shows it.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        ask(.view(anchor: anchor), shown: ScrollPositionID(value: id))
    }

    /// Requests an edge, or a point in points for the top left corner; a coordinate that is left out stays as it is.
    public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }

    private mutating func ask(_ request: Request, shown: ScrollPositionID? = nil) {
        let isSame = request != .none && request == self.request && shown == shownID
        repetitions = isSame ? repetitions + 1 : 0
        self.request = request
        shownID = shown
        isPositionedByUser = false
    }

    /// What the scroll view is asked for; nil for nothing.
    fileprivate func target(anchor outer: UnitPoint?) -> ScrollRequest.Target? {
        switch request {
        case .none: nil
        case .edge(let edge): .edge(edge)
        case .point(let x, let y): .point(x: x?.given(as: "A scroll offset"), y: y?.given(as: "A scroll offset"))
        case .view(let anchor): shownID.map { .view(AnyHashable($0.value), anchor: anchor ?? outer) }
        }
    }

    /// The id of the view that stays in place when rows and sizes change.
    fileprivate var heldID: AnyHashable? { shownID.map { AnyHashable($0.value) } }

    /// Whether an id is of the type that views have.
    fileprivate func accepts(_ id: AnyHashable) -> Bool { idType?.id(id) != nil }

    /// The position after the host has scrolled to a view with this id.
    fileprivate func followed(_ id: AnyHashable?) -> ScrollPosition {
        var position = self
        position.ask(.none, shown: id.flatMap { idType?.id($0) })
        position.isPositionedByUser = true
        return position
    }
}

/// An id of a view to scroll to.
private struct ScrollPositionID: Equatable, Sendable {
    let value: any Hashable & Sendable

    static func == (one: Self, other: Self) -> Bool { AnyHashable(one.value) == AnyHashable(other.value) }

    /// A type of ids.
    struct Kind: Equatable, Sendable {
        private let type: ObjectIdentifier
        let id: @Sendable (AnyHashable) -> ScrollPositionID?

        init<ID: Hashable & Sendable>(_ type: ID.Type) {
            self.type = ObjectIdentifier(type)
            id = { ($0.base as? ID).map { ScrollPositionID(value: $0) } }
        }

        static func == (one: Self, other: Self) -> Bool { one.type == other.type }
    }
}

extension View {
    /// Keeps the position of the first scroll view inside and a binding in step. When the binding gets another value, the
    /// view scrolls; when the host has scrolled it, the binding gets the position. `anchor` says which target
    /// counts as shown, and where a view is shown for whose id the position has no anchor. The view with the position's id
    /// stays where it is when rows are inserted or sizes change, unless an anchor for changed sizes decides.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            ScrollPositionModifier(
                position: position,
                target: { $0.target(anchor: anchor) },
                leavesStart: false,
                followed: { position, scrolled in
                    position.followed(scrolled.shownTarget(at: anchor, where: position.accepts))
                },
                heldID: \.heldID,
                anchor: anchor ?? .topLeading
            )
        )
    }

    /// Keeps the id of the target that is shown in the first scroll view inside and a binding in step, like
    /// `scrollPosition(_:anchor:)`. The id that the binding has when the scroll view comes does not scroll it.
    /// `scrollTargetLayout()` says which views are targets.
    nonisolated public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>,
        anchor: UnitPoint? = nil
    ) -> some View {
        modifier(
            ScrollPositionModifier(
                position: id,
                target: { $0.map { .view(AnyHashable($0), anchor: anchor) } },
                leavesStart: true,
                followed: { _, scrolled in scrolled.shownTarget(at: anchor) { $0.base is ID }?.base as? ID },
                heldID: { $0.map { AnyHashable($0) } },
                anchor: anchor ?? .topLeading
            )
        )
    }

    /// Has no effect: a host scrolls nevertheless.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
    /// Whether the background of content is drawn. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        unsupported("scrollContentBackground")
    }

    /// The predecessor of `ignoresSafeArea(edges:)`.
    @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:).")
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
