import Foundation

/// BCP 47 tags.
package enum LanguageTag {
    /// The tag as Foundation spells it, so that tags of files and of locales can be compared.
    package static func usual(_ tag: String) -> String { Locale(identifier: tag).identifier(.bcp47) }

    /// The tag, then it without its last parts.
    package static func withParents(_ tag: String) -> [String] {
        let parts = tag.split(separator: "-")
        return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }

    /// The tags under which texts for a language may be: its own with its parents, and those with the script that is usual
    /// for it, so that `zh-CN` finds `zh-Hans`. The nearest first.
    static func related(to language: String) -> [String] {
        let tag = usual(language)
        let whole = usual(Locale.Language(identifier: tag).maximalIdentifier)
        var tags = withParents(tag).dropLast() + withParents(whole)
        tags.append(String(tag.prefix { $0 != "-" }))
        var known: Set<String> = []
        return tags.filter { known.insert($0).inserted }
    }
}
