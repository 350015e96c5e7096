import CopyfitLayout
import Foundation

/// Runs passes of evaluation and layout, each followed by the actions that result from it, until nothing is dirty.
struct UpdateLoop {
    let graph: ViewGraph
    let root: RootNode
    let maxPasses: Int
    let layOut: () -> Void

    private var report = UpdateReport()
    private var deliveries = Deliveries()

    init(graph: ViewGraph, root: RootNode, maxPasses: Int, layOut: @escaping () -> Void) {
        self.graph = graph
        self.root = root
        self.maxPasses = maxPasses
        self.layOut = layOut
    }

    /// Runs passes until nothing is left to do, the host is closed, a cycle is found or the limit is reached. Always runs the
    /// first pass.
    mutating func run() -> UpdateReport {
        graph.record = UpdateRecord()
        graph.beginNesting()
        repeat {
            pass()
            let commits = graph.record.stateCommits
            runActions()
            if graph.record.stateCommits > commits { graph.record.committed.endRound() }
            if graph.viewUse.isClosing { return finish() }
            if let cycle = graph.record.committed.cycleLength, graph.hasChanges {
                report.converged = false
                reportOscillation(length: cycle)
                break
            }
        } while graph.hasChanges && report.passes < maxPasses
        if report.converged && graph.hasChanges {
            report.converged = false
            reportNoConvergence()
        }
        if let rows = graph.record.unsettledRows { reportUnsettled(rows) }
        return finish()
    }

    private mutating func pass() {
        report.passes += 1
        graph.viewUse.isResized = false
        graph.update { graph.evaluateAndLayOut(root, layOut) }
        report.layoutPasses += 1
    }

    private mutating func runActions() {
        var queue = ActionQueue()
        graph.update { root.queueActionsInSubtree(&queue) }
        for entry in queue.entries {
            deliveries.append(entry)
            entry.run()
            graph.diagnostics.settlePlace(entry.place)
            report.actionsRun += 1
        }
        for action in graph.drainDisappearances() {
            action()
            graph.diagnostics.settlePlace(nil)
            report.actionsRun += 1
        }
    }

    // MARK: Report

    private mutating func reportUnsettled(_ rows: _ViewNode) {
        report.converged = false
        graph.diagnostics.report(
            .noConvergence,
            at: rows,
            "The size of the list depends on the rows it makes, and the rows it makes depend on its size; they never settle. "
                + "Give the list a size that does not depend on its rows."
        )
    }

    private mutating func finish() -> UpdateReport {
        graph.layout.settleScrolling()
        for (place, subjects) in deliveries.received where subjects.count > 2 {
            let words = inBrief(subjects) { brief($0(), 100) }.joined(separator: ", ")
            graph.diagnostics.report(
                .multipleUpdates,
                at: place,
                "An observer was called \(subjects.count) times in one update (SwiftUI: \"tried to update multiple "
                    + "times per frame\"): \(words)."
            )
        }
        for complaint in graph.layout.takeComplaints() {
            graph.diagnostics.report(.nonFiniteSize, at: graph.place(of: complaint.node), complaint.sentence)
        }
        if report.converged { graph.reportPinnedFrames() }
        report.bodyEvaluations = graph.record.bodyEvaluations
        report.stateCommits = graph.record.stateCommits
        graph.record = UpdateRecord()
        return report
    }
}

/// What each observer was called with during one update.
private struct Deliveries {
    /// The places of the observers in the order of their first calls, and what they were called with, which is described
    /// only for a report.
    private(set) var received: [(place: _ViewNode?, subjects: [() -> String])] = []
    /// The observers are kept, so that no later one has the identity of one that was removed.
    private var observers: [AnyObject] = []
    private var positions: [ObjectIdentifier: Int] = [:]

    mutating func append(_ entry: ActionQueue.Entry) {
        let id = ObjectIdentifier(entry.observer)
        if let position = positions[id] {
            received[position].subjects.append(entry.subject)
        } else {
            positions[id] = received.count
            received.append((entry.place, [entry.subject]))
            observers.append(entry.observer)
        }
    }
}
