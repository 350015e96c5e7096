public import Foundation

/// A view's drawing: a tree of items in painting order, with nothing left to lay out, to look up or to resolve.
///
/// Coordinates are in points, y down, with the origin at the top left of the drawing, unless the ``Layer`` of a
/// ``Group`` around an item transforms them. Colours are sRGB. A renderer needs only this value and the font files that it
/// names; a view that was measured and its display list have the same lines and the same frames, because both come from
/// one layout.
///
/// JSON: ``encode(to:)`` writes each face and each picture once. Faces are decoded from their files.
public struct DisplayList: Equatable, Sendable {
    /// The size of the drawing in points. What is outside it is not visible.
    public var size: CGSize
    /// The items, those in the background first.
    public var items: Items
    /// Remarks on items that could not be drawn as asked, one sentence each, in the order found.
    public var remarks: [String]

    /// A drawing of this size.
    public init(size: CGSize, items: Items = [], remarks: [String] = []) {
        self.size = size
        self.items = items
        self.remarks = remarks
    }

    /// A part of a drawing.
    public enum Item: Equatable, Sendable {
        /// An area that is filled.
        case fill(Path, Paint, FillStyle)
        /// A line along a path.
        indirect case stroke(Path, Paint, StrokeStyle)
        /// The glyphs of one run of a line.
        indirect case glyphs(GlyphRun)
        /// A picture or a part of one.
        indirect case image(ImageDrawing)
        /// Items that are drawn together.
        indirect case group(Group)
    }
}
