import TestSupport
import Testing

@testable import CopyfitFonts

/// Fonts in which words shaped alone could have other glyphs than in their run. What HarfBuzz gives the whole run is right.
@Suite("Words shaped one by one in fonts made against it")
struct WordCounterexampleTests {
    @Test(
        "Words shaped one by one in fonts made against it where graphemes go on behind a space without a mark",
        arguments: ["\u{1F3FB}", "\u{FF9E}"]
    )
    func graphemesBehindSpaces(extender: Character) throws {
        let builder = OpenTypeBuilder(glyphs: [" ", "a", extender].map { .init($0, advance: 500) })
        try expectSameGlyphs(builder, "a \(extender) a")
    }

    /// HarfBuzz puts a deleted glyph into the cluster before it, but at the start of a run into the one behind it.
    @Test("Words shaped one by one in fonts made against it where a letter is deleted")
    func deletedLetters() throws {
        var builder = OpenTypeBuilder(glyphs: " ab".map { .init($0, advance: 500) })
        builder.lookups["GSUB"] = .init(feature: "ccmp", [(2, [1, 8, 1, 14] + [1, 1, builder.glyph("b")] + [0])])
        try expectSameGlyphs(builder, "a ba")
    }

    /// HarfBuzz marks the two glyphs of a pair and the one behind them: of a and b the space behind, of a and a space the next.
    @Test(
        "Words shaped one by one in fonts made against it where pairs have values for the second glyph",
        arguments: [0, 5]
    )
    func pairsOfTwoValues(value: Int) throws {
        var builder = OpenTypeBuilder(glyphs: " abc".map { .init($0, advance: 500) })
        let (first, second) = (builder.glyph("a"), builder.glyph("b"))
        let classes = [2, 24, 4, 4, 30, 38, 1, 2] + [0, 0, 10, value]
        let tables = [1, 1, first] + [1, first, 1, 0] + [1, second, 1, 1]
        builder.lookups["GPOS"] = .init(feature: "kern", [(2, classes + tables)])
        try expectSameGlyphs(builder, "a b cab c a  c")
        let glyphs = [1, 20, 4, 4, 1, 12] + [1, second, 10, value] + [1, 1, first]
        builder.lookups["GPOS"] = .init(feature: "kern", [(2, glyphs)])
        try expectSameGlyphs(builder, "a b cab c a  c")
    }

    /// One rule replaces its one glyph 40 times, each time by the next; HarfBuzz's closure goes 13 steps and no farther. The last
    /// is wider before a space.
    @Test(
        "Words shaped one by one in fonts made against it where a letter becomes one that looks at spaces, after many steps"
    )
    func longChains() throws {
        let steps = 40
        var builder = OpenTypeBuilder(glyphs: " ba".map { .init($0, advance: 500) })
        let first = builder.glyph("a")
        builder.glyphs += (0..<steps).map { .init(nil, advance: 510 + $0) }
        let records = (1...steps).flatMap { [0, $0] }
        let rule = [3, 1, steps, 8 + 4 * steps] + records + [1, 1, first]
        let substitutions = (0..<steps).map { (type: 1, subtable: [1, 6, 1] + [1, 1, first + $0]) }
        builder.lookups["GSUB"] = .init(feature: "ccmp", [(type: 5, subtable: rule)] + substitutions)
        builder.positionings = [.init(input: [first + steps], lookahead: [[builder.glyph(" ")]], change: 90)]
        try expectSameGlyphs(builder, "a b ab ba")
    }

    /// x is wider before b and a space, and before what becomes b.
    @Test(
        "Words shaped one by one in fonts made against it where a letter beside a sign becomes one that the sign's rule names"
    )
    func changedNeighbors() throws {
        var builder = OpenTypeBuilder(glyphs: " abcx".map { .init($0, advance: 500) })
        let (space, a, b, x) = (builder.glyph(" "), builder.glyph("a"), builder.glyph("b"), builder.glyph("x"))
        builder.lookups["GSUB"] = .init(feature: "ccmp", [(1, [1, 6, b - a] + [1, 1, a])])
        builder.positionings = [.init(input: [x], lookahead: [[b], [space]], change: 90)]
        try expectSameGlyphs(builder, "cxa cxc xa cxcxa xcx a")
    }

