import CopyfitFit
import CopyfitFonts
import CopyfitText
import CopyfitTranslations
import CopyfitUnicode

/// What all workers of a run share.
struct CheckContext: Sendable {
    let rules: CheckRules
    let prepared: [PreparedRule]
    /// The rooms of texts by their keys.
    let rooms: [String: [PreparedRule]]
    /// What texts that no rule matches are set in, at any size, to see whether the font has their characters; nil if the
    /// rules do not name a font.
    let fallback: PreparedRule?
    /// Why rules in comments cannot be followed where no other rule matches; nil if they can be.
    let faultOfComments: CheckError?
    let catalogue: FontCatalogue
    let preparer = ParagraphPreparer()
    let formats = SampleFormats()
    let hyphenation: HyphenationDictionaries
    let keepsMeasurements: Bool
    let searchesSizes: Bool

    init(_ rules: CheckRules, keepsMeasurements: Bool, searchesSizes: Bool) throws(CheckError) {
        self.rules = rules
        (self.keepsMeasurements, self.searchesSizes) = (keepsMeasurements, searchesSizes)
        var fonts = try RuleFonts(rules.fonts, fallbacks: rules.fallbacks)
        catalogue = fonts.catalogue
        hyphenation = HyphenationDictionaries(bundledDirectory: catalogue.bundledDirectory)
        var prepared: [PreparedRule] = []
        for (index, rule) in rules.rules.enumerated() where rule.needsFont {
            prepared.append(try PreparedRule(rule, index: index, defaults: rules.type, &fonts))
        }
        self.prepared = prepared
        var rooms: [String: [PreparedRule]] = [:]
        for (key, given) in rules.rooms {
            for room in given {
                rooms[key, default: []].append(try PreparedRule(room, index: nil, defaults: rules.type, &fonts))
            }
        }
        self.rooms = rooms
        guard let font = rules.type.font else {
            (fallback, faultOfComments) = (nil, .noFont(rule: "fit"))
            return
        }
        let described = try fonts.found(font).size
        let size = rules.type.size ?? described
        let all = CheckRule(name: "", requirement: Fit(), type: CheckedType(size: size ?? 16))
        fallback = try PreparedRule(all, index: nil, defaults: rules.type, &fonts)
        faultOfComments = size == nil ? .noSize(rule: "fit") : nil
    }
}
