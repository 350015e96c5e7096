import CopyfitDrawing
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

extension ImagePaint: PatternStyle {
    func paint(from origin: CGPoint) -> DisplayList.Paint {
        guard let picture = image.picture, scale > 0, scale.isFinite else { return .color(.clear) }
        let (width, height) = (picture.uprightSize.width, picture.uprightSize.height)
        let part = sourceRect.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        guard part.width > 0, part.height > 0 else { return .color(.clear) }
        let source = CGRect(
            x: part.minX * width,
            y: part.minY * height,
            width: part.width * width,
            height: part.height * height
        )
        let points = scale / image.pixelsPerPoint
        let size = CGSize(width: source.width * points, height: source.height * points)
        return .pattern(DisplayList.Pattern(picture, source: source, tile: CGRect(origin: origin, size: size)))
    }
}
