/// A part of a program with windows of its own. Only the first window of a program is laid out.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scenes that this one is made of.
    associatedtype Body: Scene

    /// The scenes that this one is made of.
    @SceneBuilder var body: Body { get }

    /// How much scenes of this type are a program's first window, if all their parts are there. Not for callers outside
    /// this module.
    static var _rank: _SceneRank { get }

    /// How much a scene is. Of a scene that is made of others the type decides, because its body needs a place.
    static func _rank(of scene: Self) -> _SceneRank

    /// The content of the scene's first window. Not for callers outside this module.
    static func _view(_ scene: Self) -> AnyView
}

/// What a scene shows: nothing, a window that opens later, or one that opens with the program.
public enum _SceneRank: Int, Comparable, Sendable {
    case nothing, later, first

    public static func < (left: _SceneRank, right: _SceneRank) -> Bool { left.rawValue < right.rawValue }
}

extension Scene {
    @MainActor public static var _rank: _SceneRank { Body._rank }
    @MainActor public static func _rank(of scene: Self) -> _SceneRank { _rank }

    @MainActor public static func _view(_ scene: Self) -> AnyView { AnyView(SceneView(scene: _InstalledValue(scene))) }
}

/// The content of the first window of a scene that is made of others.
private struct SceneView<S: Scene>: View {
    let scene: _InstalledValue<S>

    var body: some View { S.Body._view(scene.value.body) }
}

extension Never: Scene {
    /// Not called: there is no such scene.
    public var body: Never { fatalError("There is no value of type Never.") }
}

extension Scene where Body == Never {
    /// Not called: the scene is not made of others.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A scene without windows.
public nonisolated struct EmptyScene: Scene {
    public typealias Body = Never

    /// Creates the scene.
    public init() {}

    @MainActor public static var _rank: _SceneRank { .nothing }
    @MainActor public static func _view(_ scene: EmptyScene) -> AnyView { AnyView(EmptyView()) }
}

/// A scene with a change to its windows' content.
public nonisolated struct _ModifiedScene<Base: Scene>: Scene {
    public typealias Body = Never

    let base: Base
    let change: (AnyView) -> AnyView

    init(_ base: Base, _ change: @escaping (AnyView) -> AnyView) {
        self.base = base
        self.change = change
    }

    @MainActor public static var _rank: _SceneRank { Base._rank }
    @MainActor public static func _rank(of scene: _ModifiedScene) -> _SceneRank { Base._rank(of: scene.base) }
    @MainActor public static func _view(_ scene: _ModifiedScene) -> AnyView { scene.change(Base._view(scene.base)) }
}
