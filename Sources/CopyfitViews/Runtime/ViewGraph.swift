import CopyfitAssets
import CopyfitLayout
import Foundation

/// The tree of one host: which node is being evaluated, which nodes are dirty, what has been counted.
///
/// Used by one thread at a time.
final class ViewGraph {
    let layout = LayoutTree()

    /// Used by states, which may outlive the graph.
    let door: GraphDoor

    /// The nodes whose content is evaluated after they have been placed.
    var lateContents: [LayoutNodeID: any LateContent] = [:]

    let subviewUses = SubviewUses()

    /// What few elements have. An element removes what is kept for it when it ends.
    var details: [ObjectIdentifier: _ViewElement.Details] = [:]

    let diagnostics: DiagnosticSink
    let observation = ObservationInbox()

    /// The colours and pictures of bundles that were looked up.
    let assets = AssetCatalogues()

    var record = UpdateRecord()

    /// Whether containers with dynamic content contribute defaults.
    var strictDynamicDefaults = false

    /// Whether there has ever been a section.
    var hasSections = false

    /// Whether there has ever been a container that makes its content when that comes into view.
    var hasLazyContainers = false

    /// Whether there has ever been a row of a grid.
    var hasGridRows = false

    /// The preference keys whose reducers have been checked.
    var checkedReducers: Set<ObjectIdentifier> = []

    /// The lazy repetitions, with rows near the visible part only; some may have been removed.
    var lazyRuns: [LazyRunNode] = []

    /// The elements that stay in view; some may have been removed.
    var stayingElements: [any StayingElement] = []

    /// The scroll positions that views hold; some may have been removed.
    var scrollHolders: [any ScrollHolder] = []

    /// Whether lazy containers make only what is near the visible part, and how near in points.
    var isLazy = true
    var lazyMargin: CGFloat = 0

    /// The place of the host's root view.
    weak var root: RootNode?

    /// Whether the host's size was set to another one since the last pass began.
    var isResized = true

    /// What is to be scrolled once sizes are known.
    var scrollRequests: [ScrollRequest] = []

    /// The tasks of the current views, in the order of appearance.
    var tasks: [PendingTask] = []

    /// The tasks that actions began.
    let begunTasks = TaskCensus()

    /// The number of unfinished tasks. Those that actions began count as one, and only if no view has a task.
    var pendingTaskCount: Int {
        tasks.removeAll(where: \.ticket.isOver)
        return tasks.isEmpty && begunTasks.hasLiveTasks ? 1 : tasks.count
    }

    /// What uses the views now.
    var viewUse = ViewUse()

    /// False while views are evaluated and laid out.
    private(set) var acceptsWrites = true
    private var reader: _ViewNode?
    private var dirty: [_ViewNode] = []

    /// The dirty places in late content that is to be made anew, by the content's top, and the number of such contents.
    private var waiting: [ObjectIdentifier: [_ViewNode]] = [:]
    var outdatedContents = 0

    /// The states that the last evaluation of a place read, each with the place's position among the state's readers.
    private var reads: [ObjectIdentifier: [(state: AnyStateBox, position: Int)]] = [:]
    private var disappearances: [() -> Void] = []
    private var collecting = PendingCollections()

    #if DEBUG
        /// The number of elements put into lists so far, to measure the cost of a change.
        var listedElements = 0

        /// The number of rows of lazy containers that were looked at to find their ids.
        var comparedRows = 0

        /// The number of places described for diagnostics, to show that they cost nothing unless something is reported.
        var describedPlaces = 0

        /// Changes the order of the dirty nodes, to show that it affects no result: ancestors still come first.
        var arrangeDirtyNodes: (inout [_ViewNode]) -> Void = { _ in }
    #endif

    init() {
        door = GraphDoor(inbox: observation)
        diagnostics = DiagnosticSink { [door] in door.graphInside != nil }
        door.open(to: self)
        layout.provideContent = { [unowned self] node in lateContents[node]?.provideLateContent() }
    }

