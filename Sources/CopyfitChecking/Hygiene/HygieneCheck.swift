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
        var found = spaces(translation, file, source: translation.source ?? origins.first?.text)
        if let mark = DirectionMarks.unbalanced(in: translation.text) {
            found.append(
                context.finding(.unbalancedDirection, translation, file) {
                    "\(DirectionMarks.name(of: mark)) has no partner: close it, or leave it out."
                }
            )
        }
        if !isSource, !origins.isEmpty || translation.source != nil {
            for difference in PlaceholderComparison(translation, file.format, sources: origins).differences {
                found.append(context.finding(difference.kind, translation, file) { difference.message })
            }
        }
        return found.compactMap(\.self)
    }

    private func spaces(_ translation: Translation, _ file: CheckedFile, source: String?) -> [Finding?] {
        var found: [Finding?] = []
        let space = WhiteSpace(translation.text)
        let language = translation.locale.tag.prefix { $0 != "-" }
        let joinsWords = Self.languagesWithoutSpaces.contains(language)
        if let fault = space.outerFault(source: source, joinsWords: joinsWords) {
            found.append(context.finding(.outerSpace, translation, file) { fault })
        }
        if space.hasDoubledSpace, source.map({ !WhiteSpace($0).hasDoubledSpace }) ?? true {
            found.append(context.finding(.doubledSpace, translation, file) { "Two spaces are in a row." })
        }
        return found
    }
}
