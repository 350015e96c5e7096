import CopyfitTranslations

/// Fourth stage of a check: the files whose texts are checked, without those that are only compared.
struct CheckedFiles: Sendable {
    let compared: ComparedTranslations
    /// With the texts that were read.
    let own: [CheckedFile]
    /// With texts of pseudo-locales.
    let made: [CheckedFile]

    init(_ compared: ComparedTranslations, _ context: CheckContext) {
        self.compared = compared
        own = compared.files.filter { !$0.isComparedOnly }
        made = PseudoFiles(compared, context).made.filter { !$0.isComparedOnly }
    }

    var all: [CheckedFile] { own + made }
}

extension CheckedFiles {
    /// Whether there is a text to look at, or a key that a language should have.
    func hasTextsOrKeys(_ context: CheckContext) -> Bool {
        all.contains { file in file.translations.contains { context.looksAt($0, in: file) } }
            || own.contains { $0.translations.contains(where: context.isSelected) || asksForKeys(of: $0, context) }
    }

    /// Whether a file should have keys in a language that is meant, even if it has none of them.
    private func asksForKeys(of file: CheckedFile, _ context: CheckContext) -> Bool {
        let locales = file.locales.union([file.emptyLocale].compactMap(\.self))
        let selection = context.rules.selection
        return locales.contains { selection.includes(locale: $0.name, tag: $0.tag) }
            && compared.sources.sourceKeys(of: file.family).contains { selection.includes(key: $0.key) }
    }
}
