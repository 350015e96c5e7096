public import Foundation

extension Text {
    /// The style of a date.
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case date, time, relative, offset, timer }

        let kind: Kind

        /// The day, as in June 3, 2019, or the time of day, as in 11:23 PM, in the locale and time zone of the place.
        public static let date = DateStyle(kind: .date)
        public static let time = DateStyle(kind: .time)
        /// How far the date is from the moment of evaluation: as two units, as one with a sign, or as a clock. Units are
        /// written in English.
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date in a style. Relative styles show the difference to the moment when the text was last evaluated.
    ///
    /// - Parity: SwiftUI goes on counting, and writes units in the locale's language.
    public init(_ date: Date, style: DateStyle) {
        runs = [Run(content: .date(.date(date, style)))]
    }

    /// Two dates with a dash between them: times if both are on one day, otherwise days.
    public init(_ dates: ClosedRange<Date>) {
        runs = [Run(content: .date(.range(dates.lowerBound, dates.upperBound)))]
    }

    /// The beginning and end of an interval with a dash between them.
    public init(_ interval: DateInterval) {
        runs = [Run(content: .date(.range(interval.start, interval.end)))]
    }

    /// A clock that counts through an interval, at the moment of evaluation or, if that is earlier, of the pause.
    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let timer = DateText.Timer(
            interval: timerInterval,
            pauseTime: pauseTime,
            countsDown: countsDown,
            showsHours: showsHours
        )
        runs = [Run(content: .date(.timer(timer)))]
    }
}

/// The moment to which relative dates refer.
enum Moment {
    /// A moment in place of the present.
    @TaskLocal static var given: Date?

    static var current: Date { given ?? .now }
}

/// A date that is written when a text is resolved.
enum DateText: Equatable, Sendable {
    struct Timer: Equatable, Sendable {
        let interval: ClosedRange<Date>
        let pauseTime: Date?
        let countsDown: Bool
        let showsHours: Bool
    }

    case date(Date, Text.DateStyle)
    case range(Date, Date)
    case timer(Timer)

    /// The text at a moment.
    func string(in environment: EnvironmentValues, at now: Date) -> String {
        switch self {
        case .date(let date, let style):
            switch style.kind {
            case .date: Self.day(date, environment)
            case .time: Self.time(date, environment)
            case .relative: Self.relative(abs(date.timeIntervalSince(now)))
            case .offset: Self.offset(date.timeIntervalSince(now))
            case .timer: Self.clock(abs(date.timeIntervalSince(now)), showsHours: true)
            }
        case .range(let start, let end): Self.range(start, end, environment)
        case .timer(let timer): Self.clock(timer, at: now)
        }
    }

    // MARK: Calendar

    private static func style(_ environment: EnvironmentValues) -> Date.FormatStyle {
        Date.FormatStyle(
            locale: environment.builtIn.effectiveLocale,
            calendar: environment.builtIn.calendar,
            timeZone: environment.builtIn.timeZone
        )
    }

    private static func day(_ date: Date, _ environment: EnvironmentValues) -> String {
        style(environment).year().month(.wide).day().format(date)
    }

    private static func time(_ date: Date, _ environment: EnvironmentValues) -> String {
        style(environment).hour().minute().format(date)
    }

    private static func range(_ start: Date, _ end: Date, _ environment: EnvironmentValues) -> String {
        var calendar = environment.builtIn.calendar
        calendar.timeZone = environment.builtIn.timeZone
        let write = calendar.isDate(start, inSameDayAs: end) ? time : day
        return write(start, environment) + " – " + write(end, environment)
    }

    // MARK: Distance

    private static let units: [(seconds: Int, short: String, long: String)] = [
        (31_536_000, "yr", "year"), (2_592_000, "mth", "month"), (604_800, "wk", "week"), (86_400, "day", "day"),
        (3_600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
    ]

    /// The largest unit and the one below it, as in 2 hr, 23 min.
    private static func relative(_ distance: TimeInterval) -> String {
        var rest = seconds(distance)
        let first = units.firstIndex { $0.seconds <= rest } ?? units.count - 1
        return units[first...].prefix(2).compactMap { unit in
            let count = rest / unit.seconds
            rest %= unit.seconds
            return count > 0 || unit.seconds == units[first].seconds ? "\(count) \(unit.short)" : nil
        }
        .joined(separator: ", ")
    }

    /// The largest unit with a sign, as in +2 hours.
    private static func offset(_ distance: TimeInterval) -> String {
        let total = seconds(abs(distance))
        let unit = units.first { $0.seconds <= total } ?? units[units.count - 1]
        let count = total / unit.seconds
        return "\(distance < 0 ? "-" : "+")\(count) \(unit.long)\(count == 1 ? "" : "s")"
    }

    private static func clock(_ timer: Timer, at now: Date) -> String {
        let moment = min(
            max(timer.pauseTime.map { min($0, now) } ?? now, timer.interval.lowerBound),
            timer.interval.upperBound
        )
        let distance =
            timer.countsDown
            ? timer.interval.upperBound.timeIntervalSince(moment)
            : moment.timeIntervalSince(timer.interval.lowerBound)
        return clock(distance, showsHours: timer.showsHours)
    }

    /// Hours, where there are any and they are shown, minutes and seconds.
    private static func clock(_ distance: TimeInterval, showsHours: Bool) -> String {
        let total = seconds(distance)
        let (hours, minutes) = showsHours ? (total / 3600, total / 60 % 60) : (0, total / 60)
        func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let tail = ":\(twoDigits(total % 60))"
        return hours > 0 ? "\(hours):\(twoDigits(minutes))\(tail)" : "\(minutes)\(tail)"
    }

    /// Whole seconds; distances beyond what calendars hold, and what is no number, count as none.
    private static func seconds(_ distance: TimeInterval) -> Int {
        distance.isFinite && distance < 1e12 ? Int(distance) : 0
    }
}
