import CopyfitLayout

import Copyfit
@testable import CopyfitViews

/// What went wrong in a script.
struct Failure: Equatable {
    /// The kind of fault: a script is shrunk to one with the same.
    var law: String
    var step: Int
    var detail: String
}

/// Runs a script: after every step the host that was updated is held against a fresh one.
struct Trial {
    private let script: Script
    private let subject: Subject
    private var identities = IdentityModel()
    /// How often both hosts came to rest, and how often neither did.
    private(set) var (settled, unsettled) = (0, 0)
    /// How many places of states were compared with the model, and how many it does not know.
    var comparedPlaces: Int { identities.compared }
    var uncertainPlaces: Int { identities.uncertain }

    static func failure(of script: Script) -> Failure? {
        var trial = Trial(script)
        return trial.run()
    }

    init(_ script: Script) {
        self.script = script
        subject = Subject(script.first)
    }

    mutating func run() -> Failure? {
        if let failure = check(script.first, measures: false, at: 0) { return failure }
        var stage = script.first
        for (index, step) in script.steps.enumerated() {
            subject.apply(step.stage, from: stage, by: step.route)
            stage = step.stage
            guard step.updates || index == script.steps.count - 1 else { continue }
            if let failure = check(stage, measures: step.measures, at: index + 1) { return failure }
        }
        return nil
    }

    private mutating func check(_ stage: Stage, measures: Bool, at step: Int) -> Failure? {
        let fresh = Subject(stage)
        let isSettled = (update(subject), update(fresh))
        guard isSettled.0 == isSettled.1 else {
            return Failure(law: "settling", step: step, detail: "updated \(isSettled.0), fresh \(isSettled.1)")
        }
        guard isSettled.0 else {
            unsettled += 1
            identities.skip()
            return nil
        }
        settled += 1
        if let detail = Snapshot(subject).difference(from: Snapshot(fresh)) {
            return Failure(law: "frames", step: step, detail: detail)
        }
        if measures, let detail = differentSizes(fresh) { return Failure(law: "sizes", step: step, detail: detail) }
        if measures, let detail = Snapshot(subject).difference(from: Snapshot(fresh)) {
            return Failure(law: "frames after measuring", step: step, detail: detail)
        }
        if let fault = (subject.desk.faults + fresh.desk.faults).first {
            return Failure(law: "presence", step: step, detail: fault)
        }
        if let fault = subject.host.findInconsistency() {
            return Failure(law: "consistency", step: step, detail: fault)
        }
        let passes = subject.host.updateUnchecked().passes
        if passes > 0 { return Failure(law: "rest", step: step, detail: "\(passes) passes of a second update") }
        return identities.fault(in: stage.root, marks: subject.host.preference(TokenList.self))
            .map { Failure(law: "identity", step: step, detail: $0) }
    }

    /// Brings a host to rest; false when it does not come to rest.
    private func update(_ subject: Subject) -> Bool {
        let report = subject.host.updateUnchecked()
        return report.converged
    }

    private func differentSizes(_ fresh: Subject) -> String? {
        let proposals: [ProposedViewSize] = [
            .zero, .unspecified, .infinity, .init(width: 77, height: nil), .init(width: 150, height: 100),
            .init(width: nil, height: 60),
        ]
        for proposal in proposals {
            let (size, expected) = (subject.host.size(for: proposal), fresh.host.size(for: proposal))
            let (width, height) = (abs(size.width - expected.width), abs(size.height - expected.height))
            if width > 1e-6 || height > 1e-6 { return "for \(proposal): \(size), fresh \(expected)" }
        }
        return nil
    }
}
