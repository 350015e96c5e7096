/// What the name of an Android folder of texts says about its language, as aapt2 reads it.
package struct AndroidFolder {
    /// The language as the folder spells it: `zh-rTW` of `values-mcc310-zh-rTW-night`.
    package let name: String
    /// The same language.
    package let language: LanguageTag

    /// Reads a folder's name; nil if it names no language: `values`, `values-land`, `values-v21`.
    ///
    /// Before the language there may only be the codes of a country and its network. Then any two or three letters are a
    /// language, except for `car`, which is where the device is, `any`, a placeholder for a code, and a region such as `rUS`, which
    /// needs a language before it. Letters may be in upper or lower case.
    ///
    /// - Complexity: O(n) in the length of the name.
    package init?(_ folder: String) {
        guard folder.hasPrefix("values-") else { return nil }
        let qualifiers = folder.split(separator: "-", omittingEmptySubsequences: false).dropFirst()
        let named = qualifiers.drop { Self.isCode($0.lowercased()) }
        guard let first = named.first, !first.isAndroidRegion,
            first.hasPrefix("b+") || Self.isLanguage(first.lowercased())
        else { return nil }
        let next = named.dropFirst().first.map { Substring($0.prefix(1).lowercased() + $0.dropFirst().uppercased()) }
        let region = first.hasPrefix("b+") ? nil : next.flatMap { $0.isAndroidRegion ? $0 : nil }
        guard let language = LanguageTag(region.map { "\(first)-\($0)" } ?? String(first)) else { return nil }
        self.language = language
        name = named.prefix(region == nil ? 1 : 2).joined(separator: "-")
    }

    private static func isLanguage(_ qualifier: String) -> Bool {
        (2...3).contains(qualifier.utf8.count) && qualifier.utf8.allSatisfy { $0.isLowerLetter } && qualifier != "car"
    }

    /// Whether a qualifier is a country's code, `mcc310`, a network's, `mnc004`, or a placeholder for either.
    private static func isCode(_ qualifier: String) -> Bool {
        if qualifier == "any" { return true }
        let digits = qualifier.utf8.dropFirst(3)
        guard digits.allSatisfy({ $0.isDigit }) else { return false }
        return qualifier.hasPrefix("mcc") && digits.count == 3
            || qualifier.hasPrefix("mnc") && (1...3).contains(digits.count)
    }
}
