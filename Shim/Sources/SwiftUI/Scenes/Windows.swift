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

extension WindowGroup {
    /// Windows for values; the first window has none.
    public init<D: Hashable, C: View>(
        id: String? = nil,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(PresentedWindowContent(content: content))
    }

    /// Windows with a title for values; the first window has none.
    public init<D: Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        id: String? = nil,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(PresentedWindowContent(content: content))
    }
}

/// The content of a window for a value that can change.
public nonisolated struct PresentedWindowContent<Data: Hashable, Content: View>: View {
    @State private var value: Data?
    private let content: (Binding<Data?>) -> Content

    init(content: @escaping (Binding<Data?>) -> Content) {
        self.content = content
    }

    @MainActor public var body: some View { content($value) }
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

/// An item in the menu bar. Its content is laid out if the program has no window.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
    public typealias Body = Never

    private let content: Content

    /// An item with a label of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
    }

    /// An item with a label of views that a binding inserts.
    public init(
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.content = content()
    }

    /// An item with a text and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) where Label == Copyfit.Label<Text, Image> {
        self.content = content()
    }

    /// An item with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
        self.content = content()
    }

    @MainActor public static var _rank: _SceneRank { .later }
    @MainActor public static func _view(_ scene: MenuBarExtra) -> AnyView { AnyView(WindowContent(scene.content)) }
}
