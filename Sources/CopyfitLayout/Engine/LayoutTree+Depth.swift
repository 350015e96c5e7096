/// Nests that are deeper than the stack of the thread.
///
/// Every function that goes down the tree by calling itself asks first whether the stack has room. If it has none,
/// all of them return at once; the layout under way is then worthless, and the host discards it with `startAnew`.
extension LayoutTree {
    /// Sets how far down the stack may be used from now on; 0 is no limit. Called before each entry from a new place.
    package func useStack(downTo limit: UInt) { stackLimit.value = limit }

    /// Whether a nest was too deep since the limit was set.
    package var hasRunOutOfStack: Bool { stackLimit.value == .max }

    /// Runs an entry from outside. Unless a host has set a limit, and answers for what is too deep, the limit is that of
    /// the thread, and what was too deep is noted for a report.
    func guardingStack<Result>(_ node: Int32, _ enter: (Int32) -> Result) -> Result {
        if stackLimit.value != 0 || isAnswering.value { return enter(node) }
        useStack(downTo: ThreadStack.limit)
        isAnswering.value = provideContent == nil
        defer {
            useStack(downTo: 0)
            isAnswering.value = false
        }
        let result = enter(node)
        if hasRunOutOfStack {
            startAnew()
            complain(node, "Nodes are nested too deeply, so the layout is worthless", "the thread a larger stack")
        }
        return result
    }

    /// Stops the program if a leaf or a layout of a client without a host is running, which must leave the tree as it is.
    @inline(__always)
    func requireNoAnswerUnderWay() {
        precondition(
            !isAnswering.value,
            "A leaf or a layout changed its tree while the tree was being measured or laid out."
        )
    }

    /// Whether the stack has room for going a level deeper. Once it has none, it has none until the limit is set
    /// again.
    @inline(__always)
    var hasRoom: Bool { ThreadStack.position > stackLimit.value || runOutOfStack() }

    @inline(never)
    private func runOutOfStack() -> Bool {
        stackLimit.value = .max
        return false
    }

    /// Forgets all answers and everything derived from them. Linear in the size of the tree.
    package func startAnew() {
        for node in 0..<Int32(nodes.count) where isLive(node) {
            forgetAnswers(of: node)
            nodes[Int(node)].flags.insert(.needsPlacement)
        }
        forgetGuides()
    }
}
