/// The difference between two pictures that counts as none.
public struct SnapshotTolerance: Hashable, Sendable {
    /// The difference of two colours that counts as none: ΔE*ab of CIELAB 1976, on white and on black. About 2.3 is just
    /// noticeable; black and white differ by 100.
    public var colorDifference: Double
    /// The share of the pixels that may differ by more, between 0 and 1.
    public var differingPixels: Double

    /// A tolerance of your own.
    public init(colorDifference: Double = 0, differingPixels: Double = 0) {
        self.colorDifference = colorDifference
        self.differingPixels = differingPixels
    }

    /// Every pixel must be the same.
    public static let exact = SnapshotTolerance()
    /// What one does not see: differences that are just noticeable, and one pixel in 2,000 that differs by more.
    public static let perceptual = SnapshotTolerance(colorDifference: 2.3, differingPixels: 0.0005)
}
