import CopyfitTranslations

extension CheckContext {
    /// Whether a text is looked at: not if its program no longer has it, or does not show it yet.
    func looksAt(_ translation: Translation) -> Bool { isShown(translation) && isSelected(translation) }

    /// Whether the program shows a text.
    func isShown(_ translation: Translation) -> Bool {
        translation.state != .obsolete && (translation.state != .fuzzy || rules.checksFuzzyTexts)
    }

    /// Whether the program has the key of a text, which is one of those that are meant.
    func isSelected(_ translation: Translation) -> Bool {
        translation.state != .obsolete
            && rules.selection.includes(locale: translation.locale.name, tag: translation.locale.tag)
            && rules.selection.includes(key: translation.key)
    }

    /// Whether a text of a file is looked at.
    func looksAt(_ translation: Translation, in file: CheckedFile) -> Bool {
        looksAt(translation) && file.isMeant(MessageKey(translation))
    }

    /// Whether the program has the key of a text, which is one of those of a file that are meant.
    func isSelected(_ translation: Translation, in file: CheckedFile) -> Bool {
        isSelected(translation) && file.isMeant(MessageKey(translation))
    }
}

extension CheckedFile {
    /// Whether a key is looked at.
    func isMeant(_ key: MessageKey) -> Bool { onlyKeys?.contains(key) ?? true }
}
