/// A place that knows its children by an id.
protocol IdentifyingNode {
    func id(of child: _ViewNode) -> AnyHashable?
}
