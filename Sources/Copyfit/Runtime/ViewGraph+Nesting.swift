import CopyfitLayout

/// How deep views may nest: as the stack of the running thread allows, and less where layout has run out of it.
struct NestingLimit {
    /// The lowest address of the stack that bringing views in may use.
    var stackLimit: UInt = 0

    /// The depth of the deepest places that are brought in.
    var depth = Int.max

    fileprivate var isReported = false

    init(stackLimit: UInt = 0) { self.stackLimit = stackLimit }
}

extension ViewGraph {
    /// Whether there is room for what is directly below a place.
    @inline(__always)
    func hasRoom(below node: _ViewNode) -> Bool {
        ThreadStack.position > nesting.stackLimit && node.depth < nesting.depth
    }

    /// Whether there is room for a walk down the tree to go deeper.
    var hasRoomForWalk: Bool {
        if ThreadStack.position > nesting.stackLimit { return true }
        reportNesting("A walk through them ends there.")
        return false
    }

    /// Reports, once per update, that views nest too deeply.
    func reportNesting(_ consequence: String) {
        if nesting.isReported { return }
        nesting.isReported = true
        diagnostics.report(
            .nestedTooDeeply,
            "Views are nested to a depth for which the stack of this thread is too small. \(consequence) Nest less, or use "
                + "the host on a thread with a larger stack."
        )
    }

    /// Begins an update, which finds out for itself how deep views may nest.
    func beginNesting() { nesting = NestingLimit(stackLimit: ThreadStack.limit) }

    /// Evaluates what is dirty and lays it out; as long as layout runs out of stack, leaves out the deepest quarter and
    /// starts anew.
    func evaluateAndLayOut(_ root: _ViewNode, _ layOut: () -> Void) {
        evaluateDirtyNodes()
        layOut()
        while layout.hasRunOutOfStack {
            layout.startAnew()
            layout.useStack(downTo: nesting.stackLimit)
            guard leaveOutDeepest(below: root) else { return }
            evaluateDirtyNodes()
            layOut()
        }
    }

    /// Marks for evaluation what contains the deepest places, which are left out from then on; false where none are left
    /// to be left out.
    private func leaveOutDeepest(below root: _ViewNode) -> Bool {
        let places = root.places()
        nesting.depth = places.reduce(0) { max($0, $1.depth) } * 3 / 4
        reportNesting("What is below depth \(nesting.depth) was left out.")
        for place in places where place.depth == nesting.depth + 1 { markDirtyUpwards(from: place) }
        return nesting.depth > 0
    }

    private func markDirtyUpwards(from place: _ViewNode) {
        var node = place.parent
        while let current = node, !current.isDirty {
            markDirty(current)
            node = current.parent
        }
    }

    /// Runs a function that asks the tree something between updates.
    func query<Result>(_ body: () -> Result) -> Result {
        guard acceptsWrites else { return body() }
        nesting.isReported = false
        nesting.stackLimit = ThreadStack.limit
        layout.useStack(downTo: nesting.stackLimit)
        defer {
            if layout.hasRunOutOfStack {
                reportNesting("What is below takes no room in the answer.")
                layout.startAnew()
            }
        }
        return body()
    }
}

extension _ViewPosition {
    /// Brings a view in here; nothing of it where there is no room for its depth.
    @inline(__always)
    func bringIn<Content: View>(_ content: Content) -> _ViewNode {
        bringIn { Content._reconcile(content, at: $0) }
    }

    /// Brings in here what a function does; nothing where there is no room for its depth.
    @inline(__always)
    func bringIn(_ reconcile: (_ViewPosition) -> _ViewNode) -> _ViewNode {
        parent.graph.hasRoom(below: parent) ? reconcile(self) : leaveOut()
    }

    private func leaveOut() -> _ViewNode {
        parent.graph.reportNesting("What is below depth \(parent.depth) was left out.")
        return node { LeftOutNode(at: $0) }
    }
}

/// The place of a view that was left out.
private final class LeftOutNode: _ViewNode {}
