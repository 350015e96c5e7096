public import Foundation

/// A text written as a string literal, with interpolated values.
///
/// Interpolated numbers are written in the environment's locale (`Text("\(1234567)")` shows grouping separators);
/// strings stay as they are. Inline Markdown in the literal is read: `**strong**`, `*emphasis*`, `~~struck~~`,
/// `[label](address)` and code between backticks; interpolated values never are. The key itself is shown, unless there are
/// tables to look it up in: in the bundle, or translation files that a test gives (`CopyfitTesting`). There it is spelled
/// `%lld items` for `"\(count) items"`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    enum Piece: Equatable, Sendable {
        case string(String)
        /// A stretch of the literal, whose Markdown counts.
        case literal(String)
        case date(DateText)
        /// A whole number, and how a key spells its type.
        case integer(Int64, String)
        case formattedInteger(String, Int64)
        /// A number, and how a key spells its type.
        case number(Double, String)
        case format(String, Double)
        case formatted(FormattedValue)
        case text(Text)
    }

    var pieces: [Piece]

    /// Whether it is looked up in a table, rather than only carrying a value.
    let isLookedUp: Bool

    /// Where it is looked up; nil is under its own spelling in the usual table of the program's bundle.
    var place: StringPlace?

    /// The depth of nested interpolated texts.
    let nesting: Int

    /// A key without interpolations.
    public init(_ value: String) {
        pieces = [.literal(value)]
        isLookedUp = true
        nesting = 0
    }

    /// A value that is no text and is not looked up.
    init(_ piece: Piece) {
        pieces = [piece]
        isLookedUp = false
        nesting = 0
    }

    /// A literal without interpolations.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
        pieces = stringInterpolation.pieces
        isLookedUp = true
        nesting = stringInterpolation.nesting
    }

    /// Collects the pieces of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Piece] = []
        fileprivate var nesting = 0

        /// Room for the pieces of a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(2 * interpolationCount + 1)
        }

        /// A stretch of the literal between interpolations.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.literal(literal)) }
        }

        /// A string, shown as it is.
        public mutating func appendInterpolation(_ string: String) {
            pieces.append(.string(string))
        }

        /// A text with its own attributes.
        public mutating func appendInterpolation(_ text: Text) {
            let text = text.limitedInNesting
            nesting = max(nesting, text.nesting + 1)
            pieces.append(.text(text))
        }

        /// A whole number, in the environment's locale.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            let length = MemoryLayout<T>.size > 4 ? "ll" : ""
            pieces.append(.integer(Int64(clamping: value), "%\(length)\(T.isSigned ? "d" : "u")"))
        }

        /// A number with six decimals, in the environment's locale.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            pieces.append(.number(Double(value), MemoryLayout<T>.size > 4 ? "%lf" : "%f"))
        }

        /// A whole number by a printf-style specifier such as `%lld`.
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
            pieces.append(.formattedInteger(specifier, Int64(clamping: value)))
        }

        /// A number by a printf-style specifier such as `%.2f`.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
            pieces.append(.format(specifier, Double(value)))
        }

        /// A value written by a format style: in the environment's locale, unless the style has one.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            pieces.append(.formatted(FormattedValue(input, format)))
        }

        /// A value written by a format style that sets attributes.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            appendInterpolation(Text(input, format: format))
        }

        /// A value written by a formatter.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
            pieces.append(.string(formatter.string(for: subject) ?? ""))
        }

        /// A value written by a formatter.
        public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
            pieces.append(.string(formatter.string(for: date) ?? ""))
        }

        /// A date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            pieces.append(.date(.date(date, style)))
        }

        /// Two dates with a dash between them.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            appendInterpolation(Text(dates))
        }

        /// The beginning and end of an interval.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            appendInterpolation(Text(interval))
        }

        /// A clock that counts through an interval.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>,
            pauseTime: Date? = nil,
            countsDown: Bool = true,
            showsHours: Bool = true
        ) {
            let text = Text(
                timerInterval: timerInterval,
                pauseTime: pauseTime,
                countsDown: countsDown,
                showsHours: showsHours
            )
            appendInterpolation(text)
        }

        /// A picture among the text; see ``Text/init(_:)-(Image)``.
        public mutating func appendInterpolation(_ image: Image) {
            appendInterpolation(Text(image))
        }

        /// An attributed string.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            appendInterpolation(Text(attributedString))
        }

        /// Any other value, by its description.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            pieces.append(.string(String(describing: value)))
        }
    }
}

extension LocalizedStringKey.Piece {
    /// The piece as plain text in a locale; empty for a text with attributes.
    func string(in locale: Locale) -> String {
        switch self {
        case .string(let string), .literal(let string): string
        case .integer(let value, _): NumberNotation.string(value, in: locale)
        case .formattedInteger(let specifier, let value): String(format: specifier, value)
        case .number(let value, _): NumberNotation.string(value, fractionCount: 6, in: locale)
        case .format(let specifier, let value): NumberNotation.string(value, specifier: specifier, in: locale)
        case .formatted(let value): value.string(in: locale)
        case .text, .date: ""
        }
    }
}
