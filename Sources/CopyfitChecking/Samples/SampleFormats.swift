import Foundation
import Synchronization

/// Numbers and dates as a language writes them.
final class SampleFormats: Sendable {
    private struct Key: Hashable {
        let language: String
        let number: Double
    }

    private let numbers = Mutex<[Key: String]>([:])
    private let moments = Mutex<[String: (date: String, time: String)]>([:])

    /// The moment that is used for all: 28 September 2026, 22:58 in UTC. September has a long name in most languages.
    private static let moment = Date(timeIntervalSince1970: 1_790_636_280)

    /// A number with the separators and digits of a language. It is rounded to six decimals.
    func number(_ number: Double, language: String) -> String {
        let key = Key(language: language, number: number)
        if let known = numbers.withLock({ $0[key] }) { return known }
        let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: language)).precision(
            .fractionLength(0...6)
        )
        let text = number.formatted(style)
        numbers.withLock { $0[key] = text }
        return text
    }

    /// A date of medium length.
    func date(language: String) -> String { moment(language).date }

    /// A time of day in hours and minutes.
    func time(language: String) -> String { moment(language).time }

    private func moment(_ language: String) -> (date: String, time: String) {
        if let known = moments.withLock({ $0[language] }) { return known }
        let locale = Locale(identifier: language)
        func text(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
            Self.moment.formatted(Date.FormatStyle(date: date, time: time, locale: locale, timeZone: .gmt))
        }
        let texts = (date: text(.abbreviated, .omitted), time: text(.omitted, .shortened))
        moments.withLock { $0[language] = texts }
        return texts
    }
}
