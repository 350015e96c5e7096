public import Foundation

/// What a view draws: items in painting order, with nothing left to lay out, to look up or to resolve.
///
/// Coordinates are in points, y down, with the origin at the top left of the drawing, unless a ``Layer`` around an item
/// transforms them. Colours are sRGB. A renderer needs only this value and the font files that it names; a view that
/// was measured and its display list have the same lines and the same frames, because both come from one layout.
///
/// The items are flat: ``Item/begin(_:)`` and ``Item/end`` enclose the items of a layer. They are always balanced in a
/// list that a host made; a renderer ignores what is not.
///
/// JSON: ``encode(to:)`` writes each face and each picture once. Faces are decoded from their files.
public struct DisplayList: Equatable, Sendable {
    /// The size of the drawing in points. What is outside it is not visible.
    public var size: CGSize
    /// The items, those in the background first.
    public var items: [Item]
    /// What could not be drawn as asked, one sentence each, in the order found.
    public var remarks: [String]

    /// A drawing of this size.
    public init(size: CGSize, items: [Item] = [], remarks: [String] = []) {
        self.size = size
        self.items = items
        self.remarks = remarks
    }

    /// One step of a drawing.
    public enum Item: Equatable, Sendable {
        /// Fills an area.
        case fill(Path, Paint, FillStyle)
        /// Draws a line along a path.
        indirect case stroke(Path, Paint, StrokeStyle)
        /// Draws the glyphs of one run of a line.
        indirect case glyphs(GlyphRun)
        /// Draws a picture or a part of one.
        indirect case image(ImageDrawing)
        /// Begins a layer. The items up to the matching ``end`` belong to it.
        indirect case begin(Layer)
        /// Ends the content of the innermost layer and begins its mask: the content is drawn only where the items up
        /// to ``end`` are opaque. At most one in a layer.
        case mask
        /// Ends the innermost layer.
        case end
    }
}
