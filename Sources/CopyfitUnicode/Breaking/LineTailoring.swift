import CopyfitLanguages

/// What a text's language says about breaking lines.
struct LineLanguage {
    private enum Kind { case chinese, japanese, other }

    private let kind: Kind
    /// The keyword `lb` or `u-lb-`, or what the text asks for.
    private var stated: LineStrictness?
    /// Whether lines of Japanese end between phrases only (`lw=phrase`).
    let keepsPhrasesWhole: Bool
    /// Whether words are kept whole (`lw=keepall`), as `WordBreak.keepAll` does.
    let keepsWordsWhole: Bool

    /// - Parameter language: A name as `TextAnalyzer.analyze` takes it.
    init(_ language: String) throws(AnalysisError) {
        guard let tag = LanguageTag(language) else { throw .unknownLanguage(language) }
        switch tag.language {
        case "zh": kind = .chinese
        case "ja": kind = .japanese
        default: kind = .other
        }
        stated = try Self.strictness(tag, language)
        switch tag.keywords["lw"] {
        case nil, "normal", "phrase", "keepall": break
        case let other?: throw .unknownKeyword(language: language, key: "lw", value: other)
        }
        keepsPhrasesWhole = kind == .japanese && tag.keywords["lw"] == "phrase"
        keepsWordsWhole = tag.keywords["lw"] == "keepall"
    }

    private static func strictness(_ tag: LanguageTag, _ language: String) throws(AnalysisError) -> LineStrictness? {
        switch tag.keywords["lb"] {
        case nil: nil
        case "strict": .strict
        case "normal": .normal
        case "loose": .loose
        case let other?: throw .unknownKeyword(language: language, key: "lb", value: other)
        }
    }

    /// The same language with another strictness, if there is one.
    func stating(_ asked: LineStrictness?) -> LineLanguage {
        guard let asked else { return self }
        var language = self
        language.stated = asked
        return language
    }

    /// CLDR's tailoring for the language.
    var tailoring: LineTailoring {
        switch stated ?? (kind == .japanese ? nil : .strict) {
        case nil: .normal
        case .strict: kind == .other ? .strict : .eastAsianStrict
        case .normal: kind == .other ? .normal : .eastAsianNormal
        case .loose, .anywhere: kind == .other ? .loose : .eastAsianLoose
        }
    }

    /// A browser's: it lets small kana start a line where nothing is stated, and has no strict rules for Chinese.
    var browserTailoring: LineTailoring {
        if stated == .strict, kind == .chinese { return .strict }
        if stated != nil || kind == .japanese { return tailoring }
        return kind == .chinese ? .eastAsianNormal : .normal
    }
}
