import CopyfitTranslations

/// A language that no one speaks: its texts are made from those that there are, to see before there are translations
/// whether these will fit. The raw values are stable names for options and rules files.
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
    /// Letters with marks, of those that the fonts have: `Šấṽë čĥấñğëš`. It shows letters that the font lacks, and which texts
    /// are not taken from the translation files.
    case accented
    /// As long as texts often become in translation, with longer words.
    case long
    /// Arabic letters in place of Latin ones: from right to left, joined, with a font's own heights.
    case rtl
    /// Of each key the text that is the widest of all languages. Without translations there is none.
    case widest

    /// What findings call it; the language of the sources is English in this example: `en-XA`, `en-XL`, `ar-XB`, `mul-XW`.
    /// CLDR has the same names for the first and third.
    func name(source: TranslationLocale, sourceLanguage: String?) -> String {
        let tag = source.tag == "und" ? sourceLanguage ?? "en" : source.tag
        let language = tag.prefix { $0 != "-" }
        return switch self {
        case .accented: "\(language)-XA"
        case .long: "\(language)-XL"
        case .rtl: "ar-XB"
        case .widest: "mul-XW"
        }
    }
}
