/// What would stand in the bars around this view. There are no bars: the content is not made, this view stays as it is,
/// and the host reports the modifier as `unsupported-modifier`.
extension View {
    /// Would put views into the bars.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unsupported("toolbar")
    }

    /// Would show or hide bars, and say how they look.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        unsupported("toolbar")
    }

    /// Would say how bars look.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        unsupported("toolbarBackground")
    }

    /// Would say how bars look.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        unsupported("toolbarBackground")
    }

    /// Would say how bars look.
    nonisolated public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        unsupported("toolbarColorScheme")
    }

    /// Would let search; the text stays what it is.
    nonisolated public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> some View {
        unsupported("searchable")
    }

    /// Would fetch anew when pulled.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        unsupported("refreshable")
    }

    /// Would stand in the bar of tabs, or beside a title.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { unsupported("tabItem") }
    nonisolated public func badge(_ count: Int) -> some View { unsupported("badge") }
    nonisolated public func badge(_ label: Text?) -> some View { unsupported("badge") }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { unsupported("badge") }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// The bars that have a name.
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// Where in the bars a view would stand.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String

    /// The places that have a name.
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let status = ToolbarItemPlacement(name: "status")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
}

/// A view for the bars; never laid out.
public nonisolated struct ToolbarItem<Content: View>: BuiltInView {
    private let content: Content

    /// A view for a place in the bars.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}

/// Views for the bars; never laid out.
public nonisolated struct ToolbarItemGroup<Content: View>: BuiltInView {
    private let content: Content

    /// Views for a place in the bars.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}
