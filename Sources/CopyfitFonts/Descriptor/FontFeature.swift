/// An OpenType feature and its setting, e.g. `tnum` 1 or `liga` 0.
public struct FontFeature: Hashable, Sendable {
    /// The feature.
    public let tag: FontTag
    /// 0 turns it off, 1 on; a larger value selects an alternate.
    public let value: UInt32

    /// A feature with its setting.
    public init(tag: FontTag, value: UInt32 = 1) {
        self.tag = tag
        self.value = value
    }
}
