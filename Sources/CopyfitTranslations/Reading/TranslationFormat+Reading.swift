import CopyfitAppleStrings

extension TranslationFormat {
    /// Reads a file's text with the format's reader. `locale` is the language of formats that do not say it themselves.
    func read(into collector: inout TranslationCollector, locale: TranslationLocale) {
        let text = collector.text
        switch self {
        case .stringCatalog: AppleStringsFormat.catalog.read(into: &collector, locale: locale)
        case .appleStrings: AppleStringsFormat.strings.read(into: &collector, locale: locale)
        case .stringsDictionary: AppleStringsFormat.dictionary.read(into: &collector, locale: locale)
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
        case .xliff:
            var reader = XLIFFReader(text, locale: locale)
            reader.read(into: &collector)
        case .properties:
            var reader = PropertiesReader(text, locale: locale)
            reader.read(into: &collector)
        case .qt:
            var reader = QtReader(text, locale: locale)
            reader.read(into: &collector)
        case .resx:
            var reader = RESXReader(text, locale: locale)
            reader.read(into: &collector)
        case .fluent:
            var reader = FluentReader(text, locale: locale)
            reader.read(into: &collector)
        case .table:
            var reader = TableReader(text, locale: locale)
            reader.read(into: &collector)
        }
    }

    /// The encoding of a file of this format: by its first bytes; and where these do not say, as an XML or gettext file
    /// declares it, and ISO 8859-1 for `.properties` that are not UTF-8.
    func encoding(of bytes: [UInt8]) -> TextEncoding {
        switch self {
        case .android, .xliff, .qt, .resx, .stringsDictionary, .appleStrings: return TextEncoding(ofXML: bytes)
        default: break
        }
        let found = TextEncoding(of: bytes)
        guard found == .utf8 else { return found }
        switch self {
        case .properties: return DecodedText.isUTF8(bytes) ? .utf8 : .latin1
        case .gettext: return TextEncoding(after: "charset=", in: bytes.prefix(4096))
        default: return .utf8
        }
    }
}
