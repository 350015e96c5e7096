/// A group of windows with the same content. Its first window opens with the program.
public nonisolated struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    private let content: Content

    init(_ content: Content) {
        self.content = content
    }

    /// Windows with this content.
    public init(@ViewBuilder content: () -> Content) { self.init(content()) }
    public init(id: String, @ViewBuilder content: () -> Content) { self.init(content()) }
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content()) }
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(content()) }

    /// Windows with a title and this content.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content())
    }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(content())
    }

    @MainActor public static var _rank: _SceneRank { .first }
    @MainActor public static func _view(_ scene: WindowGroup) -> AnyView { AnyView(WindowContent(scene.content)) }
}

/// One window, which opens with the program.
public nonisolated struct Window<Content: View>: Scene {
    public typealias Body = Never

    private let content: Content

    /// A window with a title and this content.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public static var _rank: _SceneRank { .first }
    @MainActor public static func _view(_ scene: Window) -> AnyView { AnyView(WindowContent(scene.content)) }
}

/// The window with the program's settings. It is laid out if the program has no other window.
public nonisolated struct Settings<Content: View>: Scene {
    public typealias Body = Never

    private let content: Content

    /// Settings with this content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public static var _rank: _SceneRank { .later }
    @MainActor public static func _view(_ scene: Settings) -> AnyView { AnyView(WindowContent(scene.content)) }
}
