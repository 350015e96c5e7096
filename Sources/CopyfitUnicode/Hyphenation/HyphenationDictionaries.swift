import CopyfitLanguages
import Synchronization

/// The hyphenation dictionaries of languages: those that come with Copyfit, the same on every machine, and for other languages the
/// system's.
///
/// Bundled are af, as, be, bn, ca, da, de, el, en (American; en-GB), es, et, eu, fr, gu, hi, hr, hu, is, it, kn, lt, lv, ml, mn, mr, nl,
/// or, pa, pl, pt (Brazilian), ru, sl, sq, sr (also sr-Latn), sv, ta, te, th and zu.
///
/// Each is opened when its language is first asked for. Safe to share between threads.
public final class HyphenationDictionaries: Sendable {
    private let bundledDirectory: String?
    private let systemDirectory: String
    private let opened = Mutex<[String: Result<HyphenationDictionary, HyphenationError>]>([:])

    /// How many languages are kept.
    private static let limit = 64

    /// - Parameters:
    ///   - bundledDirectory: the folder with the bundled fonts, in which `Hyphenation` has the files; nil to exclude them.
    ///   - systemDirectory: the folder in which Debian and others install dictionaries.
    public init(bundledDirectory: String?, systemDirectory: String = "/usr/share/hyphen") {
        self.bundledDirectory = bundledDirectory
        self.systemDirectory = systemDirectory
    }

    /// The dictionary of a language. No language is hyphenated by another's rules: `en-GB` has its own, and `pt-PT` does not take those
    /// of Brazil. Keywords of the tag (`-u-lb-strict`) are ignored.
    ///
    /// Of the system's files, `hyph_de_AT.dic` is for `de-AT` and no other. A language without a region falls back on the region where
    /// it is mostly spoken: `hyph_pl_PL.dic` for `pl`, if there is no `hyph_pl.dic`.
    ///
    /// - Parameter language: BCP 47, in upper or lower case, or another spelling that `LanguageTag` takes.
    /// - Throws: `HyphenationError`; `.unreadable` also for a bundled file that is missing in its folder.
    /// - Complexity: O(n) in the file's bytes, milliseconds; O(1) for a language that was asked for before.
    public func dictionary(language: String) throws(HyphenationError) -> HyphenationDictionary {
        try opened.withLock { opened in
            if let known = opened[language] { return known }
            let result = Result { () throws(HyphenationError) in try open(language) }
            if opened.count == Self.limit { opened.removeAll() }
            opened[language] = result
            return result
        }.get()
    }

    private func open(_ language: String) throws(HyphenationError) -> HyphenationDictionary {
        guard let tag = LanguageTag(language), tag.language != "und" else { throw .noLanguage(language) }
        if let folder = bundledDirectory, let file = BundledPatterns.file(of: tag) {
            return try HyphenationDictionary(path: "\(folder)/Hyphenation/\(file)")
        }
        let name = tag.namedSubtags.joined(separator: "_")
        let region = name == tag.language ? LikelyRegions.region(ofLanguage: name) : nil
        for name in [name] + (region.map { ["\(name)_\($0)"] } ?? []) {
            let path = "\(systemDirectory)/hyph_\(name).dic"
            if let bytes = fileBytes(path) { return try HyphenationDictionary(path: path, bytes: bytes) }
        }
        throw .noDictionary(
            language: language,
            path: "\(systemDirectory)/hyph_\(name).dic",
            bundled: bundledDirectory == nil ? [] : BundledPatterns.languages
        )
    }
}

/// The pattern files that come with Copyfit, in the folder `Hyphenation` of its bundled fonts.
enum BundledPatterns {
    /// Each file by the languages that it is for.
    ///
    /// A language without a region is for all its regions, unless a region of that language has a row: British patterns are not
    /// for American English.
    private static let files = [
        "af": "af_ZA", "as": "as_IN", "be": "be_BY", "bn": "bn_IN", "ca": "ca", "da": "da_DK", "de": "de_DE",
        "el": "el_GR", "en": "en_US", "en-AU": "en_GB", "en-GB": "en_GB", "en-US": "en_US", "en-ZA": "en_GB",
        "es": "es", "et": "et_EE", "eu": "eu", "fr": "fr", "gu": "gu_IN", "hi": "hi_IN", "hr": "hr_HR",
        "hu": "hu_HU", "is": "is", "it": "it_IT", "kn": "kn_IN", "lt": "lt", "lv": "lv_LV", "ml": "ml_IN",
        "mn": "mn_MN", "mr": "mr_IN", "nl": "nl_NL", "or": "or_IN", "pa": "pa_IN", "pl": "pl_PL",
        "pt": "pt_BR", "pt-BR": "pt_BR", "ru": "ru_RU", "sl": "sl_SI", "sq": "sq_AL", "sr": "sr",
        "sr-Cyrl": "sr", "sr-Latn": "sr_Latn", "sv": "sv", "ta": "ta_IN", "te": "te_IN", "th": "th_TH",
        "zu": "zu_ZA",
    ]

    /// The languages with a row, in order.
    static let languages = files.keys.sorted()

    private static let languagesByRegion = Set(
        files.keys.compactMap { LanguageTag($0) }.filter { $0.region != nil }.map { $0.language }
    )

    /// The file for a language, such as `hyph_de_DE.dic` for `de-AT`; nil if none is bundled. O(1).
    static func file(of tag: LanguageTag) -> String? {
        var subtags = tag.namedSubtags
        if let region = tag.region, !languagesByRegion.contains(tag.language) { subtags.removeAll { $0 == region } }
        return files[subtags.joined(separator: "-")].map { "hyph_\($0).dic" }
    }
}
