/// A setting of one variation axis, e.g. `wght` 600.
public struct FontVariation: Hashable, Sendable {
    /// The axis, e.g. `wght`.
    public let axis: FontTag
    /// The value on the axis' own scale; one that the axis does not have is refused when the face is opened.
    public let value: Double

    /// A setting of one axis.
    public init(axis: FontTag, value: Double) {
        self.axis = axis
        self.value = value
    }
}
