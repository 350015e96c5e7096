import CopyfitFonts

/// The caller's own text for what is cut off, prepared once for lines of each direction.
struct Tail: Sendable {
    private let leftToRight: PreparedParagraph
    private let rightToLeft: PreparedParagraph
    /// How far it reaches above and below the baseline.
    let reach: LineMetrics

    /// The same text, prepared for each direction.
    init(leftToRight: PreparedParagraph, rightToLeft: PreparedParagraph) {
        (self.leftToRight, self.rightToLeft) = (leftToRight, rightToLeft)
        reach = leftToRight.table.reach(of: leftToRight.segments[0].range, 0)
    }

    var text: String { leftToRight.source.text }

    /// The tail of a line whose text begins on this side.
    func paragraph(isRightToLeft: Bool) -> PreparedParagraph { isRightToLeft ? rightToLeft : leftToRight }

    /// The characters that no face has, at an offset of the text.
    func missing(at offset: Int) -> [MissingCharacters] {
        leftToRight.missing.map { MissingCharacters(range: offset..<offset, characters: $0.characters) }
    }

    /// The places with a substitute face or style, at an offset of the text.
    func substitutions(at offset: Int) -> [FontSubstitution] {
        leftToRight.substitutions.map { FontSubstitution(range: offset..<offset, asked: $0.asked, used: $0.used) }
    }

    /// The faces in use.
    var faces: [FontFace] { leftToRight.faces }
}

extension PreparedParagraph {
    /// The caller's own text for what is cut off.
    package var tailText: String? { tail?.text }

    /// The width of a text of one line, white space at its end included, in points.
    var widthWithSpace: Double { unit.points(exactWidth(segments[0].range, inSegment: 0, indent: 0)) }
}
