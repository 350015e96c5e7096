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

    /// The face that a language's paragraphs are set in.
    public static func face(for language: Corpus.Language, _ catalogue: FontCatalogue) throws -> BenchmarkFonts {
        switch language {
        case .english:
            try BenchmarkFonts(catalogue, "Noto Sans", [("NotoSans/NotoSans-Regular.ttf", 0)])
        case .arabic:
            try BenchmarkFonts(catalogue, "Noto Sans Arabic", [("NotoSansArabic/NotoSansArabic-Regular.ttf", 0)])
        case .hindi:
            try BenchmarkFonts(
                catalogue,
                "Noto Sans Devanagari",
                [("NotoSansDevanagari/NotoSansDevanagari-Regular.ttf", 0)]
            )
        case .thai:
            try BenchmarkFonts(catalogue, "Noto Sans Thai", [("NotoSansThai/NotoSansThai-Regular.ttf", 0)])
        case .chinese:
            try BenchmarkFonts(catalogue, "Noto Sans CJK SC", [("NotoSansCJK/NotoSansCJK-Regular.ttc", 2)])
        }
    }

    /// A face with contextual alternates, which shaping takes twice as long for.
    public static func inter(_ catalogue: FontCatalogue) throws -> BenchmarkFonts {
        try BenchmarkFonts(catalogue, "Inter", [("Inter/Inter-Regular.otf", 0)])
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
