/// What would stand in the bars of a navigation container, and lead further. This view stays as it is, and the host reports
/// the modifier as `unsupported-modifier`.
extension View {
    /// Would title this view.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        unsupported("navigationTitle")
    }

    /// Would title this view.
    nonisolated public func navigationTitle(_ title: Text) -> some View { unsupported("navigationTitle") }

    /// Would title this view.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        unsupported("navigationTitle")
    }

    /// Would title this view.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        unsupported("navigationBarTitle")
    }

    /// Would title this view.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        unsupported("navigationBarTitle")
    }

    /// Would title this view.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        unsupported("navigationBarTitle")
    }

    /// Would add to the title of this view.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        unsupported("navigationSubtitle")
    }

    /// Would say how the title stands in the bar, and whether there is a bar.
    nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        self
    }
    /// Would say whether there is a bar, and a way back in it.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

    /// Would put views into the bar.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View { unsupported("navigationBarItems") }
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View { unsupported("navigationBarItems") }

    /// Would lead from values to views.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        unsupported("navigationDestination")
    }

    /// Would lead to a view while a binding says so.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View {
        unsupported("navigationDestination")
    }

    /// How navigation containers and tabs look. Has no effect: only the first content is laid out.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}

/// A bar above a view.
public struct NavigationBarItem: Sendable {
    /// How a title stands in the bar.
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic, inline, large
    }
}

/// How a navigation view looks.
public protocol NavigationViewStyle: Sendable {}

/// The names of the styles of navigation views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style of navigation views without another one.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One view at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
