/// A place that identifies its children by ids.
protocol IdentifyingNode {
    func id(of child: _ViewNode) -> AnyHashable?

    /// The first element of the child with an id; nil if it has none.
    func element(withID id: AnyHashable) -> Element?
}
