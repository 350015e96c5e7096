/// A place that other views would be shown in later. Lays out its root only, centred in all of what it is proposed; where
/// nothing is proposed it is as large as the root. Reported as `unsupported-modifier`.
///
/// - Parity: SwiftUI adds bars, and shows what links lead to.
public nonisolated struct NavigationStack<Data, Root: View>: BuiltInView {
    private let root: Root

    /// A stack whose path is its own.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }

    /// A stack whose path is a binding; nothing on the path is shown.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }

    /// A stack whose path is a binding; nothing on the path is shown.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
    }

    public var body: some View { WholeArea(content: root).unsupported("NavigationStack") }
}

/// The older ``NavigationStack``: lays out its content only.
public nonisolated struct NavigationView<Content: View>: BuiltInView {
    private let content: Content

    /// A place for views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { WholeArea(content: content).unsupported("NavigationView") }
}

/// Columns that lead to each other. Lays out the first one only, as a ``NavigationStack`` its root.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: BuiltInView {
    private let sidebar: Sidebar

    /// Two columns, of which the first is shown.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.sidebar = sidebar()
    }

    /// Three columns, of which the first is shown.
    public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
    }

    public var body: some View { WholeArea(content: sidebar).unsupported("NavigationSplitView") }
}

/// Content in the middle of all that is proposed.
nonisolated struct WholeArea<Content: View>: BuiltInView {
    let content: Content

    var body: some View {
        UnaryView(container: .vStack, content: content).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The values that lead to what a stack would show.
public struct NavigationPath: Equatable {
    private var values: [AnyHashable] = []

    /// An empty path.
    public init() {}

    /// The values of a sequence.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    /// How many values there are.
    public var count: Int { values.count }
    /// Whether there are none.
    public var isEmpty: Bool { values.isEmpty }

    /// Adds a value.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Takes away the last values.
    ///
    /// - Precondition: There are as many.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
