import CopyfitLayout

/// The tree of one host: which node is being evaluated, which nodes are dirty, what has been counted.
///
/// Used by one thread at a time.
final class ViewGraph {
    let layout = LayoutTree()

    /// Used by states, which may outlive the graph.
    let door = GraphDoor()

    let diagnostics: DiagnosticSink

    /// The place of the host's root view.
    weak var root: RootNode?

    var viewUse = ViewUse()
    var containers = ContainerFacts()
    var record = UpdateRecord()
    let tasks = HostTasks()
    let timers = HostTimers()
    let scrolling = ScrolledContent()
    let subviewUses = SubviewUses()
    let presence = Presence()
    var sideTables = SideTables()

    var changes = PendingChanges()
    var lateContents = LateContents()
    private var reads = StateReads()

    /// The place that is being evaluated. By itself, because reading it then needs no check for exclusive access.
    private var reader: _ViewNode?

    /// The layout node whose function runs, unless a place is being evaluated.
    private var readingLayoutNode = LayoutNodeID.none

    /// How often a walk over the actions of a pass has begun or ended. Nothing changes during one.
    var actionWalks = 0

    var endings = Endings()

    #if DEBUG
        /// What has been done so far, to measure the cost of a change.
        var counts = WorkCounts()
    #endif

    init() {
        diagnostics = DiagnosticSink { [door] in door.graphInside != nil }
        door.open(to: self)
        layout.provideContent = { [unowned self] node in lateContents[node]?.provideLateContent() }
        layout.runFunction = { [unowned self] node, function in follow(node, function) }
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
        return door.inbox.track(node, body)
    }

    /// Runs a function of the program that a layout node calls: when a state or an observable object that it reads changes, the
    /// node is laid out again.
    private func follow(_ node: LayoutNodeID, _ function: () -> Void) {
        let outer = (reader, readingLayoutNode)
        (reader, readingLayoutNode) = (nil, node)
        defer { (reader, readingLayoutNode) = outer }
        door.enter { door.inbox.track(node, function) }
    }

    /// Runs a function during which states cannot be written.
    func update<Result>(_ body: () -> Result) -> Result {
        viewUse.nesting.stackLimit = ThreadStack.limit
        layout.useStack(downTo: viewUse.nesting.stackLimit)
        viewUse.acceptsWrites = false
        defer {
            viewUse.acceptsWrites = true
            diagnostics.settlePlace(nil)
            if layout.hasRunOutOfStack { layout.startAnew() }
            giveUpEndedPlaces()
        }
        return door.enter(body)
    }

    func countBodyEvaluation() {
        record.bodyEvaluations += 1
    }

    // MARK: State

    func noteRead(of box: AnyStateBox) {
        if let reader {
            note(reader, reads: box)
        } else if readingLayoutNode != .none {
            box.addReader(readingLayoutNode, in: layout)
        } else if !viewUse.acceptsWrites {
            box.noteReadElsewhere()
        }
    }

    private func note(_ place: _ViewNode, reads box: AnyStateBox) {
        if reads.contains(box, by: place) { return }
        // Before the change of the reads, because the state may move its readers.
        let position = box.addReader(place)
        reads.add(box, at: position, by: place)
    }

    /// Records that a state has moved a place among its readers.
    func moveRead(of box: AnyStateBox, by place: _ViewNode, to position: Int) {
        reads.move(box, by: place, to: position)
    }

    func forgetReads(of place: _ViewNode) {
        for (state, position) in reads.take(by: place) { state.removeReader(at: position) }
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
        return viewUse.isResized || changes.haveDirtyPlaces || changes.layoutNodes.contains(where: layout.isLive)
            || !scrolling.requests.isEmpty || !subviewUses.areSettled
    }

    func markDirty(_ node: _ViewNode) { changes.markDirty(node) }

    func markDirty(_ node: LayoutNodeID) { changes.layoutNodes.append(node) }

    /// Evaluates the dirty nodes, ancestors first, those of the same depth in the order in which they became dirty;
    /// nodes that an ancestor has evaluated already are clean and are skipped. Those in rows that sleep, and in late content that
    /// is to be made again, stay dirty.
    func evaluateDirtyNodes() {
        collectObservedChanges()
        for node in changes.takeLayoutNodes() where layout.isLive(node) { layout.invalidate(node) }
        for node in changes.takeDirty() { evaluateIfDirty(node) }
        settleElements()
    }

    /// Evaluates what has become dirty in a row while that slept.
    func evaluateWoken(_ row: _ViewNode) {
        for node in row.places() { evaluateIfDirty(node) }
    }

    /// Evaluates what has become dirty in late content, now that it was made again.
    func evaluateRenewed(_ content: _ViewNode?) {
        guard let nodes = content.flatMap({ lateContents.takeWaiting(in: $0) }) else { return }
        for node in nodes { evaluateIfDirty(node) }
        settleElements()
    }

    private func evaluateIfDirty(_ node: _ViewNode) {
        guard node.isAlive, node.isDirty, !node.isAsleep else { return }
        if containers.outdatedContents > 0, lateContents.wait(node) { return }
        node.isDirty = false
        if node.reevaluate() { changes.collections.insert(node.parent) }
        diagnostics.settlePlace(node)
    }

    /// Lets a place collect its children's elements again in `settleElements`.
    func collect(_ place: _ViewNode?) { changes.collections.insert(place) }

    /// Passes all changed element lists on.
    func settleElements() {
        repeat {
            collectChangedElements()
            for place in subviewUses.settle() { changes.collections.insert(place.parent) }
        } while !changes.collections.isEmpty
    }

    /// Passes changed element lists on to the ancestors that include them: inner places first, each once, however many
    /// of its children have changed.
    private func collectChangedElements() {
        while let node = changes.collections.takeInnermost() {
            if node.isAlive, node.collectElements() { changes.collections.insert(node.parent) }
            diagnostics.settlePlace(node)
        }
    }

    private func collectObservedChanges() {
        let observed = door.inbox.drain()
        for node in observed.places where node.isAlive { markDirty(node) }
        observed.layoutNodes.forEach(markDirty)
        for state in observed.states { state.markReadersDirty(in: self) }
    }

    // MARK: Endings

    func keepEnded(_ places: [_ViewNode]) { endings.keep(places) }

    func giveUpEndedPlaces() {
        if endings.hasPlaces { diagnostics.describePlaces { !$0.isAlive } }
        let removed = (changes.takeRemovedPlaces(), lateContents.takeRemovedPlaces(), endings.takePlaces())
        // What ends here may run code of clients, which may use the graph.
        withExtendedLifetime(removed) {}
    }

    /// Queues an action for after the pass.
    func queueDisappearance(_ action: @escaping () -> Void) { endings.queueDisappearance(action) }

    func drainDisappearances() -> [() -> Void] { endings.takeDisappearances() }

    func forget(_ node: _ViewNode) {
        node.forgetReads()
    }
}
