/// Builds a scene from several.
@resultBuilder
public enum SceneBuilder {
    /// A scene as it is.
    nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// One scene.
    nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Several scenes.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> _TupleScene<repeat each Content> {
        _TupleScene(repeat each content)
    }

    /// A scene that depends on a condition.
    nonisolated public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
        _OptionalScene(content: content)
    }

    /// A scene that needs a version of the system.
    nonisolated public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> Content { scene }
}

/// Several scenes; the first of those that open with the program counts.
public nonisolated struct _TupleScene<each Content: Scene>: Scene {
    public typealias Body = Never

    private let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    @MainActor public static var _rank: _SceneRank {
        var highest = _SceneRank.nothing
        for type in repeat (each Content).self { highest = max(highest, type._rank) }
        return highest
    }

    @MainActor public static func _rank(of scene: _TupleScene) -> _SceneRank {
        var highest = _SceneRank.nothing
        for part in repeat each scene.content { highest = max(highest, part.rank) }
        return highest
    }

    @MainActor public static func _view(_ scene: _TupleScene) -> AnyView {
        let highest = scene.rank
        for part in repeat each scene.content {
            if part.rank == highest { return part.view }
        }
        return AnyView(EmptyView())
    }
}

extension Scene {
    @MainActor fileprivate var rank: _SceneRank { Self._rank(of: self) }
    @MainActor fileprivate var view: AnyView { Self._view(self) }
}

/// A scene, or none.
public nonisolated struct _OptionalScene<Content: Scene>: Scene {
    public typealias Body = Never

    let content: Content?

    @MainActor public static var _rank: _SceneRank { Content._rank }
    @MainActor public static func _rank(of scene: _OptionalScene) -> _SceneRank { scene.content?.rank ?? .nothing }

    @MainActor public static func _view(_ scene: _OptionalScene) -> AnyView {
        scene.content?.view ?? AnyView(EmptyView())
    }
}
