public import Foundation

/// A point in fractions of a rectangle: (0, 0) its top-leading corner, (1, 1) its bottom-trailing one. Same as SwiftUI.
///
/// Values outside 0...1 are outside the rectangle.
///
/// ```swift
/// let point = UnitPoint(x: 0.25, y: 1)  // on the lower edge, a quarter of the width from the left
/// print(point.x, UnitPoint.bottomTrailing.x)  // 0.25 1.0
/// ```
@frozen public struct UnitPoint: Hashable, Sendable {
    /// Fractions of the width from the leading and of the height from the top edge.
    public var x: CGFloat
    public var y: CGFloat

    /// The top-leading corner.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// The point `x` widths from the leading and `y` heights from the top edge.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The corners, the middles of the edges, and the centre.
    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
