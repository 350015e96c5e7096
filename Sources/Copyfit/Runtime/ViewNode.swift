/// One place in the view tree, kept from update to update.
///
/// A node's identity is its parent's plus its own position: the index in a tuple, the branch of a conditional, the
/// id in a `ForEach`, the wrapped type of an `AnyView`. While the identity stays, state, observers and layout results
/// stay; when it goes, they go.
///
/// Opaque outside Copyfit. Not thread-safe: a node belongs to one host.
public class _ViewNode {
    let graph: ViewGraph
    unowned let parent: _ViewNode?
    var environment: EnvironmentValues

    /// What this place contributes to the container around it.
    private(set) var elements: ElementList = .none

    var isDirty = false
    /// Whether the place waits to read its elements off its children again.
    var awaitsCollecting = false
    private(set) var isAlive = true

    /// What the next walk after layout finds at or below this place.
    private(set) var pendingWork: PendingWork = []

    private let level: Int32

    /// How many places are from the root to this one, both counted.
    var depth: Int { Int(level) }

    /// The states that the last evaluation read, and where each keeps this place among its readers.
    private var readStates: [(state: AnyStateBox, position: Int)] = []

    /// A place below another one.
    init(at position: borrowing _ViewPosition) {
        graph = position.parent.graph
        parent = position.parent
        level = position.parent.level + 1
        environment = position.environment
    }

    /// The place at the top of a tree.
    init(rootOf graph: ViewGraph, environment: EnvironmentValues) {
        self.graph = graph
        parent = nil
        level = 1
        self.environment = environment
    }

    // MARK: For subclasses

    /// Evaluates this place again with what it already holds; true when its elements are others than before.
    func reevaluate() -> Bool { collectElements() }

    /// Reads the elements off the children again; true when they are others than before.
    func collectElements() -> Bool { false }

    /// Visits the places directly below, in tree order.
    func forEachChild(_ visit: (_ViewNode) -> Void) {}

    /// What tells a place directly below from the others that are or were there: its position, unless there is more.
    func identity(of child: _ViewNode) -> AnyHashable {
        var (position, found) = (0, 0)
        forEachChild {
            if $0 === child { found = position }
            position += 1
        }
        return found
    }

    /// The element that one of this place is around; nil where the place makes elements of its own.
    func content(of element: Element) -> Element? { nil }

    /// Whether the elements of this place may be others in number from one evaluation to the next.
    var hasDynamicElements: Bool { false }

    /// Queues the actions whose observed value has changed.
    func queueActions(_ queue: inout ActionQueue) {}

    /// Gives up what this place made: layout nodes, registrations.
    func willDestroy() {}

    // MARK: Services

    /// The position of a child that inherits this place's environment, or the given one.
    final func position(of existing: _ViewNode?, environment: EnvironmentValues? = nil) -> _ViewPosition {
        _ViewPosition(
            parent: self,
            existing: existing,
            environment: environment ?? self.environment
        )
    }

    /// Takes over a new element list; true when it differs from the old one.
    final func replaceElements(_ new: ElementList) -> Bool {
        guard !new.isIdentical(to: elements) else { return false }
        #if DEBUG
            graph.listedElements += new.count
        #endif
        elements = new
        return true
    }

    final func noteRead(of state: AnyStateBox) {
        if readStates.contains(where: { $0.state === state }) { return }
        readStates.append((state, state.addReader(self)))
    }

    /// A state keeps this place elsewhere among its readers.
    final func moveRead(of state: AnyStateBox, to position: Int) {
        guard let index = readStates.firstIndex(where: { $0.state === state }) else { return }
        readStates[index].position = position
    }

    final func forgetReads() {
        if readStates.isEmpty { return }
        for (state, position) in readStates { state.removeReader(at: position) }
        readStates.removeAll(keepingCapacity: true)
    }

    /// Tells the ancestors that the next walk after layout has something to do here.
    final func announce(_ work: PendingWork) {
        var node: _ViewNode? = self
        while let current = node, !current.pendingWork.isSuperset(of: work) {
            current.pendingWork.formUnion(work)
            node = current.parent
        }
    }

    /// Forgets the work at or below this place, as the walk that does it begins.
    final func clearPendingWork() {
        pendingWork = []
    }

    /// Ends the life of this place and of everything below it.
    final func destroy() {
        let places = places(where: \.isAlive)
        for place in places { place.isAlive = false }
        for place in places.reversed() {
            place.willDestroy()
            place.elements = .none
            graph.forget(place)
        }
        graph.keepEnded(places)
    }

    /// This place and all below it, each before those below it and after its later siblings; without those of which
    /// something is not true, and what is below them.
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
