import CopyfitFonts
import Testing

@Suite("Fonts by name")
struct FontNameTests {
    private let catalogue: FontCatalogue

    init() throws { catalogue = try FontCatalogue() }

    struct Row: Sendable {
        let asked: String
        let canonical: String
        let used: String
    }

    @Test(
        "A family and style words in any spelling name a face; a style the family lacks takes the nearest and says so",
        arguments: [
            Row(asked: "Inter", canonical: "Inter", used: "Inter"),
            Row(asked: "inter semi bold", canonical: "Inter SemiBold", used: "Inter SemiBold"),
            Row(asked: "INTER bold italic", canonical: "Inter Bold Italic", used: "Inter Bold Italic"),
            Row(asked: "Inter Regular", canonical: "Inter", used: "Inter"),
            Row(asked: "Noto Sans Mono Bold", canonical: "Noto Sans Mono Bold", used: "Noto Sans Mono Bold"),
            Row(asked: "Inter-SemiBold", canonical: "Inter SemiBold", used: "Inter SemiBold"),
            Row(asked: "NotoSansMono-Bold", canonical: "Noto Sans Mono Bold", used: "Noto Sans Mono Bold"),
            Row(asked: "Noto-Sans", canonical: "Noto Sans", used: "Noto Sans"),
            // Inter has 400, 500, 600, 700, and italics of 400 and 700.
            Row(asked: "Inter Black", canonical: "Inter Black", used: "Inter Bold"),
            Row(asked: "Inter SemiBold Italic", canonical: "Inter SemiBold Italic", used: "Inter Bold Italic"),
            Row(asked: "Inter Light", canonical: "Inter Light", used: "Inter"),
            Row(asked: "Inter Condensed", canonical: "Inter Condensed", used: "Inter"),
        ]
    )
    func names(row: Row) throws {
        let chain = try catalogue.chain(named: row.asked)
        #expect(chain.askedName == row.canonical)
        #expect(chain.primary.fullName == row.used)
        #expect(chain.substitutesStyle == (row.canonical != row.used))
    }

    @Test("An unknown family is an error that suggests names like it") func unknownFamily() {
        #expect(throws: FontError.unknownFamily(name: "Intr", suggestions: ["Inter"])) {
            try catalogue.chain(named: "Intr")
        }
        #expect(throws: FontError.unknownFamily(name: "Intre", suggestions: ["Inter"])) {
            try catalogue.chain(named: "Intre")
        }
        #expect(throws: FontError.unknownFamily(name: "Comic Sans", suggestions: [])) {
            try catalogue.chain(named: "Comic Sans")
        }
        #expect(throws: FontError.unknownFamily(name: "", suggestions: [])) { try catalogue.chain(named: "") }
    }

    @Test("A word that is no style is an error that names it") func unknownStyle() {
        #expect(throws: FontError.unknownStyle(name: "Inter Flashy", family: "Inter", word: "Flashy", suggestions: []))
        {
            try catalogue.chain(named: "Inter Flashy")
        }
        #expect(
            throws: FontError.unknownStyle(name: "Inter Bold Wobbly", family: "Inter", word: "Wobbly", suggestions: [])
        ) {
            try catalogue.chain(named: "Inter Bold Wobbly")
        }
        let japanese = FontError.unknownStyle(
            name: "Noto Sans JP",
            family: "Noto Sans",
            word: "JP",
            suggestions: ["Noto Sans CJK JP"]
        )
        #expect(throws: japanese) { try catalogue.chain(named: "Noto Sans JP") }
    }

    @Test("A size in the name is an error that says where sizes go", arguments: ["16", "16px", "12.5pt"])
    func size(word: String) {
        let number = word.hasSuffix("x") || word.hasSuffix("t") ? String(word.dropLast(2)) : word
        #expect(throws: FontError.sizeInName(name: "Inter Bold \(word)", word: number)) {
            try catalogue.chain(named: "Inter Bold \(word)")
        }
    }

    @Test("The same request gives the same chain") func identity() throws {
        #expect(try catalogue.chain(named: "Inter Bold") == catalogue.chain(named: "inter  BOLD"))
        #expect(try catalogue.chain(named: "Inter") != catalogue.chain(named: "Inter Bold"))
    }
}
