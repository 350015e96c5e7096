import CopyfitLayout

/// The parameters of a container's or leaf's layout. They can be compared, so that unchanged views keep their layout
/// results.
protocol LayoutParameters: Described {
    /// The layout behaviour of the node.
    var behaviour: LayoutBehaviour { get }

    /// Whether the layout would be the same with other parameters.
    func lays(outLike other: Self) -> Bool

    /// The behaviour once the sections of the content are known; nil, the default, if they change nothing.
    func behaviour(
        _ current: LayoutBehaviour,
        forSectionsOf content: ElementList,
        below place: _ViewNode
    ) -> LayoutBehaviour?

    /// The axis along which the container makes its content when that comes into view; nil, the default, if it makes all.
    var lazyAxis: Axis? { get }

    /// The parts of sections that stay in view; none is the default.
    var pinnedViews: PinnedScrollableViews { get }

    /// The gap between two lines of which nothing says otherwise, in points; 0 is the default.
    var lineGap: CGFloat { get }

    /// The room that the container keeps above and below an element of its content; none is the default.
    func insets(around element: Element) -> EdgeInsets

    /// Notes what an element with these parameters draws, at its frame in the host's space: by default what is inside
    /// it.
    func draw(_ element: Element, in painter: inout Painter, frame: CGRect)
}

extension LayoutParameters {
    var lazyAxis: Axis? { nil }

    var pinnedViews: PinnedScrollableViews { [] }

    var lineGap: CGFloat { 0 }

    func insets(around element: Element) -> EdgeInsets { EdgeInsets() }

    func draw(_ element: Element, in painter: inout Painter, frame: CGRect) { painter.drawContent(of: element) }

    func behaviour(
        _ current: LayoutBehaviour,
        forSectionsOf content: ElementList,
        below place: _ViewNode
    ) -> LayoutBehaviour? {
        nil
    }
}

extension LayoutParameters where Self: Equatable {
    func lays(outLike other: Self) -> Bool { self == other }
}

/// The place of a view with one layout node above the elements of its content.
final class ContainerNode<Parameters: LayoutParameters>: DescribedNode<Parameters>, LazyContainer {
    private var child: _ViewNode?

    static func reconcile<Content: View>(
        _ parameters: Parameters,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        let existing: ContainerNode? = position.existingNode()
        existing?.update(parameters)
        let node = existing ?? ContainerNode(parameters, at: position)
        node.child = node.position(of: node.child).bringIn(content)
        _ = node.collectElements()
        return node
    }

    override func collectElements() -> Bool {
        let content = child?.elements ?? .none
        setChildren(laidOut(content))
        if graph.containers.hasSections || isLazy { tellSections(of: content) }
        if graph.containers.strictDynamicDefaults, child?.hasDynamicElements == true { contributesDefaults() }
        return false
    }

    private func laidOut(_ content: ElementList) -> ElementList {
        if isGrid { return content.gatheredIntoRows() }
        return graph.containers.hasGridRows ? content.dissolvedFromRows() : content
    }

    /// Passes to a lazy grid which of its children are lines of their own, and where sections begin.
    private func tellSections(of content: ElementList) {
        let current = graph.layout.behaviour(of: layoutNode)
        guard let new = parameters.behaviour(current, forSectionsOf: content, below: self) else { return }
        graph.layout.setBehaviour(new, of: layoutNode)
    }

    var lazyAxis: Axis? { parameters.lazyAxis }

    var lazyElement: Element { self }

    var pinnedViews: PinnedScrollableViews { parameters.pinnedViews }

    var lineGap: CGFloat { parameters.lineGap }

    func insets(around member: Element) -> EdgeInsets { parameters.insets(around: member) }

    private var isGrid: Bool { graph.layout.isGrid(layoutNode) }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        child.map(visit)
    }
}

/// The place of a view with one layout node and no content.
final class LeafNode<Parameters: LayoutParameters>: DescribedNode<Parameters> {
    static func reconcile(_ parameters: Parameters, at position: _ViewPosition) -> _ViewNode {
        guard let node: LeafNode = position.existingNode() else { return LeafNode(parameters, at: position) }
        node.update(parameters)
        return node
    }
}
