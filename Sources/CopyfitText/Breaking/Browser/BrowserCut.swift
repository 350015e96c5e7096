/// The width that a browser assumes for the beginning of a line when it searches for where to cut a word: that in the
/// whole text, between positions rounded up to 1/64 pixel, except that unsafe edges are shaped anew.
struct BrowserCut {
    private let paragraph: PreparedParagraph
    private let detail: ParagraphDetail
    private let segment: Int
    /// Where the line begins.
    private let startX: Int64
    /// Whether positions are known as the browser counts them: from the left edge of a single box.
    let isRounded: Bool

    /// nil if a cut need not fit as part of its word.
    init?(_ paragraph: PreparedParagraph, _ detail: ParagraphDetail, from start: Int, inSegment segment: Int) {
        guard paragraph.rules.cutsFitInWord else { return nil }
        self.paragraph = paragraph
        self.detail = detail
        self.segment = segment
        let unit = paragraph.rules.unit
        isRounded = !paragraph.columns.exactness.roundsBoxes && paragraph.segments[segment].baseLevel & 1 == 0
        if !isRounded {
            startX = detail.clusterStart(at: start)
        } else if let x = detail.safeX(start) {
            startX = unit.box(x)
        } else {
            let safe = detail.safeCut(from: start)
            let reshaped = paragraph.exactWidth(start..<safe.offset, inSegment: segment, detail)
            startX = unit.box(safe.x) - unit.box(reshaped + paragraph.table.trailingSpacing(safe.offset, segment))
        }
    }

    /// The width up to `end`, without the spacing after its last grapheme if only the gaps between graphemes are
    /// spaced. O(log n), and the shaping of the text beside an unsafe end.
    func width(to end: Int) -> Int64 {
        let inWord = detail.clusterStart(at: end) - startX - paragraph.table.trailingSpacing(end, segment)
        guard isRounded, paragraph.endX(end, detail) == nil else { return inWord }
        let safe = detail.safeCut(before: end)
        let reshaped = paragraph.exactWidth(safe.offset..<end, inSegment: segment, detail)
        return max(inWord, paragraph.rules.unit.box(safe.x) + reshaped - startX)
    }
}
