extension TranslationFormat {
    /// Reads a file's text with the format's reader. `locale` is the language of formats that do not say it themselves.
    func read(into collector: inout TranslationCollector, locale: TranslationLocale) {
        let text = collector.text
        switch self {
        case .stringCatalog:
            var reader = StringCatalogReader(text)
            reader.read(into: &collector)
        case .appleStrings:
            var reader = AppleStringsReader(text, locale: locale)
            reader.read(into: &collector)
        case .stringsDictionary: StringsDictionaryReader(text, locale: locale).read(into: &collector)
        case .android:
            var reader = AndroidReader(text, locale: locale)
            reader.read(into: &collector)
        case .gettext:
            var reader = GettextReader(text, locale: locale)
            reader.read(into: &collector)
        case .arb:
            var reader = ARBReader(text, locale: locale)
            reader.read(into: &collector)
        case .json:
            var reader = JSONMessagesReader(text, locale: locale)
            reader.read(into: &collector)
        default: break
        }
    }

    /// The encoding of a file of this format.
    func encoding(of bytes: [UInt8]) -> TextEncoding {
        TextEncoding(of: bytes)
    }
}
