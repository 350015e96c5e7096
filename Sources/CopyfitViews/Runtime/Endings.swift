/// What is to be done at the end of a pass, and at the end of all use of the views.
struct Endings {
    /// Removes all views; nil if that is not asked for.
    var closing: (() -> Void)?

    private var places: [_ViewNode] = []
    private var disappearances: [() -> Void] = []

    /// Keeps removed places, outer ones before those below them. They are released at the end of a pass, each when those below it
    /// are no longer needed.
    mutating func keep(_ removed: [_ViewNode]) { places += removed }

    var hasPlaces: Bool { !places.isEmpty }

    mutating func takePlaces() -> [_ViewNode] {
        let taken = places
        places = []
        return taken
    }

    /// Queues an action for after the pass.
    mutating func queueDisappearance(_ action: @escaping () -> Void) { disappearances.append(action) }

    mutating func takeDisappearances() -> [() -> Void] {
        let taken = disappearances
        disappearances = []
        return taken
    }

    mutating func takeClosing() -> (() -> Void)? {
        let taken = closing
        closing = nil
        return taken
    }
}
