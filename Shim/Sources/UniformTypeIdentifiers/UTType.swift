/// A type of data, by its identifier. Nothing is known of a type but its name and, for types named here, the usual suffix
/// of files.
public struct UTType: Hashable, Codable, Sendable {
    /// The name: `public.plain-text`.
    public let identifier: String
    /// The usual suffix of files, without a dot; nil if none is known.
    public let preferredFilenameExtension: String?

    /// A type with any name.
    public init?(_ identifier: String) {
        self.init(identifier: identifier, preferredFilenameExtension: nil)
    }

    /// A type of a program's own, which the program brings with it or takes from others.
    public init(exportedAs identifier: String) {
        self.init(identifier: identifier, preferredFilenameExtension: nil)
    }
    public init(importedAs identifier: String) {
        self.init(identifier: identifier, preferredFilenameExtension: nil)
    }

    /// The type of files with a suffix; nil if none is known.
    public init?(filenameExtension: String) {
        guard let known = Self.known.first(where: { $0.preferredFilenameExtension == filenameExtension }) else {
            return nil
        }
        self = known
    }

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

    private static let known = [
        plainText, rtf, html, xml, json, commaSeparatedText, propertyList, swiftSource, pdf, png, jpeg, gif, svg, mp3,
        zip,
    ]
}