    deinit {
        door.close()
    }

    // MARK: Evaluation

    /// Runs a function as the evaluation of a node: the states and observable objects it reads make the node dirty
    /// when they change.
    ///
    /// Forgets what earlier evaluations read, unless this one is another part of the same evaluation (`keepsReads`).
    func evaluate<Result>(_ node: _ViewNode, keepsReads: Bool = false, _ body: () -> Result) -> Result {
        if !keepsReads { node.forgetReads() }
        node.isDirty = false
        let outer = reader
        reader = node
        defer { reader = outer }
        return observation.track(node, body)
    }

    /// Runs a function during which states cannot be written.
    func update<Result>(_ body: () -> Result) -> Result {
        nesting.stackLimit = ThreadStack.limit
        layout.useStack(downTo: nesting.stackLimit)
        acceptsWrites = false
        defer {
            acceptsWrites = true
            diagnostics.settlePlace(nil)
            if layout.hasRunOutOfStack { layout.startAnew() }
            giveUpEndedPlaces()
        }
        return door.enter(body)
    }

    func countBodyEvaluation() {
        record.bodyEvaluations += 1
    }

    // MARK: Depth

    /// How deep views may be nested in the current update.
    var nesting = NestingLimit()

    /// The removed places, outer ones before those below them. They are released at the end of a pass, each when those
    /// below it are no longer needed.
    private var endedPlaces: [_ViewNode] = []

    func keepEnded(_ places: [_ViewNode]) { endedPlaces += places }

    func giveUpEndedPlaces() {
        if !endedPlaces.isEmpty { diagnostics.describePlaces { !$0.isAlive } }
        dirty.removeAll { !$0.isAlive }
        if !waiting.isEmpty { waiting = waiting.filter { $0.value.contains(where: \.isAlive) } }
        let ended = endedPlaces
        endedPlaces = []
        // What ends here may run code of clients, which may use the graph.
        withExtendedLifetime(ended) {}
    }

    // MARK: State

    func noteRead(of box: AnyStateBox) {
        if let reader {
            note(reader, reads: box)
        } else if !acceptsWrites {
            box.noteReadByFunction()
        }
    }

    private func note(_ place: _ViewNode, reads box: AnyStateBox) {
        let key = ObjectIdentifier(place)
        if reads[key, default: []].contains(where: { $0.state === box }) { return }
        place.hasReadStates = true
        reads[key, default: []].append((box, box.addReader(place)))
    }

    /// Records that a state has moved a place among its readers.
    func moveRead(of box: AnyStateBox, by place: _ViewNode, to position: Int) {
        let key = ObjectIdentifier(place)
        guard let index = reads[key]?.firstIndex(where: { $0.state === box }) else { return }
        reads[key]?[index].position = position
    }

    func forgetReads(of place: _ViewNode) {
        place.hasReadStates = false
        for (state, position) in reads.removeValue(forKey: ObjectIdentifier(place)) ?? [] {
            state.removeReader(at: position)
        }
    }

    func willCommit(_ box: AnyStateBox) {
        record.willCommit(box)
    }

    /// Reports that a state was written during an evaluation.
    func reportDroppedWrite(to box: AnyStateBox, of type: Any.Type) {
        var (place, property): (_ViewNode?, String?) = (reader, nil)
        while let current = place, property == nil {
            property = current.property(storing: box)
            place = current.parent
        }
        diagnostics.report(
            .stateWriteDuringUpdate,
            about: property,
            "\(property.map { "`\($0)`" } ?? "A @State of type \(type)") was written while views were being evaluated; "
                + "the write was dropped. Write it from an action."
        )
    }

    // MARK: Dirty nodes

    /// Whether anything has changed that an update follows.
    var hasChanges: Bool {
        collectObservedChanges()
        return isResized || !scrollRequests.isEmpty || !subviewUses.areSettled
            || dirty.contains { $0.isAlive && $0.isDirty && !$0.isAsleep }
    }

