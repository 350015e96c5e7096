import CopyfitLayout
import Foundation

/// Keeps the first scroll view inside and a position in step.
nonisolated struct ScrollPositionModifier<Position: Equatable>: ViewModifier {
    typealias Body = Never

    let position: Binding<Position>

    /// What a position asks for; nil for nothing.
    let target: (Position) -> ScrollRequest.Target?

    /// Whether a scroll view that comes starts where it would without a position.
    let leavesStart: Bool

    /// A position after the host has scrolled.
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
final class ScrollPositionNode<Position: Equatable>: WatchingNode, ScrollHolder {
    private var modifier: ScrollPositionModifier<Position>?
    private var known: Position?

    /// The scroll view that was last seen, and how often it had been moved then, and by the host.
    private weak var seen: (any ScrolledNode)?
    private var seenMoves = 0
    private var seenGestures = 0

    /// Whether the position is the one that the scroll view began with, and asks for nothing.
    private var isIdle = false

    /// Whether the scroll view has not shown so far what the position asks for. Forgotten when something else scrolls.
    private var isUnmet = false

    /// What the position asks for and the scroll view has not shown so far.
    private var unmet: ScrollRequest.Target? { isUnmet ? known.flatMap { modifier?.target($0) } : nil }

    /// Whether all rows of the scroll view have been looked into for it.
    private var hasSearchedRows = false

    /// The view that is kept in place, and how far it is from the anchor.
    private var held: (id: AnyHashable, distance: CGSize)?

    override init(at position: borrowing _ViewPosition) {
        super.init(at: position)
        graph.scrolling.holders.append(self)
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
        begin(isIdle: known == nil && modifier.leavesStart)
        known = position
        hasSearchedRows = false
        guard let scrolled = knownScrollView(), let unmet else { return }
        hasSearchedRows = true
        graph.scrolling.requests.append(ScrollRequest(unmet, of: scrolled, by: .position))
    }

    /// The scroll view. Another one than before has not shown the position, unless that leaves its start.
    private func knownScrollView() -> (any ScrolledNode)? {
        let scrolled = firstScrollView
        if let scrolled, scrolled !== seen {
            (seen, seenMoves, seenGestures, held) = (scrolled, scrolled.moves, scrolled.gestures, nil)
            hasSearchedRows = false
            begin(isIdle: modifier?.leavesStart == true)
        }
        return scrolled
    }

    override func queueActions(_ queue: inout ActionQueue) {
        announce(.actions)
        guard let scrolled = knownScrollView() else { return }
        followMoves(of: scrolled, &queue)
        if let unmet, scrolled.shows(unmet) { isUnmet = false }
        held = placeToHold(in: scrolled)
    }

    private func followMoves(of scrolled: any ScrolledNode, _ queue: inout ActionQueue) {
        guard let modifier, let known, scrolled.moves != seenMoves else { return }
        (seenMoves, isUnmet) = (scrolled.moves, false)
        guard scrolled.gestures != seenGestures else { return }
        seenGestures = scrolled.gestures
        let position = modifier.followed(known, scrolled)
        guard position != known else { return }
        (self.known, isIdle) = (position, false)
        queue.append(self, subject: { "scrollPosition \(position)" }) { modifier.position.wrappedValue = position }
    }

    private func begin(isIdle: Bool) { (self.isIdle, isUnmet) = (isIdle, !isIdle) }

    // MARK: Holding

    private func placeToHold(in scrolled: any ScrolledNode) -> (id: AnyHashable, distance: CGSize)? {
        guard !isIdle, let modifier, let known, let id = modifier.heldID(known),
            let element = scrolled.element(ScrollName(id: id))
        else { return nil }
        return (id, scrolled.distance(to: scrolled.frame(of: element), anchor: modifier.anchor))
    }

    func heldPlace(besides asked: [any ScrolledNode]) -> ScrollRequest? {
        guard let modifier, let scrolled = knownScrollView(), !asked.contains(where: { $0 === scrolled })
        else { return nil }
        if let unmet {
            // A row that comes later is found by its own id. Looking into all rows each time would make them each time.
            let searchesRows = !hasSearchedRows
            hasSearchedRows = true
            return ScrollRequest(unmet, of: scrolled, by: .position, searchesRows: searchesRows)
        }
        guard let held, !scrolled.isAtSizeAnchor else { return nil }
        return ScrollRequest(
            .held(held.id, anchor: modifier.anchor, distance: held.distance),
            of: scrolled,
            by: .position
        )
    }
}
