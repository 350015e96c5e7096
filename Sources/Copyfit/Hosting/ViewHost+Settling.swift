extension ViewHost {
    /// Updates, runs the tasks of the views that are there, and updates again whenever a state has changed, until no
    /// task is left or a time is over; tasks still running then stay so until their views disappear.
    ///
    /// Looks for changes every millisecond. The report adds up all updates.
    @MainActor
    public func settle(timeout: Duration) async -> UpdateReport {
        let end = ContinuousClock.now + timeout
        var report = update()
        while !graph.tasks.isEmpty {
            graph.tasks.forEach { $0.start() }
            try? await Task.sleep(for: .milliseconds(1))
            graph.tasks.removeAll(where: \.isOver)
            report.add(update())
            if ContinuousClock.now >= end { break }
        }
        report.pendingTasks = graph.tasks.count
        if graph.tasks.isEmpty { report.diagnostics.removeAll { $0.code == .tasksPending } }
        return report
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
