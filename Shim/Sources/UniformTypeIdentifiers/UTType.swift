/// A type of data, by its identifier. Nothing is known of a type but its name and, for types named here, the suffixes of
/// files. Types are equal if their identifiers are, whatever their letters' case.
public struct UTType: Hashable, Codable, Sendable {
    /// The name: `public.plain-text`.
    public let identifier: String
    /// The usual suffix of files, without a dot; nil if none is known.
    public let preferredFilenameExtension: String?

    /// A type with any name.
    public init?(_ identifier: String) { self.init(named: identifier) }

    /// A type of a program's own, which the program brings with it or takes from others.
    public init(exportedAs identifier: String) { self.init(named: identifier) }
    public init(importedAs identifier: String) { self.init(named: identifier) }

    /// The type of files with a suffix, without a dot; nil if none is known.
    public init?(filenameExtension: String) {
        let suffix = filenameExtension.lowercased()
        let usual = Self.otherSuffixes[suffix] ?? suffix
        guard let known = Self.known.first(where: { $0.preferredFilenameExtension == usual }) else { return nil }
        self = known
    }

    private init(named identifier: String) {
        let known = Self.known.first { $0.key == identifier.lowercased() }
        self.init(identifier: identifier, preferredFilenameExtension: known?.preferredFilenameExtension)
    }

    private var key: String { identifier.lowercased() }

    public static func == (one: UTType, other: UTType) -> Bool { one.key == other.key }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private init(identifier: String, preferredFilenameExtension: String?) {
        self.identifier = identifier
        self.preferredFilenameExtension = preferredFilenameExtension
    }

    private init(_ identifier: String, _ suffix: String?) {
        self.init(identifier: identifier, preferredFilenameExtension: suffix)
    }

    public static let item = UTType("public.item", nil)
    public static let content = UTType("public.content", nil)
    public static let data = UTType("public.data", nil)
    public static let text = UTType("public.text", nil)
    public static let plainText = UTType("public.plain-text", "txt")
    public static let utf8PlainText = UTType("public.utf8-plain-text", nil)
    public static let rtf = UTType("public.rtf", "rtf")
    public static let html = UTType("public.html", "html")
    public static let xml = UTType("public.xml", "xml")
    public static let json = UTType("public.json", "json")
    public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv")
    public static let propertyList = UTType("com.apple.property-list", "plist")
    public static let sourceCode = UTType("public.source-code", nil)
    public static let swiftSource = UTType("public.swift-source", "swift")
    public static let pdf = UTType("com.adobe.pdf", "pdf")
    public static let image = UTType("public.image", nil)
    public static let png = UTType("public.png", "png")
    public static let jpeg = UTType("public.jpeg", "jpeg")
    public static let gif = UTType("com.compuserve.gif", "gif")
    public static let svg = UTType("public.svg-image", "svg")
    public static let movie = UTType("public.movie", nil)
    public static let audio = UTType("public.audio", nil)
    public static let mp3 = UTType("public.mp3", "mp3")
    public static let archive = UTType("public.archive", nil)
    public static let zip = UTType("public.zip-archive", "zip")
    public static let folder = UTType("public.folder", nil)
    public static let directory = UTType("public.directory", nil)
    public static let url = UTType("public.url", nil)
    public static let fileURL = UTType("public.file-url", nil)

    /// Suffixes that files of a type have besides the usual one.
    private static let otherSuffixes = ["jpg": "jpeg", "jpe": "jpeg", "text": "txt", "htm": "html"]

    private static let known = [
        plainText, rtf, html, xml, json, commaSeparatedText, propertyList, swiftSource, pdf, png, jpeg, gif, svg, mp3,
        zip,
    ]
}
