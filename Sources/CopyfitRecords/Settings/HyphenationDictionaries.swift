package import CopyfitUnicode
import Synchronization

/// The system's hyphenation dictionaries, each opened when its language is first asked for. Safe to share between threads.
package final class HyphenationDictionaries: Sendable {
    private let opened = Mutex<[String: Result<HyphenationDictionary, HyphenationError>]>([:])

    /// How many languages are kept.
    private static let limit = 64

    package init() {}

    /// The dictionary of a BCP 47 language.
    package func dictionary(language: String) throws(HyphenationError) -> HyphenationDictionary {
        try opened.withLock { opened in
            if let known = opened[language] { return known }
            let result = Result { () throws(HyphenationError) in try HyphenationDictionary(language: language) }
            if opened.count == Self.limit { opened.removeAll() }
            opened[language] = result
            return result
        }.get()
    }
}

extension MeasureSettings {
    /// The rules for where lines may end, with the language's dictionary when words are to be hyphenated.
    package func breakRules(_ dictionaries: HyphenationDictionaries) throws(HyphenationError) -> BreakRules {
        var rules = BreakRules(profile: profile)
        rules.devicePixelRatio = devicePixelRatio
        rules.spacingTrim = spacingTrim
        css?.apply(to: &rules)
        if hyphenates { rules.hyphenation = try dictionaries.dictionary(language: language ?? "und") }
        return rules
    }
}
