public import Foundation

/// A picture, or a part of it, repeated over an area.
public struct ImagePaint: ShapeStyle {
    /// The picture.
    public var image: Image
    /// The part that is repeated, in fractions of the picture.
    public var sourceRect: CGRect
    /// How large the picture is drawn.
    public var scale: CGFloat

    /// Repeats a part of a picture, all of it by default.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}
