public import Foundation

/// A view made by a function from a date of a schedule.
///
/// - Parity: time does not pass here. The function is called with the schedule's last date that is not in the future,
///   and called again only when the view is evaluated.
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
        content(TimelineViewDefaultContext(date: schedule.date(at: .now), cadence: .live))
    }
}

extension TimelineSchedule {
    /// The last date that is not after `now`, among the first thousand of the schedule; the first one if all are later,
    /// and `now` if there is none.
    fileprivate func date(at now: Date) -> Date {
        var shown: Date?
        for date in entries(from: now, mode: .normal).prefix(1000) {
            if shown != nil, date > now { break }
            shown = date
        }
        return shown ?? now
    }
}
