public import Foundation

/// The dates at which a timeline view would be updated.
public protocol TimelineSchedule {
    /// The type of the dates' sequence.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The frequency of the dates.
    typealias Mode = TimelineScheduleMode

    /// Dates in ascending order, starting around a date.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Whether a schedule should give its usual dates or fewer.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal, lowFrequency
}

/// Dates at regular intervals.
///
/// - Parity: the same as SwiftUI. The first date is the last one not after the requested date, or the first of all. An
///   interval that is 0, negative, NaN or infinite gives one date.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates; endless.
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

    /// Dates from `startDate` on, `interval` seconds apart.
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

/// The beginning of every minute, starting with the current one.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates; endless.
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

    /// A schedule of these dates.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Dates as frequent as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates; endless.
    public typealias Entries = PeriodicTimelineSchedule.Entries

    private let interval: TimeInterval

    /// Dates `minimumInterval` seconds apart; nil is 1/60. A paused schedule has one date.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = paused ? 0 : minimumInterval ?? 1 / 60
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates from `startDate` on, `interval` seconds apart.
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
    /// Dates as frequent as the screen is drawn.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Dates `minimumInterval` seconds apart; nil is 1/60.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
