/// One place in the view tree, kept from update to update.
///
/// A node's identity is its parent's plus its own position: the index in a tuple, the branch of a conditional, the
/// id in a `ForEach`, the wrapped type of an `AnyView`. State, observers and layout results last as long as the
/// identity.
///
/// Opaque outside Copyfit. Not thread-safe: a node belongs to one host.
public class _ViewNode: _ViewElement {
    // In the order that takes the least room.
    private final var marks: Marks = .isAlive
    private let level: Int32
    unowned final let parent: _ViewNode?
    // Read as a whole and replaced with `swap`, because then no access to it needs a check for exclusive access.
    private final var ownEnvironment: EnvironmentValues

    final var environment: EnvironmentValues {
        get { ownEnvironment }
        set {
            var environment = newValue
            swap(&ownEnvironment, &environment)
        }
    }

    /// The number of places from the root to this one, including both.
    final var depth: Int { Int(level) }

    /// A place below another one.
    init(at position: borrowing _ViewPosition) {
        parent = position.parent
        level = position.parent.level + 1
        ownEnvironment = position.environment
        super.init(graph: position.parent.graph)
    }

    /// The place at the top of a tree.
    init(rootOf graph: ViewGraph, environment: EnvironmentValues) {
        parent = nil
        level = 1
        ownEnvironment = environment
        super.init(graph: graph)
    }

    override final var node: _ViewNode { self }

    // MARK: Marks

    /// What is true or false of a place, in one byte: there are many places.
    private struct Marks: OptionSet {
        let rawValue: UInt8

        static let isDirty = Marks(rawValue: 1)
        static let awaitsCollecting = Marks(rawValue: 2)
        static let isAlive = Marks(rawValue: 4)
        static let isAsleep = Marks(rawValue: 8)
        static let hasReadStates = Marks(rawValue: 16)
        static let hasActions = Marks(rawValue: 32)
        static let isLazy = Marks(rawValue: 64)
        static let isOutdated = Marks(rawValue: 128)
    }

    private func mark(_ mark: Marks, _ isOn: Bool) {
        if isOn { marks.insert(mark) } else { marks.remove(mark) }
    }

    final var isDirty: Bool {
        get { marks.contains(.isDirty) }
        set { mark(.isDirty, newValue) }
    }

    /// Whether the place waits to collect its children's elements again.
    final var awaitsCollecting: Bool {
        get { marks.contains(.awaitsCollecting) }
        set { mark(.awaitsCollecting, newValue) }
    }

    /// Whether the place was not removed.
    final var isAlive: Bool { marks.contains(.isAlive) }

    /// Whether the place is the top of late content that is to be made again, and has the view that it had before. What is
    /// dirty in it is not evaluated until then.
    final var isOutdated: Bool {
        get { marks.contains(.isOutdated) }
        set {
            guard newValue != isOutdated else { return }
            mark(.isOutdated, newValue)
            graph.containers.outdatedContents += newValue ? 1 : -1
        }
    }

    /// Whether the place is in a row of a lazy container that is out of view. It keeps its states, is in no layout, and is not
    /// evaluated, because its view may be out of date.
    final var isAsleep: Bool { marks.contains(.isAsleep) }

    /// Puts this place and all below it to sleep, or wakes them. Rows in it that are out of view themselves stay asleep.
    final func setAsleep(_ sleeps: Bool) {
        for place in places() { place.mark(.isAsleep, sleeps) }
    }

    /// Whether the place makes its content when that comes into view.
    final var isLazy: Bool {
        get { marks.contains(.isLazy) }
        set {
            mark(.isLazy, newValue)
            if newValue { graph.containers.hasLazyContainers = true }
        }
    }

    // MARK: For subclasses

    /// Evaluates this place again with its current values; true if its elements have changed.
    func reevaluate() -> Bool { collectElements() }

    /// Collects the children's elements again; true if they have changed.
    func collectElements() -> Bool { false }

    /// Visits the places directly below, in tree order.
    func forEachChild(_ visit: (_ViewNode) -> Void) {}

    /// What distinguishes a place directly below from the others that are or were there: by default its position.
    func identity(of child: _ViewNode) -> AnyHashable {
        var (position, found) = (0, 0)
        forEachChild {
            if $0 === child { found = position }
            position += 1
        }
        return found
    }

    /// The name of the view at this place in the code of the program; nil for views of Copyfit.
    var viewName: String? { nil }