    func markDirty(_ node: _ViewNode) {
        guard !node.isDirty else { return }
        node.isDirty = true
        if !node.isAsleep { dirty.append(node) }
    }

    /// Evaluates the dirty nodes, ancestors first, those of the same depth in the order in which they became dirty;
    /// nodes that an ancestor has evaluated already are clean and are skipped. Those in rows that sleep, and in late content that
    /// is to be made anew, stay dirty.
    func evaluateDirtyNodes() {
        collectObservedChanges()
        #if DEBUG
            arrangeDirtyNodes(&dirty)
        #endif
        let nodes = dirty.sorted { $0.depth < $1.depth }
        dirty.removeAll()
        for node in nodes { evaluateIfDirty(node) }
        settleElements()
    }

    /// Evaluates what has become dirty in a row while that slept.
    func evaluateWoken(_ row: _ViewNode) {
        for node in row.places() { evaluateIfDirty(node) }
    }

    /// Evaluates what has become dirty in late content, now that it was made anew.
    func evaluateRenewed(_ content: _ViewNode?) {
        guard let nodes = content.flatMap({ waiting.removeValue(forKey: ObjectIdentifier($0)) }) else { return }
        for node in nodes.sorted(by: { $0.depth < $1.depth }) { evaluateIfDirty(node) }
        settleElements()
    }

    private func evaluateIfDirty(_ node: _ViewNode) {
        guard node.isAlive, node.isDirty, !node.isAsleep else { return }
        if outdatedContents > 0, let content = node.outdatedContent {
            waiting[ObjectIdentifier(content), default: []].append(node)
            return
        }
        node.isDirty = false
        if node.reevaluate() { collecting.insert(node.parent) }
        diagnostics.settlePlace(node)
    }

    /// Lets a place collect its children's elements again in `settleElements`.
    func collect(_ place: _ViewNode?) { collecting.insert(place) }

    /// Passes all changed element lists on.
    func settleElements() {
        repeat {
            collectChangedElements()
            for place in subviewUses.settle() { collecting.insert(place.parent) }
        } while !collecting.isEmpty
    }

    /// Passes changed element lists on to the ancestors that include them: inner places first, each once, however many
    /// of its children have changed.
    private func collectChangedElements() {
        while let node = collecting.takeInnermost() {
            if node.isAlive, node.collectElements() { collecting.insert(node.parent) }
            diagnostics.settlePlace(node)
        }
    }

    /// Releases the places and elements that are kept in lists, because they retain this graph. Called when all views end.
    func forgetPlaces() {
        let ended = (dirty, lazyRuns, stayingElements, scrollHolders, scrollRequests, lateContents, record)
        (dirty, lazyRuns, stayingElements, scrollHolders, scrollRequests) = ([], [], [], [], [])
        (lateContents, record) = ([:], UpdateRecord())
        // What ends here may run code of clients, which may use the graph.
        withExtendedLifetime(ended) {}
    }

    private func collectObservedChanges() {
        let changes = observation.drain()
        for node in changes.nodes where node.isAlive { markDirty(node) }
        for state in changes.states { state.markReadersDirty() }
    }

    // MARK: Disappearance

    /// Queues an action for after the pass.
    func queueDisappearance(_ action: @escaping () -> Void) {
        disappearances.append(action)
    }

    func drainDisappearances() -> [() -> Void] {
        defer { disappearances.removeAll() }
        return disappearances
    }

    func forget(_ node: _ViewNode) {
        node.forgetReads()
    }
}

extension _ViewNode {
    /// The top of the outdated content around this place, or this place itself; nil if it is in none.
    fileprivate var outdatedContent: _ViewNode? {
        var place: _ViewNode? = self
        while let current = place, !current.isOutdated { place = current.parent }
        return place
    }
}
