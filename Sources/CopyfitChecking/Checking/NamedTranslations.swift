/// Second stage of a check: the files that were read, with a language for each text of which one is known.
struct NamedTranslations {
    let files: [CheckedFile]
    /// The texts that others refer to.
    let references: ReferencedTexts
    let notes: ReadingNotes

    /// - Parameter sourceLanguage: The language of texts whose file and path name none; nil is English.
    init(_ read: ReadTranslations, sourceLanguage: String?) {
        files = UnnamedLanguages(read.files, sourceLanguage: sourceLanguage).named(read.files)
        references = ReferencedTexts(files)
        notes = read.notes
    }
}
