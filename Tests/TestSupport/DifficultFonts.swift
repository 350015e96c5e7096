/// Fonts that make breaking lines difficult.
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
    public static var changingAtSpaces: OpenTypeBuilder {
        var font = letters
        font.positionings = [
            ContextualAdvance(backtrack: [[1]], input: Array(2...7), change: 37),
            ContextualAdvance(input: Array(2...7), lookahead: [[1]], change: -53),
        ]
        return font
    }

    /// Every glyph looks at the one before it: no cut is safe, so that every line takes the exact lane.
    public static var unsafeEverywhere: OpenTypeBuilder {
        var font = letters
        font.positionings = [ContextualAdvance(backtrack: [Array(1...11)], input: Array(1...11), change: 41)]
        return font
    }

    /// `a b` with its space is one glyph, and so is `f f`: clusters reach over opportunities.
    public static var ligaturesOverSpaces: OpenTypeBuilder {
        var font = letters
        font.glyphs += [Glyph(nil, advance: 1201), Glyph(nil, advance: 640)]
        font.ligatures = [Ligature(components: [2, 1, 3], glyph: 12), Ligature(components: [7, 1, 7], glyph: 13)]
        return font
    }

    /// `c` goes back over what is before it, `f` is several ems wide.
    public static var settingBack: OpenTypeBuilder {
        var font = letters
        font.glyphs[6].advance = 4307
        font.positionings = [ContextualAdvance(input: [4], change: -1213)]
        return font
    }

    /// `feed` and `dea` are one glyph each, wider than their letters, and `face` is one that is narrower: cuts inside words fall
    /// far from where their clusters begin.
    public static var wideLigatures: OpenTypeBuilder {
        var font = letters
        font.glyphs += [Glyph(nil, advance: 4003), Glyph(nil, advance: 3001), Glyph(nil, advance: 307)]
        font.ligatures = [
            Ligature(components: [7, 6, 6, 5], glyph: 12), Ligature(components: [5, 6, 2], glyph: 13),
            Ligature(components: [7, 2, 4, 6], glyph: 14),
        ]
        return font
    }
}
