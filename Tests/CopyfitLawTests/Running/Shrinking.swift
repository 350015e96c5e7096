/// Makes a failing script smaller for as long as it fails in the same way.
struct Shrinking {
    private(set) var script: Script
    private(set) var failure: Failure
    private var runsLeft: Int

    init(_ script: Script, _ failure: Failure, runs: Int = 3000) {
        self.script = script
        self.failure = failure
        runsLeft = runs
    }

    mutating func run() {
        var old = -1
        while cost != old, runsLeft > 0 {
            old = cost
            cutSteps()
            cutNodes()
            hoistNodes()
            simplifyHost()
            simplifyParameters()
        }
    }

    private var cost: Int {
        script.steps.reduce(weight(script.first)) {
            $0 + weight($1.stage) + ($1.updates ? 0 : 1) + ($1.measures ? 1 : 0)
        }
    }

    private func weight(_ stage: Stage) -> Int {
        stage.root.all.reduce(0) { $0 + 100 + $1.a + $1.b + $1.c }
    }

    /// Takes a script over when it fails in the same way.
    @discardableResult
    private mutating func attempt(_ candidate: Script) -> Bool {
        guard runsLeft > 0, candidate != script else { return false }
        runsLeft -= 1
        guard let new = Trial.failure(of: candidate), new.law == failure.law else { return false }
        (script, failure) = (candidate, new)
        return true
    }

    private mutating func cutSteps() {
        var short = script
        short.steps.removeLast(max(0, short.steps.count - failure.step))
        attempt(short)
        for index in script.steps.indices.reversed() where index < script.steps.count {
            var candidate = script
            candidate.steps.remove(at: index)
            if attempt(candidate) { continue }
            candidate = script
            candidate.steps[index].route = .content
            attempt(candidate)
            candidate = script
            candidate.steps[index].updates = true
            attempt(candidate)
            candidate = script
            candidate.steps[index].measures = false
            attempt(candidate)
        }
        while let next = script.steps.first {
            var candidate = script
            candidate.first = next.stage
            candidate.steps.removeFirst()
            if !attempt(candidate) { break }
        }
    }

    private var nodes: [Int] {
        let all = [script.first.root] + script.steps.map(\.stage.root)
        return Set(all.flatMap { $0.all.dropFirst().map(\.id) }).sorted()
    }

    private mutating func cutNodes() {
        for id in nodes { attempt(script.mapped { $0.root.delete(id) }) }
    }

    private mutating func hoistNodes() {
        for id in nodes { attempt(script.mapped { $0.root.hoist(id) }) }
    }

    private mutating func simplifyHost() {
        attempt(script.mapped { $0.width = 300 })
        attempt(script.mapped { $0.height = 400 })
        attempt(script.mapped { $0.isRightToLeft = false })
        attempt(script.mapped { $0.isDark = false })
        attempt(script.mapped { $0.typeSize = 0 })
        attempt(script.mapped { $0.theme = 1 })
        attempt(script.mapped { $0.isFramed = false })
    }

    private mutating func simplifyParameters() {
        for id in nodes {
            for parameter in [\Sketch.a, \Sketch.b, \Sketch.c] {
                attempt(script.mapped { $0.root.change(id) { $0[keyPath: parameter] = 0 } })
            }
            attempt(script.mapped { $0.root.change(id) { $0.kind = .leaf(.color) } })
            attempt(script.mapped { $0.root.change(id) { $0.kind = .repetition(.group) } })
            attempt(script.mapped { $0.root.change(id) { $0.kind = .stack(.vStack) } })
        }
    }
}
