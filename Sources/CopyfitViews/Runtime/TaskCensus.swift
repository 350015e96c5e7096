/// Knows whether tasks that actions of a host began are still running.
///
/// A task inherits the task-local values of the code that began it, and releases them when it is finished. So a marker
/// that only tasks retain is released when the last of them, and of the tasks begun in them, is finished. Detached
/// tasks inherit nothing.
final class TaskCensus {
    private final class Marker: Sendable {}

    @TaskLocal private static var marker: Marker?

    private weak var current: Marker?

    /// How many functions are counting.
    private var depth = 0

    /// Runs a function and counts the tasks that it begins.
    func counting<Result>(_ body: () -> Result) -> Result {
        let marker = current ?? Marker()
        current = marker
        depth += 1
        defer { depth -= 1 }
        return Self.$marker.withValue(marker, operation: body)
    }

    /// Whether the current task is one of them.
    var holdCurrentTask: Bool { Self.marker.map { $0 === current } ?? false }

    /// Whether one of the tasks is still running; false inside ``counting(_:)``, where it is not known.
    var hasLiveTasks: Bool { depth == 0 && current != nil }
}
