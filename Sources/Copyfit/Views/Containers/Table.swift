public import Foundation

/// Rows with columns of equal widths below a row of titles. A table takes the proposed size and scrolls vertically; its
/// rows have the insets and separators of a ``List``. Sorting and selecting have no effect. Reported as
/// `unsupported-modifier`.
///
/// - Parity: the same declarations as SwiftUI for columns of texts and views; SwiftUI gives columns widths of their
///   own.
public nonisolated struct Table<Value: Identifiable>: BuiltInView {
    private let rows: [Value]
    private let columns: [_TableColumn<Value>]

    /// A table of values.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
    ) where Data.Element == Value {
        rows = Array(data)
        self.columns = columns()
    }

    /// A table of values of which one can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
    ) where Data.Element == Value {
        self.init(data, columns: columns)
    }

    /// A table of values of which several can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
    ) where Data.Element == Value {
        self.init(data, columns: columns)
    }

    /// A table of values in an order that a user chooses.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(data, columns: columns)
    }

    public var body: some View {
        List {
            TableRowView(cells: columns.map(\.title))
            ForEach(rows) { row in
                TableRowView(cells: columns.map { $0.content(row) })
            }
        }
        .unsupported("Table")
    }
}

/// The cells of a row, each in its share of the width.
private nonisolated struct TableRowView: BuiltInView {
    let cells: [AnyView]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(cells.indices, id: \.self) { index in
                cells[index].frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }
}

/// A column of a ``Table``, whatever its content.
public struct _TableColumn<Value> {
    let title: AnyView
    let content: (Value) -> AnyView
}

/// A column of a ``Table``.
public struct TableColumn<RowValue, Content: View> {
    private let title: Text
    private let content: (RowValue) -> Content

    /// A column with a title and a view for each row.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), content: content)
    }

    /// A column with a title and a view for each row.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), content: content)
    }

    /// A column with a title and a view for each row.
    public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.title = title
        self.content = content
    }

    /// A column with a title and a view for each row, which can be sorted by a value.
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), content: content)
    }

    /// The column; widths have no effect.
    public func width(_ width: CGFloat? = nil) -> TableColumn { self }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }

    fileprivate var column: _TableColumn<RowValue> {
        let content = content
        return _TableColumn(title: AnyView(title.font(.headline))) { AnyView(content($0)) }
    }
}

extension TableColumn where Content == Text {
    /// A column with a title and a string of each row.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(Text(titleKey)) { Text($0[keyPath: value]) }
    }
}

/// Builds the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue> {
    /// A column.
    public static func buildExpression<Content: View>(
        _ column: TableColumn<RowValue, Content>
    ) -> [_TableColumn<RowValue>] {
        [column.column]
    }

    /// The columns in their order.
    public static func buildBlock(_ columns: [_TableColumn<RowValue>]...) -> [_TableColumn<RowValue>] {
        columns.flatMap(\.self)
    }

    /// Columns that depend on a condition.
    public static func buildIf(_ columns: [_TableColumn<RowValue>]?) -> [_TableColumn<RowValue>] { columns ?? [] }
}
