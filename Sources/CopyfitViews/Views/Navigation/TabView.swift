/// A view that shows one of several tabs: the selected one, or the first. The tab is centred in the proposed size; if
/// nothing is proposed, the container is as large as that view. On iOS it leaves room for a bar below, except in the style
/// of pages. Reported as `unsupported-modifier`.
///
/// - Parity: SwiftUI shows the labels of the tabs in the bar; on macOS it adds a bar too.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: BuiltInView {
    @Environment(\.platform) private var platform
    @Environment(\.tabsArePages) private var tabsArePages
    @State private var wishes = BarWishes()
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Shows the tab with the selected tag, or the first tab without such a tag.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Shows the first tab.
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
        selection = nil
        self.content = content()
    }

    public var body: some View {
        Group(subviews: content) { tabs in
            let selected = selection?.wrappedValue
            let tab = tabs.first { $0.containerValues.tag(for: SelectionValue.self) == selected && selected != nil }
            if let shown = tab ?? tabs.first {
                WholeArea(content: shown)
            }
        }
        .onPreferenceChange(BarWishesKey.self) { wishes = $0 }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            if let height = platform.tabBarHeight, !tabsArePages, !wishes.hidesTabBar {
                Color.clear.frame(height: height)
            }
        }
        .unsupported("TabView")
    }
}

/// A view of a ``TabView``: its content.
public nonisolated struct Tab<Value, Content: View, Label: View>: BuiltInView {
    private let tag: AnyHashable?
    private let content: Content

    init(tag: AnyHashable?, content: Content) {
        self.tag = tag
        self.content = content
    }

    /// A view with a label of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never {
        self.init(tag: nil, content: content())
    }

    /// A view with a value and a label of views.
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    where Value: Hashable {
        self.init(tag: AnyHashable(value), content: content())
    }

    public var body: some View {
        UnaryView(container: .vStack, content: content)
            .modifier(TraitModifier(name: "tag") { $0.containerValues[TagKey.self] = tag })
    }
}

extension Tab where Label == CopyfitViews.Label<Text, Image> {
    /// A view with a text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Value == Never {
        self.init(tag: nil, content: content())
    }

    /// A view with a value, a text and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) where Value: Hashable {
        self.init(tag: AnyHashable(value), content: content())
    }
}

extension Tab where Label == CopyfitViews.Label<Text, Image> {
    /// A view with a text and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    where Value == Never {
        self.init(tag: nil, content: content())
    }

    /// A view with a value, a text and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) where Value: Hashable {
        self.init(tag: AnyHashable(value), content: content())
    }

    /// A view with a text, a symbol and a purpose.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Value == Never {
        self.init(tag: nil, content: content())
    }

    /// A view with a value, a text, a symbol and a purpose.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Value: Hashable {
        self.init(tag: AnyHashable(value), content: content())
    }

    /// A view with a text and a picture.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
    where Value == Never {
        self.init(tag: nil, content: content())
    }

    /// A view with a value, a text and a picture.
    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content)
    where Value: Hashable {
        self.init(tag: AnyHashable(value), content: content())
    }

    /// A view with a purpose, which names it.
    public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
        self.init(tag: nil, content: content())
    }

    /// A view with a value and a purpose, which names it.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) where Value: Hashable {
        self.init(tag: AnyHashable(value), content: content())
    }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// For searching.
    public static let search = TabRole(name: "search")
}

/// Tabs below a header in a sidebar: the tabs themselves, because there is no sidebar.
public nonisolated struct TabSection<Header: View, Content: View>: BuiltInView {
    private let content: Content

    /// Tabs below a header of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
    }

    public var body: some View { content }
}

extension TabSection where Header == Text {
    /// Tabs below a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Tabs below a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension EnvironmentValues {
    private struct TabsArePagesKey: EnvironmentKey {
        static let defaultValue = false
    }

    var tabsArePages: Bool {
        get { self[TabsArePagesKey.self] }
        set { self[TabsArePagesKey.self] = newValue }
    }
}

/// The look of a tab view.
public protocol TabViewStyle: Sendable {}

/// The default style of tab views.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default style of tab views.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
}

/// A bar of tabs that can be a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

/// Groups of tabs.
public struct GroupedTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar of tabs that can be a sidebar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    /// Groups of tabs.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
