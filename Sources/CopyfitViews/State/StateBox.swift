import CopyfitLayout

/// A type-erased stored state.
class AnyStateBox {
    /// The nodes whose last evaluation read the state, in the order of their reads; nil for one that no longer reads
    /// it.
    private var readers: [_ViewNode?] = []
    private var readerCount = 0

    /// The layout nodes whose functions have read the state since it last changed.
    private var layoutReaders: Set<LayoutNodeID> = []
    private var layoutReaderLimit = 16

    /// The place of the view whose property the state is.
    private weak var owner: _ViewNode?
    /// Whether an update has read the state where nothing was evaluated, such as the ids of a collection of bindings.
    private var isReadElsewhere = false

    init(owner: _ViewNode) {
        self.owner = owner
    }

    /// From now on a change makes the owner dirty.
    final func noteReadElsewhere() { isReadElsewhere = true }

    /// Adds a layout node. Those that are gone are dropped when their number may have doubled.
    final func addReader(_ node: LayoutNodeID, in layout: LayoutTree) {
        guard layoutReaders.insert(node).inserted, layoutReaders.count > layoutReaderLimit else { return }
        layoutReaders = layoutReaders.filter(layout.isLive)
        layoutReaderLimit = max(16, 2 * layoutReaders.count)
    }

    /// Adds a node and returns its position among the readers.
    final func addReader(_ node: _ViewNode) -> Int {
        if readers.count > 16, readerCount < readers.count / 2 { compactReaders() }
        readers.append(node)
        readerCount += 1
        return readers.count - 1
    }

    final func removeReader(at position: Int) {
        readers[position] = nil
        readerCount -= 1
    }

    private func compactReaders() {
        readers.removeAll { $0 == nil }
        for case (let position, let reader?) in readers.enumerated() {
            reader.graph.moveRead(of: self, by: reader, to: position)
        }
    }

    final func markReadersDirty(in graph: ViewGraph) {
        for case let reader? in readers where reader.isAlive { graph.markDirty(reader) }
        layoutReaders.forEach(graph.markDirty)
        layoutReaders = []
        if isReadElsewhere, let owner, owner.isAlive { graph.markDirty(owner) }
    }

    /// The nodes that read the state, in the order of their reads.
    final var liveReaders: [_ViewNode] { readers.compactMap(\.self).filter(\.isAlive) }

    /// A copy of the value, for the record of what was committed.
    var snapshot: Any { preconditionFailure("AnyStateBox is abstract.") }

    /// Whether two snapshots hold values that make no difference.
    func areUnchanged(_ old: Any, _ new: Any) -> Bool { preconditionFailure("AnyStateBox is abstract.") }
}

/// Keeps the value of a `State` as long as its place in the tree exists.
///
/// Any thread may read and write the value. Only the host's thread uses the readers, in its updates.
final class StateBox<Value>: AnyStateBox {
    private var value: Value
    private let door: GraphDoor

    init(_ value: Value, owner: _ViewNode) {
        self.value = value
        door = owner.graph.door
        super.init(owner: owner)
    }

    /// Returns the current value; the place under evaluation, or the layout node whose function runs, becomes a reader.
    func read() -> Value {
        door.graphInside?.noteRead(of: self)
        return current
    }

    private var current: Value {
        var current: Value?
        door.locked { current = value }
        return current!
    }

    /// Commits a value and marks the readers as dirty, unless the value makes no difference or an evaluation is running
    /// on this thread.
    func write(_ newValue: Value) {
        guard let graph = door.graphInside else { return writeOutside(newValue) }
        guard graph.viewUse.acceptsWrites else {
            return graph.reportDroppedWrite(to: self, of: Value.self)
        }
        guard !isUnchanged(current, newValue) else { return graph.record.noteUnchangedWrite(self) }
        graph.willCommit(self)
        replace(newValue)
        markReadersDirty(in: graph)
    }

    /// Writes between the updates of the host, or on a thread that is not updating it.
    private func writeOutside(_ newValue: Value) {
        guard !isUnchanged(current, newValue) else { return }
        replace(newValue)
        door.inbox.note(self)
    }

    /// Releases the old value outside the lock, because that may run client code.
    private func replace(_ newValue: Value) {
        var exchanged = newValue
        door.locked { swap(&value, &exchanged) }
        withExtendedLifetime(exchanged) {}
    }

    override var snapshot: Any { current }

    override func areUnchanged(_ old: Any, _ new: Any) -> Bool {
        guard let old = old as? Value, let new = new as? Value else { return false }
        return isUnchanged(old, new)
    }
}
