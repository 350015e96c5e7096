/// The regions where languages are mostly spoken.
package enum LikelyRegions {
    private static let regions = pairs(of: table)

    /// The region of a language by its code in lower case: `PL` for `pl`; nil if CLDR knows none. O(1).
    package static func region(ofLanguage language: String) -> String? { regions[language] }
}

/// The words of a table in pairs, the second by the first.
func pairs(of table: String) -> [String: String] {
    let words = table.split { $0 == " " || $0 == "\n" }.map(String.init)
    return Dictionary(
        uniqueKeysWithValues: stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) }
    )
}
