import CopyfitTranslations

/// What is wrong with a text whatever the room it has.
struct HygieneCheck {
    let context: CheckContext
    let sources: SourceTexts
    let shortcuts: ShortcutEvidence

    private static let languagesWithoutSpaces: Set<Substring> = ["zh", "yue", "ja", "th", "lo", "km", "my"]

    /// What is wrong with one text.
    func findings(_ translation: Translation, _ file: CheckedFile) -> [Finding] {
        if translation.text.isEmpty { return [] }
        let isSource = sources.isSource(translation, in: file)
        let origins = isSource ? [] : sources.sources(of: translation, in: file)
        let source = sourceText(of: translation, file.format, origins)
        var found = isSource ? [] : outerSpace(translation, file, source: source)
        found.append(doubledSpace(translation, file, source: source))
        if let mark = DirectionMarks.unbalanced(in: translation.text) {
            found.append(
                context.finding(.unbalancedDirection, translation, file) {
                    "\(DirectionMarks.name(of: mark)) has no partner: close it, or leave it out."
                }
            )
        }
        if !isSource, !translation.isTerm(file.format), !origins.contains(where: \.isMisread),
            !origins.isEmpty || translation.source != nil
        {
            let comparison = PlaceholderComparison(translation, file.format, sources: origins, file.ownBranches)
            let differences = comparison.differences
            for difference in differences {
                found.append(context.finding(difference.kind, translation, file) { difference.message })
            }
            if !differences.isEmpty { return found.compactMap(\.self) }
        }
        return found.compactMap(\.self) + formatFaults(translation, file)
    }

    /// What the program cannot format; each sentence once.
    private func formatFaults(_ text: Translation, _ file: CheckedFile) -> [Finding] {
        if text.isMisread || text.placeholders.isEmpty { return [] }
        let faults = FormatFaults(text, file.format, isSourceOrTerm(text, file) ? [] : originals(of: text, file)).faults
        return faults.compactMap { fault in
            fault.isGrave
                ? context.grave(.invalidFormat, text, file) { fault.message }
                : context.finding(.invalidFormat, text, file) { fault.message }
        }
    }

    /// The markup of a text beside its source's; nil if neither has any.
    func markup(of text: Translation, _ file: CheckedFile, _ syntax: MarkupSyntax) -> MarkupComparison? {
        let originals = isSourceOrTerm(text, file) ? [] : originals(of: text, file)
        let hasSome = ([text] + originals).contains { !$0.tags.isEmpty || syntax.mayBe(in: $0.text) }
        guard hasSome else { return nil }
        return MarkupComparison(text, originals, syntax, shortcuts: shortcuts.places(in: text, file, syntax))
    }

    /// How the markup of a text differs from its source's.
    func findings(_ markup: MarkupComparison, _ syntax: MarkupSyntax, _ text: Translation, _ file: CheckedFile)
        -> [Finding]
    {
        if text.isMisread { return [] }
        return markup.differences.compactMap { difference in
            // GTK shows nothing of what Pango cannot read
            let isGrave = difference.kind == .markupBroken && syntax.markup == .pango
            return isGrave
                ? context.grave(difference.kind, text, file) { difference.message }
                : context.finding(difference.kind, text, file) { difference.message }
        }
    }

    private func isSourceOrTerm(_ text: Translation, _ file: CheckedFile) -> Bool {
        text.isTerm(file.format) || sources.isSource(text, in: file)
    }

    /// The texts that a text is translated from, one for the same values first.
    private func originals(of text: Translation, _ file: CheckedFile) -> [Translation] {
        var origins = sources.sources(of: text, in: file)
        if let source = text.source, PlaceholderComparison.formatsWithSource.contains(file.format) {
            if text.isSourceMisread { return [] }
            origins = text.branchesOfSource(file.format)
            if origins.isEmpty {
                var original = text
                (original.text, original.placeholders, original.tags) = (
                    source, text.sourcePlaceholders, text.sourceTags
                )
                origins = [original]
            }
        }
        if origins.contains(where: \.isMisread) { return [] }
        return origins.filter { $0.variant == text.variant } + origins.filter { $0.variant != text.variant }
    }

    /// What a text is translated from; nil if that is not known, or the text is a source.
    func source(of text: Translation, _ file: CheckedFile) -> String? {
        if sources.isSource(text, in: file) { return nil }
        return sourceText(of: text, file.format, sources.sources(of: text, in: file))
    }

    /// What a text is translated from; of a source with branches that for the same values, or the last one. nil if it is not
    /// known.
    private func sourceText(of text: Translation, _ format: TranslationFormat, _ origins: [Translation]) -> String? {
        if text.variant.isEmpty { return text.source ?? origins.first?.text }
        let branches = text.source == nil ? origins : text.branchesOfSource(format)
        let branch = branches.first { $0.variant == text.variant } ?? branches.last
        return branch?.text ?? text.source
    }

    private func outerSpace(_ translation: Translation, _ file: CheckedFile, source: String?) -> [Finding?] {
        let language = translation.locale.tag.prefix { $0 != "-" }
        let joinsWords = Self.languagesWithoutSpaces.contains(language)
        guard let fault = WhiteSpace(translation.text).outerFault(source: source, joinsWords: joinsWords) else {
            return []
        }
        return [context.finding(.outerSpace, translation, file) { fault }]
    }

    private func doubledSpace(_ translation: Translation, _ file: CheckedFile, source: String?) -> Finding? {
        let text = WhiteSpace(translation.text, hidden: translation.placeholders.map(\.range))
        guard text.hasDoubledSpace, source.map({ !WhiteSpace($0).hasDoubledSpace }) ?? true
        else { return nil }
        return context.finding(.doubledSpace, translation, file) { "The text has two spaces in a row." }
    }
}

extension Translation {
    /// Whether the text is a Fluent term, or an attribute of one. Its parameters come from the texts that refer to it, so
    /// each language may have its own.
    func isTerm(_ format: TranslationFormat) -> Bool { format == .fluent && key.hasPrefix("-") }

    /// Whether the text is an attribute of a Fluent term, which is never shown: texts choose their branches by it.
    func isPrivate(_ format: TranslationFormat) -> Bool { isTerm(format) && key.contains(".") }
}
