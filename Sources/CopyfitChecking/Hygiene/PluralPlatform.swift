import CopyfitLanguages
import CopyfitTranslations

/// What the programs that read a format do with plural branches beyond CLDR's rules.
struct PluralPlatform {
    private let format: TranslationFormat

    init(_ format: TranslationFormat) { self.format = format }

    /// The categories that the format takes for a single number in every language: Apple and i18next for 0, Dart's `intl` for 0, 1
    /// and 2.
    private func exactCategories(_ branches: NumberBranches) -> [PluralCategory] {
        switch format {
        case .stringCatalog, .stringsDictionary: [.zero]
        case .json: isI18Next(branches) ? [.zero] : []
        case .arb: [.zero, .one, .two]
        case .appleStrings, .android, .gettext, .xliff, .properties, .qt, .resx, .fluent, .table: []
        }
    }

    /// The numbers whose branches are chosen whatever the language's rules say.
    func ownNumbers(of branches: NumberBranches) -> Set<Int> {
        Set(exactCategories(branches).filter { branches.texts[$0] != nil }.compactMap(\.number))
    }

    /// Whether a branch of another name may be the one for all values: Fluent's default.
    func isDefault(_ category: PluralCategory) -> Bool { format == .fluent && category == .other }

    /// Whether the text for a number without a branch is not one of the language.
    func fails(with branches: NumberBranches) -> Bool {
        switch format {
        case .android, .stringCatalog, .stringsDictionary: branches.texts[.other] == nil
        case .json: isI18Next(branches)
        default: false
        }
    }

    /// What users see.
    func effect(on branches: NumberBranches) -> String {
        switch format {
        case .android where branches.texts[.other] == nil: "Android throws an exception"
        case .stringCatalog where branches.texts[.other] == nil, .stringsDictionary where branches.texts[.other] == nil:
            "the key is shown"
        case .json where isI18Next(branches): "i18next shows another language's text, or the key"
        case .fluent: "the default is shown"
        case _ where branches.texts[.other] == nil: "no text is shown"
        default: "the text for “other” is shown"
        }
    }

    /// Whether the branches are keys with suffixes, each with a place of its own; ICU's messages fall back to `other`.
    private func isI18Next(_ branches: NumberBranches) -> Bool {
        format == .json && branches.areEntries
    }
}
