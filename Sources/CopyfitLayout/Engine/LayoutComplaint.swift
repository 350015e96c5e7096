/// A fault in a number that code outside the engine answered.
public struct LayoutComplaint: Equatable, Sendable {
    /// The node that answered. It may have been removed since.
    public let node: LayoutNodeID

    /// The fault and its remedy.
    public let sentence: String
}
