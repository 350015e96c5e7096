extension UpdateLoop {
    func reportOscillation(length: Int) {
        let places = courses(inLast: length)
        graph.diagnostics.report(
            .oscillation,
            at: places,
            "\(words(places)): the views never settle, because their states repeat every \(length) passes. Do not set a "
                + "state to what depends on it."
        )
    }

    func reportNoConvergence() {
        let growing = graph.record.committed.divergingStates.prefix(8).map(graph.describe)
        guard growing.isEmpty else {
            return graph.diagnostics.report(
                .divergence,
                at: growing,
                "\(words(growing)): the views did not settle in \(maxPasses) passes. Do not derive a size from itself."
            )
        }
        let places = courses(inLast: 2)
        let course = places.isEmpty ? "" : words(places) + ": "
        let end = "he views did not settle in \(maxPasses) passes; the last layout is kept."
        graph.diagnostics.report(.noConvergence, at: places, course + (course.isEmpty ? "T" : "t") + end)
    }

    /// The states that changed in the last rounds; at most eight.
    private func courses(inLast count: Int) -> [Diagnostic.Place] {
        graph.record.committed.changes(inLast: count).prefix(8).map(graph.describe)
    }

    private func words(_ places: [Diagnostic.Place]) -> String {
        let words = places.prefix(4).map(\.course).joined(separator: "; ")
        return places.count > 4 ? words + "; and more states" : words
    }
}
