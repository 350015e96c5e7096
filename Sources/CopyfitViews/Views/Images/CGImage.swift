package import CopyfitDrawing

/// A picture. Replaces Core Graphics' type, which exists only on Apple's systems.
public final class CGImage: Sendable {
    /// The width and height in pixels.
    public let width: Int
    public let height: Int
    /// The bytes; nil if only the picture's size is known.
    package let picture: DisplayList.Picture?

    /// A picture of this size in pixels. It has no pixels: an image of it takes room and draws nothing.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
        picture = nil
    }

    package init(_ picture: DisplayList.Picture) {
        (width, height) = (picture.width, picture.height)
        self.picture = picture
    }
}
