import CopyfitBundledFonts
public import CopyfitFonts

/// The fonts texts are measured in: bundled files, given one by one, so that every engine uses the same.
public struct BenchmarkFonts: Sendable {
    /// What the table calls them.
    public let name: String
    /// Primary first.
    public let files: [FontFileReference]
    /// The same files as Copyfit takes them.
    public let chain: FontChain

    /// The em of all measurements, in points.
    public static let size = 16.0

    /// Files of the bundled fonts' folder, primary first.
    private init(_ catalogue: FontCatalogue, _ name: String, _ paths: [(path: String, index: Int)]) throws {
        let directory = try BundledFonts.directory()
        self.name = name
        files = paths.map { FontFileReference(path: "\(directory)/\($0.path)", index: $0.index) }
        chain = try catalogue.chain(files: files)
    }

    /// One bundled file by itself.
    public init(_ catalogue: FontCatalogue, file: String, index: Int = 0) throws {
        let name = file.split(separator: "/").last?.split(separator: ".").first ?? ""
        try self.init(catalogue, String(name), [(file, index)])
    }

    /// Noto Sans with fallback faces for the scripts of the chat corpus.
    public static func fallbackChain(_ catalogue: FontCatalogue) throws -> BenchmarkFonts {
        let files = [
            ("NotoSans/NotoSans-Regular.ttf", 0),
            ("NotoSansArabic/NotoSansArabic-Regular.ttf", 0),
            ("NotoSansDevanagari/NotoSansDevanagari-Regular.ttf", 0),
            ("NotoSansThai/NotoSansThai-Regular.ttf", 0),
            ("NotoSansCJK/NotoSansCJK-Regular.ttc", 2),
            ("NotoColorEmoji/NotoColorEmoji.ttf", 0),
        ]
        return try BenchmarkFonts(catalogue, "Noto Sans and fallbacks", files)
    }
}
