public import CopyfitLayout
public import Foundation

/// Where a scroll view is to be scrolled to. Nothing scrolls without a screen: what is asked for is kept and read by nobody.
public struct ScrollPosition: Equatable {
    private var id: AnyHashable?
    private var wantedEdge: Edge?
    private var wantedPoint: CGPoint?

    /// A view, by its id.
    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { self.id = AnyHashable(id) }
    /// Some view with an id of a type.
    public init<ID: Hashable>(idType: ID.Type = ID.self) {}
    /// An edge of the content, or a point of it.
    public init(edge: Edge) { wantedEdge = edge }
    public init(point: CGPoint) { wantedPoint = point }

    /// The edge, and the point, that was asked for last.
    public var edge: Edge? { wantedEdge }
    public var point: CGPoint? { wantedPoint }

    /// The id that was asked for last.
    public func viewID<T: Hashable>(type: T.Type) -> T? { id?.base as? T }

    /// Asks for a view, an edge or a point.
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

/// What a function makes of something that scrolls; its content as it is.
public nonisolated struct ScrollViewReader<Content: View>: BuiltInView {
    private let content: (ScrollViewProxy) -> Content

    /// What a function makes.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public var body: some View { content(ScrollViewProxy()) }
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// Where it begins, what stays when sizes change, and where content smaller than the window stands.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
    /// Has no effect without a screen: nothing is scrolled.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        self
    }
    /// Would begin at another point of the content, and align content smaller than the window; here it is at the top
    /// leading corner, and the modifier reported as `unsupported-modifier`.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        unsupported("defaultScrollAnchor")
    }
    /// Would begin elsewhere, or align content elsewhere; reported as `unsupported-modifier`.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        unsupported("defaultScrollAnchor")
    }
    /// Has no effect without a screen: nothing is scrolled.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
    /// Would hide what is drawn behind content; reported as `unsupported-modifier`.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        unsupported("scrollContentBackground")
    }

    /// The older `ignoresSafeArea(edges:)`.
    @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:).")
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
