import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import TestSupport
import Testing

/// A chain of faces with the texts it is tried on.
struct LawFont: Sendable, CustomTestStringConvertible {
    let name: String
    let corpus: Corpus
    var language = "und"
    /// Whether the language's dictionary divides words.
    var isHyphenated = false
    var direction = BaseDirection.auto
    let files: @Sendable () throws -> [FontFileReference]

    var testDescription: String { name }

    init(
        _ name: String,
        _ corpus: Corpus,
        language: String = "und",
        files: @escaping @Sendable () throws -> [FontFileReference]
    ) {
        self.name = name
        self.corpus = corpus
        self.language = language
        self.files = files
    }

    func style(size: Double) throws -> TextStyle {
        let catalogue = try FontCatalogue(bundledDirectory: nil)
        return TextStyle(font: try catalogue.chain(files: try files()), size: size, language: language)
    }
}

extension LawFont {
    private static func bundled(_ file: String, _ corpus: Corpus, language: String = "und", index: Int = 0) -> LawFont {
        LawFont(file, corpus, language: language) {
            [FontFileReference(path: try TestFonts.bundled(file), index: index)]
        }
    }

    private static func testOnly(_ file: String, _ corpus: Corpus, language: String) -> LawFont {
        LawFont(file, corpus, language: language) { [FontFileReference(path: TestFonts.testOnly(file))] }
    }

    private static func built(_ name: String, _ font: OpenTypeBuilder) -> LawFont {
        LawFont(name, .ascii) { [FontFileReference(path: try TestFonts.write(font.bytes()))] }
    }

    static let all: [LawFont] = [
        bundled("Inter/Inter-Regular.otf", .latin),
        bundled("Inter/Inter-BoldItalic.otf", .latin),
        bundled("NotoSerif/NotoSerif-Regular.ttf", .latin),
        bundled("NotoSans/NotoSans-Regular.ttf", .greekAndCyrillic),
        bundled("NotoSansMono/NotoSansMono-Regular.ttf", .latin),
        bundled("NotoSansArabic/NotoSansArabic-Regular.ttf", .arabic, language: "ar"),
        bundled("NotoSansHebrew/NotoSansHebrew-Regular.ttf", .hebrew, language: "he"),
        bundled("NotoSansDevanagari/NotoSansDevanagari-Regular.ttf", .devanagari, language: "hi"),
        bundled("NotoSansBengali/NotoSansBengali-Regular.ttf", .bengali, language: "bn"),
        bundled("NotoSansTamil/NotoSansTamil-Regular.ttf", .tamil, language: "ta"),
        bundled("NotoSansThai/NotoSansThai-Regular.ttf", .thai, language: "th"),
        bundled("NotoSansCJK/NotoSansCJK-Regular.ttc", .eastAsian, language: "ja"),
        bundled("NotoColorEmoji/NotoColorEmoji.ttf", .emoji),
        testOnly("Amiri-Regular.ttf", .arabic, language: "ar"),
        testOnly("NotoNastaliqUrdu-Regular.ttf", .urdu, language: "ur"),
        testOnly("NotoSansMyanmar-Regular.ttf", .myanmar, language: "my"),
        testOnly("NotoSansKhmer-Regular.ttf", .khmer, language: "km"),
        LawFont("fallback chain", .mixed) {
            try [
                "Inter/Inter-Regular.otf", "NotoSansArabic/NotoSansArabic-Regular.ttf",
                "NotoSansHebrew/NotoSansHebrew-Regular.ttf", "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf",
                "NotoSansThai/NotoSansThai-Regular.ttf", "NotoSansCJK/NotoSansCJK-Regular.ttc",
                "NotoColorEmoji/NotoColorEmoji.ttf",
            ].map { FontFileReference(path: try TestFonts.bundled($0)) }
        },
        built("built: advances change at spaces", .changingAtSpaces),
        built("built: every cluster is unsafe to break", .unsafeEverywhere),
        built("built: ligatures over spaces", .ligaturesOverSpaces),
    ]
}

extension LawFont {
    /// With the dictionary of the language, which divides words.
    private var divided: LawFont {
        var divided = LawFont("\(name), hyphenated", corpus, language: language, files: files)
        divided.isHyphenated = true
        return divided
    }

    static let hyphenated: [LawFont] = [
        bundled("Inter/Inter-Regular.otf", .english, language: "en-US").divided,
        bundled("NotoSerif/NotoSerif-Regular.ttf", .english, language: "en-US").divided,
        testOnly("Amiri-Regular.ttf", .english, language: "en-US").divided,
        LawFont("built: ligatures over spaces", .ascii, language: "en-US") {
            [FontFileReference(path: try TestFonts.write(OpenTypeBuilder.ligaturesOverSpaces.bytes()))]
        }.divided,
    ]
}

extension OpenTypeBuilder {
    /// Space, `a` to `f`, hyphen, `.`; advances differ so that no two words are alike by chance.
    private static var letters: OpenTypeBuilder {
        let advances: [(Character, Int)] = [
            (" ", 250), ("a", 510), ("b", 563), ("c", 487), ("d", 571), ("e", 499), ("f", 311), ("-", 333), (".", 251),
            (",", 253), ("/", 377),
        ]
        return OpenTypeBuilder(glyphs: advances.map { Glyph($0.0, advance: $0.1) })
    }

    /// A letter behind a space is 37 units wider, one before a space 53 narrower: both edges of most lines are corrected.
    static var changingAtSpaces: OpenTypeBuilder {
        var font = letters
        font.positionings = [
            ContextualAdvance(backtrack: [[1]], input: Array(2...7), change: 37),
            ContextualAdvance(input: Array(2...7), lookahead: [[1]], change: -53),
        ]
        return font
    }

    /// Every glyph looks at the one before it: no cut is safe, so that every line takes the exact lane.
    static var unsafeEverywhere: OpenTypeBuilder {
        var font = letters
        font.positionings = [ContextualAdvance(backtrack: [Array(1...11)], input: Array(1...11), change: 41)]
        return font
    }

    /// `a b` with its space is one glyph, and so is `f f`: clusters reach over opportunities.
    static var ligaturesOverSpaces: OpenTypeBuilder {
        var font = letters
        font.glyphs += [Glyph(nil, advance: 1201), Glyph(nil, advance: 640)]
        font.ligatures = [Ligature(components: [2, 1, 3], glyph: 12), Ligature(components: [7, 1, 7], glyph: 13)]
        return font
    }
}
