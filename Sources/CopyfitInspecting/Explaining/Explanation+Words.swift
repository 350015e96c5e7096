import CopyfitExplaining
import CopyfitFit

extension Explanation: CustomStringConvertible {
    /// The explanation in at most a dozen lines.
    public var description: String {
        let more = steps.count - Self.stepLimit
        let shown =
            more > 0
            ? steps.prefix(3).map(\.words) + ["  … \(more) more"] + steps.suffix(Self.stepLimit - 3).map(\.words)
            : steps.map(\.words)
        return (["\(view.words) is \(Points.text(length)) pt \(side.adjective)."] + shown + [decided] + ends)
            .joined(separator: "\n")
    }

    /// How many steps are shown.
    private static let stepLimit = 7

    private var decided: String {
        "\(decision.view.words) decides, by layout rule \(decision.rule): \(decision.reason)."
    }

    private var ends: [String] {
        let changes = changes.prefix(2).map { $0.words(of: view, side) }
        let repairs = repairs.map(\.words).joined(separator: "; ")
        return changes + (repairs.isEmpty ? [] : ["Its text fits with: \(repairs)."])
    }
}

extension Explanation.Side {
    fileprivate var adjective: String { self == .width ? "wide" : "high" }
}

extension Explanation.Place {
    /// The name, and the identifier if the view has one.
    var words: String { id.map { "\(name) (\($0))" } ?? (path.isEmpty && name == "host" ? "The host" : name) }
}

extension Explanation.Step {
    fileprivate var words: String {
        let offer = isEndless ? "∞" : offered.map { Points.text($0) } ?? "nothing"
        return "  \(view.words): offered \(offer), takes \(Points.text(taken)) (\(rule))"
    }
}

extension Explanation.Change {
    fileprivate func words(of view: Explanation.Place, _ side: Explanation.Side) -> String {
        let numbers = "\(Points.text(to)) instead of \(Points.text(from))"
        let change =
            self.view.name == "host"
            ? "In a host with a \(parameter) of \(numbers)" : "With \(parameter) \(numbers) in \(self.view.words)"
        return "\(change), \(makesTextFit ? "its text fits" : "it is \(Points.text(length)) pt \(side.adjective)")."
    }
}
