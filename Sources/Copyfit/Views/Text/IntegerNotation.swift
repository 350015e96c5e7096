import Foundation
import Synchronization

/// How a locale writes whole numbers: what `String(format: "%lld", locale:)` gives, of which each call makes a number
/// formatter anew.
///
/// For each count of digits, with a sign and without, one number is asked for and taken apart: what is before, between
/// and after its digits. A notation whose numbers do not come apart so is asked for each number.
struct IntegerNotation: Sendable {
    private let locale: Locale
    /// From 0 to 9.
    private let digits: [String]
    private var frames: [Shape: Frame] = [:]

    /// What decides where the digits of a number are.
    private struct Shape: Hashable {
        let isNegative: Bool
        let digitCount: Int
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

    // MARK: Writing

    private mutating func string(_ value: Int64) -> String {
        let places = Self.places(of: value.magnitude)
        guard let frame = frame(Shape(isNegative: value < 0, digitCount: places.count)) else {
            return Self.formatted(value, locale)
        }
        return written(places, in: frame)
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
        let sign: Int64 = shape.isNegative ? -1 : 1
        let ones = Self.number(beginning: "1111111111111111111", shape.digitCount)
        let others = Self.number(beginning: "2040608010305070900", shape.digitCount)
        let frame = Self.formatted(sign * ones, locale).split(separator: digits[1], omittingEmptySubsequences: false)
            .map(String.init)
        guard frame.count == shape.digitCount + 1 else { return nil }
        let isSame = written(Self.places(of: others.magnitude), in: frame) == Self.formatted(sign * others, locale)
        return isSame ? frame : nil
    }

    private static func number(beginning digits: String, _ count: Int) -> Int64 { Int64(digits.prefix(count)) ?? 0 }
}

extension IntegerNotation {
    /// The notations of the locales that were asked for last.
    private static let known = Mutex<[Locale: IntegerNotation]>([:])
    private static let limit = 32

    /// A number as a locale writes it. O(digits), once a number of the same length has been written in the locale.
    static func string(_ value: Int64, in locale: Locale) -> String {
        known.withLock { known in
            if known[locale] == nil {
                if known.count >= limit { known.removeAll() }
                known[locale] = IntegerNotation(locale)
            }
            return known[locale]?.string(value) ?? formatted(value, locale)
        }
    }
}
