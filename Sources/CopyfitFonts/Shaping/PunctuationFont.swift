/// Where a face puts its punctuation, if it has half-width forms of it (the feature `halt`).
package struct PunctuationFont: Sendable {
    /// Which part of its box a character is in.
    package enum Place: Sendable {
        /// The left half: the right half can be trimmed.
        case left
        /// The right half: the left half can be trimmed.
        case right
        /// The middle.
        case middle
        /// More than half of the box, or a part that depends on the character.
        case elsewhere
    }

    /// U+3001, U+3002, U+FF0C and U+FF0E, if they are all in the same.
    package let dot: Place
    /// U+FF1A.
    package let colon: Place
    /// U+FF1B.
    package let semicolon: Place
    /// Whether curly quotation marks are full-width.
    package let quotesAreWide: Bool

    private static let halt = FontTag("halt")!
    private static let characters = "、。，．：；“‘”’"
    private static let hanScript = FontTag("Hani")!

    /// nil if the face has no half-width forms or not all of these characters.
    package init?(_ properties: RunProperties, _ shaper: Shaper) {
        let face = properties.face
        guard face.harfBuzz.hasPositioning(Self.halt.value) else { return nil }
        let glyphs = shaper.glyphs(of: Self.characters, Self.plain(properties))
        let characterLength = 3
        guard glyphs.map({ Int($0.cluster) }) == (0..<10).map({ $0 * characterLength }) else { return nil }
        let scale = Double(face.metrics().unitsPerEm)
        let places = glyphs.map { Self.place($0, face, Double($0.advance) / Double(properties.scale) * scale) }
        func common(_ range: Range<Int>) -> Place {
            let isCommon =
                places[range].allSatisfy { $0 == places[range.lowerBound] }
                && glyphs[range].allSatisfy { $0.advance == glyphs[range.lowerBound].advance }
            return isCommon ? places[range.lowerBound] : .elsewhere
        }
        dot = common(0..<4)
        (colon, semicolon) = (places[4], places[5])
        quotesAreWide = common(6..<8) == .right && common(8..<10) == .left
    }

    private static func plain(_ properties: RunProperties) -> RunProperties {
        RunProperties(
            face: properties.face,
            scale: properties.scale,
            scriptTag: hanScript.value,
            isRightToLeft: false,
            language: properties.language
        )
    }

    /// Where a glyph with an advance in font units is.
    private static func place(_ glyph: ShapedGlyph, _ face: FontFace, _ advance: Double) -> Place {
        guard glyph.glyph != 0, let ink = face.harfBuzz.inkEdges(ofGlyph: glyph.glyph) else { return .elsewhere }
        let half = advance / 2
        if Double(ink.right) <= half { return .left }
        if Double(ink.left) >= half { return .right }
        return Double(ink.right - ink.left) <= half && Double(ink.left) >= half / 2 ? .middle : .elsewhere
    }
}

/// By how much a character is narrower in its half-width form, in units of the shaping scale.
package struct Halving: Sendable {
    /// The change of the advance; negative.
    package let advance: Int32
    /// The change of the offset.
    package let offset: Int32

    /// The difference that the feature `halt` makes to a character; nil if it makes none.
    package init?(of character: Unicode.Scalar, _ properties: RunProperties, _ shaper: Shaper) {
        let halt = FontFeature(tag: FontTag("halt")!, value: 1)
        let text = String(character)
        let halved = RunProperties(
            face: properties.face,
            scale: properties.scale,
            scriptTag: properties.scriptTag,
            isRightToLeft: properties.isRightToLeft,
            language: properties.language,
            features: properties.features + [halt]
        )
        guard let whole = shaper.glyphs(of: text, properties).first, let half = shaper.glyphs(of: text, halved).first,
            half.advance < whole.advance
        else { return nil }
        advance = half.advance - whole.advance
        offset = half.xOffset - whole.xOffset
    }
}

extension Shaper {
    /// The glyphs of a text by itself.
    fileprivate func glyphs(of text: String, _ properties: RunProperties) -> [ShapedGlyph] {
        var glyphs: [ShapedGlyph] = []
        let utf8 = text.utf8Span.span
        shape(utf8, 0..<utf8.count, in: 0..<utf8.count, as: properties, into: &glyphs)
        return glyphs
    }
}
