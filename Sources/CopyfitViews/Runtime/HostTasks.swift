public import Dispatch
import Synchronization

/// The unfinished tasks of a host: those of its current views, and those that actions began.
///
/// A task that an action began inherits the task-local values of the code that began it, and releases them when it is
/// finished. So a marker that only tasks retain is released when the last of them, and of the tasks begun in them, is
/// finished. Detached tasks inherit nothing.
final class HostTasks {
    /// The tasks of the current views, in the order of appearance.
    private(set) var ofViews: [PendingTask] = []

    private final class Marker: Sendable {}

    @TaskLocal private static var marker: Marker?

    private weak var current: Marker?

    /// How many functions are counting.
    private var depth = 0

    /// The number of unfinished tasks. Those that actions began count as one, and only if no view has a task.
    var pendingCount: Int {
        ofViews.removeAll(where: \.ticket.isOver)
        return ofViews.isEmpty && hasLiveTasks ? 1 : ofViews.count
    }

    func add(_ task: PendingTask) { ofViews.append(task) }

    /// Runs a function and counts the tasks that it begins.
    func counting<Result>(_ body: () -> Result) -> Result {
        let marker = current ?? Marker()
        current = marker
        depth += 1
        defer { depth -= 1 }
        return Self.$marker.withValue(marker, operation: body)
    }

    /// A function that counts as a task until it has run, where a host counts the caller's tasks; so do the tasks that it
    /// begins.
    static func counted(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        guard let marker else { return work }
        return { Self.$marker.withValue(marker, operation: work) }
    }

    /// Whether the current task is one of those that actions began.
    var holdCurrentTask: Bool { Self.marker.map { $0 === current } ?? false }

    /// Whether a task that an action began is still running; false inside ``counting(_:)``, where it is not known.
    private var hasLiveTasks: Bool { depth == 0 && current != nil }
}

/// A task of a view, and the place of the view as long as it exists.
struct PendingTask {
    let ticket: TaskTicket
    weak var place: (any ReportedPlace)?
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

extension DispatchQueue {
    /// Runs a function on this queue at a time. From an action or a task of a view it counts as a task, so that
    /// `settle(timeout:)` waits for it.
    ///
    /// - Parity: Dispatch's function of the same name with the usual quality of service. Work items, calls with other arguments,
    ///   and calls in files that do not import Copyfit are Dispatch's alone; no host knows of them.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
        asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: HostTasks.counted(work))
    }

    /// The same at a time of the clock.
    public func asyncAfter(
        wallDeadline: DispatchWallTime,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        asyncAfter(wallDeadline: wallDeadline, qos: .unspecified, flags: [], execute: HostTasks.counted(work))
    }
}

/// What the current views wait for that only the passing of time brings: the dates of timelines, and timers that views follow. A host
/// waits for none of it, and says so.
final class HostTimers {
    private struct Timer {
        let number: Int
        weak var place: (any ReportedPlace)?
    }

    /// By the object that waits.
    private var timers: [ObjectIdentifier: Timer] = [:]
    private var next = 0

    var count: Int { timers.count }

    /// The places of the views that wait, in the order in which they began to.
    var places: [any ReportedPlace] { timers.values.sorted { $0.number < $1.number }.compactMap(\.place) }

    /// Notes whether an object waits for a timer, for the view at a place.
    func note(_ owner: AnyObject, waits: Bool, at place: any ReportedPlace) {
        guard waits else { return remove(owner) }
        if timers[ObjectIdentifier(owner)] != nil { return }
        timers[ObjectIdentifier(owner)] = Timer(number: next, place: place)
        next += 1
    }

    func remove(_ owner: AnyObject) { timers[ObjectIdentifier(owner)] = nil }
}