    /// The second half of x is next to the first, and a letter after it.
    @Test("Words shaped one by one in fonts made against it where a sign becomes several glyphs")
    func multipliedSigns() throws {
        var builder = OpenTypeBuilder(glyphs: " abcx".map { .init($0, advance: 500) })
        let (space, c, x) = (builder.glyph(" "), builder.glyph("c"), builder.glyph("x"))
        builder.multiplications = [.init(glyph: x, count: 2)]
        builder.positionings = [.init(input: [x], lookahead: [[x], [c], [space]], change: 90)]
        try expectSameGlyphs(builder, "cxc a cxc b")
    }

    @Test(
        "Words shaped one by one in fonts made against it where a sign is deleted, so that what is around it is nearer to others"
    )
    func deletedSigns() throws {
        var builder = OpenTypeBuilder(glyphs: " abcxy".map { .init($0, advance: 500) })
        let (space, b, c) = (builder.glyph(" "), builder.glyph("b"), builder.glyph("c"))
        let (x, y) = (builder.glyph("x"), builder.glyph("y"))
        builder.lookups["GSUB"] = .init(feature: "ccmp", [(2, [1, 8, 1, 14] + [1, 1, y] + [0])])
        builder.positionings = [
            .init(input: [x], lookahead: [[c], [c], [space]], change: 90),
            .init(input: [y], lookahead: [[b], [space]], change: 90),
        ]
        try expectSameGlyphs(builder, "xcyc a axcyc b xcyc")
    }

    /// x is wider where b comes after a space or two, or before a space; a becomes b.
    @Test("Words shaped one by one in fonts made against it where a sign's rule names what comes after a space")
    func neighborsAfterSpaces() throws {
        var builder = OpenTypeBuilder(glyphs: " abcdxy".map { .init($0, advance: 500) })
        let (space, a, b, x) = (builder.glyph(" "), builder.glyph("a"), builder.glyph("b"), builder.glyph("x"))
        builder.lookups["GSUB"] = .init(feature: "ccmp", [(1, [1, 6, b - a] + [1, 1, a])])
        builder.positionings = [
            .init(input: [x], lookahead: [[space], [b]], change: 90),
            .init(input: [x], lookahead: [[space], [space], [b]], change: 80),
            .init(backtrack: [[space], [b]], input: [x], change: 70),
        ]
        let text = "cx a cx b cx c cx  a cx  b cx  c a xc b xc c xc x x y x"
        try expectSameGlyphs(builder, text)
    }

    @Test("Words shaped one by one in fonts made against it where a sign's rule names a ligature after a space")
    func ligaturesAfterSpaces() throws {
        var builder = OpenTypeBuilder(glyphs: " abcdx".map { .init($0, advance: 500) })
        let (space, a, b, c) = (builder.glyph(" "), builder.glyph("a"), builder.glyph("b"), builder.glyph("c"))
        builder.ligatures = [.init(components: [a, b], glyph: c)]
        builder.positionings = [
            .init(input: [builder.glyph("x")], lookahead: [[space], [c]], change: 90),
            .init(backtrack: [[space], [c]], input: [builder.glyph("x")], change: 80),
        ]
        try expectSameGlyphs(builder, "dx ab dx a dx ba dx c dab xd da xd dba xd ddc xd")
    }

