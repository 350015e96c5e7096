/// Tells whether tasks are alive that actions of a host began.
///
/// A task inherits the task-local values of where it was begun and gives them up when it is over. So a marker that only
/// tasks hold is gone when the last of them, and of those begun in them, is over. Detached tasks inherit nothing.
final class TaskCensus {
    private final class Marker: Sendable {}

    @TaskLocal private static var marker: Marker?

    private weak var current: Marker?

    /// Runs a function and takes the tasks that are begun in it into account.
    func counting<Result>(_ body: () -> Result) -> Result {
        let marker = current ?? Marker()
        current = marker
        return Self.$marker.withValue(marker, operation: body)
    }

    /// Whether the task that runs is one of them.
    var holdCurrentTask: Bool { Self.marker.map { $0 === current } ?? false }

    /// Whether one of the tasks is alive. Not to be asked inside ``counting(_:)``.
    var hasLiveTasks: Bool { current != nil }
}
