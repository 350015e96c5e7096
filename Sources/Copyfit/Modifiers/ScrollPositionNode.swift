import CopyfitLayout
import Foundation

/// Keeps the first scroll view inside and a position in step.
nonisolated struct ScrollPositionModifier<Position: Equatable>: ViewModifier {
    typealias Body = Never

    let position: Binding<Position>

    /// What a position asks for; nil for nothing.
    let target: (Position) -> ScrollRequest.Target?

    /// A position after something else has scrolled.
    let followed: (Position, any ScrolledNode) -> Position

    /// The id of the view that stays where it is when sizes and rows change; nil if none does.
    let heldID: (Position) -> AnyHashable?

    /// The point of the scroll view from which that view keeps its distance.
    let anchor: UnitPoint

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
final class ScrollPositionNode<Position: Equatable>: ForwardingNode, ScrollHolder {
    private var modifier: ScrollPositionModifier<Position>?
    private var known: Position?
    private var seenMoves = 0

    /// The view that is kept in place, and how far it is from the anchor.
    private var held: (id: AnyHashable, distance: CGSize)?

    override init(at position: borrowing _ViewPosition) {
        super.init(at: position)
        graph.scrollHolders.append(self)
    }

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
        graph.scrollRequests.append(ScrollRequest(target, of: scrolled, by: .position))
    }

    private var scrolled: (any ScrolledNode)? { first { $0 as? any ScrolledNode } }

    override func queueActions(_ queue: inout ActionQueue) {
        announce(.actions)
        followMoves(&queue)
        held = placeToHold
    }

    private func followMoves(_ queue: inout ActionQueue) {
        guard let modifier, let known, let scrolled, scrolled.moves != seenMoves else { return }
        seenMoves = scrolled.moves
        let position = modifier.followed(known, scrolled)
        guard position != known else { return }
        self.known = position
        queue.append(self, subject: { "scrollPosition \(position)" }) { modifier.position.wrappedValue = position }
    }

    // MARK: Holding

    private var placeToHold: (id: AnyHashable, distance: CGSize)? {
        guard let modifier, let known, let id = modifier.heldID(known), let scrolled,
            let element = scrolled.element(withScrollID: id)
        else { return nil }
        return (id, scrolled.distance(to: scrolled.frame(of: element), anchor: modifier.anchor))
    }

    /// Also asks again for a view that was not there when the position was set.
    func heldPlace(among requests: [ScrollRequest]) -> ScrollRequest? {
        guard let modifier, let scrolled, !requests.contains(where: { $0.concerns(scrolled) }) else { return nil }
        guard let held else {
            guard let known, case .view = modifier.target(known), let target = modifier.target(known) else {
                return nil
            }
            return ScrollRequest(target, of: scrolled, by: .position, searchesRows: false)
        }
        if scrolled.isAtSizeAnchor { return nil }
        return ScrollRequest(
            .held(held.id, anchor: modifier.anchor, distance: held.distance),
            of: scrolled,
            by: .position
        )
    }
}
