/// A place where a subview is used. While the subview is shown here, and not in another place that uses it, this place
/// has an element around the one of the place where the subview was written.
final class SubviewNode: WrappingNode {
    private(set) var subject: Element?
    private(set) var isShowing = false
    /// The tag that the subview has if it sets none.
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

    /// The element is about to be released.
    func lose() {
        noteChange()
        subject = nil
        hide()
    }

    /// What watches the subview is told whether it is shown.
    private func noteChange() {
        if let subject, !subject.isGone { graph.presence.noteChange(at: subject.node) }
    }

    /// Whether the place has lost its element and got no other.
    var isBereft: Bool { isAlive && subject == nil }

    private func giveUp() {
        if let subject { graph.subviewUses.remove(self, of: subject) }
        lose()
    }

    override func collectElements() -> Bool {
        let isChanged = follow(
            isShowing ? subject.map { .one($0) } ?? .none : .none,
            wrap: { NamedElement(node: self, around: $0, name: "Subview") },
            drop: { $0.release() }
        )
        if isChanged { noteChange() }
        return isChanged
    }

    override func willDestroy() { giveUp() }
}
