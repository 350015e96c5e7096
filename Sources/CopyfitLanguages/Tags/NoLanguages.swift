extension LanguageTag {
    /// Whether the tag is a code, but no language that anybody reads: a test language such as `en-XA`, `qps-ploc` or `x-test`,
    /// `qqq` with notes for translators, a code for private use (`qaa` to `qtz`), and `mis`, `mul` and `zxx` for none or several.
    /// `und`, a language that is not known, is none of these.
    package var isNoLanguage: Bool {
        guard let primary else { return extensions.first == "x" }
        if Self.codesOfNone.contains(primary) || Self.isForPrivateUse(primary) { return true }
        return region.map(Self.testRegions.contains) ?? false || !Self.testVariants.isDisjoint(with: variants)
    }

    /// ISO 639-2 reserves `qaa` to `qtz` for local use.
    private static func isForPrivateUse(_ code: String) -> Bool {
        code.utf8.count == 3 && ("qaa"..."qtz").contains(code)
    }

    private static let codesOfNone: Set = ["mis", "mul", "xx", "zxx", "zz"]

    /// CLDR's accents and right to left, and Android's compact form.
    private static let testRegions: Set = ["XA", "XB", "XC"]

    private static let testVariants: Set = ["pseudo", "psaccent", "psbidi", "pscrack"]
}
