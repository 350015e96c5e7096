/// A stored state, seen without its type.
class AnyStateBox {
    /// The nodes whose last evaluation read the state.
    private var readers: [_ViewNode] = []

    final func addReader(_ node: _ViewNode) {
        if !readers.contains(where: { $0 === node }) { readers.append(node) }
    }

    final func removeReader(_ node: _ViewNode) {
        readers.removeAll { $0 === node }
    }

    final func markReadersDirty() {
        for reader in readers where reader.isAlive { reader.graph.markDirty(reader) }
    }

    /// A copy of the value, for the record of what was committed.
    var snapshot: Any { preconditionFailure("AnyStateBox is abstract.") }

    /// Whether two snapshots hold values that make no difference.
    func areUnchanged(_ old: Any, _ new: Any) -> Bool { preconditionFailure("AnyStateBox is abstract.") }
}

/// Where the value of a `State` lives as long as its place in the tree.
final class StateBox<Value>: AnyStateBox {
    private var value: Value
    private let door: GraphDoor

    init(_ value: Value, graph: ViewGraph) {
        self.value = value
        door = graph.door
    }

    /// The current value; the node under evaluation becomes a reader.
    func read() -> Value {
        door.graph?.noteRead(of: self)
        return value
    }

    /// Commits a value and makes the readers dirty, unless it is equal to the current one or an evaluation is running.
    func write(_ newValue: Value) {
        guard let graph = door.graph else {
            value = newValue
            return
        }
        guard graph.acceptsWrites else {
            graph.diagnostics.report(
                .stateWriteDuringUpdate,
                "A @State of type \(Value.self) was written while views were being evaluated; the write was dropped. "
                    + "Write it from an action."
            )
            return
        }
        guard !isUnchanged(value, newValue) else { return }
        graph.willCommit(self)
        value = newValue
        markReadersDirty()
    }

    override var snapshot: Any { value }

    override func areUnchanged(_ old: Any, _ new: Any) -> Bool {
        guard let old = old as? Value, let new = new as? Value else { return false }
        return isUnchanged(old, new)
    }
}
