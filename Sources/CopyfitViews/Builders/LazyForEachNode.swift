/// The place of a collection of views in a lazy container, each identified by an id.
///
/// The ids of all elements are read only if rows may have moved.
final class LazyForEachNode<ID: Hashable>: LazyRunNode {
    /// The elements by position: their number, their ids, and how their views are brought to a place.
    private struct Source {
        let count: Int
        let id: (Int) -> ID
        let bringIn: (Int, _ViewPosition) -> _ViewNode

        /// Counts the rows inside a row from its view alone; nil if its type does not allow that.
        let rowsInside: ((Int) -> Int)?
    }

    private struct Row {
        let id: ID
        let place: _ViewNode
    }

    private var rows: [Row] = [] { didSet { positions = nil } }

    /// The positions of the made rows by their places; nil until the id of a place is first read.
    private var positions: [ObjectIdentifier: Int]?

    /// A row that was made before and is out of view. It keeps its states.
    private struct Sleeper {
        var position: Int
        let place: _ViewNode

        /// Whether its views have been told that they are out of view.
        var isTold: Bool
    }

    private var asleep: [ID: Sleeper] = [:]

    /// The rows that are to be told that they sleep, and those that were told so and have woken.
    private var fallenAsleep: [ID] = []
    private var woken: [ObjectIdentifier: _ViewNode] = [:]

    private var source: Source?
    private var constantCount: Int?

    /// Whether all rows are made at first, because nothing around them scrolls.
    private var startsWhole = false

    func update<Data, Content: View>(_ view: ForEach<Data, ID, Content>) {
        startsWhole = !isScrolled
        view.reportChangedRange(from: constantCount, at: self)
        if view.isConstantRange { constantCount = view.data.count }
        takeOver(Content.self)
        source = Source(
            count: view.data.count,
            id: { view.rowID(at: $0) },
            bringIn: { row, position in
                let content = position.parent.graph.evaluate(position.parent, keepsReads: true) { view.row(at: row) }
                return position.bringIn(content)
            },
            rowsInside: Content.self is any RowCounting.Type
                ? { row in (view.row(at: row) as? any RowCounting)?.rowCount ?? 0 } : nil
        )
        reconcile()
    }

    override func reevaluate() -> Bool {
        let old = elements
        reconcile()
        return !old.isIdentical(to: elements)
    }

    /// Brings the rows of the window in line with the data.
    private func reconcile() {
        guard let source else { return }
        graph.evaluate(self) {}
        if rows.isEmpty {
            show(0..<min(startsWhole ? source.count : 1, source.count), of: source)
        } else if rowsAreInPlace(in: source) {
            show(window, of: source)
        } else {
            follow(source)
        }
        _ = collectElements()
    }

    private func rowsAreInPlace(in source: Source) -> Bool {
        func isInPlace(_ id: ID, _ position: Int) -> Bool { position < source.count && source.id(position) == id }
        return zip(window, rows).allSatisfy { isInPlace($1.id, $0) }
            && asleep.allSatisfy { isInPlace($0.key, $0.value.position) }
    }

    /// Finds the rows in data in which some have moved.
    private func follow(_ source: Source) {
        var positions: [ID: Int] = [:]
        for position in 0..<source.count where positions[source.id(position)] == nil {
            positions[source.id(position)] = position
        }
        for (id, row) in asleep.sorted(by: { $0.value.position < $1.value.position }) {
            if let position = positions[id] {
                asleep[id]?.position = position
            } else {
                asleep[id] = nil
                row.place.destroy()
            }
        }
        let first = rows.lazy.compactMap { positions[$0.id] }.first ?? window.lowerBound
        let lower = window.lowerBound == 0 ? 0 : min(first, max(0, source.count - 1))
        let left = show(lower..<min(lower + max(rows.count, 1), source.count), of: source, haveMoved: true)
        for (_, row) in left {
            if let position = positions[row.id] { putToSleep(row, at: position) } else { row.place.destroy() }
        }
    }

    /// Makes the rows of a window in new data, and returns those that are in no row any more.
    @discardableResult
    private func show(
        _ new: Range<Int>,
        of source: Source,
        haveMoved: Bool = false
    ) -> [(position: Int, row: Row)] {
        let left = takeRows(new, of: source, haveMoved: haveMoved)
        takeOver(count: source.count, window: new)
        return left
    }

    override func showRows(_ new: Range<Int>) {
        guard let source else { return }
        for (position, row) in takeRows(new, of: source) { putToSleep(row, at: position) }
    }

