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
        let found = TextEncoding(of: bytes)
        guard found == .utf8 else { return found }
        switch self {
        case .properties: return DecodedText.isUTF8(bytes) ? .utf8 : .latin1
        case .gettext: return Self.declared("charset=", in: bytes.prefix(4096))
        case .android, .xliff, .qt, .resx, .stringsDictionary, .appleStrings:
            return bytes.prefix(5).elementsEqual("<?xml".utf8)
                ? Self.declared("encoding=", in: bytes.prefix(200)) : .utf8
        default: return .utf8
        }
    }

    /// The encoding whose name comes after a sign; UTF-8 if there is none that is known.
    private static func declared(_ sign: String, in bytes: ArraySlice<UInt8>) -> TextEncoding {
        let bytes = Array(bytes)
        guard let start = bytes.indices.first(where: { bytes.hasText(sign, at: $0) }) else { return .utf8 }
        let name = bytes[(start + sign.utf8.count)...].drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
            .prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        return TextEncoding(named: String(decoding: name, as: UTF8.self)) ?? .utf8
    }
}
