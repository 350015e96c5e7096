/// Third stage of a check: the texts of the keys that are meant, and what each of them is compared with.
///
/// Texts of other keys are left out here, so that a few keys of large files take little time.
struct ComparedTranslations: Sendable {
    let files: [CheckedFile]
    let sources: SourceTexts
    let siblings: SiblingTexts
    let shortcuts: ShortcutEvidence
    let sisters: SisterFiles
    /// Of all keys, because any text may refer to them.
    let references: ReferencedTexts
    /// Of all keys, so that a check of a few makes the same pseudo-locales as one of all.
    let origins: PseudoOrigins
    let notes: ReadingNotes

    init(_ named: NamedTranslations, _ context: CheckContext) {
        files = named.files.map { $0.keepingKeys(of: context.rules.selection) }
        sources = SourceTexts(files, context.rules)
        siblings = SiblingTexts(files, sources, context)
        sisters = SisterFiles(files, sources)
        shortcuts = ShortcutEvidence(named.files, context.rules)
        references = named.references
        origins = PseudoOrigins(named, context)
        notes = named.notes
    }
}
