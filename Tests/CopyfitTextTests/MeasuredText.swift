import CopyfitFonts
import CopyfitText
import TestSupport

/// Texts in fonts whose numbers a test can reckon with.
enum MeasuredText {
    /// Letters of half an em, spaces of a quarter, an ellipsis of one em, dots of 0.3; 0.8 up, 0.2 down. At 10 points a
    /// letter is 5 wide and a line 10 high.
    static let plainFont: OpenTypeBuilder = {
        let letters = "abcdefghijklmnopqrstuvwxyz-".map { OpenTypeBuilder.Glyph($0, advance: 500) }
        let others: [OpenTypeBuilder.Glyph] = [
            .init(" ", advance: 250), .init("…", advance: 1000), .init(".", advance: 300),
        ]
        return OpenTypeBuilder(glyphs: letters + others)
    }()

    static func chain(_ fonts: OpenTypeBuilder...) throws -> FontChain {
        try TestFonts.chain(fonts)
    }

    static func prepare(_ text: String, _ fonts: OpenTypeBuilder..., size: Double = 10) throws -> PreparedParagraph {
        let chain = try TestFonts.chain(fonts.isEmpty ? [plainFont] : fonts)
        return try ParagraphPreparer().prepare(StyledText(text, style: TextStyle(font: chain, size: size)))
    }

    /// In the bundled fonts, Inter first.
    static func prepareInter(_ text: String, named name: String = "Inter", language: String? = nil) throws
        -> PreparedParagraph
    {
        let style = TextStyle(font: try FontCatalogue().chain(named: name), size: 16, language: language)
        return try ParagraphPreparer().prepare(StyledText(text, style: style))
    }
}

extension PreparedParagraph {
    /// What is seen of each line at a width.
    func seen(fitting width: Double) -> [String] {
        let bytes = Array(source.text.utf8)
        return lines(fitting: width).map { String(decoding: bytes[$0.visibleRange], as: UTF8.self) }
    }
}
