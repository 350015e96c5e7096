public import Foundation

/// A view made by a function from a date of a schedule.
///
/// - Parity: time does not pass here. The function is called with the schedule's last date that is not in the future,
///   and called again only when the view is evaluated. While the schedule has a later date, `timers-pending` is reported.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The context that the function receives.
    public struct Context {
        /// The frequency of updates, the most frequent first.
        public enum Cadence: Comparable, Sendable {
            case live, seconds, minutes
        }

        /// The date to show.
        public let date: Date
        /// The frequency of updates: here always `live`.
        public let cadence: Cadence

        /// Has no effect: nothing is updated by itself.
        public func invalidateTimelineContent() {}
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
}

/// The context that a timeline view's function receives, independent of its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, BuiltInView where Content: View {
    /// A view that follows a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    public var body: some View {
        let (shown, next) = schedule.dates(around: .now)
        content(TimelineViewDefaultContext(date: shown, cadence: .live))._waitingForTimer(next != nil)
    }
}

extension TimelineSchedule {
    /// The last date that is not after `now`, among the first thousand of the schedule, and the date after it; the first two if
    /// all are later, and `now` if there is none.
    fileprivate func dates(around now: Date) -> (shown: Date, next: Date?) {
        var shown: Date?
        for date in entries(from: now, mode: .normal).prefix(1000) {
            if let shown, date > now { return (shown, date) }
            shown = date
        }
        return (shown ?? now, nil)
    }
}

/// Notes, while its content is shown, whether the content waits for time to pass.
nonisolated struct TimerModifier: ListModifier {
    typealias Body = Never

    let waits: Bool

    func makeWatch() -> TimerWatch { TimerWatch() }

    func update(_ watch: TimerWatch, in node: _ViewNode) { watch.note(self, in: node) }
}

final class TimerWatch: ContentWatch {
    private weak var place: _ViewNode?
    private var waits = false

    fileprivate func note(_ modifier: TimerModifier, in node: _ViewNode) { (place, waits) = (node, modifier.waits) }

    func queueActions(_ queue: inout ActionQueue) {
        guard let place else { return }
        place.graph.timers.note(self, waits: waits, at: place)
    }

    func didDisappear(in graph: ViewGraph) { graph.timers.remove(self) }
}

extension View {
    /// This view, which waits for time to pass or does not. Not for callers outside Copyfit and the package `Shim`.
    nonisolated public func _waitingForTimer(_ waits: Bool) -> some View { modifier(TimerModifier(waits: waits)) }
}
