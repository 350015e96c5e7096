import CopyfitChecking

/// How far the texts of a key in a language are over.
struct HeatCell {
    /// Colours, each with the number that it has besides.
    enum Grade: String, CaseIterable {
        case slight = "g1"
        case small = "g2"
        case large = "g3"
        case severe = "g4"
        case never = "g5"

        /// What the colour means.
        var legend: String {
            switch self {
            case .slight: "up to 10 % of the width"
            case .small: "up to 25 %"
            case .large: "up to 100 %"
            case .severe: "more"
            case .never: "∞ fits at no width"
            }
        }
    }

    /// The most that a text is over, in points; infinite if one fits at no width.
    private(set) var over = -1.0
    /// The same in hundredths of the width.
    private var percent = 0.0
    /// The file of that text.
    private(set) var file = ""
    /// The number of its finding in the list; nil if it is not listed.
    private(set) var number: Int?
    private var count = 0

    mutating func add(_ fit: FitFailure, _ file: String, number: Int?) {
        count += 1
        let over = fit.over ?? .infinity
        guard over > self.over else { return }
        (self.over, self.file, self.number) = (over, file, number)
        percent = fit.over == nil ? .infinity : fit.overPercent ?? .greatestFiniteMagnitude
    }

    var grade: Grade {
        switch percent {
        case ...10: .slight
        case ...25: .small
        case ...100: .large
        case ..<Double.infinity: .severe
        default: .never
        }
    }

    /// Short: whole points, below ten with one decimal, rounded up.
    var text: String {
        if over == .infinity { return "∞" }
        return over < 10 ? PointsText.of((over * 10).rounded(.up) / 10) : PointsText.of(over.rounded(.up))
    }

    /// In words.
    var label: String {
        let amount = over == .infinity ? "fits at no width" : "\(PointsText.of(over)) points over"
        return count == 1 ? amount : "\(amount) at most, \(count) findings"
    }
}
