import Foundation

extension Path: LosslessStringConvertible {
    /// The path that ``description`` is of; nil where the text is none of a path.
    ///
    /// Each step is its points, x and y of the control points first and then of the end, followed by a letter: `m` begins a
    /// piece, `l` is a line, `q` and `c` are curves with one and two control points, `h` closes the piece. Numbers that are
    /// infinite or none, letters other than these and other counts of numbers make the text invalid; white space only
    /// separates. Linear in the length of the text.
    ///
    /// - Parity: the form is SwiftUI's, which rounds numbers to six digits; here they are exact.
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

    /// The steps as text, from which ``init(_:)`` makes the same path; a path with coordinates that are not finite cannot
    /// be made again.
    public var description: String { elements.map(\.description).joined(separator: " ") }
}

extension Path.Element {
    /// The step of a letter and the numbers before it; nil where they do not fit.
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

    /// The shortest text of a number, whole ones without a point.
    private func text(_ number: CGFloat) -> String {
        let text = "\(Double(number))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
