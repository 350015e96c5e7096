/// A stage and what becomes of it, step by step.
struct Script: Equatable, Sendable {
    struct Step: Equatable, Sendable {
        var stage: Stage
        var route = Route.content
        /// Whether the host is brought up to date before the next step.
        var updates = true
        /// Whether sizes are asked for beside the layout.
        var measures = false
    }

    var seed: Int
    var first: Stage
    var steps: [Step]

    init(seed: Int, steps count: Int = 12) {
        self.seed = seed
        var generation = Generation(seed: seed)
        first = generation.stage()
        var stages = [first]
        steps = (0..<count).map { index in
            let stage = generation.edited(stages[index], earlier: stages)
            stages.append(stage)
            return Step(
                stage: stage,
                route: generation.dice.pick(Route.allCases),
                updates: generation.dice.roll(6) > 0,
                measures: generation.dice.roll(3) == 0
            )
        }
    }

    /// The script with a function applied to all of its stages.
    func mapped(_ change: (inout Stage) -> Void) -> Script {
        var script = self
        change(&script.first)
        for index in script.steps.indices { change(&script.steps[index].stage) }
        return script
    }

    var description: String {
        var text = "seed \(seed)\nfirst: \(first.description)"
        for (index, step) in steps.enumerated() {
            let marks = (step.updates ? "" : ", no update") + (step.measures ? ", measured" : "")
            text += "\nstep \(index + 1), by \(step.route.rawValue)\(marks): \(step.stage.description)"
        }
        return text
    }
}
