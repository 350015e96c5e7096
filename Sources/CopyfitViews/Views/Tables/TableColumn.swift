public import Foundation

/// Columns of a ``Table``.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the table's rows.
    associatedtype TableRowValue: Identifiable
    /// What the columns are sorted by; `Never` if they are not.
    associatedtype TableColumnSortComparator
    /// The type of the columns that these are composed of.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that these are composed of.
    var tableColumnBody: TableColumnBody { get }

    /// Opaque outside Copyfit.
    var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
    /// Built-in columns are not composed of others.
    public var tableColumnBody: Never { fatalError("A built-in column has no body.") }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never
    public var _columns: [_TableColumn<Never>] { [] }
}

/// A column, whatever its content. Opaque outside Copyfit.
public struct _TableColumn<Value> {
    let title: AnyView
    let width: _TableColumnWidth
    let content: (Value) -> AnyView
}

/// The width of a column in points: a fixed one, or limits. Opaque outside Copyfit.
public struct _TableColumnWidth: Equatable, Sendable {
    var fixed: CGFloat?
    var minimum: CGFloat?
    var maximum: CGFloat?
}

/// A column of a ``Table``: its title, and what it shows of each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    private let label: Label
    private let content: (RowValue) -> Content
    private var width = _TableColumnWidth()

    private init(label: Label, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.content = content
    }

    public var _columns: [_TableColumn<RowValue>] {
        [_TableColumn(title: AnyView(label.font(.headline)), width: width) { [content] in AnyView(content($0)) }]
    }

    /// This column in a fixed width; nil leaves it flexible.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        var column = self
        column.width = _TableColumnWidth(fixed: width)
        return column
    }

    /// This column with limits for its width. The ideal width has no effect: flexible columns share the room equally.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        column.width = _TableColumnWidth(minimum: min, maximum: max)
        return column
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// A column with a title and a view for each row.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// A column with a title and a view for each row.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), content: content)
    }

    /// A column with a title and a view for each row.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, content: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// A column with a title and a string of each row.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
    }

    /// A column with a title and a string of each row.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title)) { Text($0[keyPath: value]) }
    }

    /// A column with a title and a string of each row.
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(label: text) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column that can be sorted by a value, with a title and a view for each row.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), content: content)
    }

    /// A column that can be sorted by a value, with a title and a view for each row.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), content: content)
    }

    /// A column that can be sorted by a value, compared in a way of its own, with a title and a view for each row.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, V>,
        comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(label: Text(titleKey), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// A column that can be sorted by a string, with a title and that string of each row.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
    }

    /// A column that can be sorted by a string, with a title and that string of each row.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title)) { Text($0[keyPath: value]) }
    }

    /// A column that can be sorted by a string, compared in a way of its own, with a title and that string of each row.
    public init<C: SortComparator>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C)
    where C.Compared == String {
        self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
    /// A column that can be sorted by a comparator, with a title and a view for each row.
    public init(
        _ titleKey: LocalizedStringKey,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), content: content)
    }
}

/// Several columns, in their order.
public struct _TableColumns<RowValue: Identifiable, Sort>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    public let _columns: [_TableColumn<RowValue>]
}

/// A column for each element of a collection.
public struct TableColumnForEach<
    Data: RandomAccessCollection,
    ID: Hashable,
    RowValue: Identifiable,
    Sort,
    Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    public let _columns: [_TableColumn<RowValue>]

    /// A column for each identifiable element.
    public init(
        _ data: Data,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        _columns = data.flatMap { content($0)._columns }
    }

    /// A column for each element, identified by the value at a key path.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        _columns = data.flatMap { content($0)._columns }
    }
}

/// Builds the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// Accepts columns as a statement.
    public static func buildExpression<Content: TableColumnContent>(
        _ content: Content
    ) -> _TableColumns<RowValue, Sort>
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
        _TableColumns(_columns: content._columns)
    }

    /// Columns in source order.
    public static func buildBlock(_ columns: _TableColumns<RowValue, Sort>...) -> _TableColumns<RowValue, Sort> {
        _TableColumns(_columns: columns.flatMap(\._columns))
    }

    /// An `if` without an `else`.
    public static func buildIf(_ content: _TableColumns<RowValue, Sort>?) -> _TableColumns<RowValue, Sort> {
        content ?? _TableColumns(_columns: [])
    }

    /// The branch of an `if … else` or `switch` that was taken.
    public static func buildEither(first: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { first }
    /// The branch of an `if … else` or `switch` that was taken.
    public static func buildEither(second: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { second }

    /// The content of an `if #available`.
    public static func buildLimitedAvailability(_ content: _TableColumns<RowValue, Sort>) -> _TableColumns<
        RowValue, Sort
    > {
        content
    }
}