    /// The name of the property of this place's view that stores a state, with the view's: `Card.height`; nil if it does
    /// not store it.
    func property(storing state: AnyStateBox) -> String? { nil }

    /// The id that this place repeats a place directly below it for; nil if it repeats nothing.
    func repeatedID(of child: _ViewNode) -> AnyHashable? { nil }

    /// The id that the program gives to this place with `id(_:)`; nil for other places.
    var explicitID: AnyHashable? { nil }

    /// The element inside an element of this place; nil if the place's elements are not wrappers.
    func content(of element: Element) -> Element? { nil }

    /// Whether the elements of a place directly below are among those of this place, or inside them one by one; nil is a place
    /// that is being made.
    func passesElements(of child: _ViewNode?) -> Bool { false }

    /// Whether the number of this place's elements may change between evaluations.
    var hasDynamicElements: Bool { false }

    /// Queues the actions whose observed value has changed. Called if the place is shown.
    func queueActions(_ queue: inout ActionQueue) {}

    /// Called while the place is not shown, at least once: a container leaves it out, it has no elements, or a row around it goes
    /// out of view.
    func willSleep() {}

    /// Called when a row around this place comes into view again.
    func didWake() {}

    /// Releases what this place made: layout nodes, registrations.
    func willDestroy() {}

    /// Lists no elements any more. Called after `willDestroy`.
    func dropElements() {}

    // MARK: Services

    /// Gives this place, as an element, a new layout node, once.
    final func lay(out behaviour: LayoutBehaviour) {
        lay(out: behaviour, direction: environment.builtIn.layoutDirection)
    }

    /// The position of a child that inherits this place's environment.
    final func position(of existing: _ViewNode?) -> _ViewPosition {
        _ViewPosition(parent: self, existing: existing)
    }

    /// The position of a child with an environment of its own.
    final func position(of existing: _ViewNode?, environment: EnvironmentValues) -> _ViewPosition {
        _ViewPosition(parent: self, existing: existing, environment: environment)
    }

    /// Whether the last evaluation read a state.
    final var hasReadStates: Bool {
        get { marks.contains(.hasReadStates) }
        set { mark(.hasReadStates, newValue) }
    }

    final func forgetReads() {
        if hasReadStates { graph.forgetReads(of: self) }
    }

    /// The work that the next walk after layout finds at or below this place.
    private(set) final var pendingWork: PendingWork {
        get { marks.contains(.hasActions) ? .actions : [] }
        set { mark(.hasActions, newValue.contains(.actions)) }
    }

    /// Tells the ancestors that there is work here for the next walk after layout.
    final func announce(_ work: PendingWork) {
        var node: _ViewNode? = self
        while let current = node, !current.pendingWork.isSuperset(of: work) {
            current.pendingWork.formUnion(work)
            node = current.parent
        }
    }

    /// Clears the work at or below this place when the walk that does it begins.
    final func clearPendingWork() {
        pendingWork = []
    }

    /// Removes this place and everything below it.
    final func destroy() {
        let places = places(where: \.isAlive)
        for place in places {
            place.marks.remove(.isAlive)
            place.isOutdated = false
        }
        graph.layout.removeTogether {
            for place in places.reversed() {
                place.willDestroy()
                place.dropElements()
                graph.forget(place)
            }
        }
        graph.keepEnded(places)
    }

    /// This place and all below it, each before those below it and after its later siblings. Leaves out the places that
    /// `isWanted` rejects, and those below them.
    final func places(where isWanted: (_ViewNode) -> Bool = { _ in true }) -> [_ViewNode] {
        guard isWanted(self) else { return [] }
        var places: [_ViewNode] = []
        var pending: [_ViewNode] = [self]
        while let place = pending.popLast() {
            places.append(place)
            place.forEachChild { if isWanted($0) { pending.append($0) } }
        }
        return places
    }

    /// The first result of a function at this place or one below it, in tree order.
    final func first<Result>(_ result: (_ViewNode) -> Result?) -> Result? {
        var pending: [_ViewNode] = [self]
        while let place = pending.popLast() {
            if let found = result(place) { return found }
            let first = pending.count
            place.forEachChild { pending.append($0) }
            pending[first...].reverse()
        }
        return nil
    }
}

/// What a walk over the tree after layout may find.
struct PendingWork: OptionSet {
    let rawValue: UInt8

    /// Observers of values, appearance and geometry.
    static let actions = PendingWork(rawValue: 1)
}
