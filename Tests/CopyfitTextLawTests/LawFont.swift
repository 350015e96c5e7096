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
    /// Whether texts have several styles, spaced letters and tabs.
    var isStyled = false
    /// Whether letters are set back over those before them: lines with tabs then end early by design.
    var goesBack = false
    var direction = BaseDirection.auto
    let chain: @Sendable () throws -> FontChain

    var testDescription: String { name }

    init(
        _ name: String,
        _ corpus: Corpus,
        language: String = "und",
        chain: @escaping @Sendable () throws -> FontChain
    ) {
        self.name = name
        self.corpus = corpus
        self.language = language
        self.chain = chain
    }

    func style(size: Double) throws -> TextStyle {
        TextStyle(font: try chain(), size: size, language: language)
    }
}

extension LawFont {
    private static func bundled(_ file: String, _ corpus: Corpus, language: String = "und", index: Int = 0) -> LawFont {
        LawFont(file, corpus, language: language) {
            try opened([FontFileReference(path: try TestFonts.bundled(file), index: index)])
        }
    }

    private static func testOnly(_ file: String, _ corpus: Corpus, language: String) -> LawFont {
        LawFont(file, corpus, language: language) { try opened([FontFileReference(path: TestFonts.testOnly(file))]) }
    }

    private static func built(_ name: String, _ font: OpenTypeBuilder) -> LawFont {
        LawFont(name, .ascii) { try TestFonts.chain([font]) }
    }

    private static func opened(_ files: [FontFileReference]) throws -> FontChain {
        try FontCatalogue(bundledDirectory: nil).chain(files: files)
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
            let files = [
                "Inter/Inter-Regular.otf", "NotoSansArabic/NotoSansArabic-Regular.ttf",
                "NotoSansHebrew/NotoSansHebrew-Regular.ttf", "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf",
                "NotoSansThai/NotoSansThai-Regular.ttf", "NotoSansCJK/NotoSansCJK-Regular.ttc",
                "NotoColorEmoji/NotoColorEmoji.ttf",
            ]
            return try opened(files.map { FontFileReference(path: try TestFonts.bundled($0)) })
        },
        built("built: advances change at spaces", .changingAtSpaces),
        built("built: every cluster is unsafe to break", .unsafeEverywhere),
        built("built: ligatures over spaces", .ligaturesOverSpaces),
        built("built: wide ligatures", .wideLigatures),
        built("built: letters set back", .settingBack).goingBack,
    ]
}

extension LawFont {
    /// With the dictionary of the language, which divides words.
    private var divided: LawFont {
        var divided = LawFont("\(name), hyphenated", corpus, language: language, chain: chain)
        divided.isHyphenated = true
        return divided
    }

    /// In several styles, with spaced letters and tabs.
    private var styled: LawFont {
        var styled = LawFont("\(name), styled", corpus, language: language, chain: chain)
        (styled.isStyled, styled.goesBack) = (true, goesBack)
        return styled
    }

    private var goingBack: LawFont {
        var font = self
        font.goesBack = true
        return font
    }

    static let styled = all.map(\.styled)
    static let plainAndStyled = all + styled
    static let softlyHyphenatedStyled = softlyHyphenated.map(\.styled)

    static let softlyHyphenated: [LawFont] = [
        bundled("Inter/Inter-Regular.otf", .softlyHyphenated).named("soft hyphens"),
        testOnly("Amiri-Regular.ttf", .softlyHyphenatedArabic, language: "ar").named("soft hyphens"),
        LawFont("built: every cluster is unsafe to break, soft hyphens", .softlyHyphenatedASCII) {
            try TestFonts.chain([.unsafeEverywhere])
        },
    ]

    private func named(_ addition: String) -> LawFont {
        LawFont("\(name), \(addition)", corpus, language: language, chain: chain)
    }

    static let hyphenated: [LawFont] = [
        bundled("Inter/Inter-Regular.otf", .english, language: "en-US").divided,
        bundled("NotoSerif/NotoSerif-Regular.ttf", .english, language: "en-US").divided,
        testOnly("Amiri-Regular.ttf", .english, language: "en-US").divided,
        LawFont("built: ligatures over spaces", .ascii, language: "en-US") {
            try TestFonts.chain([.ligaturesOverSpaces])
        }.divided,
    ]
}
