public import Foundation

/// A vector in points or points a second, as in Core Graphics, which Foundation does not have on every system.
public struct CGVector: Hashable, Codable, Sendable {
    /// The part to the right and the part downwards.
    public var dx: CGFloat
    public var dy: CGFloat

    /// No length.
    public static let zero = CGVector()

    /// Joins the parts.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }
}
