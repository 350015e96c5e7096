public import Foundation

/// The dates at which a timeline view would be made anew.
public protocol TimelineSchedule {
    /// The type of the dates' sequence.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How a schedule is asked.
    typealias Mode = TimelineScheduleMode

    /// Dates in ascending order, from around a date on.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Whether a schedule is asked for its usual dates, or for fewer.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal, lowFrequency
}

/// Dates at regular intervals.
///
/// - Parity: the same as SwiftUI. The first date is the last one of the row that is not after the date asked for, or the
///   first of all. An interval that is not above 0, or infinite, gives one date.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates; without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date?
        fileprivate let interval: TimeInterval

        /// The next date; nil after the only one.
        public mutating func next() -> Date? {
            defer { upcoming = interval > 0 ? upcoming?.addingTimeInterval(interval) : nil }
            return upcoming
        }
    }

    private let start: Date
    private let interval: TimeInterval

    /// Dates from one on, so many seconds apart.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        guard interval > 0, interval < .infinity else { return Entries(upcoming: start, interval: 0) }
        let passed = max(0, startDate.timeIntervalSince(start))
        let rounded = min((passed / interval).rounded(.down) * interval, passed)
        return Entries(upcoming: start.addingTimeInterval(rounded), interval: interval)
    }
}

/// The beginning of every minute, the present one first.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates; without end.
    public typealias Entries = PeriodicTimelineSchedule.Entries

    /// Creates the schedule.
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        PeriodicTimelineSchedule(from: .distantPast, by: 60).entries(from: startDate, mode: mode)
    }
}

/// Given dates, in ascending order.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// A schedule of dates.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as the screen would be drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates; without end.
    public typealias Entries = PeriodicTimelineSchedule.Entries

    private let interval: TimeInterval

    /// Dates so many seconds apart, nil 1/60; a paused schedule has one date.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = paused ? 0 : minimumInterval ?? 1 / 60
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates from one on, so many seconds apart.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginning of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Given dates, in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as the screen would be drawn.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// As often as the screen would be drawn, at most once in so many seconds.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
