import Synchronization

/// A task of a view, and the place of the view as long as it exists.
struct PendingTask {
    let ticket: TaskTicket
    weak var place: _ViewNode?
}

/// A task of a view: it waits, runs, or is over.
final class TaskTicket: Sendable {
    private enum Stage: Sendable {
        case waiting
        case running(Task<Void, Never>)
        case over
    }

    private let priority: TaskPriority
    private let action: @Sendable () async -> Void
    private let stage = Mutex(Stage.waiting)

    init(priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
        self.priority = priority
        self.action = action
    }

    var isOver: Bool {
        stage.withLock { if case .over = $0 { true } else { false } }
    }

    func start() {
        stage.withLock { stage in
            guard case .waiting = stage else { return }
            stage = .running(
                Task(priority: priority) { [self] in
                    await action()
                    self.stage.withLock { $0 = .over }
                }
            )
        }
    }

    func cancel() {
        let old = stage.withLock { stage in
            let old = stage
            stage = .over
            return old
        }
        // Outside the lock, because what the task does when it is cancelled is a client's code.
        if case .running(let task) = old { task.cancel() }
    }
}
