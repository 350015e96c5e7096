import Foundation
import Synchronization

/// How a locale writes numbers: what `String(format:locale:)` gives for `%lld` and `%.2f`, of which each call makes a
/// number formatter again.
///
/// For each count of digits before and after the point, with a sign and without, one number is asked for and taken
/// apart: what is before, between and after its digits. A notation whose numbers do not come apart so is asked for each
/// number.
struct NumberNotation: Sendable {
    private let locale: Locale
    /// From 0 to 9.
    private let digits: [String]
    private var frames: [Shape: Frame] = [:]

    /// What decides where the digits of a number are.
    private struct Shape: Hashable {
        let isNegative: Bool
        let wholeCount: Int
        /// How many digits are after the point; nil for a whole number, which has none.
        let fractionCount: Int?

        var digitCount: Int { wholeCount + (fractionCount ?? 0) }
    }

    /// What is before each digit of a number and after the last; nil where the digits cannot be told.
    private typealias Frame = [String]?

    private init(_ locale: Locale) {
        self.locale = locale
        digits = (0...9).map { Self.formatted($0, locale) }
    }

    private static func formatted(_ value: Int64, _ locale: Locale) -> String {
        String(format: "%lld", locale: locale, value)
    }

    private static func formatted(_ value: Double, _ fractionCount: Int, _ locale: Locale) -> String {
        String(format: "%.\(fractionCount)f", locale: locale, value)
    }

    // MARK: Writing

    private mutating func string(_ value: Int64) -> String {
        let places = Self.places(of: value.magnitude)
        let shape = Shape(isNegative: value < 0, wholeCount: places.count, fractionCount: nil)
        return frame(shape).map { written(places, in: $0) } ?? Self.formatted(value, locale)
    }

    private mutating func string(_ value: Double, fractionCount: Int) -> String {
        guard let number = RoundedDecimal(value.magnitude, fractionCount: fractionCount),
            value.sign == .plus || !number.isZero
        else { return Self.formatted(value, fractionCount, locale) }
        let shape = Shape(
            isNegative: value < 0,
            wholeCount: number.places.count - fractionCount,
            fractionCount: fractionCount
        )
        return frame(shape).map { written(number.places, in: $0) } ?? Self.formatted(value, fractionCount, locale)
    }

    private func written(_ places: [Int], in frame: [String]) -> String {
        var result = frame[0]
        for (index, place) in places.enumerated() {
            result += digits[place]
            result += frame[index + 1]
        }
        return result
    }

    /// The decimal digits, the highest first.
    private static func places(of magnitude: UInt64) -> [Int] {
        var (places, rest) = ([Int](), magnitude)
        repeat {
            places.append(Int(rest % 10))
            rest /= 10
        } while rest > 0
        return places.reversed()
    }

    // MARK: Learning

    private mutating func frame(_ shape: Shape) -> Frame {
        if let known = frames[shape] { return known }
        let learnt = learntFrame(shape)
        frames[shape] = .some(learnt)
        return learnt
    }

    /// Taken from a number of ones; another number must come out as it is written.
    private func learntFrame(_ shape: Shape) -> Frame {
        let ones = formatted("1111111111111111111", as: shape)
        let others = "2040608010305070900".prefix(shape.digitCount)
        let frame = ones.split(separator: digits[1], omittingEmptySubsequences: false).map(String.init)
        guard frame.count == shape.digitCount + 1 else { return nil }
        let isSame = written(others.compactMap(\.wholeNumberValue), in: frame) == formatted(String(others), as: shape)
        return isSame ? frame : nil
    }

    /// The first of the digits as a number of a shape.
    private func formatted(_ digits: String, as shape: Shape) -> String {
        let number = (shape.isNegative ? "-" : "") + digits.prefix(shape.wholeCount)
        guard let fractionCount = shape.fractionCount else { return Self.formatted(Int64(number) ?? 0, locale) }
        let fraction = digits.dropFirst(shape.wholeCount).prefix(fractionCount)
        return Self.formatted(Double("\(number).\(fraction)0") ?? 0, fractionCount, locale)
    }
}

extension NumberNotation {
    /// The notations of the locales that were asked for last.
    private static let known = Mutex<[Locale: NumberNotation]>([:])
    private static let limit = 32

    /// A number as a locale writes it. O(digits), once a number of the same length has been written in the locale.
    static func string(_ value: Int64, in locale: Locale) -> String {
        with(locale) { $0.string(value) }
    }

    /// A number with a number of decimals, as a locale writes it. Costs as much, except for numbers that
    /// ``RoundedDecimal`` leaves out and negative ones that round to zero: these cost a formatter's call each.
    static func string(_ value: Double, fractionCount: Int, in locale: Locale) -> String {
        with(locale) { $0.string(value, fractionCount: fractionCount) }
    }

    /// A number by a printf-style specifier as a locale writes it; at the cost of a number with decimals for `%f` and
    /// those like `%.2f`.
    static func string(_ value: Double, specifier: String, in locale: Locale) -> String {
        guard let fractionCount = fractionCount(of: specifier) else {
            return String(format: specifier, locale: locale, value)
        }
        return string(value, fractionCount: fractionCount, in: locale)
    }

    private static func fractionCount(of specifier: String) -> Int? {
        if specifier == "%f" { return 6 }
        guard specifier.utf8.count == 4, specifier.hasPrefix("%."), specifier.hasSuffix("f") else { return nil }
        return specifier.dropFirst(2).first.flatMap { $0.isASCII ? $0.wholeNumberValue : nil }
    }

    private static func with(_ locale: Locale, _ write: (inout NumberNotation) -> String) -> String {
        known.withLock { known in
            if known[locale] == nil, known.count >= limit { known.removeAll() }
            return write(&known[locale, default: NumberNotation(locale)])
        }
    }
}
