import CopyfitChecking

/// The excess of a key's texts in a language.
package struct HeatCell {
    /// How far, in hundredths of the width: a colour, which is never without its number.
    package enum Grade: String, CaseIterable {
        case slight = "g1"
        case small = "g2"
        case large = "g3"
        case severe = "g4"
        case never = "g5"

        /// The meaning of the colour.
        package var legend: String {
            switch self {
            case .slight: "up to 10 % of the width"
            case .small: "up to 25 %"
            case .large: "up to 100 %"
            case .severe: "more"
            case .never: "∞ fits at no width"
            }
        }

        /// The colour as a block of a terminal.
        package var block: String {
            switch self {
            case .slight: "░"
            case .small: "▒"
            case .large: "▓"
            case .severe, .never: "█"
            }
        }
    }

    /// The most that a text is over, in points; infinite if one fits at no width.
    package private(set) var over = -1.0
    /// The same in hundredths of the width.
    private var percent = 0.0
    /// The file of that text.
    private(set) var file = ""
    /// The index of its finding in the report.
    private(set) var index = 0
    private var count = 0

    mutating func add(_ fit: FitFailure, _ file: String, index: Int) {
        count += 1
        let over = fit.over ?? .infinity
        guard over > self.over else { return }
        (self.over, self.file, self.index) = (over, file, index)
        percent = fit.over == nil ? .infinity : fit.overPercent ?? .greatestFiniteMagnitude
    }

    package var grade: Grade {
        switch percent {
        case ...10: .slight
        case ...25: .small
        case ...100: .large
        case ..<Double.infinity: .severe
        default: .never
        }
    }

    /// Short: whole points, below ten with one decimal, rounded up.
    package var text: String {
        if over == .infinity { return "∞" }
        return over < 10 ? Points.text((over * 10).rounded(.up) / 10) : Points.text(over.rounded(.up))
    }

    /// In words.
    var label: String {
        let amount = over == .infinity ? "fits at no width" : "needs \(Points.text(over)) pt more width"
        return count == 1 ? amount : "\(amount) at most, \(count) findings"
    }
}
