import CopyfitDrawing
import Foundation

/// An affine map that renderers can draw with.
typealias PlaneMap = CGAffineTransform

extension CGAffineTransform {
    /// Whether areas stay areas, and numbers of ordinary drawings stay small enough to draw.
    var isDrawable: Bool {
        let numbers = [a, b, c, d, tx, ty]
        let area = abs(a * d - b * c)
        return numbers.allSatisfy { abs($0) < 1e9 } && area > 1e-12
    }

    /// How much longer lines become at most.
    var stretch: Double { max(hypot(a, b), hypot(c, d)) }

    /// How much longer lines become on average: the square root of the change in area.
    var scale: Double { abs(a * d - b * c).squareRoot() }

    /// Whether all lengths change by the same factor.
    var keepsShapes: Bool {
        let (first, second) = (hypot(a, b), hypot(c, d))
        return abs(first - second) < 1e-9 * first && abs(a * c + b * d) < 1e-9 * first * second
    }

    /// Whether upright rectangles stay upright rectangles.
    var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

extension CGRect {
    /// Whether all four numbers are finite and the rectangle has an area.
    var hasFiniteArea: Bool {
        width > 0 && height > 0 && [minX, minY, width, height].allSatisfy { abs($0) < 1e9 }
    }
}
