import CopyfitChecking
import CopyfitCommandLine
import CopyfitUnicode

/// What shares of languages and of texts need, for people: a block for each rule.
struct RecommendationTable {
    private let recommendations: [Recommendation]

    /// More texts that decide are only counted.
    private static let listed = 3

    init(_ recommendations: [Recommendation]) { self.recommendations = recommendations }

    /// The whole table.
    var text: String { recommendations.map(block).joined(separator: "\n") }

    private func block(_ recommendation: Recommendation) -> String {
        // A single language is all texts
        let locales = recommendation.locales > 1 ? recommendation.localeSteps.map(ShownStep.init) : []
        let texts = recommendation.steps.map(ShownStep.init)
        var table = TextTable([.right, .right, .right, .left])
        for next in Self.merged(locales) + Self.merged(texts) {
            let row = row(next.step, next.percents, recommendation.quantity)
            table.add(Array(row.prefix(3)) + [row.dropFirst(3).first ?? ""])
            for place in row.dropFirst(4) { table.add(["", "", "", place]) }
        }
        return VisibleText.of(title(recommendation)) + "\n" + table.text(indent: 2)
    }

    /// `buttons: 16 pt type, now 120 pt wide, 48 texts in 3 languages`.
    private func title(_ recommendation: Recommendation) -> String {
        let scale = recommendation.typeScale
        let factor = scale == 1 ? "" : " (type at \(Points.text(scale * 100)) %)"
        let widths = recommendation.widths.map { range in
            range.from == range.to
                ? "\(Points.text(range.from))" : "\(Points.text(range.from))...\(Points.text(range.to))"
        }
        let now = widths.isEmpty ? "" : ", now \(widths.joined(separator: ", ")) pt wide"
        let count =
            Count.text(recommendation.texts, "text") + " in "
            + Count.text(recommendation.locales, "language")
        return "\(recommendation.rule): \(Points.text(recommendation.size)) pt type\(factor)\(now), \(count)"
    }

    /// The steps, those with one value together.
    private static func merged(_ steps: [ShownStep]) -> [(step: ShownStep, percents: [Double])] {
        var merged: [(step: ShownStep, percents: [Double])] = []
        for step in steps {
            if let last = merged.last, last.step.value == step.value {
                merged[merged.count - 1].percents.append(step.percent)
            } else {
                merged.append((step, [step.percent]))
            }
        }
        return merged
    }

    /// The shares, the value, the number of languages or texts, and then each of the texts that decide.
    private func row(_ step: ShownStep, _ percents: [Double], _ quantity: Recommendation.Quantity) -> [String] {
        let value =
            switch quantity {
            case .width: step.value.map { "\(Points.text($0)) pt wide" } ?? "no width"
            case .size: step.value.map { "\(Points.text($0)) pt type" } ?? "no size"
            }
        let isLimit = step.value != nil && step.decidedBy.isEmpty
        let places = step.decidedBy.prefix(Self.listed).map(Self.place)
        let more = step.decidedBy.count - Self.listed
        return [
            "\(percents.map(Points.text).joined(separator: ", ")) %", value, step.count,
        ] + (isLimit ? ["or larger"] : places) + (more > 0 ? ["and \(more) more"] : [])
    }

    /// `cart.buy (de, one) de.lproj/Localizable.strings:2:14`.
    private static func place(_ text: Recommendation.Text) -> String {
        let conditions = ([text.locale].filter { !$0.isEmpty } + text.variant).joined(separator: ", ")
        let suffix = conditions.isEmpty ? "" : " (\(conditions))"
        return "\(text.key)\(suffix) \(text.file):\(text.line):\(text.column)"
    }
}

/// A step of either kind.
private struct ShownStep {
    let percent: Double
    /// `2 languages`, `48 texts`.
    let count: String
    let value: Double?
    let decidedBy: [Recommendation.Text]

    init(_ step: Recommendation.LocaleStep) {
        (percent, value, decidedBy) = (step.percent, step.value, step.decidedBy)
        count = Count.text(step.locales, "language")
    }

    init(_ step: Recommendation.Step) {
        (percent, value, decidedBy) = (step.percent, step.value, step.decidedBy)
        count = Count.text(step.texts, "text")
    }
}
