import CopyfitLanguages
import Foundation

extension LanguageTag {
    /// The tags under which texts for a language may be: its own with its parents, and those with the script that is usual
    /// for it, so that `zh-CN` finds `zh-Hans`. The nearest first.
    static func related(to language: String) -> [String] {
        let tag = canonical(language)
        let whole = canonical(Locale.Language(identifier: tag).maximalIdentifier)
        var tags = withParents(tag).dropLast() + withParents(whole)
        tags.append(String(tag.prefix { $0 != "-" }))
        var known: Set<String> = []
        return tags.filter { known.insert($0).inserted }
    }
}
