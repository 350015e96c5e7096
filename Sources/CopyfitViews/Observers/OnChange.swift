extension View {
    /// Calls an action with the old and the new value when a value differs from the previous evaluation's. With
    /// `initial` also calls it when the view appears, with the value twice.
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Calls an action when a value differs from the previous evaluation's; with `initial` also when the view appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Calls an action with the new value when a value differs from the previous evaluation's.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        onChange(of: value) { _, new in action(new) }
    }
}

nonisolated struct ChangeModifier<Value: Equatable>: ListModifier {
    typealias Body = Never

    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    func makeWatch() -> ChangeWatch<Value> { ChangeWatch() }

    func update(_ watch: ChangeWatch<Value>, in node: _ViewNode) {
        watch.note(value, isInitial: isInitial)
        watch.action = action
    }
}

/// Remembers a value from evaluation to evaluation.
final class ChangeWatch<Value: Equatable>: ContentWatch {
    fileprivate var action: ((Value, Value) -> Void)?
    private var value: Value?
    private var pending: (old: Value, new: Value)?

    fileprivate func note(_ new: Value, isInitial: Bool) {
        if let value {
            if value != new { pending = (pending?.old ?? value, new) }
        } else if isInitial {
            pending = (new, new)
        }
        value = new
    }

    func queueActions(_ queue: inout ActionQueue) {
        guard let change = pending, let action else { return }
        pending = nil
        queue.append(self, subject: { "onChange(of:) \(change.old) → \(change.new)" }) {
            action(change.old, change.new)
        }
    }
}
