public import Foundation

/// An image, or a part of one, repeated over an area.
public struct ImagePaint: ShapeStyle {
    /// The image.
    public var image: Image
    /// The part that is repeated, in fractions of the image's size.
    public var sourceRect: CGRect
    /// The factor by which the image is scaled.
    public var scale: CGFloat

    /// Repeats a part of an image, by default all of it.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}
