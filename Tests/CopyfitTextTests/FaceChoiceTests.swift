import CopyfitFonts
import CopyfitUnicode
import Testing

@testable import CopyfitText

@Suite("Choice of faces")
struct FaceChoiceTests {
    struct Row: Sendable {
        let text: String
        let family: String
    }

    @Test(
        "A cluster takes the face of its presentation (UTS 51)",
        arguments: [
            Row(text: "\u{2764}", family: "Inter"),
            Row(text: "\u{2764}\u{FE0E}", family: "Inter"),
            Row(text: "\u{2764}\u{FE0F}", family: "Noto Color Emoji"),
            Row(text: "\u{A9}", family: "Inter"),
            Row(text: "\u{A9}\u{FE0F}", family: "Noto Color Emoji"),
            Row(text: "1", family: "Inter"),
            Row(text: "1\u{FE0F}\u{20E3}", family: "Noto Color Emoji"),
            Row(text: "\u{1F600}", family: "Noto Color Emoji"),
            Row(text: "\u{1F1EF}\u{1F1F5}", family: "Noto Color Emoji"),
            Row(text: "\u{1F44D}\u{1F3FD}", family: "Noto Color Emoji"),
            Row(text: "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", family: "Noto Color Emoji"),
            Row(text: "\u{5E9}", family: "Noto Sans Hebrew"),
            Row(text: "\u{905}", family: "Noto Sans Devanagari"),
            Row(text: "\u{E01}", family: "Noto Sans Thai"),
            Row(text: "\u{D55C}", family: "Noto Sans CJK SC"),
        ]
    )
    func presentation(row: Row) throws {
        let paragraph = try MeasuredText.prepareInter(row.text)
        #expect(paragraph.faces.map(\.familyName) == [row.family])
        #expect(paragraph.missing == [])
        #expect(paragraph.lines(fitting: 0).count == 1)
    }

    /// Every glyph of the emoji face is 2550 of 2048 units wide (`hmtx`): 19.921875 points at 16.
    @Test(
        "An emoji sequence is one glyph",
        arguments: [
            "👩‍👩‍👧‍👦", "👍🏽", "🇯🇵", "1️⃣", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👨‍🚀",
        ]
    )
    func sequences(emoji: String) throws {
        #expect(try MeasuredText.prepareInter(emoji).maxContentWidth == 19.921875)
        #expect(try MeasuredText.prepareInter(emoji + emoji).maxContentWidth == 2 * 19.921875)
    }

    /// `hb-shape NotoColorEmoji.ttf` has two glyphs with a width for the first two, one for the others.
    @Test(
        "An emoji sequence that its face shows as several pictures is missing",
        arguments: [
            ("\u{1F9D1}\u{200D}\u{1FA70}", true), ("\u{1F600}\u{200D}\u{1F600}", true),
            ("\u{1F642}\u{200D}\u{2194}\u{FE0F}", false), ("\u{261D}\u{1F3FD}", false),
        ]
    )
    func severalPictures(emoji: String, isMissing: Bool) throws {
        for _ in 0..<2 {
            let paragraph = try MeasuredText.prepareInter("a\(emoji)b\(emoji)")
            #expect(paragraph.missing.map(\.characters) == (isMissing ? [emoji, emoji] : []))
            #expect(paragraph.faces.map(\.familyName) == ["Inter", "Noto Color Emoji"])
        }
    }

    /// Advances of the space-like glyphs are from `hmtx`: U+3164 is 920 of 1000 units wide in Noto Sans CJK.
    @Test(
        "A filler of hangul takes a face that has it, and is missing without one",
        arguments: ["\u{3164}", "\u{1160}"]
    )
    func fillers(filler: String) throws {
        let paragraph = try MeasuredText.prepareInter("a\(filler)b")
        #expect(paragraph.faces.map(\.familyName) == ["Inter", "Noto Sans CJK SC"])
        #expect(paragraph.missing == [])
        let alone = try FontCatalogue().chain(named: "Inter").primary.path
        let chain = try FontCatalogue().chain(files: [FontFileReference(path: alone)])
        let style = TextStyle(font: chain, size: 16)
        let bare = try ParagraphPreparer().prepare(StyledText("a\(filler)b", style: style))
        #expect(bare.missing.map(\.characters) == [filler])
    }

    @Test(
        "An invisible character that HarfBuzz shows as a box is missing without a glyph",
        arguments: ["\u{1BCA0}", "\u{1BCA3}"]
    )
    func shownAsBox(character: String) throws {
        #expect(try MeasuredText.prepareInter("a\(character)b").missing.map(\.characters) == [character])
    }

    @Test(
        "A danda comes from the face of the letters before it",
        arguments: [
            ("ଠିକଣା।", "Noto Sans Oriya"), ("ঠিকানা।", "Noto Sans Bengali"), ("ਪਤਾ ॥", "Noto Sans Gurmukhi"),
            ("पता।", "Noto Sans Devanagari"),
        ]
    )
    func danda(text: String, family: String) throws {
        #expect(try MeasuredText.prepareInter(text).faces.map(\.familyName) == [family])
    }

