public import CopyfitLayout

/// A space in which frames are given.
public enum CoordinateSpace: Hashable {
    /// The host's space, with the origin at its top left corner.
    case global
    /// The view's own space, with the origin at its top left corner.
    case local
    /// The space of the nearest ancestor with this name. If no ancestor has it, the global space, with the diagnostic
    /// `unknown-coordinate-space`.
    case named(AnyHashable)

    /// Whether this is the host's space.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the view's own space.
    public var isLocal: Bool { self == .local }
}

/// A type that names a coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The host's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of an ancestor, by name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The host's space.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest ancestor with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The visible area of the nearest scroll view.
    public static var scrollView: NamedCoordinateSpace { named(ScrollViewName()) }

    /// The visible area of the nearest scroll view that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { named(ScrollViewName(axis: axis)) }
}

extension View {
    /// Gives this view's space a name, for geometry inside.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Gives this view's space a name, for geometry inside.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}

/// Names the spaces of the elements of its content.
nonisolated struct CoordinateSpaceModifier: ElementWrapping {
    typealias Body = Never

    let name: AnyHashable

    func wrap(_ content: Element, in node: _ViewNode) -> Element {
        CoordinateSpaceElement(node: node, around: content, spaceName: name)
    }

    func update(_ wrapper: Element, from old: CoordinateSpaceModifier, in node: _ViewNode) {
        (wrapper as? CoordinateSpaceElement)?.spaceName = name
    }
}

/// An element whose space has a name.
final class CoordinateSpaceElement: AttachedElement {
    var spaceName: AnyHashable

    init(node: _ViewNode, around content: Element, spaceName: AnyHashable) {
        self.spaceName = spaceName
        super.init(node: node, around: content)
    }

    override var name: String { "coordinateSpace \(spaceName)" }

    override func definesCoordinateSpace(_ name: AnyHashable) -> Bool { name == spaceName }
}
