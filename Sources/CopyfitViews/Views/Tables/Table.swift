import CopyfitDrawing
public import Foundation

/// Rows with the same columns below a row of titles. A table takes the proposed size and scrolls vertically; its rows have
/// the insets and separators of a ``List``. Sorting and selecting have no effect.
///
/// Columns of a fixed width have it; the others share what is left equally, each within its limits. In a compact width
/// (`horizontalSizeClass`) only the first column is shown, without a title.
///
/// - Parity: the same declarations as SwiftUI. There a user may drag the edges of columns, and columns begin with ideal
///   widths that SwiftUI chooses.
public nonisolated struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: BuiltInView
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    private let rows: Rows
    private let columns: [_TableColumn<Value>]
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    private init(rows: Rows, columns: Columns) {
        self.rows = rows
        self.columns = columns._columns
    }

    public var body: some View {
        let isCompact = horizontalSizeClass == .compact
        let columns = isCompact ? Array(columns.prefix(1)) : columns
        List {
            if !isCompact { TableRowView(cells: columns.map { ($0.title, $0.width) }, role: .headerCell) }
            rows._views { value in
                AnyView(TableRowView(cells: columns.map { ($0.content(value), $0.width) }, role: .cell))
            }
        }
        .drawingRole(.table)
    }
}

extension Table {
    /// A table of rows.
    public init(
        of valueType: Value.Type,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns())
    }

    /// A table of rows with single selection.
    public init(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns())
    }

    /// A table of rows with multiple selection.
    public init(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns())
    }

    /// A table of rows in an order that a user chooses.
    public init<Sort: SortComparator>(
        of valueType: Value.Type,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(rows: rows(), columns: columns())
    }

    /// A table of rows with single selection and a user's sort order.
    public init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(rows: rows(), columns: columns())
    }

    /// A table of rows with multiple selection and a user's sort order.
    public init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(rows: rows(), columns: columns())
    }
}

extension Table {
    /// A table of values.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(rows: TableForEachContent(data), columns: columns())
    }

    /// A table of values with single selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(rows: TableForEachContent(data), columns: columns())
    }

    /// A table of values with multiple selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(rows: TableForEachContent(data), columns: columns())
    }

    /// A table of values in an order that a user chooses.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort,
        Sort.Compared == Value
    {
        self.init(rows: TableForEachContent(data), columns: columns())
    }

    /// A table of values with single selection and a user's sort order.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort,
        Sort.Compared == Value
    {
        self.init(rows: TableForEachContent(data), columns: columns())
    }

    /// A table of values with multiple selection and a user's sort order.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort,
        Sort.Compared == Value
    {
        self.init(rows: TableForEachContent(data), columns: columns())
    }
}

/// The cells of a row in their widths.
private nonisolated struct TableRowView: BuiltInView {
    let cells: [(content: AnyView, width: _TableColumnWidth)]
    let role: DisplayList.Role

    var body: some View {
        HStack(spacing: 0) {
            ForEach(cells.indices, id: \.self) { index in
                let (cell, content) = (cells[index], cells[index].content.drawingRole(role))
                if let width = cell.width.fixed {
                    content.frame(width: width, alignment: .leading)
                } else {
                    content.frame(
                        minWidth: cell.width.minimum ?? 0,
                        maxWidth: cell.width.maximum ?? .infinity,
                        alignment: .leading
                    )
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .drawingRole(.row)
    }
}
