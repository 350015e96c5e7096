import Foundation

/// A view for each element of a collection.
///
/// The element's id identifies the place of its view. When the collection changes, state moves with the id; a removed
/// id loses its state, and a returning one starts again. Two elements with the same id are reported as `duplicate-id`
/// and distinguished by their order.
///
/// ```swift
/// let column = VStack(spacing: 0) {
///     ForEach(1...3, id: \.self) { number in
///         Color.gray.frame(width: 10, height: CGFloat(number) * 10)
///     }
/// }
/// let size = ViewHost(column, size: .unspecified).idealSize
/// print(size.width, size.height)  // 10.0 60.0
/// ```
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content

    @usableFromInline let id: (Data.Element) -> ID
    @usableFromInline var isConstantRange = false
    /// A view that replaces the data if the data is known only in the tree.
    @usableFromInline var standIn: ErasedContent?

    /// Visits the elements at some positions, in order.
    @usableFromInline let visit: (Data, Range<Int>, (Data.Element) -> Void) -> Void

    @inlinable init(_ data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.init(data, id: id, content: content) { data, positions, visit in
            let start = data.index(data.startIndex, offsetBy: positions.lowerBound)
            data[start..<data.index(start, offsetBy: positions.count)].forEach(visit)
        }
    }

    @inlinable init(
        _ data: Data,
        id: @escaping (Data.Element) -> ID,
        content: @escaping (Data.Element) -> Content,
        visit: @escaping (Data, Range<Int>, (Data.Element) -> Void) -> Void
    ) {
        self.data = data
        self.id = id
        self.content = content
        self.visit = visit
    }

    /// The id of the element at a position.
    func rowID(at position: Int) -> ID { id(data[data.index(data.startIndex, offsetBy: position)]) }

    /// Makes the view of the element at a position.
    func row(at position: Int) -> Content { content(data[data.index(data.startIndex, offsetBy: position)]) }

    /// Reports a constant range that has changed since it had another number of elements.
    func reportChangedRange(from count: Int?, at place: _ViewNode) {
        guard isConstantRange, let count, count != data.count else { return }
        place.graph.diagnostics.report(
            .constantRangeChanged,
            at: place,
            "ForEach over a constant range got \(data.count) elements after \(count); the new range is used. Use "
                + "ForEach(_:id:content:) for collections that change."
        )
    }

    /// The ids of all elements.
    func ids() -> [ID] {
        if isConstantRange, let numbers = data as? Range<Int>, let ids = Array(numbers) as? [ID] { return ids }
        var ids: [ID] = []
        ids.reserveCapacity(data.count)
        visit(data, 0..<data.count) { ids.append(id($0)) }
        return ids
    }

    /// Makes the views of the elements at some positions.
    func rows(at positions: Range<Int>) -> [Content] {
        var rows: [Content] = []
        rows.reserveCapacity(positions.count)
        visit(data, positions) { rows.append(content($0)) }
        return rows
    }
}

extension ForEach where Content: View {
    /// A view for each identifiable element.
    @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data, id: { $0.id }, content: content)
    }

    /// A view for each element, identified by the value at a key path.
    @inlinable public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, id: { $0[keyPath: id] }, content: content)
    }

    /// A view for each number of a constant range. A changed range is reported as `constant-range-changed`, and the new
    /// one is used.
    @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, id: { $0 }, content: content) { range, positions, visit in
            for position in positions { visit(range.lowerBound + position) }
        }
        isConstantRange = true
    }

    /// A view for a binding to each identifiable element.
    @inlinable public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// A view for a binding to each element, identified by the value at a key path.
    @inlinable public init<C>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            id: { $0.1 },
            content: { content(data[$0.0]) }
        )
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        if let standIn = view.standIn { return standIn.reconcile(at: position) }
        if let container = position.lazyContainer {
            let node = position.node { LazyForEachNode<ID>(at: $0, in: container) }
            node.update(view)
            return node
        }
        let node = position.node { ForEachNode<ID>(at: $0) }
        node.update(view)
        return node
    }
}

extension ForEach: RowCounting where Content: View {
    var rowCount: Int { data.count }
}

/// The place of a collection of views, each identified by an id.
final class ForEachNode<ID: Hashable>: ListingNode {
    /// An id, and the number of earlier elements with the same id.
    private struct Key: Hashable {
        let id: ID
        let occurrence: Int
    }