    /// Chromium 156 with the same files in this order: 43.11 and 45.23.
    @Test(
        "Fallbacks that the caller prefers are tried in their order",
        arguments: [
            (["Noto Sans Oriya", "Noto Sans Devanagari"], 43.11), (["Noto Sans Devanagari", "Noto Sans Oriya"], 45.23),
        ]
    )
    func preferred(families: [String], width: Double) throws {
        let chain = try FontCatalogue().chain(named: "Inter", preferring: families + ["No Such Font"])
        let style = TextStyle(font: chain, size: 16)
        var text = StyledText("ଠିକଣା।", style: style)
        text.breakRules.profile = .web
        #expect(abs(try ParagraphPreparer().prepare(text).maxContentWidth - width) < 0.02)
    }

    @Test(
        "Han characters take the face of the language",
        arguments: [
            ("ja", "Noto Sans CJK JP"), ("ko", "Noto Sans CJK KR"), ("zh-Hans", "Noto Sans CJK SC"),
            ("zh-CN", "Noto Sans CJK SC"), ("zh-Hant", "Noto Sans CJK TC"), ("zh-TW", "Noto Sans CJK TC"),
            ("zh-HK", "Noto Sans CJK HK"), ("und", "Noto Sans CJK SC"), ("en", "Noto Sans CJK SC"),
        ]
    )
    func han(language: String, family: String) throws {
        #expect(try MeasuredText.prepareInter("直骨", language: language).faces.map(\.familyName) == [family])
    }

    @Test("A face for Han characters of one region that the caller prefers is used in every language")
    func preferredHan() throws {
        let chain = try FontCatalogue().chain(named: "Inter", preferring: ["Noto Sans CJK JP"])
        let text = StyledText("直", style: TextStyle(font: chain, size: 16, language: "zh-Hans"))
        #expect(try ParagraphPreparer().prepare(text).faces.map(\.familyName) == ["Noto Sans CJK JP"])
    }

    /// Noto Serif and Noto Sans have neither sign; Noto Sans Devanagari has the minus, Noto Sans Symbols the arrow.
    @Test("Signs of no script come from Inter, not from a face for a script", arguments: ["Noto Serif", "Noto Sans"])
    func signs(name: String) throws {
        #expect(try MeasuredText.prepareInter("\u{2212}", named: name).faces.map(\.familyName) == ["Inter"])
        #expect(try MeasuredText.prepareInter("\u{2192}", named: name).faces.map(\.familyName) == ["Inter"])
        // In a word of its script a sign for the Indian scripts is that script's.
        let danda = try MeasuredText.prepareInter("\u{915}\u{964}", named: name)
        #expect(danda.faces.map(\.familyName) == ["Noto Sans Devanagari"])
    }

    @Test(
        "Letters of scripts that no other face has come from a face of their own",
        arguments: [
            Row(text: "ქართული", family: "Noto Sans Georgian"), Row(text: "հայերեն", family: "Noto Sans Armenian"),
            Row(text: "ગુજરાતી", family: "Noto Sans Gujarati"), Row(text: "ខ្មែរ", family: "Noto Sans Khmer"),
            Row(text: "བོད་ཡིག", family: "Noto Serif Tibetan"), Row(text: "አማርኛ", family: "Noto Sans Ethiopic"),
        ]
    )
    func scripts(row: Row) throws {
        let paragraph = try MeasuredText.prepareInter(row.text)
        #expect(paragraph.faces.map(\.familyName) == [row.family])
        #expect(paragraph.missing == [])
    }

    @Test("Fallback faces and a style the family lacks are reported where they are used") func substitutions() throws {
        // "abc " is 4 bytes, four Hebrew letters are 8; the space behind them stays with them.
        let mixed = try MeasuredText.prepareInter("abc שלום d")
        #expect(mixed.substitutions == [FontSubstitution(range: 4..<13, asked: "Inter", used: "Noto Sans Hebrew")])
        let black = try MeasuredText.prepareInter("abc", named: "Inter Black")
        #expect(black.substitutions == [FontSubstitution(range: 0..<3, asked: "Inter Black", used: "Inter Bold")])
        #expect(try MeasuredText.prepareInter("abc").substitutions == [])
    }

    @Test("Faces that were given file by file are what was asked for; what none has is missing") func explicit() throws
    {
        let paragraph = try MeasuredText.prepare("ab\u{5E9}c\u{E000}\u{E001}")
        #expect(paragraph.substitutions == [])
        #expect(paragraph.missing.map(\.characters).joined() == "\u{5E9}\u{E000}\u{E001}")
        #expect(paragraph.missing.first?.range == 2..<4)
        #expect(try MeasuredText.prepareInter("a\u{10FFFD}").missing.map(\.range) == [1..<5])
    }
}
