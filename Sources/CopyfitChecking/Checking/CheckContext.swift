import CopyfitText
import CopyfitTranslations

/// What all workers of a run share.
struct CheckContext: Sendable {
    let rules: CheckRules
    let prepared: [PreparedRule]
    /// What texts that no rule matches are set in; nil if the rules do not say.
    let fallback: PreparedRule?
    let preparer = ParagraphPreparer()
    let formats = SampleFormats()
    let hyphenation = Hyphenation()
    let keepsMeasurements: Bool

    init(_ rules: CheckRules, keepsMeasurements: Bool) throws(CheckError) {
        self.rules = rules
        self.keepsMeasurements = keepsMeasurements
        var fonts = try RuleFonts(rules.fonts)
        var prepared: [PreparedRule] = []
        for (index, rule) in rules.rules.enumerated() {
            prepared.append(try PreparedRule(rule, index: index, defaults: rules.type, &fonts))
        }
        self.prepared = prepared
        guard rules.type.font != nil else {
            fallback = nil
            return
        }
        let all = CheckRule(name: "", requirement: FitRequirement(), type: CheckedType(size: rules.type.size ?? 16))
        fallback = try PreparedRule(all, index: nil, defaults: rules.type, &fonts)
    }
}
