/// A column of rows.
///
/// Each row is offered the list's width without the row's insets, is placed at the leading edge, and is at least as high
/// as `defaultMinListRowHeight` in the environment of the list itself. Rows may set other insets. A list takes the
/// proposed size and scrolls vertically. Selection is accepted and has no effect on layout.
///
/// On macOS all styles lay out the same way, and ``ListStyle`` says how they are drawn: insets of 16 points at each side,
/// 4 above and below, and lines of one point between rows. On iOS a list without a style is `insetGrouped`: sections are
/// groups with room around them, and lines take no room. `Documentation/Platforms.md` has the lengths.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: BuiltInView {
    @Environment(\.defaultMinListRowHeight) private var minimumHeight
    @Environment(\.listRowSpacing) private var spacing
    @Environment(\.listSectionSpacing) private var sectionSpacing
    @Environment(\.listMetrics) private var metrics
    @Environment(\.listLook) private var look
    let content: Content

    init(rows: Content) {
        content = rows
    }

    public var body: some View {
        ScrollView {
            ListRows(
                layout: ListLayout(
                    minimumHeight: minimumHeight.given(as: "A row's least height") ?? 0,
                    spacing: spacing,
                    metrics: metrics.spaced(sectionSpacing)
                ),
                pinnedViews: look == .plain ? .sectionHeaders : [],
                content: content
            )
        }
        .background(ListFill())
        .transformEnvironment(\.rowPlace) { place in if place == .none { place = .list } }
    }
}

extension List where SelectionValue == Never {
    /// Rows of a builder.
    public init(@ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }

    /// A row for each identifiable element.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }

    /// A row for each element, identified by the value at a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// Rows of a builder, with a selection.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }

    /// Rows of a builder, with a selection of several.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }
}

extension List {
    /// A row for each element, identified by the value at a key path, with a selection.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }

    /// A row for each element, identified by the value at a key path, with a selection of several.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }

    /// A row for each identifiable element, with a selection.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }

    /// A row for each identifiable element, with a selection of several.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// A row for each number of a constant range.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent))
    }

    /// A row for a binding to each identifiable element.
    public init<C, RowContent: View>(
        _ data: Binding<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(rows: ForEach(data, content: rowContent))
    }
}
