public import Foundation

/// A direction with a length, in points, to the right and down: how fast something moves, in points per second, for example.
///
/// - Parity: Core Graphics' type, which exists only on Apple's systems.
public struct CGVector: Hashable, Sendable {
    /// The part to the right, and the part down.
    public var dx: CGFloat
    public var dy: CGFloat

    /// Joins the parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// No length.
    public init() { self.init(dx: 0, dy: 0) }

    /// No length.
    public static let zero = CGVector()
}
