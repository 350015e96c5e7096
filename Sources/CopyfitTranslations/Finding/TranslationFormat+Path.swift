import CopyfitAppleStrings

extension TranslationFormat {
    /// The format of a file by its name, its folder and, where these leave it open (`.ts`, `.xml`, `.json`, `.csv`), by
    /// its first bytes; nil if it is not a translation file that is read here.
    ///
    /// - Parameters:
    ///   - path: The path; only its last components matter.
    ///   - content: The file's first bytes, at least 4,096 if it has as many.
    public init?(path: String, content: [UInt8]) {
        let parts = path.split(separator: "/")
        guard let name = parts.last?.lowercased(), let dot = name.lastIndex(of: ".") else { return nil }
        let folder = parts.dropLast().last.map(String.init) ?? ""
        switch name[name.index(after: dot)...] {
        case "xcstrings": self = .stringCatalog
        case "strings": self = .appleStrings
        case "stringsdict": self = .stringsDictionary
        case "po", "pot": self = .gettext
        case "arb": self = .arb
        case "xlf", "xliff": self = .xliff
        case "properties": self = .properties
        case "resx", "resw": self = .resx
        case "ftl": self = .fluent
        case "ts" where Self.has("<TS", content): self = .qt
        case "xml" where Self.isAndroid(folder, content): self = .android
        case "json": self = .json
        case "csv", "tsv":
            guard Self.isTable(content) else { return nil }
            self = .table
        default: return nil
        }
    }

    /// Whether a name alone leaves the format open, so that the content must be looked at.
    static func needsContent(_ name: String) -> Bool {
        [".ts", ".xml", ".csv", ".tsv"].contains { name.lowercased().hasSuffix($0) }
    }

    private static func has(_ sign: String, _ content: [UInt8]) -> Bool {
        let text = DecodedText(Array(content.prefix(4096)), as: TextEncoding(of: content)).bytes
        return text.indices.contains { text.hasText(sign, at: $0) }
    }

    private static func isAndroid(_ folder: String, _ content: [UInt8]) -> Bool {
        (folder == "values" || folder.hasPrefix("values-")) && has("<resources", content)
    }

    private static func isTable(_ content: [UInt8]) -> Bool {
        let start = content.hasText("\u{FEFF}", at: 0) ? 3 : 0
        let line = Array(content[start...].prefix(4096).prefix { !$0.isLineEnd })
        guard DecodedText.isUTF8(line) else { return false }
        var collector = TranslationCollector(SourceText(line))
        var fields = DelimitedFields(collector.text)
        guard let names = fields.nextRow(&collector)?.map(\.text), names.count > 1 else { return false }
        return TableHeader(names).map { header in
            header.locale != nil || header.texts.contains { $0.locale != nil }
        } ?? false
    }
}
