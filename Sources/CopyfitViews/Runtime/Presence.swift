/// What may leave out some of its content, and where that has changed.
///
/// A place is *present* if one of its elements is laid out below the root. Everything that watches a place asks for that: appearances,
/// tasks, changes, preferences and geometry that are observed, requests to scroll.
///
/// An object, because removed views may end while its lists are changed.
final class Presence {
    /// Whether there has ever been a place that may leave out some of its content.
    private(set) var hasChoices = false

    /// The places that choose one of several contents in layout.
    private var choosers: [any ContentChoosing] = []

    /// The places that have come to be shown, or ceased to be, since they were last told.
    private var changed: [_ViewNode] = []

    /// Records that there is a place that may leave out some of its content.
    func noteChoice() { hasChoices = true }

    func add(_ chooser: any ContentChoosing) {
        hasChoices = true
        choosers.append(chooser)
    }

    /// Records that what is at and below a place may have come to be shown, or may have ceased to be.
    func noteChange(at place: _ViewNode) { changed.append(place) }

    /// Removes and returns the places with such changes.
    fileprivate func takeChanged() -> [_ViewNode] {
        choosers.removeAll { !$0.isAlive }
        for chooser in choosers where chooser.hasChosenAnew() { changed.append(chooser) }
        defer { changed = [] }
        return changed
    }

    /// Removes and returns all places.
    func takeAll() -> some Any {
        defer { (choosers, changed) = ([], []) }
        return (choosers, changed)
    }
}

/// A place of which only one of several contents is laid out: whether it fits is found out with all of it.
protocol ContentChoosing: _ViewNode {
    /// Whether another content is laid out than when this was last asked.
    func hasChosenAnew() -> Bool
}

extension ViewGraph {
    /// Tells what watches a content that it has come to be shown, or has ceased to be.
    func announceShown() {
        var pending = presence.takeChanged()
        var told: Set<ObjectIdentifier> = []
        while let top = pending.popLast() {
            guard top.isAlive else { continue }
            top.announceAround()
            for place in top.places(where: { told.insert(ObjectIdentifier($0)).inserted }) {
                place.announce(.actions)
                // A subview's own places are where it was written.
                if let subject = (place as? SubviewNode)?.subject, !subject.isGone { pending.append(subject.node) }
            }
        }
    }
}

extension _ViewNode {
    /// Whether something of this place is laid out: no container around it leaves it out, and it is in no row out of view.
    final var isPresent: Bool { !isAsleep && elements.contains(where: \.isShown) }

    /// Announces the places around this one that pass its elements on, such as those of modifiers.
    fileprivate final func announceAround() {
        var place = self
        while let parent = place.parent, parent.passesElements(of: place) {
            parent.announce(.actions)
            place = parent
        }
    }
}

extension Element {
    /// Whether the element of a place is laid out. Linear in its depth, if there has ever been something that leaves out content.
    final var isShown: Bool {
        isLaidOutInLine && (!graph.presence.hasChoices || isShown(below: graph.root?.shownElement))
    }
}