    /// y and y become z; neither acts, because its own rule asks for c on both sides. x sees the space at a distance of three
    /// glyphs, although there are four characters.
    @Test("Words shaped one by one in fonts made against it where signs that do not act become one glyph")
    func joinedSigns() throws {
        var builder = OpenTypeBuilder(glyphs: " abcxyz".map { .init($0, advance: 500) })
        let (space, b, c) = (builder.glyph(" "), builder.glyph("b"), builder.glyph("c"))
        let (x, y, z) = (builder.glyph("x"), builder.glyph("y"), builder.glyph("z"))
        builder.ligatures = [.init(components: [y, y], glyph: z)]
        builder.positionings = [
            .init(input: [x], lookahead: [[b], [z], [space]], change: 90),
            .init(backtrack: [[c]], input: [y], lookahead: [[c], [space]], change: 80),
        ]
        try expectSameGlyphs(builder, "xbyy a")
    }

    /// a becomes a and b, and the same rule makes of that b the glyph that is wider before a space. HarfBuzz's closure omits it.
    @Test("Words shaped one by one in fonts made against it where a rule changes a glyph that it has just made")
    func changedHalves() throws {
        var builder = OpenTypeBuilder(glyphs: " ab".map { .init($0, advance: 500) })
        let (space, a, b) = (builder.glyph(" "), builder.glyph("a"), builder.glyph("b"))
        builder.glyphs.append(.init(nil, advance: 500))
        let wide = builder.glyphs.count
        let rule = [3, 1, 2, 16] + [0, 1, 1, 2] + [1, 1, a]
        let halves = [1, 14, 1, 8, 2, a, b] + [1, 1, a]
        builder.lookups["GSUB"] = .init(feature: "ccmp", [(5, rule), (2, halves), (1, [1, 6, wide - b] + [1, 1, b])])
        builder.positionings = [.init(input: [wide], lookahead: [[space]], change: 90)]
        try expectSameGlyphs(builder, "a b")
    }

    /// x becomes y, and y, which no text has, is wider before a space and b.
    @Test("Words shaped one by one in fonts made against it where a sign becomes one that has a rule")
    func changedSigns() throws {
        var builder = OpenTypeBuilder(glyphs: " abxy".map { .init($0, advance: 500) })
        let (space, a, b) = (builder.glyph(" "), builder.glyph("a"), builder.glyph("b"))
        let (x, y) = (builder.glyph("x"), builder.glyph("y"))
        builder.lookups["GSUB"] = .init(feature: "ccmp", [(1, [1, 6, y - x] + [1, 1, x])])
        builder.positionings = [
            .init(input: [y], lookahead: [[space], [b]], change: 90),
            .init(backtrack: [[a]], input: [x], lookahead: [[space], [a]], change: 80),
        ]
        try expectSameGlyphs(builder, "ax b ax a bx b xx b")
    }

    @Test(
        "Words shaped one by one in fonts made against it in fonts of random rules",
        arguments: 0..<300 as Range<UInt64>
    )
    func randomFonts(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let builder = RandomRules.font(&generator)
        for _ in 0..<6 {
            let text = String((0..<24).map { _ in generator.element(Array("   aabcdxxyy")) })
            try expectSameGlyphs(builder, text)
        }
    }

    private func expectSameGlyphs(_ builder: OpenTypeBuilder, _ text: String) throws {
        let file = FontFile(bytes: builder.bytes(), path: "built")
        let properties = RunProperties(
            face: try FontFace(file: file, index: 0, variations: [], freeType: FreeTypeLibrary()),
            scale: 16384,
            scriptTag: FontTag("Latn")!.value,
            isRightToLeft: false,
            language: ShapingLanguage("und")
        )
        let words = WordShaper()
        var (whole, pieces): ([ShapedGlyph], [ShapedGlyph]) = ([], [])
        let spaces = [UInt8](repeating: 0x20, count: 5000)
        words.shape(spaces.span, 0..<spaces.count, in: 0..<spaces.count, as: properties, into: &pieces)
        pieces = []
        let utf8 = Array(text.utf8)
        words.shape(utf8.span, 0..<utf8.count, in: 0..<utf8.count, as: properties, into: &pieces)
        Shaper().shape(utf8.span, 0..<utf8.count, in: 0..<utf8.count, as: properties, into: &whole)
        #expect(pieces == whole)
    }
}
