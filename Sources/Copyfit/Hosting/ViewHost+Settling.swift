import Dispatch

extension ViewHost {
    /// Updates, runs what waits, and updates again whenever a state has changed, until all is quiet or a time is over.
    ///
    /// Waited for are the tasks of views, tasks that actions began with `Task` and those begun in them, and work on the
    /// main queue, also where one piece of it puts the next there, up to eight without a change between them. Not waited
    /// for are detached tasks, timers and work on other queues, of which nothing can be known: what they write counts in
    /// the next update. Tasks still running when the time is over stay so until their views disappear.
    ///
    /// ``UpdateReport/converged`` says whether the views were seen at rest, with nothing left to wait for, before the time was
    /// over. Called from a task that it would wait for, one that an action of the host or a view of it began, it waits for
    /// nothing: it updates, reports `reentrant-update` and does not call that settled.
    ///
    /// Looks for changes every millisecond. The report adds up all updates.
    @preconcurrency @MainActor
    public func settle(timeout: Duration) async -> UpdateReport {
        guard !graph.begunTasks.holdCurrentTask else { return updateInsideTask() }
        let end = ContinuousClock.now + timeout
        var report = update()
        var quietRounds = 0
        repeat {
            graph.begunTasks.counting { graph.tasks.forEach { $0.start() } }
            await Self.runMainQueue()
            if graph.pendingTaskCount > 0 { try? await Task.sleep(for: .milliseconds(1)) }
            // Asked before the update: it sees what a task wrote that is over by now.
            let isPending = graph.pendingTaskCount > 0
            let later = update()
            report.add(later)
            quietRounds = isPending || later.passes > 0 ? 0 : quietRounds + 1
        } while quietRounds < Self.quietRoundsAtRest && ContinuousClock.now < end
        report.converged = report.converged && quietRounds >= Self.quietRoundsAtRest
        report.pendingTasks = graph.pendingTaskCount
        if report.pendingTasks == 0 { report.diagnostics.removeAll { $0.code == .tasksPending } }
        return report
    }

    @MainActor
    private func updateInsideTask() -> UpdateReport {
        graph.diagnostics.report(
            .reentrantUpdate,
            "A host was asked to settle from within a task that it would wait for; it was updated only. Call update() there."
        )
        var report = update()
        report.converged = false
        return report
    }

    private static var quietRoundsAtRest: Int { 8 }

    /// Lets everything run that waits on the main queue by now.
    private static func runMainQueue() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}

extension UpdateReport {
    /// Takes a later update into account.
    fileprivate mutating func add(_ later: UpdateReport) {
        passes += later.passes
        bodyEvaluations += later.bodyEvaluations
        layoutPasses += later.layoutPasses
        actionsRun += later.actionsRun
        stateCommits += later.stateCommits
        converged = later.converged
        diagnostics += later.diagnostics.filter { !diagnostics.contains($0) }
    }
}
