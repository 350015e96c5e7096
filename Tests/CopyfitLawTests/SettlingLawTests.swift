import Testing

import Copyfit
@testable import CopyfitViews

/// Incremental equals fresh where tasks take part: both hosts settle after every step.
@MainActor
struct SettlingLawTests {
    /// The first scripts with a task in them.
    private var scripts: [Script] {
        let all = (0..<400).lazy.map { Script(seed: 100_000 + $0) }
        return Array(all.filter { ([$0.first] + $0.steps.map(\.stage)).contains(where: \.hasTasks) }.prefix(20))
    }

    @Test("After every step a host that settled shows what a fresh one shows that settled")
    func settledEqualsFresh() async {
        for script in scripts {
            let subject = Subject(script.first)
            var stage = script.first
            for (index, step) in script.steps.enumerated() {
                subject.apply(step.stage, from: stage, by: step.route)
                stage = step.stage
                guard step.updates else { continue }
                let fresh = Subject(stage)
                let report = await subject.host.settle(timeout: .seconds(3600))
                let freshReport = await fresh.host.settle(timeout: .seconds(3600))
                #expect(report.converged == freshReport.converged, "seed \(script.seed), step \(index + 1)")
                #expect(report.pendingTasks == 0 && freshReport.pendingTasks == 0)
                guard report.converged else { break }
                let difference = Snapshot(subject).difference(from: Snapshot(fresh))
                #expect(difference == nil, "seed \(script.seed), step \(index + 1)")
                if difference != nil { return }
            }
        }
    }
}

extension Stage {
    fileprivate var hasTasks: Bool {
        root.all.contains { $0.kind == .observer(.task) || $0.kind == .observer(.taskID) }
    }
}
