import CopyfitLayout

/// The place of content where one element is needed. Its element is the content's if there is exactly one, an implicit
/// container of all of them if there are several, and nil if there is none.
struct UnarySlot {
    /// The implicit container of several elements.
    enum Container {
        /// Root, scroll view, geometry observers: a vertical stack with default spacing.
        case vStack
        /// Overlays and backgrounds: a centred stack in depth.
        case zStack
        /// Labels of controls: a horizontal stack with default spacing.
        case hStack

        var behaviour: LayoutBehaviour {
            switch self {
            case .vStack: .stack(StackBehaviour(alignment: HorizontalAlignment.center))
            case .zStack: .zStack(.center)
            case .hStack: .stack(StackBehaviour(alignment: VerticalAlignment.center))
            }
        }
    }

    let container: Container
    private(set) var child: _ViewNode?
    private(set) var element: Element?
    private var implicit: NamedElement?

    init(_ container: Container) {
        self.container = container
    }

    /// Reconciles the content below a node. The result is for `take`: a slot in a class's variable is not changed here,
    /// because a change that lasts as long as the content's own changes makes every later check for exclusive access slower.
    func bringIn<Content: View>(_ content: Content, in node: _ViewNode) -> _ViewNode {
        node.position(of: child).bringIn(content)
    }

    /// Takes over the place of the content.
    mutating func take(_ place: _ViewNode, in node: _ViewNode) {
        child = place
        _ = collectElement(in: node)
    }

    /// Collects the content's element again; true if it has changed.
    mutating func collectElement(in node: _ViewNode) -> Bool {
        let old = element
        switch child?.elements ?? .none {
        case .none:
            dropImplicit()
            element = nil
        case .one(let only):
            dropImplicit()
            element = only
        case .many(let several):
            let stack =
                implicit ?? NamedElement(node: node, behaviour: container.behaviour, name: "implicit \(container)")
            implicit = stack
            node.graph.layout.setLayoutDirection(node.environment.builtIn.layoutDirection, of: stack.layoutNode)
            stack.setChildren(several)
            element = stack
        }
        return element !== old
    }

    private mutating func dropImplicit() {
        implicit?.setChildren([])
        implicit?.release()
        implicit = nil
    }

    /// Removes the implicit container; the content is destroyed by its own node.
    mutating func release() {
        dropImplicit()
        element = nil
    }

    /// Removes the content.
    mutating func end() {
        child?.destroy()
        child = nil
        release()
    }
}
