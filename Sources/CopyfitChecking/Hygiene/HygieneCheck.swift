import CopyfitTranslations

/// What is wrong with a text whatever the room it has.
struct HygieneCheck {
    let context: CheckContext
    let sources: SourceTexts

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
            for difference in comparison.differences {
                found.append(context.finding(difference.kind, translation, file) { difference.message })
            }
        }
        return found.compactMap(\.self)
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
        guard WhiteSpace(translation.text).hasDoubledSpace, source.map({ !WhiteSpace($0).hasDoubledSpace }) ?? true
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
