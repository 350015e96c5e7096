/// An item in the menu bar. Its content is laid out if the program has no window.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
    public typealias Body = Never

    private let content: Content

    fileprivate init(_ content: Content) {
        self.content = content
    }

    /// An item with a label of views; one with a binding is there if the binding is true.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(content()) }
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content())
    }

    @MainActor public static var _rank: _SceneRank { .later }
    @MainActor public static func _view(_ scene: MenuBarExtra) -> AnyView { AnyView(WindowContent(scene.content)) }
}

extension MenuBarExtra where Label == Text {
    /// An item with a text.
    public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content())
    }
    public init(
        _ titleKey: LocalizedStringKey,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content())
    }
}

extension MenuBarExtra where Label == Copyfit.Label<Text, Image> {
    /// An item with a text and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content())
    }
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content())
    }
}

extension MenuBarExtra where Label == Copyfit.Label<Text, Image> {
    /// An item with a text and a picture.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content())
    }
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content())
    }
}
