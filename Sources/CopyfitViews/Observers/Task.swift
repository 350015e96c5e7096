extension View {
    /// Runs an asynchronous action when the view appears, and cancels it when the view disappears. `update()` only
    /// records it; `settle(timeout:)` starts it.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Like `task(priority:_:)`, but cancelled and restarted whenever a value changes.
    nonisolated public func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}

nonisolated struct TaskModifier<ID: Equatable>: ListModifier {
    typealias Body = Never

    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    func makeWatch() -> TaskWatch<ID> { TaskWatch() }

    func update(_ watch: TaskWatch<ID>, in node: _ViewNode) {
        watch.note(self, in: node)
    }
}

/// Remembers the value for which a task was started.
final class TaskWatch<ID: Equatable>: ContentWatch {
    private var id: ID?
    private var pending: TaskModifier<ID>?
    private var latest: TaskModifier<ID>?
    private weak var place: _ViewNode?
    private var ticket: TaskTicket?

    fileprivate func note(_ modifier: TaskModifier<ID>, in place: _ViewNode) {
        self.place = place
        latest = modifier
        guard modifier.id != id else { return }
        id = modifier.id
        pending = modifier
    }

    func queueActions(_ queue: inout ActionQueue) {
        guard let pending, let graph = place?.graph else { return }
        self.pending = nil
        ticket?.cancel()
        let ticket = TaskTicket(priority: pending.priority, action: pending.action)
        self.ticket = ticket
        graph.tasks.add(PendingTask(ticket: ticket, place: place))
    }

    /// A view that comes back starts its task again.
    func didDisappear(in graph: ViewGraph) {
        ticket?.cancel()
        pending = latest
    }
}
