public import Foundation

/// What a function makes of a date that a schedule names.
///
/// - Parity: time stands still here. The function is called with the schedule's last date that is not in the future, and
///   again only when the view around it is evaluated.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the function is told.
    public struct Context {
        /// How often the view would be made anew, the most often first.
        public enum Cadence: Comparable, Sendable {
            case live, seconds, minutes
        }

        /// The date to show.
        public let date: Date
        /// How often the view would be made anew: here always as often as it likes.
        public let cadence: Cadence

        /// Has no effect: nothing is made anew by itself.
        public func invalidateTimelineContent() {}
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
}

/// What the function of a timeline view is told, whatever its schedule.
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
    /// The last date up to a moment, among the first thousand of the schedule; the first one where all are later, and the
    /// moment itself where there is none.
    fileprivate func date(at now: Date) -> Date {
        var shown: Date?
        for date in entries(from: now, mode: .normal).prefix(1000) {
            if shown != nil, date > now { break }
            shown = date
        }
        return shown ?? now
    }
}