    /// Makes and wakes rows; returns the former rows of which the places are in none of them, with their positions. Of rows
    /// with one id those at the same position are the same, unless rows may have moved: then the first is the first.
    private func takeRows(
        _ new: Range<Int>,
        of source: Source,
        haveMoved: Bool = false
    ) -> [(position: Int, row: Row)] {
        let old = Array(zip(window, rows))
        let ids = new.map(source.id)
        var places = zip(new, ids).map { position, id in
            !haveMoved && window.contains(position) && rows[position - window.lowerBound].id == id
                ? rows[position - window.lowerBound].place : nil
        }
        let kept = Set(places.compactMap { $0.map(ObjectIdentifier.init) })
        var others: [ID: [_ViewNode]] = [:]
        for row in rows.reversed() where !kept.contains(ObjectIdentifier(row.place)) {
            others[row.id, default: []].append(row.place)
        }
        for index in places.indices where places[index] == nil {
            places[index] = others[ids[index]]?.popLast()
        }
        let areNew = ids != rows.map(\.id)
        rows = ids.indices.map { index in
            let sleeper = places[index] == nil ? asleep.removeValue(forKey: ids[index]) : nil
            let place = bringIn(new.lowerBound + index, at: places[index], sleeper, of: source)
            if let sleeper, sleeper.isTold { woken[ObjectIdentifier(place)] = place }
            return Row(id: ids[index], place: place)
        }
        if areNew { reportDuplicates() }
        let shown = Set(rows.map { ObjectIdentifier($0.place) })
        return old.filter { $0.1.place.isAlive && !shown.contains(ObjectIdentifier($0.1.place)) }
    }

    /// Brings the view of a row to a place, or to one that slept.
    private func bringIn(_ row: Int, at known: _ViewNode?, _ sleeper: Sleeper?, of source: Source) -> _ViewNode {
        sleeper?.place.setAsleep(false)
        let place = source.bringIn(row, position(of: known ?? sleeper?.place))
        if sleeper != nil { graph.evaluateWoken(place) }
        return place
    }

    private func putToSleep(_ row: Row, at position: Int) {
        guard asleep[row.id] == nil else { return row.place.destroy() }
        row.place.setAsleep(true)
        let isTold = woken.removeValue(forKey: ObjectIdentifier(row.place)) != nil
        asleep[row.id] = Sleeper(position: position, place: row.place, isTold: isTold)
        if !isTold { fallenAsleep.append(row.id) }
    }

    override func tellRows() {
        for id in fallenAsleep where asleep[id]?.isTold == false {
            asleep[id]?.isTold = true
            asleep[id]?.place.places().forEach { $0.willSleep() }
        }
        for place in woken.values where place.isAlive {
            place.places().forEach { $0.didWake() }
            announce(.actions)
        }
        (fallenAsleep, woken) = ([], [:])
    }

    override func countRowsInside() -> [Int]? {
        guard let source, let rowsInside = source.rowsInside else { return nil }
        return graph.evaluate(self, keepsReads: true) { (0..<source.count).map(rowsInside) }
    }

    private func reportDuplicates() {
        var ids: Set<ID> = []
        for row in rows where !ids.insert(row.id).inserted { graph.diagnostics.reportDuplicate(row.id, at: self) }
    }

    override func elements(ofRow row: Int) -> ElementList { rows[row - window.lowerBound].place.elements }

    override func isSection(row: Int) -> Bool {
        let place = rows[row - window.lowerBound].place
        return !place.elements.isEmpty && place.elements.allSatisfy { $0.section(below: place) != nil }
    }

    override func row(withID id: AnyHashable) -> Int? {
        guard let id = id.base as? ID, let source else { return nil }
        return (0..<source.count).first { source.id($0) == id }
    }

    override func row(holding name: ScrollName) -> Int? {
        guard let source else { return nil }
        return (0..<source.count).first { row in
            if window.contains(row) { return false }
            let rowID = source.id(row)
            let sleeper = asleep[rowID]
            let place = bringIn(row, at: nil, sleeper, of: source)
            let isWanted = place.holds(name)
            guard isWanted || sleeper != nil else {
                place.destroy()
                return false
            }
            place.setAsleep(true)
            asleep[rowID] = Sleeper(position: row, place: place, isTold: sleeper?.isTold ?? false)
            if sleeper == nil { fallenAsleep.append(rowID) }
            return isWanted
        }
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        for row in rows { visit(row.place) }
    }

    override func repeatedID(of child: _ViewNode) -> AnyHashable? { id(of: child) }

    override func identity(of child: _ViewNode) -> AnyHashable { id(of: child) ?? AnyHashable(0) }

    override func willDestroy() {
        super.willDestroy()
        for row in asleep.values.sorted(by: { $0.position < $1.position }) { row.place.destroy() }
        asleep = [:]
    }
}

extension _ViewNode {
    /// Whether a view here or below has a name, or would have if it were made.
    fileprivate func holds(_ name: ScrollName) -> Bool {
        if element(name) != nil { return true }
        return first { ($0 as? LazyRunNode)?.row(withID: name.id) ?? ($0 as? LazyRunNode)?.row(holding: name) } != nil
    }
}

extension LazyForEachNode: IdentifyingNode {
    func id(of child: _ViewNode) -> AnyHashable? {
        let known = positions ?? positionsOfRows()
        positions = known
        #if DEBUG
            graph.counts.comparedRows += 1
        #endif
        return known[ObjectIdentifier(child)].map { AnyHashable(rows[$0].id) }
    }

    private func positionsOfRows() -> [ObjectIdentifier: Int] {
        #if DEBUG
            graph.counts.comparedRows += rows.count
        #endif
        return Dictionary(uniqueKeysWithValues: rows.indices.map { (ObjectIdentifier(rows[$0].place), $0) })
    }

    func element(withID id: AnyHashable) -> Element? {
        rows.first { AnyHashable($0.id) == id }?.place.elements.first
    }
}
