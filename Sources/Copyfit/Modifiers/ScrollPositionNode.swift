import CopyfitLayout

/// Keeps the first scroll view inside and a position in step.
nonisolated struct ScrollPositionModifier<Position: Equatable>: ViewModifier {
    typealias Body = Never

    let position: Binding<Position>

    /// What a position asks for; nil for nothing.
    let target: (Position) -> ScrollRequest.Target?

    /// A position after something else has scrolled.
    let followed: (Position, any ScrolledNode) -> Position

    nonisolated static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        let node = position.node { ScrollPositionNode<Position>(at: $0) }
        node.update(content, modifier)
        return node
    }
}

/// The place of a held scroll position.
final class ScrollPositionNode<Position: Equatable>: ForwardingNode {
    private var modifier: ScrollPositionModifier<Position>?
    private var known: Position?
    private var seenMoves = 0

    fileprivate func update<Content: View>(_ content: Content, _ modifier: ScrollPositionModifier<Position>) {
        self.modifier = modifier
        forward(content)
        readPosition()
    }

    override func reevaluate() -> Bool {
        readPosition()
        return false
    }

    /// Asks the scroll view for a new position.
    private func readPosition() {
        announce(.actions)
        guard let modifier else { return }
        let position = graph.evaluate(self) { modifier.position.wrappedValue }
        guard position != known else { return }
        known = position
        guard let target = modifier.target(position), let scrolled else { return }
        graph.scrollRequests.append(ScrollRequest(target, of: scrolled, isOwn: true))
    }

    private var scrolled: (any ScrolledNode)? { first { $0 as? any ScrolledNode } }

    override func queueActions(_ queue: inout ActionQueue) {
        announce(.actions)
        guard let modifier, let known, let scrolled, scrolled.moves != seenMoves else { return }
        seenMoves = scrolled.moves
        let position = modifier.followed(known, scrolled)
        guard position != known else { return }
        self.known = position
        queue.append(self, subject: { "scrollPosition \(position)" }) { modifier.position.wrappedValue = position }
    }
}
