import CopyfitFonts

/// Which widths of a paragraph are differences of sums, and by how much others may be off: the place that decides this.
///
/// Sums are taken over the clusters of the whole text. A line by itself may have other glyphs at its edges.
struct Exactness: Sendable {
    /// Whether the columns give the width of every line between two entries. They do not if the windows of a line's
    /// edges overlap, if there are tabs, or if boxes are rounded up.
    let columnsAreExact: Bool
    /// Whether they would if lines were not trimmed at their ends.
    let sumsAreExact: Bool
    /// Whether some line may be trimmed at its end.
    let trimsEnds: Bool
    /// Whether the columns also give the width of lines including the white space at their ends.
    let columnsCountSpace: Bool
    /// Whether the boxes of some line are rounded up, because it changes direction.
    let roundsBoxes: Bool
    /// Whether graphemes are set back, so that a longer part of the text may be narrower. A browser's cuts inside words
    /// and the parts beside an ellipsis then tell nothing about other widths.
    let setsGraphemesBack: Bool
    private let isSpaced: Bool
    private let largestEm: Int64
    private let largestSpacing: Int64

    /// - Parameters:
    ///   - edgesOverlap: whether the windows of some line's edges overlap, so that its columns can be wrong.
    ///   - roundsBoxes: whether a browser rounds up the boxes of some line.
    ///   - trimsEnds: whether some line may be trimmed at its end.
    ///   - spacesAreSums: whether the width of every line, including the white space at its end, is the distance from its
    ///     start to where the next line starts.
    init(
        edgesOverlap: Bool,
        roundsBoxes: Bool,
        trimsEnds: Bool,
        spacesAreSums: Bool,
        _ table: borrowing RunTable
    ) {
        self.roundsBoxes = roundsBoxes
        self.trimsEnds = trimsEnds
        sumsAreExact = !edgesOverlap && !roundsBoxes && !table.segments.contains { $0.hasTabs }
        columnsAreExact = sumsAreExact && !trimsEnds
        columnsCountSpace = spacesAreSums && !trimsEnds
        setsGraphemesBack = table.settings.contains { min($0.spacing.units, $0.spacing.wordUnits) < 0 }
        isSpaced = table.hasSpacing
        largestEm = table.settings.reduce(0) { max($0, Int64($1.properties.scale)) }
        largestSpacing = table.settings.reduce(0) { max($0, abs($1.spacing.units) + abs($1.spacing.wordUnits)) }
    }

    /// Twice the most by which a line by itself may be narrower than the sum of its clusters. That is half the largest
    /// em, which is more than shaping takes away unless a wider ligature is cut, plus the space that is not set after
    /// the line's end.
    func tolerance(_ detail: ParagraphDetail) -> Int64 {
        let ligatures = detail.widestLigature + Int64(detail.longestLigature) * largestSpacing
        return max(largestEm + 2 * largestSpacing, 2 * ligatures - largestEm)
    }

    /// Whether the width of a part of a segment between two cuts where nothing joins is a difference of sums that only
    /// rise.
    func sumsTell(in segment: HardSegment, _ detail: ParagraphDetail) -> Bool {
        !segment.hasTabs && !roundsBoxes && !isSpaced && detail.xRises
    }

    /// Whether a tab, if there is one, only makes a line that begins before it wider.
    func tabsOnlyWiden(_ detail: ParagraphDetail) -> Bool { detail.xRises && !setsGraphemesBack }

    /// Whether a longer part of a segment's text is at least as wide as a shorter one, apart from what joining letters
    /// take.
    func ordersPieces(of segment: HardSegment, _ detail: ParagraphDetail) -> Bool {
        !segment.hasTabs && detail.xRises
    }
}
