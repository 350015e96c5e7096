import CopyfitFit
import CopyfitFonts
import CopyfitText

/// A rule with its fonts opened.
struct PreparedRule: Sendable {
    let name: String
    let selection: TextSelection
    let requirement: Fit
    /// The size without the factor of a user's setting, in points.
    let size: Double
    let scales: [Double]
    /// Its place in the list of rules; nil for rules in comments and for what every text must meet.
    let index: Int?
    private let chain: FontChain
    private let chainsByLanguage: [String: FontChain]

    init(
        _ rule: CheckRule,
        index: Int?,
        defaults: CheckedType,
        _ fonts: inout RuleFonts
    ) throws(CheckError) {
        let type = rule.type.filled(from: defaults)
        guard let choice = type.font else { throw .noFont(rule: rule.name) }
        let found = try fonts.found(choice)
        guard let size = type.size ?? found.size else { throw .noSize(rule: rule.name) }
        guard TextStyle.smallestSize <= size, size <= TextStyle.largestSize else { throw .noSize(rule: rule.name) }
        name = rule.name
        selection = rule.selection
        requirement = rule.requirement
        self.size = size
        scales = type.scales.isEmpty ? [1] : type.scales
        self.index = index
        chain = found.chain
        var chains: [String: FontChain] = [:]
        for (language, choice) in type.fontsByLanguage { chains[language.lowercased()] = try fonts.found(choice).chain }
        chainsByLanguage = chains
    }

    /// The rule with another requirement, as a comment asks.
    init(_ rule: PreparedRule, name: String, requirement: Fit) {
        self.name = name
        self.requirement = requirement
        selection = TextSelection()
        size = rule.size
        scales = rule.scales
        index = nil
        chain = rule.chain
        chainsByLanguage = rule.chainsByLanguage
    }

    /// The fonts for a language.
    func chain(language: String) -> FontChain {
        if chainsByLanguage.isEmpty { return chain }
        var tag = language.lowercased()[...]
        while true {
            if let found = chainsByLanguage[String(tag)] { return found }
            guard let end = tag.lastIndex(of: "-") else { return chain }
            tag = tag[..<end]
        }
    }
}
