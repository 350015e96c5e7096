import CopyfitLayout

/// A place that is one element, with layout and name given by parameters.
class DescribedNode<Parameters: LayoutParameters>: _ViewNode {
    private(set) final var parameters: Parameters

    init(_ parameters: Parameters, at position: borrowing _ViewPosition) {
        self.parameters = parameters
        super.init(at: position)
        isLazy = parameters.lazyAxis != nil
        if !parameters.showsContent { graph.presence.noteChoice() }
        lay(out: parameters.behaviour)
    }

    override final var elements: ElementList { isAlive ? .one(self) : .none }

    override var name: String { parameters.name }

    override func draw(in painter: inout Painter, frame: CGRect) {
        parameters.draw(self, in: &painter, frame: frame)
    }

    override var shownChildren: [Element] { parameters.showsContent ? super.shownChildren : [] }

    override func shows(_ child: Element) -> Bool { parameters.showsContent }

    final func update(_ new: Parameters) {
        layout.setLayoutDirection(environment.builtIn.layoutDirection, of: layoutNode)
        let old = parameters
        parameters = new
        if old.showsContent != new.showsContent {
            graph.presence.noteChoice()
            graph.presence.noteChange(at: self)
        }
        isLazy = new.lazyAxis != nil
        guard !new.lays(outLike: old) else { return }
        layout.setBehaviour(new.behaviour, of: layoutNode)
    }

    override final func willDestroy() { release() }
}
