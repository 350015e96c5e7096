/// One text of a translation file: a key in a locale, under the conditions of its variant.
///
/// A key with plural, device or select branches has one translation for each of them; a key that is in its file twice
/// is here twice.
public struct Translation: Hashable, Sendable {
    /// The key that the program looks up. Nested names are joined by dots; an element of a list has its index, from 0, in
    /// brackets: `home.title`, `planets[0]`.
    public var key: String
    /// The context that distinguishes equal keys: gettext's `msgctxt`, Qt's context, the `original` of XLIFF; nil if the format has
    /// none.
    public var context: String?
    /// The language.
    public var locale: TranslationLocale
    /// The text with the format's escapes resolved and markup removed. Placeholders are in it as the file spells them.
    /// Empty if ``state`` is `untranslated`.
    public var text: String
    /// The developers' comment for translators; nil if there is none. Several comments are joined by line feeds.
    public var comment: String?
    /// The conditions under which this text is shown, the outermost first; empty if it always is.
    public var variant: [VariantChoice]
    /// The placeholders, in the order of the text.
    public var placeholders: [Placeholder]
    /// The state of the translation.
    public var state: TranslationState
    /// Whether the file allows translators to change it: false for `translatable="false"` and its like.
    public var isTranslatable: Bool
    /// The text in the source language, if the file has it.
    public var source: String?
    /// The placeholders of ``source``, of all its branches; empty if the file does not have the source. If the
    /// source has branches, their ranges are empty.
    public var sourcePlaceholders: [Placeholder] = []
    /// Whether the text breaks the syntax of its messages, which is one of the file's problems. It is then as it is
    /// spelled, and its placeholders are a guess.
    package var isMisread = false
    /// What is taken off the numbers by which branches are chosen, by argument: `offset:` of ICU's plurals.
    package var pluralOffsets: [String: Int] = [:]
    /// The greatest number of at most four digits that chooses the form, or else one of the smallest that do; nil if the text is
    /// for no form, or the numbers are not known.
    package var widestOfForm: Int?
    /// The names of the markup's elements that the format keeps apart from the text: `b` in Android's strings, the ids of
    /// XLIFF's inline elements.
    package var tags: [String] = []
    /// The same of ``source``.
    package var sourceTags: [String] = []
    /// The identifier of an entry whose name is its key; nil if it has only one of these.
    package var entryID: String?
    /// What the file says of the text to tools: gettext's flags (`max-length:40`), Android's `tools:ignore`.
    package var flags: [String] = []
    /// Whether ``source`` breaks the syntax of its messages, so that its placeholders are not known.
    package var isSourceMisread = false
    /// The start of the text in the file (of its opening quote, if any), or of the key if there is no text.
    public var position: TextPosition
    /// The start of the key in the file, in formats in which the texts of all languages are below it; nil in others.
    public var keyPosition: TextPosition?

    /// A translation; what is left out is empty, translated and translatable.
    public init(
        key: String,
        context: String? = nil,
        locale: TranslationLocale,
        text: String,
        comment: String? = nil,
        variant: [VariantChoice] = [],
        placeholders: [Placeholder] = [],
        state: TranslationState = .translated,
        isTranslatable: Bool = true,
        source: String? = nil,
        position: TextPosition
    ) {
        self.key = key
        self.context = context
        self.locale = locale
        self.text = text
        self.comment = comment
        self.variant = variant
        self.placeholders = placeholders
        self.state = state
        self.isTranslatable = isTranslatable
        self.source = source
        self.position = position
    }
}

extension Translation {
    /// The flags of gettext's comments and XLIFF's `weblate-flags`, which have commas or spaces between them. Spaces around a colon do not
    /// count: `max-length: 40` is `max-length:40`.
    package static func flags(_ written: String) -> [String] {
        var flags: [String] = []
        for word in written.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
            if word.hasPrefix(":") || flags.last?.hasSuffix(":") == true, let last = flags.popLast() {
                flags.append(last + word)
            } else {
                flags.append(String(word))
            }
        }
        return flags
    }
}
