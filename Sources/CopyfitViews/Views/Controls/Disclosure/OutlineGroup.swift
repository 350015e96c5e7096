/// A tree of values: each is a row, and those with children are the label of a ``DisclosureGroup`` that is closed at
/// first.
///
/// - Parity: the same declarations as SwiftUI with Copyfit's sizes of a disclosure group.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: BuiltInView {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: (Data.Element) -> Data?
    private let content: (Data.Element) -> Content

    init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.content = content
    }

    /// Trees of values that are identified by a key path.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, id: id, children: { $0[keyPath: children] }, content: content)
    }

    /// Trees of identifiable values.
    public init(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    public var body: some View {
        ForEach(data, id: id) { value in
            OutlineRow(value: value, id: id, children: children, content: content)
        }
    }
}

/// A value with those below it.
private nonisolated struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Content: View>: BuiltInView {
    let value: Data.Element
    let id: KeyPath<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Content

    var body: some View {
        if let below = children(value) {
            // Erased, because the type of a tree's rows would contain itself.
            DisclosureGroup {
                AnyView(OutlineGroup(below, id: id, children: children, content: content))
            } label: {
                content(value)
            }
        } else {
            content(value)
        }
    }
}

extension List where SelectionValue == Never {
    /// Trees of identifiable values.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: OutlineGroup(data, children: children, content: rowContent))
    }
}
