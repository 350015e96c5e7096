/// A rectangle in points from the paragraph's top left corner, y growing downwards.
public struct TextRectangle: Hashable, Sendable {
    /// The left edge.
    public let x: Double
    /// The top edge.
    public let y: Double
    /// Points.
    public let width: Double
    /// Points.
    public let height: Double
}
