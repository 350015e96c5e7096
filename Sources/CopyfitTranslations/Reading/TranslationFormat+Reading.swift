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

    /// A file's bytes as UTF-8 if it names a character set that only the system knows; otherwise the bytes.
    func converted(_ bytes: [UInt8]) -> [UInt8] {
        let name: String?
        switch self {
        case .android, .xliff, .qt, .resx, .stringsDictionary, .appleStrings:
            let isXML = bytes.prefix(5).elementsEqual("<?xml".utf8)
            name = isXML ? TextEncoding.name(after: "encoding=", in: bytes.prefix(200)) : nil
        case .gettext: name = TextEncoding.name(after: "charset=", in: bytes.prefix(4096))
        default: name = nil
        }
        guard let name, TextEncoding(named: name) == nil, let conversion = CharacterConversion(from: name) else {
            return bytes
        }
        return conversion.utf8(bytes)
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
