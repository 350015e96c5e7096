/// The width, or the size, at which shares of the languages, and of the texts, of a rule fit.
public struct Recommendation: Hashable, Sendable, Codable {
    /// The quantity to find.
    public enum Quantity: String, Hashable, Sendable, Codable, CaseIterable {
        /// The least width in points, at the rule's size.
        case width
        /// The largest size in quarter points, at the rule's widths; at most four times the rule's.
        case size
    }

    /// The name of the rule.
    public let rule: String
    /// The size of the type in points, reduced to the rule's minimum scale.
    public let size: Double
    /// By which factor a user's setting enlarges the type.
    public let typeScale: Double
    /// The rule's widths, in points, in ascending order; empty if it has none.
    public let widths: [WidthInterval]
    /// The quantity that was found.
    public let quantity: Quantity
    /// The number of texts that the rule selects, with each variant counted.
    public let texts: Int
    /// The number of languages of these texts, pseudo-locales included.
    public let locales: Int
    /// A step for each share of the languages, in the order in which they were asked for. A language fits when all its
    /// texts do.
    public let localeSteps: [LocaleStep]
    /// A step for each share of the texts, in the order in which they were asked for.
    public let steps: [Step]

    /// The need of a share of the languages.
    public struct LocaleStep: Hashable, Sendable, Codable {
        /// The share in hundredths.
        public let percent: Double
        /// The number of languages in that share.
        public let locales: Int
        /// The width or the size, in points; nil if no width, or no size, is enough.
        public let value: Double?
        /// The texts because of which these languages need exactly that much, as in ``Step/decidedBy``.
        public let decidedBy: [Text]
    }

    /// The need of a share of the texts.
    public struct Step: Hashable, Sendable, Codable {
        /// The share in hundredths.
        public let percent: Double
        /// The number of texts in that share.
        public let texts: Int
        /// The width or the size, in points; nil if no width, or no size, is enough.
        public let value: Double?
        /// The texts that need exactly that much: with 1/1024 pt less width, or a quarter point more size, the share no
        /// longer fits. Empty if all fit at the largest size that is tried.
        public let decidedBy: [Text]
    }

    /// A text, and where it is.
    public struct Text: Hashable, Sendable, Codable {
        /// The file.
        public let file: String
        /// The line, from 1.
        public let line: Int
        /// The column, from 1, in Unicode scalars.
        public let column: Int
        /// The key.
        public let key: String
        /// The context that distinguishes equal keys; nil if there is none.
        public let context: String?
        /// The language as the file spells it, or the name of a pseudo-locale.
        public let locale: String
        /// The conditions under which the text is shown.
        public let variant: [String]
    }
}

extension Recommendation.Text {
    init(_ measured: MeasuredTranslation) {
        (file, line, column) = (measured.file, measured.line, measured.column)
        (key, context, locale, variant) = (measured.key, measured.context, measured.locale, measured.variant)
    }
}
