/// A container that shows its root. The root is centred in the proposed size; if nothing is proposed, the container is
/// as large as the root. On iOS it has a bar that takes room off the root's safe area, with the root's title. Nothing
/// else is ever shown, and the view is reported as `unsupported-modifier`; if there are values on its path, also as
/// `content-not-shown`.
///
/// - Parity: SwiftUI shows what is in toolbars, and the destinations of links.
public nonisolated struct NavigationStack<Data, Root: View>: BuiltInView {
    private let root: Root
    private let hasPushed: () -> Bool

    /// A stack that keeps its own path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        hasPushed = { false }
    }

    /// A stack whose path is a binding; nothing on the path is shown.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        hasPushed = { !path.wrappedValue.isEmpty }
    }

    /// A stack whose path is a binding; nothing on the path is shown.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
        hasPushed = { !path.wrappedValue.isEmpty }
    }

    public var body: some View { NavigationArea(content: root).presenting("NavigationStack", hasPushed) }
}

/// The predecessor of ``NavigationStack``: lays out its content only.
public nonisolated struct NavigationView<Content: View>: BuiltInView {
    private let content: Content

    /// A container for views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { NavigationArea(content: content).unsupported("NavigationView") }
}

/// Columns, each of which controls the next. Only the first column is laid out, like the root of a ``NavigationStack``.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: BuiltInView {
    private let sidebar: Sidebar

    /// Two columns; only the first is laid out.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.sidebar = sidebar()
    }

    /// Three columns; only the first is laid out.
    public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
    }

    public var body: some View { NavigationArea(content: sidebar).unsupported("NavigationSplitView") }
}

extension NavigationSplitView {
    /// Two columns with their visibility; only the first is laid out.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar: sidebar, detail: detail)
    }

    /// Three columns with their visibility; only the first is laid out.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
    }

    /// Two columns with the one that is preferred where there is room for one; only the first is shown.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar: sidebar, detail: detail)
    }

    /// Two columns with their visibility and the one that is preferred; only the first is shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar: sidebar, detail: detail)
    }

    /// Three columns with their visibility and the one that is preferred; only the first is shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
    }
}

/// Which columns of a ``NavigationSplitView`` are visible. Has no effect: only the first is shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let name: String

    /// The named choices.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String

    /// The columns from leading to trailing.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    public static let content = NavigationSplitViewColumn(name: "content")
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Content centred in the proposed size.
nonisolated struct WholeArea<Content: View>: BuiltInView {
    let content: Content

    var body: some View {
        UnaryView(container: .vStack, content: content).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The values on the path of a navigation stack.
public struct NavigationPath: Equatable {
    private var values: [AnyHashable] = []

    /// An empty path.
    public init() {}

    /// The values of a sequence.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    /// The number of values.
    public var count: Int { values.count }
    /// Whether there are no values.
    public var isEmpty: Bool { values.isEmpty }

    /// Adds a value.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Removes the last `k` values.
    ///
    /// - Precondition: there are at least `k` values.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
