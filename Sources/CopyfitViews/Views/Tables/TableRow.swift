/// Rows of a ``Table``.
public protocol TableRowContent<TableRowValue> {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable
    /// The type of the rows that these are composed of.
    associatedtype TableRowBody: TableRowContent

    /// The rows that these are composed of.
    var tableRowBody: TableRowBody { get }

    /// Opaque outside Copyfit: the rows as views, each made of its value.
    func _views(_ row: @escaping (TableRowValue) -> AnyView) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    public func _views(_ row: @escaping (TableRowValue) -> AnyView) -> AnyView { tableRowBody._views(row) }
}

extension TableRowContent where TableRowBody == Never {
    /// Built-in rows are not composed of others.
    public var tableRowBody: Never { fatalError("A built-in row has no body.") }
}

extension Never: TableRowContent {
    public typealias TableRowBody = Never
    public func _views(_ row: @escaping (Never) -> AnyView) -> AnyView { AnyView(EmptyView()) }
}

/// A row of a ``Table``.
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    private let value: Value

    /// The row of a value.
    public init(_ value: Value) { self.value = value }

    public func _views(_ row: @escaping (Value) -> AnyView) -> AnyView { row(value) }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    private let data: Data

    init(_ data: Data) { self.data = data }

    public func _views(_ row: @escaping (Data.Element) -> AnyView) -> AnyView { AnyView(ForEach(data, content: row)) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public func _views(_ row: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
        AnyView(ForEach<Data, ID, AnyView>(data, id: id) { content($0)._views(row) })
    }
}

extension ForEach where Content: TableRowContent {
    /// Rows of a table for each identifiable element.
    @_disfavoredOverload
    public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
        self.init(data, id: { $0.id }, content: content)
    }

    /// Rows of a table for each element, identified by the value at a key path.
    @_disfavoredOverload
    public init<V>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(data, id: { $0[keyPath: id] }, content: content)
    }
}

/// A row that can show and hide other rows.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = Never

    private let label: Label
    private let content: () -> Content
    private let isExpanded: Bool

    /// A row of a value, with the rows that are shown below it. Without a binding they are hidden.
    public init<Value>(
        _ value: Value,
        isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        label = TableRow(value)
        self.content = content
        self.isExpanded = isExpanded?.wrappedValue ?? false
    }

    public func _views(_ row: @escaping (Label.TableRowValue) -> AnyView) -> AnyView {
        let views = [label._views(row)] + (isExpanded ? [content()._views(row)] : [])
        return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
    }
}

/// Several rows, in their order.
public struct _TableRows<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    fileprivate let parts: [(@escaping (Value) -> AnyView) -> AnyView]

    public func _views(_ row: @escaping (Value) -> AnyView) -> AnyView {
        if parts.count == 1 { return parts[0](row) }
        return AnyView(ForEach(parts.indices, id: \.self) { parts[$0](row) })
    }
}

/// Builds the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// Accepts rows as a statement.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> _TableRows<Value>
    where Content.TableRowValue == Value {
        _TableRows(parts: [content._views])
    }

    /// Rows in source order.
    public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
        _TableRows(parts: rows.flatMap(\.parts))
    }

    /// An `if` without an `else`.
    public static func buildIf(_ content: _TableRows<Value>?) -> _TableRows<Value> {
        content ?? _TableRows(parts: [])
    }

    /// The branch of an `if … else` or `switch` that was taken.
    public static func buildEither(first: _TableRows<Value>) -> _TableRows<Value> { first }
    /// The branch of an `if … else` or `switch` that was taken.
    public static func buildEither(second: _TableRows<Value>) -> _TableRows<Value> { second }

    /// The content of an `if #available`.
    public static func buildLimitedAvailability(_ content: _TableRows<Value>) -> _TableRows<Value> { content }
}
