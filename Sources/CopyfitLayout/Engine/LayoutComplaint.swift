/// What is wrong with a number that code outside the engine answered.
public struct LayoutComplaint: Equatable, Sendable {
    /// The node that answered. It may have been removed since.
    public let node: LayoutNodeID

    /// What happened and what to do.
    public let sentence: String
}
