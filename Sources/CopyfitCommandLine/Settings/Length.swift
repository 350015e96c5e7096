/// A length as it is written: points, or multiples of the font size.
package struct Length: Equatable, Sendable {
    private let number: Double
    /// Whether it depends on the font size.
    package let isInEms: Bool

    /// A length in points; infinity is no limit.
    package init(points: Double) { (number, isInEms) = (points, false) }

    private init(ems: Double) { (number, isInEms) = (ems, true) }

    /// No limit.
    package static let infinity = Length(points: .infinity)

    /// Points, at a font size.
    package func points(size: Double) -> Double { isInEms ? number * size : number }

    /// Points, whatever the font size; nil for ems.
    package var points: Double? { isInEms ? nil : number }

    /// Whether it is 0.
    package var isZero: Bool { number == 0 }

    /// Whether it is at least 0, infinity included.
    var isPositive: Bool { number >= 0 }

    /// Whether it is a number, not infinity.
    var isFinite: Bool { number.isFinite }
}

extension Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    package init(floatLiteral points: Double) { self.init(points: points) }
    package init(integerLiteral points: Int) { self.init(points: Double(points)) }
}

/// Spellings.
extension Length {
    /// `12`, `12pt` and `12px` are points; `in`, `cm`, `mm` and `pc` (12 points) are of 72 points to the inch; `em` is the
    /// font size; `inf` and `infinity` are no limit. nil for anything else: what a per cent refers to is not clear.
    package init?(_ text: String) {
        if let number = Self.number(text) {
            self.init(points: number)
            return
        }
        guard text.utf8.count > 2, let number = Self.number(String(text.dropLast(2))), number.isFinite else {
            return nil
        }
        switch text.suffix(2) {
        case "pt", "px": self.init(points: number)
        case "pc": self.init(points: number * 12)
        case "in": self.init(points: number * 72)
        case "cm": self.init(points: number * 72 / 2.54)
        case "mm": self.init(points: number * 72 / 25.4)
        case "em": self.init(ems: number)
        default: return nil
        }
        // So that it is finite at every font size.
        if self.number.magnitude > 1e300 { return nil }
    }

    /// The widths of `280...430:10`: from the first to the last in steps, which are of 1 if not given, and the last. nil
    /// unless all three are of one kind, rise, and make no more than `limit`.
    static func range(_ text: String, atMost limit: Int) -> [Length]? {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let dots = parts[0].firstRange(of: "..."), let first = Length(String(parts[0][..<dots.lowerBound])),
            let last = Length(String(parts[0][dots.upperBound...])),
            let step = parts.count == 1 ? first.unit : Length(String(parts[1]))
        else { return nil }
        guard first.isInEms == last.isInEms, first.isInEms == step.isInEms, last.isFinite, step.isFinite,
            0 <= first.number, first.number < last.number, 0 < step.number
        else { return nil }
        // A quotient such as 9.999999999999998 counts as 10.
        let steps = (last.number - first.number) / step.number
        guard steps < Double(limit) else { return nil }
        let count = Int((steps - 1e-9).rounded(.up))
        let numbers = (0..<count).map { first.number + Double($0) * step.number } + [last.number]
        return numbers.map { first.isInEms ? Length(ems: $0) : Length(points: $0) }
    }

    /// 1 of what it is written in: 1 point or 1 em.
    private var unit: Length { isInEms ? Length(ems: 1) : Length(points: 1) }

    /// A decimal number, `inf` or `infinity`; nil for a hexadecimal number or one too large for a `Double`.
    static func number(_ text: String) -> Double? {
        if text == "inf" || text == "infinity" { return .infinity }
        guard let number = Double(text), number.isFinite, !text.contains(where: { "xX".contains($0) }) else {
            return nil
        }
        return number
    }
}
