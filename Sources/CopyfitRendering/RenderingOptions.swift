/// The limits of a rendering, and how its file is compressed: what a server sets for drawings that it did not make itself.
///
/// ```swift
/// var options = RenderingOptions()
/// options.deadline = .now + .seconds(60)
/// options.pixelLimit = 4_000_000
/// let renderer = ImageRenderer(content: Color.red.frame(width: 40, height: 20))
/// renderer.renderingOptions = options
/// print(try renderer.pngData().count > 0)  // true
/// ```
public struct RenderingOptions: Sendable {
    /// How small the file is made.
    public enum Compression: Hashable, Sendable {
        /// What takes little time for drawings, and more for photos.
        case automatic
        /// The least time.
        case fastest
        /// The fewest bytes; takes about ten times as long.
        case smallest
    }

    /// The most pixels that a picture may have; nil is the renderer's own limit. No side may be longer than 32,767 pixels. In a
    /// PDF it is the limit of each part drawn as pixels, which has fewer to an inch instead.
    public var pixelLimit: Int?
    /// The time after which the rendering ends with `.deadlinePassed`; nil is none. It is compared between items: one that
    /// takes long, such as a large blur, ends first.
    public var deadline: ContinuousClock.Instant?
    /// Whether the rendering ends with `.cancelled`. By default it is asked whether the running task is cancelled.
    public var isCancelled: @Sendable () -> Bool = { Task.isCancelled }
    /// How small a PNG file is made.
    public var compression = Compression.automatic

    /// No limits but the renderers' own.
    public init() {}
}

extension RenderingOptions {
    /// How many items are drawn before the limits are compared again.
    private static let itemsBetweenChecks = 64

    /// Throws if the rendering has to end; looks only at some numbers of items.
    func check(after items: Int) throws(RenderingError) {
        if items % Self.itemsBetweenChecks == 0 { try check() }
    }

    /// Throws if the rendering has to end.
    func check() throws(RenderingError) {
        if isCancelled() { throw .cancelled }
        if let deadline, ContinuousClock.now >= deadline { throw .deadlinePassed }
    }
}
