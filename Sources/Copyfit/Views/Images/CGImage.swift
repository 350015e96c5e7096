/// A picture's size in pixels. Replaces Core Graphics' type, which exists only on Apple's systems; it has a size and no
/// pixels.
public final class CGImage: Sendable {
    /// The width and height in pixels.
    public let width: Int
    public let height: Int

    /// A picture of this size in pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
