import CopyfitLayout

/// The tree of one host: which node is being evaluated, which nodes are dirty, what has been counted.
///
/// Used by one thread at a time.
final class ViewGraph {
    let layout = LayoutTree()

    /// For states, which may outlive the graph.
    let door: GraphDoor

    /// The nodes whose content waits for their place to be known.
    var lateContents: [LayoutNodeID: any LateContent] = [:]

    let subviewUses = SubviewUses()

    let diagnostics = DiagnosticSink()
    let observation = ObservationInbox()
    var record = UpdateRecord()

    /// Whether containers with dynamic content contribute defaults.
    var strictDynamicDefaults = false

    /// Whether there has been a section anywhere.
    var hasSections = false

    /// The preference keys whose reducers were looked at.
    var checkedReducers: Set<ObjectIdentifier> = []

    /// The tasks of views that are there, in the order of appearance.
    var tasks: [TaskTicket] = []

    /// The tasks that actions began.
    let begunTasks = TaskCensus()

    /// How many tasks are not over; those that actions began count as one, and only where no view has one.
    var pendingTaskCount: Int {
        tasks.removeAll(where: \.isOver)
        return tasks.isEmpty && begunTasks.hasLiveTasks ? 1 : tasks.count
    }

    /// False while views are evaluated and laid out.
    private(set) var acceptsWrites = true
    private var reader: _ViewNode?
    private var dirty: [_ViewNode] = []
    private var disappearances: [() -> Void] = []
    private var collecting = PendingCollections()

    #if DEBUG
        /// How many elements were put into lists so far, to count what a change costs.
        var listedElements = 0
    #endif

    init() {
        door = GraphDoor(inbox: observation)
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
    /// What earlier evaluations read counts no more, unless this one is a further part of the same evaluation.
    func evaluate<Result>(_ node: _ViewNode, keepsReads: Bool = false, _ body: () -> Result) -> Result {
        if !keepsReads { node.forgetReads() }
        node.isDirty = false
        let outer = reader
        reader = node
        defer { reader = outer }
        return observation.track(node, body)
    }

    /// Runs a function during which states refuse to be written.
    func update<Result>(_ body: () -> Result) -> Result {
        nesting.stackLimit = ThreadStack.limit
        layout.useStack(downTo: nesting.stackLimit)
        acceptsWrites = false
        defer {
            acceptsWrites = true
            if layout.hasRunOutOfStack { layout.startAnew() }
            giveUpEndedPlaces()
        }
        return door.enter(body)
    }

    func countBodyEvaluation() {
        record.bodyEvaluations += 1
    }

    // MARK: Depth

    /// What the update under way has found out about how deep views may nest.
    var nesting = NestingLimit()

    /// The places whose life has ended, outer ones before those below them; given up at the end of a pass, each when
    /// nobody needs those below it any more.
    private var endedPlaces: [_ViewNode] = []

    func keepEnded(_ places: [_ViewNode]) { endedPlaces += places }

    func giveUpEndedPlaces() {
        dirty.removeAll { !$0.isAlive }
        endedPlaces.removeAll()
    }

    // MARK: State

    func noteRead(of box: AnyStateBox) {
        reader?.noteRead(of: box)
    }

    func willCommit(_ box: AnyStateBox) {
        record.willCommit(box)
    }

    // MARK: Dirty nodes

    var hasDirtyNodes: Bool {
        collectObservedChanges()
        return !subviewUses.areSettled || dirty.contains { $0.isAlive && $0.isDirty }
    }

    func markDirty(_ node: _ViewNode) {
        guard !node.isDirty else { return }
        node.isDirty = true
        dirty.append(node)
    }

    /// Evaluates the dirty nodes, ancestors first; what an ancestor has evaluated on the way is clean by then.
    func evaluateDirtyNodes() {
        collectObservedChanges()
        let nodes = dirty.sorted { $0.depth < $1.depth }
        dirty.removeAll()
        for node in nodes where node.isAlive && node.isDirty {
            node.isDirty = false
            if node.reevaluate() { collecting.insert(node.parent) }
        }
        repeat {
            collectChangedElements()
            for place in subviewUses.settle() { collecting.insert(place.parent) }
        } while !collecting.isEmpty
    }

    /// Passes changed element lists on to the ancestors that repeat them: inner places first, each once, however many
    /// of its children have changed.
    private func collectChangedElements() {
        while let node = collecting.takeInnermost() {
            if node.isAlive, node.collectElements() { collecting.insert(node.parent) }
        }
    }

    /// Gives up the nodes that wait to be evaluated, which hold this graph: for the end of all views.
    func forgetDirtyNodes() { dirty.removeAll() }

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
