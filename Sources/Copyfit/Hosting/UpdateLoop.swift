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

    /// Runs passes until nothing is left to do, a cycle is found or the limit is reached. Always runs the first pass.
    mutating func run() -> UpdateReport {
        graph.record = UpdateRecord()
        graph.beginNesting()
        repeat {
            pass()
            let commits = graph.record.stateCommits
            runActions()
            if graph.record.stateCommits > commits { graph.record.committed.endRound() }
            if let cycle = graph.record.committed.cycleLength, graph.hasDirtyNodes {
                reportOscillation(length: cycle)
                break
            }
        } while graph.hasDirtyNodes && report.passes < maxPasses
        if report.converged && graph.hasDirtyNodes { reportNoConvergence() }
        return finish()
    }

    private mutating func pass() {
        report.passes += 1
        graph.update { graph.evaluateAndLayOut(root, layOut) }
        report.layoutPasses += 1
    }

    private mutating func runActions() {
        var queue = ActionQueue()
        graph.update { root.queueActionsInSubtree(&queue) }
        for entry in queue.entries {
            deliveries.append(entry)
            entry.run()
            report.actionsRun += 1
        }
        for action in graph.drainDisappearances() {
            action()
            report.actionsRun += 1
        }
    }

    // MARK: Report

    private mutating func finish() -> UpdateReport {
        graph.layout.settleScrolling()
        for (_, subjects) in deliveries.received where subjects.count > 2 {
            graph.diagnostics.report(
                .multipleUpdates,
                "An observer was called \(subjects.count) times in one update (SwiftUI: \"tried to update multiple "
                    + "times per frame\"): \(subjects.joined(separator: ", "))."
            )
        }
        for complaint in graph.layout.takeComplaints() { graph.diagnostics.report(.nonFiniteSize, complaint) }
        report.bodyEvaluations = graph.record.bodyEvaluations
        report.stateCommits = graph.record.stateCommits
        graph.record = UpdateRecord()
        return report
    }

    private mutating func reportOscillation(length: Int) {
        report.converged = false
        graph.diagnostics.report(
            .oscillation,
            "The views never settle: their states repeat every \(length) passes: "
                + graph.record.committed.description(ofLast: 2 * length) + "."
        )
    }

    private mutating func reportNoConvergence() {
        report.converged = false
        if let values = graph.record.committed.divergingValues {
            graph.diagnostics.report(
                .divergence,
                "The views did not settle in \(maxPasses) passes: a state went from \(values.first ?? 0) to "
                    + "\(values.last ?? 0) and on. Do not derive a size from itself."
            )
        } else {
            graph.diagnostics.report(
                .noConvergence,
                "The views did not settle in \(maxPasses) passes; the last layout is kept."
            )
        }
    }
}

/// What each observer was called with during one update.
private struct Deliveries {
    /// The observers in the order of their first calls. They are kept, so that no later observer has the identity of
    /// one that was removed.
    private(set) var received: [(observer: AnyObject, subjects: [String])] = []
    private var positions: [ObjectIdentifier: Int] = [:]

    mutating func append(_ entry: ActionQueue.Entry) {
        let id = ObjectIdentifier(entry.observer)
        if let position = positions[id] {
            received[position].subjects.append(entry.subject())
        } else {
            positions[id] = received.count
            received.append((entry.observer, [entry.subject()]))
        }
    }
}
