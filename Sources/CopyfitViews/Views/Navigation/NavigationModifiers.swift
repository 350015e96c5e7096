/// Titles of navigation containers. On iOS the title is in the bar of the container around the view. On macOS, where it is
/// in the frame of the window, it has no effect and is reported as `unsupported-modifier`.
extension View {
    /// The title of this view.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        titled(Text(titleKey))
    }

    /// The title of this view.
    nonisolated public func navigationTitle(_ title: Text) -> some View { titled(title) }

    /// The title of this view.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        titled(Text(title))
    }

    /// The title of this view.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        titled(Text(titleKey), as: "navigationBarTitle")
    }

    /// The title of this view.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        titled(Text(title), as: "navigationBarTitle")
    }

    /// The title of this view.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        titled(Text(titleKey), as: "navigationBarTitle").navigationBarTitleDisplayMode(displayMode)
    }

    /// The title of this view.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { titled(title, as: "navigationBarTitle") }

    /// The title of this view.
    nonisolated public func navigationBarTitle(
        _ title: Text,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        titled(title, as: "navigationBarTitle").navigationBarTitleDisplayMode(displayMode)
    }

    /// The title of this view.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        titled(Text(title), as: "navigationBarTitle").navigationBarTitleDisplayMode(displayMode)
    }

    /// The title of this view, which a user may change.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        titled(Text(title.wrappedValue))
    }

    /// The position of the title in the bar: `automatic` is large.
    nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        bars { $0.titleMode = mode }
    }

    /// Whether there is no bar.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        bars { $0.hidesNavigationBar = hidden }
    }

    /// This view with a title, which a modifier gives it.
    nonisolated private func titled(_ title: Text, as name: String = "navigationTitle") -> some View {
        bars { $0.title = title }.unsupported(name, isForBars: true)
    }
}

/// Bars and destinations of navigation containers. They have no effect: the view does not change, and most are reported as
/// `unsupported-modifier`.
extension View {
    /// The title of this view, made of views.
    nonisolated public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
        unsupported("navigationTitle")
    }

    /// The subtitle of this view.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        unsupported("navigationSubtitle")
    }

    /// Whether links have a mark, and whether there is a back button in the bar.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

    /// Views in the bar.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View { unsupported("navigationBarItems") }
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View { unsupported("navigationBarItems") }

    /// Views in the bar.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        unsupported("navigationBarItems")
    }

    /// The views that values lead to.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        unsupported("navigationDestination")
    }

    /// A view to show while a binding is true.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View {
        presenting("navigationDestination", isPresented)
    }

    /// A view to show while there is an item.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        presenting("navigationDestination", item: item)
    }

    /// The subtitle of this view.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { unsupported("navigationSubtitle") }

    /// The subtitle of this view.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        unsupported("navigationSubtitle")
    }

    /// The style of navigation containers. Has no effect: only the first content is laid out.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

    /// The style of tab views. On iOS pages have no bar; otherwise it has no effect.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabsArePages, style is PageTabViewStyle)
    }
}

/// A bar above a view.
public struct NavigationBarItem: Sendable {
    /// The position of a title in the bar.
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic, inline, large
    }
}

/// The look of a navigation view.
public protocol NavigationViewStyle: Sendable {}

/// The default styles of navigation views.
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
    /// The default style of navigation views.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One view at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
