/// The width that a browser assumes for the beginning of a line when it searches for where to cut a word: that in the
/// whole text, between positions rounded up to 1/64 pixel, except that unsafe edges are shaped again.
struct BrowserCut {
    private let paragraph: PreparedParagraph
    private let detail: ParagraphDetail
    private let segment: Int
    private let start: Int
    /// The position of the start.
    private let startX: Int64
    /// Whether positions are known as the browser counts them: from the left edge of a single box.
    let isRounded: Bool

    /// nil if a cut need not fit as part of its word.
    init?(_ paragraph: PreparedParagraph, _ detail: ParagraphDetail, from start: Int, inSegment segment: Int) {
        guard paragraph.rules.cutsFitInWord else { return nil }
        self.paragraph = paragraph
        self.detail = detail
        self.segment = segment
        self.start = start
        let unit = paragraph.rules.unit
        isRounded = !paragraph.columns.exactness.roundsBoxes && paragraph.segments[segment].baseLevel & 1 == 0
        if !isRounded {
            startX = detail.clusterStart(at: start)
        } else if let x = detail.safeX(start) {
            startX = unit.box(x)
        } else {
            let window = detail.window(from: start)
            let reshaped = paragraph.beginningWidth(start..<window.offset, shapedTo: window.end, segment, detail)
            startX = unit.box(window.x) - unit.box(reshaped)
        }
    }

    /// The width up to `end`, without the spacing after its last grapheme if only the gaps between graphemes are
    /// spaced. O(log n), and the shaping of the text beside an unsafe end, of no more than the line: where nothing on
    /// the line is a safe cut, a browser shapes the line again as a whole, which its own width tells.
    func width(to end: Int) -> Int64 {
        let inWord = detail.clusterStart(at: end) - startX - paragraph.table.trailingSpacing(start..<end, segment)
        guard isRounded, paragraph.endX(end, detail) == nil else { return inWord }
        guard let safe = detail.safeCut(before: end, notBefore: start) else { return inWord }
        let reshaped = paragraph.exactWidth(safe.offset..<end, inSegment: segment, detail)
        return max(inWord, paragraph.rules.unit.box(safe.x) + reshaped - startX)
    }
}
