/// A place that identifies its children by ids.
protocol IdentifyingNode {
    func id(of child: _ViewNode) -> AnyHashable?
}
