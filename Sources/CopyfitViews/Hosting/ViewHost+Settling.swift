import Dispatch

extension ViewHost {
    /// Updates, runs what is waiting, and updates again whenever a state has changed, until nothing is waiting or the
    /// timeout is over.
    ///
    /// It waits for the tasks of views, for tasks that actions began with `Task` and those begun in them, for work that
    /// they put off with `DispatchQueue.asyncAfter(deadline:execute:)`, and for work on the main queue. If one piece of
    /// that work queues the next, it waits for up to eight in a row without a change between them. It does not wait for
    /// timelines and for timers that views follow with `onReceive`: their number and places are reported as
    /// `timers-pending`. It cannot know of detached tasks, other timers and work on other queues: what they write counts
    /// in the next update. Tasks that still run after the timeout keep running until their views disappear.
    ///
    /// ``UpdateReport/converged`` says whether the views settled in time, with nothing left to wait for. A call from a
    /// task that it would wait for (one that an action or a view of the host began) does not wait: it only updates,
    /// reports `reentrant-update` and sets `converged` to false.
    ///
    /// It looks for changes every millisecond. The report adds up all updates.
    @preconcurrency @MainActor
    public func settle(timeout: Duration) async -> UpdateReport {
        guard !graph.tasks.holdCurrentTask else { return updateInsideTask() }
        let end = ContinuousClock.now + timeout
        var report = update()
        var quietRounds = 0
        repeat {
            graph.tasks.counting { graph.tasks.ofViews.forEach { $0.ticket.start() } }
            await Self.runMainQueue()
            if graph.tasks.pendingCount > 0 { try? await Task.sleep(for: .milliseconds(1)) }
            // Read before the update, which then sees everything that finished tasks have written.
            let isPending = graph.tasks.pendingCount > 0
            let later = update()
            report.add(later)
            quietRounds = isPending || later.passes > 0 ? 0 : quietRounds + 1
        } while quietRounds < Self.quietRoundsAtRest && ContinuousClock.now < end
        report.converged = report.converged && quietRounds >= Self.quietRoundsAtRest
        report.pendingTasks = graph.tasks.pendingCount
        if report.pendingTasks == 0 { report.diagnostics.removeAll { $0.code == .tasksPending } }
        report.diagnostics.removeAll { $0.code == .timersPending }
        graph.reportPendingTimers()
        report.diagnostics += graph.takeDiagnostics()
        return report
    }

    @MainActor
    private func updateInsideTask() -> UpdateReport {
        graph.diagnostics.report(
            .reentrantUpdate,
            "A host was asked to settle from within a task that it would wait for; it was updated only. "
                + "Call update() there."
        )
        var report = update()
        report.converged = false
        return report
    }

    private static var quietRoundsAtRest: Int { 8 }

    /// Runs everything that is waiting on the main queue now.
    private static func runMainQueue() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}

extension ViewGraph {
    /// Reports the number and the places of the views that wait for time to pass.
    func reportPendingTimers() {
        guard timers.count > 0 else { return }
        let number = timers.count == 1 ? "1 view waits" : "\(timers.count) views wait"
        let message =
            "\(number) for time to pass, and a host waits for none: set the states that the timers would change, or give "
            + "the timelines the dates to show."
        for place in timers.places { diagnostics.report(.timersPending, at: place, message) }
    }
}

extension UpdateReport {
    /// Adds the figures of a later update.
    fileprivate mutating func add(_ later: UpdateReport) {
        passes += later.passes
        bodyEvaluations += later.bodyEvaluations
        layoutPasses += later.layoutPasses
        actionsRun += later.actionsRun
        pendingTimers = later.pendingTimers
        stateCommits += later.stateCommits
        converged = later.converged
        diagnostics += later.diagnostics.filter { !diagnostics.contains($0) }
    }
}
