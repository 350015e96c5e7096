public import Copyfit

extension View {
    /// Shows the view as users of a language see it: its texts are looked up in the tables, numbers are written as the
    /// language writes them, and the language's direction is the layout's.
    ///
    /// - Parameters:
    ///   - tables: The texts. A key that they do not have is shown itself.
    ///   - language: A BCP 47 tag, such as `pt-BR`.
    nonisolated public func translated(by tables: TranslationTables, into language: String) -> some View {
        let locale = Locale(identifier: language)
        let isRightToLeft = locale.language.characterDirection == .rightToLeft
        return environment(\.stringTable, tables)
            .environment(\.locale, locale)
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
}
