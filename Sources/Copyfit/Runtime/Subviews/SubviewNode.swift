/// The place where a subview is used: an element around the one of the place where it was written, while that is shown
/// here and not where it is used besides.
final class SubviewNode: WrappingNode {
    private var subject: Element?
    private(set) var isShowing = false
    /// The tag that the subview has where it sets none.
    var implicitTag: AnyHashable?

    func update(_ new: Element) {
        if subject !== new || new.isGone {
            giveUp()
            if !new.isGone {
                subject = new
                isShowing = graph.subviewUses.add(self, of: new)
            }
        }
        _ = collectElements()
    }

    func show() {
        isShowing = true
        _ = collectElements()
    }

    func hide() {
        isShowing = false
        _ = collectElements()
    }

    /// The element is about to be gone.
    func lose() {
        subject = nil
        hide()
    }

    /// Whether the place lost its element and got no other one.
    var isBereft: Bool { isAlive && subject == nil }

    private func giveUp() {
        if let subject { graph.subviewUses.remove(self, of: subject) }
        lose()
    }

    override func collectElements() -> Bool {
        follow(
            isShowing ? subject.map { .one($0) } ?? .none : .none,
            wrap: { NamedElement(node: self, around: $0, name: "Subview") },
            drop: { $0.release() }
        )
    }

    override func willDestroy() { giveUp() }
}
