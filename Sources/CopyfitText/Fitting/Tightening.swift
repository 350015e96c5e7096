/// By how much letters may move closer together: steps of 1/64 point up to 1/20 of the mean advance, AppKit's usual
/// threshold.
struct TighteningSteps {
    /// The largest step; 0 if the text is too small or too short to be tightened.
    let count: Int

    private static let step = 1.0 / 64
    private static let largestShare = 0.05

    init(_ paragraph: PreparedParagraph) {
        let graphemes = Graphemes(ends: paragraph.detail.graphemes)
        let advance = paragraph.segments.reduce(into: (width: 0.0, graphemes: 0)) { sum, segment in
            let (first, last) = (Int(segment.firstOpportunity), Int(segment.lastOpportunity))
            sum.width += paragraph.unit.points(paragraph.columns.fitX(last) - paragraph.columns.startX(first))
            sum.graphemes += graphemes.count(in: segment.range)
        }
        let mean = advance.graphemes > 0 ? advance.width / Double(advance.graphemes) : 0
        count = max(0, Int(mean * Self.largestShare / Self.step))
    }

    func points(_ index: Int) -> Double { Double(index) * Self.step }
}

extension StyledText {
    /// The same text with points removed after each grapheme: from its kerning if it has only that, otherwise from its
    /// tracking. If no tracking is left, the kerning is removed too, so that it does not take its place.
    func tightened(by points: Double) -> StyledText {
        mappingStyles { style in
            if style.tracking == 0, style.kerning != 0 {
                style.kerning -= points
            } else {
                style.tracking -= points
                if style.tracking == 0 { style.kerning = 0 }
            }
        }
    }
}
