import CopyfitFit

/// Finds what shares of the texts need, from what each of them needs.
struct Recommendations {
    private let quantity: Recommendation.Quantity
    private let percents: [Double]

    init(_ quantity: Recommendation.Quantity, percents: [Double]) {
        (self.quantity, self.percents) = (quantity, percents)
    }

    private struct RuleAtSize: Hashable {
        let rule: String
        let size: Double
        let typeScale: Double
    }

    private struct Need {
        /// The less room a text needs, the less: points of width, or the size with the opposite sign.
        let order: Double
        let text: Recommendation.Text
        /// The same for all spellings of a language: `pt-BR` and `pt_BR`.
        let language: String
    }

    /// One for each rule and size, in the order of the rules' names and sizes.
    ///
    /// - Complexity: O(n log n) in the number of measurements.
    func found(in measurements: [MeasuredTranslation]) -> [Recommendation] {
        var needs: [RuleAtSize: [Recommendation.Text: Need]] = [:]
        var widths: [RuleAtSize: [WidthInterval]] = [:]
        for measured in measurements where quantity == .width || measured.widths != nil {
            let rule = RuleAtSize(rule: measured.rule, size: measured.size, typeScale: measured.typeScale)
            if let width = measured.widths, widths[rule]?.contains(width) != true {
                widths[rule, default: []].append(width)
            }
            let text = Recommendation.Text(measured)
            let need = Need(order: order(measured), text: text, language: measured.language ?? measured.locale)
            if let known = needs[rule]?[text], known.order >= need.order { continue }
            needs[rule, default: [:]][text] = need
        }
        let rules = needs.keys.sorted { ($0.rule, $0.typeScale, $0.size) < ($1.rule, $1.typeScale, $1.size) }
        return rules.map { rule in
            let sorted = (needs[rule] ?? [:]).values.sorted { ($0.order, $0.text) < ($1.order, $1.text) }
            let widest = Self.widestOfLocales(sorted)
            let largest = LargestSize.limit(of: rule.size)
            return Recommendation(
                rule: rule.rule,
                size: rule.size,
                typeScale: rule.typeScale,
                widths: (widths[rule] ?? []).sorted { ($0.from, $0.to) < ($1.from, $1.to) },
                quantity: quantity,
                texts: sorted.count,
                locales: widest.count,
                localeSteps: percents.map { localeStep($0, widest, sorted, largest: largest) },
                steps: percents.map { step($0, sorted, largest: largest) }
            )
        }
    }

    /// What each language needs for all its texts, those that need least first.
    private static func widestOfLocales(_ needs: [Need]) -> [Need] {
        var widest: [String: Need] = [:]
        for need in needs { widest[need.language] = need }
        return widest.values.sorted { ($0.order, $0.text) < ($1.order, $1.text) }
    }

    /// Widths are rounded up to the unit in which the engine counts them.
    private func order(_ measured: MeasuredTranslation) -> Double {
        switch quantity {
        case .width: measured.neededWidth.map { WidthUnit.points(WidthUnit.needed($0)) } ?? .infinity
        case .size: measured.largestSize.map { -$0 } ?? .infinity
        }
    }

    /// What the first so many of the texts need, those that need least first.
    private func step(_ percent: Double, _ needs: [Need], largest: Double) -> Recommendation.Step {
        let count = Self.count(percent, of: needs.count)
        let order = needs[count - 1].order
        return Recommendation.Step(
            percent: percent,
            texts: count,
            value: order == .infinity ? nil : abs(order),
            decidedBy: isLimit(order, largest) ? [] : needs.filter { $0.order == order }.map(\.text)
        )
    }

    /// What the first so many of the languages need, by what each of them needs.
    private func localeStep(_ percent: Double, _ locales: [Need], _ needs: [Need], largest: Double)
        -> Recommendation.LocaleStep
    {
        let count = Self.count(percent, of: locales.count)
        let order = locales[count - 1].order
        let deciding = Set(locales.filter { $0.order == order }.map(\.language))
        let decidedBy = needs.filter { $0.order == order && deciding.contains($0.language) }.map(\.text)
        return Recommendation.LocaleStep(
            percent: percent,
            locales: count,
            value: order == .infinity ? nil : abs(order),
            decidedBy: isLimit(order, largest) ? [] : decidedBy
        )
    }

    /// Whether all fit at the largest size that is tried.
    private func isLimit(_ order: Double, _ largest: Double) -> Bool { quantity == .size && order == -largest }

    /// How many are at least that share of a number, at least one.
    private static func count(_ percent: Double, of number: Int) -> Int {
        let share = percent > 0 ? min(percent, 100) : 0
        return max(1, Int((share * Double(number) / 100 - 1e-9).rounded(.up)))
    }
}

extension Recommendation.Text: Comparable {
    /// By file, line, column, key, locale, variant.
    public static func < (one: Recommendation.Text, two: Recommendation.Text) -> Bool {
        if one.file != two.file { return one.file.utf8.lexicographicallyPrecedes(two.file.utf8) }
        if (one.line, one.column) != (two.line, two.column) { return (one.line, one.column) < (two.line, two.column) }
        if one.key != two.key { return one.key.utf8.lexicographicallyPrecedes(two.key.utf8) }
        if one.locale != two.locale { return one.locale < two.locale }
        if one.context != two.context { return (one.context ?? "") < (two.context ?? "") }
        return one.variant.lexicographicallyPrecedes(two.variant)
    }
}

extension TranslationCheck {
    /// The width, or the size, at which shares of the languages, and of the texts, of each rule fit.
    ///
    /// Widths are exact: each text has the least width from which on it fits at every width, found by the engine and
    /// not by trying some. Of a rule with several widths a text's size is the one that fits all of them. Texts that cannot be
    /// measured are left out; one with a character that no font has fits at no width and no size.
    ///
    /// - Parameters:
    ///   - quantity: Whether widths or sizes are recommended.
    ///   - percents: The shares in hundredths, from above 0 to 100; what is not a number is 0, of which the text that
    ///     needs least is the answer.
    /// - Returns: One recommendation for each rule and type size that has texts, and what could not be read.
    /// - Complexity: As ``report()``, and for sizes a few preparations of each text more.
    /// - Throws: As ``findings(atLeast:)``, and ``CheckError/tooSmallForSizes(rule:)``.
    public func recommendations(
        _ quantity: Recommendation.Quantity,
        percents: [Double] = [100, 99, 95]
    ) throws(CheckError) -> (recommendations: [Recommendation], problems: [CheckProblem]) {
        var check = self
        check.keepsMeasurements = true
        check.searchesSizes = quantity == .size
        let report = try check.report()
        let found = Recommendations(quantity, percents: percents).found(in: report.measurements)
        if quantity == .size, let small = found.first(where: { LargestSize.limit(of: $0.size) == 0 }) {
            throw .tooSmallForSizes(rule: small.rule)
        }
        return (found, report.problems)
    }
}
