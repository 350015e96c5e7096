/// The room that a style leaves free beside lines, in text units: before their start, and after their end.
struct LineInsets: Hashable {
    /// Before the first line of a paragraph.
    let first: Int64
    /// Before its other lines.
    let others: Int64
    /// After every line.
    let tail: Int64
    private let indentsOnce: Bool

    init(_ style: LineStyle, _ unit: TextUnit) {
        first = unit.inset(style.firstLineIndent)
        others = unit.inset(style.hangingIndent)
        tail = unit.inset(style.tailIndent)
        indentsOnce = style.indentsOnlyFirstParagraph
    }

    private init() { (first, others, tail, indentsOnce) = (0, 0, 0, false) }

    static let none = LineInsets()

    var isEmpty: Bool { first | others | tail == 0 }

    /// Whether the first line of a segment has the first indent.
    func indentsFirstLine(of segment: Int, in paragraph: PreparedParagraph) -> Bool {
        indentsOnce ? segment == 0 : paragraph.beginsParagraph(segment)
    }

    /// What is left of a width for a line with an indent.
    func room(in width: Int64, indent: Int64) -> Int64 {
        width >= TextUnit.unbounded ? width : max(0, width - indent - tail)
    }

    /// The width that a line takes with the room beside it.
    func width(of line: BrokenLine) -> Int64 { line.indent + line.width + tail }
}

extension PreparedParagraph {
    /// Whether a paragraph begins with a segment. Paragraphs are those of UAX #9: LINE SEPARATOR, line tabulation and form
    /// feed end a line in the middle of a paragraph, as in Core Text. O(1).
    func beginsParagraph(_ segment: Int) -> Bool {
        let start = Int(segments[segment].start)
        guard start > 0 else { return true }
        let utf8 = source.text.utf8Span.span
        switch utf8[start - 1] {
        case 0x0B, 0x0C: return false
        case 0xA8: return !(start >= 3 && utf8[start - 3] == 0xE2 && utf8[start - 2] == 0x80)
        default: return true
        }
    }

    /// Whether a line is the first of a paragraph.
    func beginsParagraph(_ line: BrokenLine) -> Bool {
        line.start == Int(segments[line.segment].start) && beginsParagraph(line.segment)
    }

    /// How many paragraphs there are. O(segments).
    var paragraphCount: Int { segments.indices.count { beginsParagraph($0) } }
}
