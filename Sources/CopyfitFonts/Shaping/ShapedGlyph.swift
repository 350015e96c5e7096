/// One glyph as HarfBuzz placed it. Lengths are in units of the shaping scale.
public struct ShapedGlyph: Hashable, Sendable {
    /// The glyph's number in its face; 0 is the face's glyph for a missing character.
    public let glyph: UInt32
    /// UTF-8 offset of the cluster the glyph belongs to, in the text that was shaped.
    public let cluster: UInt32
    /// The pen's movement.
    public let advance: Int32
    /// Displacement that does not move the pen, rightwards.
    public let xOffset: Int32
    /// Displacement that does not move the pen, upwards (HarfBuzz's direction).
    public let yOffset: Int32
    /// Whether both sides of a cut at the start of this cluster must be shaped again (`HB_GLYPH_FLAG_UNSAFE_TO_BREAK`).
    public let isUnsafeToBreak: Bool

    /// A glyph as HarfBuzz placed it, or as moved by a caller.
    public init(
        glyph: UInt32,
        cluster: UInt32,
        advance: Int32,
        xOffset: Int32,
        yOffset: Int32,
        isUnsafeToBreak: Bool
    ) {
        self.glyph = glyph
        self.cluster = cluster
        self.advance = advance
        self.xOffset = xOffset
        self.yOffset = yOffset
        self.isUnsafeToBreak = isUnsafeToBreak
    }

    /// The same glyph in a text that starts `bytes` earlier.
    public func movingCluster(by bytes: Int) -> ShapedGlyph {
        ShapedGlyph(
            glyph: glyph,
            cluster: UInt32(truncatingIfNeeded: Int(cluster) + bytes),
            advance: advance,
            xOffset: xOffset,
            yOffset: yOffset,
            isUnsafeToBreak: isUnsafeToBreak
        )
    }

    /// The same glyph with a wider advance.
    package func widened(by units: Int32) -> ShapedGlyph {
        ShapedGlyph(
            glyph: glyph,
            cluster: cluster,
            advance: advance &+ units,
            xOffset: xOffset,
            yOffset: yOffset,
            isUnsafeToBreak: isUnsafeToBreak
        )
    }
}
