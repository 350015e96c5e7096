/// Apple's formats of tables of strings.
package enum AppleStringsFormat: String, Sendable, CaseIterable {
    /// Xcode's string catalogues, `.xcstrings`: all locales in one file.
    case catalog = "xcstrings"
    /// Pairs of keys and texts, `.strings`, as text or as an XML property list.
    case strings
    /// Plural rules, device and width variants, `.stringsdict`.
    case dictionary = "stringsdict"

    /// Reads a file's text. `locale` is the language of the formats that do not say it themselves.
    package func read(into collector: inout TranslationCollector, locale: TranslationLocale) {
        let text = collector.text
        switch self {
        case .catalog:
            var reader = StringCatalogReader(text)
            reader.read(into: &collector)
        case .strings:
            var reader = AppleStringsReader(text, locale: locale)
            reader.read(into: &collector)
        case .dictionary: StringsDictionaryReader(text, locale: locale).read(into: &collector)
        }
    }

    /// The encoding of a file of this format.
    func encoding(of bytes: [UInt8]) -> TextEncoding {
        self == .catalog ? TextEncoding(of: bytes) : TextEncoding(ofXML: bytes)
    }
}
