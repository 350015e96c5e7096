import TestSupport

/// Fonts of a few letters whose rules name spaces, letters and what these become, drawn at random.
enum RandomRules {
    private static let letters = "abcdxy"

    static func font(_ generator: inout SeededGenerator) -> OpenTypeBuilder {
        var builder = OpenTypeBuilder(glyphs: (" " + letters).map { .init($0, advance: 500) })
        builder.positionings = (0..<Int.random(in: 1...4, using: &generator)).map { rule in
            .init(
                backtrack: places(builder, &generator),
                input: [builder.glyph(generator.element(Array("xxy")))],
                lookahead: places(builder, &generator),
                change: 10 + rule
            )
        }
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: builder.ligatures = [ligature(builder, &generator), ligature(builder, &generator)]
        case 1: builder.multiplications = [.init(glyph: letter(builder, &generator), count: 2)]
        case 2: builder.lookups["GSUB"] = .init(feature: "ccmp", [(1, replacement(builder, &generator))])
        case 3:
            builder.lookups["GSUB"] = .init(
                feature: "ccmp",
                [(6, context(builder, &generator)), (1, replacement(builder, &generator))]
            )
        default: break
        }
        return builder
    }

    private static func letter(_ builder: OpenTypeBuilder, _ generator: inout SeededGenerator) -> Int {
        builder.glyph(generator.element(Array(letters)))
    }

    /// What a rule accepts in up to three places: a space or a few letters.
    private static func places(_ builder: OpenTypeBuilder, _ generator: inout SeededGenerator) -> [[Int]] {
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
            let letters = Set((0..<Int.random(in: 1...2, using: &generator)).map { _ in letter(builder, &generator) })
            switch Int.random(in: 0..<4, using: &generator) {
            case 0, 1: return [builder.glyph(" ")]
            case 2: return letters.union([builder.glyph(" ")]).sorted()
            default: return letters.sorted()
            }
        }
    }

    private static func ligature(
        _ builder: OpenTypeBuilder,
        _ generator: inout SeededGenerator
    ) -> OpenTypeBuilder.Ligature {
        .init(
            components: [letter(builder, &generator), letter(builder, &generator)],
            glyph: letter(builder, &generator)
        )
    }

    /// A single substitution: a letter becomes another.
    private static func replacement(_ builder: OpenTypeBuilder, _ generator: inout SeededGenerator) -> [Int] {
        [2, 8, 1, letter(builder, &generator)] + [1, 1, letter(builder, &generator)]
    }

    /// A chained context of format 3 that applies lookup 1 to a letter.
    private static func context(_ builder: OpenTypeBuilder, _ generator: inout SeededGenerator) -> [Int] {
        let (before, after) = (places(builder, &generator), places(builder, &generator))
        let input = [letter(builder, &generator)]
        var offset = 2 * (8 + before.count + after.count)
        func offsets(_ places: [[Int]]) -> [Int] {
            places.map { glyphs in
                defer { offset += 2 * (2 + glyphs.count) }
                return offset
            }
        }
        let head = [3, before.count] + offsets(before) + [1] + offsets([input]) + [after.count] + offsets(after)
        return head + [1, 0, 1] + (before + [input] + after).flatMap { [1, $0.count] + $0 }
    }
}
