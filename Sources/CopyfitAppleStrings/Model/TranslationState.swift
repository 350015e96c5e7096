/// The state of a translation, as its file says; a format without states only has `translated` and `untranslated`.
public enum TranslationState: String, Hashable, Sendable, CaseIterable {
    /// Done.
    case translated
    /// There is a text, which programs show, and somebody must look at it: `needs_review` in string catalogues,
    /// `needs-review-translation` in XLIFF, `unfinished` with a text in Qt.
    case needsReview
    /// gettext matched it by similarity. `msgfmt` leaves it out, so that programs show the source.
    case fuzzy
    /// The program no longer has the key: `#~` in gettext, `obsolete` and `vanished` in Qt.
    case obsolete
    /// Xcode did not find the key in the sources any more.
    case stale
    /// The file says that it is not translated, and has a text, which programs show: `new` in string catalogues and
    /// XLIFF.
    case new
    /// There is no text.
    case untranslated
}
