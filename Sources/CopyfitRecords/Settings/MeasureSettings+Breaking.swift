package import CopyfitUnicode

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
