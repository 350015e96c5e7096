/// The path from one place to another below it: the identities of the children on the way. Equal in equal trees.
struct StructuralPath: Hashable {
    private let steps: [AnyHashable]

    /// The path from a place up to `top`, or up to the root if `top` is not above it. Linear in its length.
    init(from start: _ViewNode, upTo top: _ViewNode) {
        var steps: [AnyHashable] = []
        var node = start
        while node !== top, let parent = node.parent {
            steps.append(parent.identity(of: node))
            node = parent
        }
        self.steps = steps
    }

    /// The path to the place where an element was written, inside the modifiers around it.
    init(of element: Element, upTo top: _ViewNode) {
        var element = element
        while let content = element.node.content(of: element) { element = content }
        self.init(from: element.node, upTo: top)
    }
}
