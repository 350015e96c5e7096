import CopyfitLayout

extension ViewGraph {
    /// Whether there is stack for the places directly below a place.
    @inline(__always)
    func hasRoom(below node: _ViewNode) -> Bool {
        ThreadStack.position > viewUse.nesting.stackLimit && node.depth < viewUse.nesting.depth
    }

    /// Whether there is stack for a walk down the tree to go deeper.
    var hasRoomForWalk: Bool {
        if ThreadStack.position > viewUse.nesting.stackLimit { return true }
        reportNesting("A walk through them ends there.", at: nil)
        return false
    }

    /// Reports, once per update, that views nest too deeply.
    func reportNesting(_ consequence: String, at place: _ViewNode?) {
        if viewUse.nesting.isReported { return }
        viewUse.nesting.isReported = true
        diagnostics.report(
            .nestedTooDeeply,
            at: place,
            "Views are nested to a depth for which the stack of this thread is too small. \(consequence) "
                + "Nest less, or use "
                + "the host on a thread with a larger stack."
        )
    }

    /// Begins an update, which determines again how deep views may be nested.
    func beginNesting() { viewUse.nesting = NestingLimit(stackLimit: ThreadStack.limit) }

    /// Evaluates the dirty nodes and lays out. While layout runs out of stack, leaves out the deepest quarter and tries
    /// again.
    func evaluateAndLayOut(_ root: _ViewNode, _ layOutOnce: () -> Void) {
        func layOut() {
            layOutOnce()
            settleScrolling(layOutOnce)
        }
        evaluateDirtyNodes()
        layOut()
        while layout.hasRunOutOfStack {
            layout.startAnew()
            layout.useStack(downTo: viewUse.nesting.stackLimit)
            guard leaveOutDeepest(below: root) else { return }
            evaluateDirtyNodes()
            layOut()
        }
    }

    /// Marks the places around the deepest ones for evaluation, which then leaves the deepest out. False if there are
    /// no more places to leave out.
    private func leaveOutDeepest(below root: _ViewNode) -> Bool {
        let places = root.places()
        viewUse.nesting.depth = places.reduce(0) { max($0, $1.depth) } * 3 / 4
        let deepest = places.filter { $0.depth == viewUse.nesting.depth + 1 }
        reportNesting("What is below depth \(viewUse.nesting.depth) was left out.", at: deepest.first)
        for place in deepest { markDirtyUpwards(from: place) }
        return viewUse.nesting.depth > 0
    }

    private func markDirtyUpwards(from place: _ViewNode) {
        var node = place.parent
        while let current = node, !current.isDirty {
            markDirty(current)
            node = current.parent
        }
    }

    /// Runs a function that queries the tree between updates.
    func query<Result>(_ body: () -> Result) -> Result {
        guard viewUse.acceptsWrites else { return body() }
        viewUse.nesting.isReported = false
        viewUse.nesting.stackLimit = ThreadStack.limit
        layout.useStack(downTo: viewUse.nesting.stackLimit)
        defer {
            diagnostics.settlePlace(nil)
            if layout.hasRunOutOfStack {
                reportNesting("What is below takes no room in the answer.", at: nil)
                layout.startAnew()
            }
        }
        return use(body)
    }
}

extension _ViewPosition {
    /// Reconciles a view here; leaves it out if the stack has no room for its depth.
    @inline(__always)
    func bringIn<Content: View>(_ content: Content) -> _ViewNode {
        bringIn { Content._reconcile(content, at: $0) }
    }

    /// Reconciles here with a function; leaves the view out if the stack has no room for its depth.
    @inline(__always)
    func bringIn(_ reconcile: (_ViewPosition) -> _ViewNode) -> _ViewNode {
        let graph = parent.graph
        guard graph.hasRoom(below: parent) else { return leaveOut() }
        graph.diagnostics.settlePlace(parent)
        let place = reconcile(self)
        graph.diagnostics.settlePlace(place)
        return place
    }

    private func leaveOut() -> _ViewNode {
        parent.graph.reportNesting("What is below depth \(parent.depth) was left out.", at: parent)
        return node { LeftOutNode(at: $0) }
    }
}

/// The place of a view that was left out.
private final class LeftOutNode: _ViewNode {}
