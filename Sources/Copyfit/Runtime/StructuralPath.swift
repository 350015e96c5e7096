/// Where a place lies below another one, by what tells the children of each place between them apart: equal in equal trees.
struct StructuralPath: Hashable {
    private let steps: [AnyHashable]

    /// The way from a place up to another one, or to the root where that does not lie around it. Linear in its length.
    init(from start: _ViewNode, upTo top: _ViewNode) {
        var steps: [AnyHashable] = []
        var node = start
        while node !== top, let parent = node.parent {
            steps.append(parent.identity(of: node))
            node = parent
        }
        self.steps = steps
    }

    /// The way to where an element was written, inside the modifiers around it.
    init(of element: Element, upTo top: _ViewNode) {
        var element = element
        while let content = element.node.content(of: element) { element = content }
        self.init(from: element.node, upTo: top)
    }
}
