import CopyfitFonts

/// Which widths of a paragraph are differences of sums, and by how much others may be off: the one place that knows.
///
/// Sums are over clusters as they stand in the whole text. A line by itself may have other glyphs at its edges.
struct Exactness: Sendable {
    /// Whether the columns tell how wide every line between two entries is. Not where the windows of its edges overlap, where
    /// tabs stand, or where boxes are rounded up.
    let columnsAreExact: Bool
    /// Whether the columns also tell how wide lines are with the white space at their ends.
    let columnsCountSpace: Bool
    /// Whether the boxes of some line are rounded up, where it changes direction.
    let roundsBoxes: Bool
    /// Whether graphemes are set back, so that a longer piece of the text may be narrower: cuts inside words that a browser
    /// makes and pieces beside an ellipsis then say nothing of other widths.
    let setsGraphemesBack: Bool
    private let isSpaced: Bool
    private let largestEm: Int64
    private let largestSpacing: Int64

    init(_ columns: ColumnBuilder, _ table: RunTable) {
        roundsBoxes = columns.hasDirectionBoxes
        columnsAreExact = !columns.edgesOverlap && !roundsBoxes && !table.segments.contains(where: \.hasTabs)
        columnsCountSpace = columns.spacesAreSums
        setsGraphemesBack = table.spacings.contains { $0.units < 0 }
        isSpaced = table.hasSpacing
        largestEm = table.properties.reduce(0) { max($0, Int64($1.scale)) }
        largestSpacing = table.spacings.reduce(0) { max($0, abs($1.units)) }
    }

    /// Twice what a line by itself may be narrower than the sum of its clusters: half the largest em, which is more than
    /// shaping takes except where a wider ligature is cut, and the space that is not set after its end.
    func tolerance(_ detail: ParagraphDetail) -> Int64 {
        let ligatures = detail.widestLigature + Int64(detail.longestLigature) * largestSpacing
        return max(largestEm + 2 * largestSpacing, 2 * ligatures - largestEm)
    }

    /// Whether the width of a piece of a segment between two cuts where nothing joins is a difference of sums that only rise.
    func sumsTell(in segment: HardSegment, _ detail: ParagraphDetail) -> Bool {
        !segment.hasTabs && !roundsBoxes && !isSpaced && detail.xRises
    }

    /// Whether a longer piece of a segment's text is as wide as a shorter one or wider, except for what joining letters take.
    func ordersPieces(of segment: HardSegment, _ detail: ParagraphDetail) -> Bool {
        !segment.hasTabs && detail.xRises && !(setsGraphemesBack && detail.longestLigature > 0)
    }
}
