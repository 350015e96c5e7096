public import CopyfitViews

/// Content of the bars around this view. It is not made, and the host reports the modifier as `unsupported-modifier`. On
/// iOS navigation bars and bars of tabs take room, can be hidden, and leave room for a search field.
extension View {
    /// Views in the bars.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unsupported("toolbar")
    }

    /// Whether bars are shown; without bars, that of the navigation container.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        hidingBars(visibility, bars).unsupported("toolbar", isForBars: true)
    }

    /// The look of bars.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        unsupported("toolbarBackground")
    }

    /// The look of bars.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        unsupported("toolbarBackground")
    }

    /// The look of bars.
    nonisolated public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        unsupported("toolbarColorScheme")
    }

    /// A search field; the text does not change.
    nonisolated public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> some View {
        searched()
    }

    /// An action that refreshes the content.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        unsupported("refreshable")
    }

    /// A view in the tab bar, or next to a title.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { unsupported("tabItem") }
    nonisolated public func badge(_ count: Int) -> some View { unsupported("badge") }
    nonisolated public func badge(_ label: Text?) -> some View { unsupported("badge") }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { unsupported("badge") }
}

extension View {
    /// Leaves room for a search field in the bar around this view, or in that of a navigation container inside it.
    nonisolated func searched() -> some View {
        withSearchField().unsupported("searchable")
    }
}

extension View {
    /// Changes whether this view asks for bars to be hidden.
    nonisolated func hidingBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        hidingBars(
            visibility == .hidden,
            navigationBar: bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic),
            tabBar: bars.contains(.tabBar)
        )
    }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// The named bars.
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// The position of a view in the bars.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String

    /// The named positions.
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
