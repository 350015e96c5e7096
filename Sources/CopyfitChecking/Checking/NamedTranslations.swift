import CopyfitTranslations

/// Second stage of a check: the files that were read, with a language for each text of which one is known.
struct NamedTranslations {
    let files: [CheckedFile]
    /// The texts that others refer to.
    let references: ReferencedTexts
    let notes: ReadingNotes

    /// - Parameter sourceLanguage: The language of texts whose file and path name none; nil is English.
    init(_ read: ReadTranslations, sourceLanguage: String?) {
        let named = UnnamedLanguages(read.files, sourceLanguage: sourceLanguage).named(read.files)
        files = TemplateTypes(named).filled(named)
        references = ReferencedTexts(files)
        notes = read.notes
    }
}