    private var ids: [ID] = []
    private var members: [_ViewNode] = [] { didSet { positions = nil } }
    /// The positions of the members, and the number of earlier ones with the same id; nil until the id of a child is
    /// first read.
    private var positions: [ObjectIdentifier: (index: Int, occurrence: Int)]?
    private var constantCount: Int?

    private var updateAgain: (() -> Void)?

    /// How many views are made before they are brought in, so that they need not all be in memory.
    private static var rowsAtOnce: Int { 64 }

    func update<Data, Content: View>(_ view: ForEach<Data, ID, Content>) {
        updateAgain = { [unowned self] in reconcile(view) }
        view.reportChangedRange(from: constantCount, at: self)
        if view.isConstantRange { constantCount = view.data.count }
        reconcile(view)
    }

    private func reconcile<Data, Content: View>(_ view: ForEach<Data, ID, Content>) {
        let newIDs = graph.evaluate(self) { view.ids() }
        let (existing, left) = ids == newIDs ? (members, []) : match(newIDs, areDistinct: view.isConstantRange)
        var new: [_ViewNode] = []
        new.reserveCapacity(newIDs.count)
        while new.count < newIDs.count {
            let positions = new.count..<min(new.count + Self.rowsAtOnce, newIDs.count)
            let rows = graph.evaluate(self, keepsReads: true) { view.rows(at: positions) }
            rows.span.lendEach { row in
                let place = existing.isEmpty ? nil : existing[new.count]
                new.append(position(of: place).bringIn(row))
            }
        }
        (ids, members) = (newIDs, new)
        for node in left { node.destroy() }
        _ = collectElements()
    }

    /// The existing place for each new id (empty if there are no places yet), and the places that are no longer used,
    /// in order.
    private func match(_ newIDs: [ID], areDistinct: Bool) -> (existing: [_ViewNode?], left: [_ViewNode]) {
        if !areDistinct { reportDuplicates(in: newIDs) }
        if members.isEmpty { return ([], []) }
        let keys = Self.keys(of: ids)
        var known = Dictionary(uniqueKeysWithValues: zip(keys, members))
        let existing = Self.keys(of: newIDs).map { known.removeValue(forKey: $0) }
        return (existing, known.isEmpty ? [] : keys.compactMap { known[$0] })
    }

    private static func keys(of ids: [ID]) -> [Key] {
        var occurrences: [ID: Int] = [:]
        return ids.map { id in
            let occurrence = occurrences[id, default: 0]
            occurrences[id] = occurrence + 1
            return Key(id: id, occurrence: occurrence)
        }
    }

    private func reportDuplicates(in ids: [ID]) {
        guard Set(ids).count < ids.count else { return }
        for key in Self.keys(of: ids) where key.occurrence == 1 { graph.diagnostics.reportDuplicate(key.id, at: self) }
    }

    override func identity(of child: _ViewNode) -> AnyHashable {
        position(ofChild: child).map { Key(id: ids[$0.index], occurrence: $0.occurrence) }
    }

    override func repeatedID(of child: _ViewNode) -> AnyHashable? {
        position(ofChild: child).map { AnyHashable(ids[$0.index]) }
    }

    override func reevaluate() -> Bool {
        let old = elements
        updateAgain?()
        return !old.isIdentical(to: elements)
    }

    override func passesElements(of child: _ViewNode?) -> Bool { true }

    override var hasDynamicElements: Bool { true }

    override func collectElements() -> Bool {
        replaceElements(ElementList(concatenating: members))
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        members.forEach(visit)
    }
}

extension ForEachNode: IdentifyingNode {
    func id(of child: _ViewNode) -> AnyHashable? {
        position(ofChild: child).map { AnyHashable(ids[$0.index]) }
    }

    func element(withID id: AnyHashable) -> Element? {
        guard let id = id.base as? ID, let index = ids.firstIndex(of: id) else { return nil }
        return members[index].elements.first
    }

    private func position(ofChild child: _ViewNode) -> (index: Int, occurrence: Int)? {
        let known = positions ?? positions(of: members)
        positions = known
        return known[ObjectIdentifier(child)]
    }

    private func positions(of members: [_ViewNode]) -> [ObjectIdentifier: (index: Int, occurrence: Int)] {
        let keys = Self.keys(of: ids)
        return Dictionary(
            uniqueKeysWithValues: members.indices.map { (ObjectIdentifier(members[$0]), ($0, keys[$0].occurrence)) }
        )
    }
}
