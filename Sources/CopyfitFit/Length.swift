/// A length as it is written: points, or multiples of the font size.
public struct Length: Hashable, Sendable {
    let number: Double
    /// Whether it depends on the font size.
    package let isInEms: Bool

    /// A length in points; infinity is no limit.
    public init(points: Double) { (number, isInEms) = (points, false) }

    /// A length in multiples of the font size.
    public init(ems: Double) { (number, isInEms) = (ems, true) }

    /// No limit.
    public static let infinity = Length(points: .infinity)

    /// Points, at a font size in points.
    public func points(size: Double) -> Double { isInEms ? number * size : number }

    /// Points, whatever the font size; nil for ems.
    public var points: Double? { isInEms ? nil : number }

    /// Whether it is 0.
    package var isZero: Bool { number == 0 }

    /// Whether it is at least 0, infinity included.
    package var isPositive: Bool { number >= 0 }

    /// Whether it is a number, not infinity.
    package var isFinite: Bool { number.isFinite }
}

extension Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Points.
    public init(floatLiteral points: Double) { self.init(points: points) }
    /// Points.
    public init(integerLiteral points: Int) { self.init(points: Double(points)) }
}

/// Spellings.
extension Length {
    /// The length that a text spells: `12`, `12pt` and `12px` are points; `in`, `cm`, `mm` and `pc` (12 points) are of 72 points to the
    /// inch; `em` is the font size; `inf` and `infinity` are no limit. nil for anything else: what a per cent refers to is
    /// not clear.
    public init?(_ text: String) {
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

    /// A decimal number, `inf` or `infinity`; nil for a hexadecimal number or one too large for a `Double`.
    package static func number(_ text: String) -> Double? {
        if text == "inf" || text == "infinity" { return .infinity }
        guard let number = Double(text), number.isFinite, !text.contains(where: { "xX".contains($0) }) else {
            return nil
        }
        return number
    }
}
