/// How far a translation is, as its file says; a format without states only has `translated` and `untranslated`.
public enum TranslationState: String, Hashable, Sendable, CaseIterable {
    /// Done.
    case translated
    /// There is a text that somebody must look at: `needs_review` in string catalogues, `needs-review-translation` in
    /// XLIFF, `unfinished` with a text in Qt.
    case needsReview
    /// gettext matched it by similarity.
    case fuzzy
    /// The program no longer has the key: `#~` in gettext, `obsolete` and `vanished` in Qt.
    case obsolete
    /// Xcode did not find the key in the sources any more.
    case stale
    /// The file says that the text is only a start: `new` in string catalogues and XLIFF.
    case new
    /// There is no text.
    case untranslated
}
