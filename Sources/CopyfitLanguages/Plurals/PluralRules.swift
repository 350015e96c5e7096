/// Which form of a message a language has for a number: CLDR's plural rules.
///
/// ```swift
/// let russian = PluralRules(language: "ru")
/// print(russian.category(of: 22))  // few
/// print(Array(russian.numbers(of: .one, in: 0...50)))  // [1, 21, 31, 41]
/// ```
public struct PluralRules: Sendable {
    /// A number's role.
    public enum Kind: Hashable, Sendable {
        /// How many: 1 file, 2 files.
        case cardinal
        /// Which one: 1st, 2nd.
        case ordinal
    }

    private let set: PluralRuleSet
    /// Whether CLDR has rules for the language, or for the one of which it is a form.
    package let areKnown: Bool

    /// The rules of a language in any spelling that ``LanguageTag`` takes. What CLDR has no rules for counts as English does, with
    /// ``PluralCategory/one`` for 1, and has the same ordinal category for all numbers.
    ///
    /// - Complexity: O(n) in the length of the name.
    public init(language: String, _ kind: Kind = .cardinal) {
        let sets = kind == .cardinal ? Self.cardinalSets : Self.ordinalSets
        let found = sets[language] ?? Self.tags(of: language).lazy.compactMap { sets[$0] }.first
        (set, areKnown) = (found ?? Self.usual(kind), found != nil)
    }

    /// The category of a whole number; its sign does not count. O(1).
    public func category(of number: Int) -> PluralCategory { set.category(PluralOperands(number)) }

    /// The category of a number with a fraction, by the digits that Swift prints: 1.0 has one after the point. Numbers that are
    /// printed with an exponent, and those that are not finite, are `other`. O(1).
    public func category(of number: Double) -> PluralCategory { category(digits: "\(number.magnitude)") ?? .other }

    /// The category of a number as it is written: `1.50`; nil if that is no number.
    func category(digits: some StringProtocol) -> PluralCategory? {
        PluralOperands(digits: digits).map(set.category)
    }

    /// The whole numbers of a category in a range from 0 or more, in order; they are searched for when they are asked for.
    public func numbers(
        of category: PluralCategory,
        in range: ClosedRange<Int>
    ) -> some Sequence<Int> & LazySequenceProtocol {
        range.lazy.filter { self.category(of: $0) == category }
    }

    /// A whole number of a category: the given one, of 0 or more, or the nearest below it, at most 1,000 less; nil if none is of
    /// the category.
    package func number(near number: Int, of category: PluralCategory) -> Int? {
        (max(0, number - 1000)...max(0, number)).reversed().first { self.category(of: $0) == category }
    }

    /// The tags under which the rules of a language may be: `pt-PT`, `pt`.
    private static func tags(of language: String) -> [String] {
        guard let tag = LanguageTag(language) else { return [] }
        return [tag.script, tag.region].compactMap { $0.map { "\(tag.language)-\($0)" } } + [tag.language]
    }

    private static func usual(_ kind: Kind) -> PluralRuleSet {
        PluralRuleSet("") { n in kind == .cardinal && n.i == 1 && n.v == 0 ? .one : .other }
    }

    private static let cardinalSets = byLanguage(cardinal)
    private static let ordinalSets = byLanguage(ordinal)

    private static func byLanguage(_ sets: [PluralRuleSet]) -> [String: PluralRuleSet] {
        let pairs = sets.flatMap { set in set.languages.split { $0 == " " || $0 == "\n" }.map { (String($0), set) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}

/// The rules of languages that count alike.
struct PluralRuleSet: Sendable {
    /// The tags of the languages, with spaces or line ends between them.
    let languages: String
    let category: @Sendable (PluralOperands) -> PluralCategory

    init(_ languages: String, category: @escaping @Sendable (PluralOperands) -> PluralCategory) {
        (self.languages, self.category) = (languages, category)
    }
}
