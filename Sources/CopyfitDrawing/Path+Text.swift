import Foundation

extension Path: LosslessStringConvertible {
    /// The path that a ``description`` describes; nil if the text is invalid.
    ///
    /// Each step is its points followed by a letter. Each point is x and y; control points come before the end point.
    /// `m` begins a subpath, `l` is a line, `q` and `c` are curves with one and two control points, `h` closes the
    /// subpath. Numbers and letters are separated by white space. The text is invalid if a number is infinite or NaN, a
    /// letter is unknown, or the count of numbers is wrong. Linear in the length of the text.
    ///
    /// - Parity: SwiftUI's form; SwiftUI rounds numbers to six digits, while here they are exact.
    public init?(_ string: String) {
        var numbers: [Double] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word), number.isFinite {
                numbers.append(number)
            } else if let element = Element(word, numbers) {
                elements.append(element)
                numbers.removeAll(keepingCapacity: true)
            } else {
                return nil
            }
        }
        if !numbers.isEmpty { return nil }
    }

    /// The steps as text. ``init(_:)-(String)`` makes the same path from it, unless a coordinate is not finite.
    public var description: String { elements.map(\.description).joined(separator: " ") }
}

extension Path.Element {
    /// The step with this letter and the numbers before it; nil if the letter is unknown or their count is wrong.
    fileprivate init?(_ letter: Substring, _ numbers: [Double]) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        switch (letter, numbers.count) {
        case ("m", 2): self = .move(to: point(0))
        case ("l", 2): self = .line(to: point(0))
        case ("q", 4): self = .quadCurve(to: point(1), control: point(0))
        case ("c", 6): self = .curve(to: point(2), control1: point(0), control2: point(1))
        case ("h", 0): self = .closeSubpath
        default: return nil
        }
    }

    fileprivate var description: String {
        switch self {
        case .move(let end): text(end) + " m"
        case .line(let end): text(end) + " l"
        case .quadCurve(let end, let control): "\(text(control)) \(text(end)) q"
        case .curve(let end, let control1, let control2): "\(text(control1)) \(text(control2)) \(text(end)) c"
        case .closeSubpath: "h"
        }
    }

    private func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

    /// The shortest exact text of a number; whole numbers have no decimal point.
    private func text(_ number: CGFloat) -> String {
        let text = "\(Double(number))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
