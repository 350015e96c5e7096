/// A picture by its number of pixels. It stands in for the type of Core Graphics, which exists on Apple's systems only: it
/// has a size and no pixels.
public final class CGImage: Sendable {
    /// How many pixels it has across and down.
    public let width: Int
    public let height: Int

    /// A picture of a number of pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
