public import CopyfitLayout
public import Foundation

/// The requested position of a scroll view. Nothing scrolls without a screen: the request is stored and has no effect.
public struct ScrollPosition: Equatable {
    private var id: AnyHashable?
    private var wantedEdge: Edge?
    private var wantedPoint: CGPoint?

    /// A view, by its id.
    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { self.id = AnyHashable(id) }
    /// A view with an id of this type.
    public init<ID: Hashable>(idType: ID.Type = ID.self) {}
    /// An edge of the content, or a point of it.
    public init(edge: Edge) { wantedEdge = edge }
    public init(point: CGPoint) { wantedPoint = point }

    /// The edge, and the point, last requested.
    public var edge: Edge? { wantedEdge }
    public var point: CGPoint? { wantedPoint }

    /// The id last requested.
    public func viewID<T: Hashable>(type: T.Type) -> T? { id?.base as? T }

    /// Requests a view, an edge or a point.
    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { self = ScrollPosition(id: id) }
    public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
    public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
    public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: wantedPoint?.y ?? 0)) }
    public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: wantedPoint?.x ?? 0, y: y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
}

/// Scrolls to views by their ids. Nothing scrolls without a screen.
public struct ScrollViewProxy {
    /// Has no effect.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Shows what a function makes of a proxy that can scroll.
public nonisolated struct ScrollViewReader<Content: View>: BuiltInView {
    private let content: (ScrollViewProxy) -> Content

    /// Calls the function with a proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public var body: some View { content(ScrollViewProxy()) }
}

extension View {
    /// Has no effect without a screen: nothing is scrolled.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        self
    }
    /// Has no effect without a screen: nothing is scrolled.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
    /// Whether the background of content is drawn. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        unsupported("scrollContentBackground")
    }

    /// The predecessor of `ignoresSafeArea(edges:)`.
    @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:).")
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
