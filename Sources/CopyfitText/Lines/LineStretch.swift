import CopyfitUnicode

/// Which lines of a justified paragraph are stretched, and by how much.
struct Justification {
    private let paragraph: PreparedParagraph
    private let style: LineStyle
    private let insets: LineInsets
    /// The width that lines are stretched to, in text units.
    private let target: Int64

    /// - Parameters:
    ///   - insets: the room that is left free beside lines.
    ///   - width: what lines are held to.
    ///   - widest: the widest line with the room beside it; without a limit, lines are stretched to it.
    init(_ paragraph: PreparedParagraph, _ style: LineStyle, _ insets: LineInsets, width: Int64, widest: Int64) {
        self.paragraph = paragraph
        self.style = style
        self.insets = insets
        target = width >= TextUnit.unbounded ? widest : paragraph.unit.proposed(width)
    }

    /// By how much a line is stretched, in text units: 0 if it is the last of its segment, if something is cut off from it,
    /// or if there is nothing in it that can be stretched. O(bytes), usually up to the first space.
    func stretch(of line: BrokenLine) -> Int64 {
        guard style.alignment == .justified, insets.width(of: line) < target, !line.isTruncated,
            style.justifiesLastLines || line.end < Int(paragraph.segments[line.segment].breakEnd),
            StretchableText(paragraph, text(of: line), inSegment: line.segment).hasGaps
        else { return 0 }
        return target - insets.width(of: line)
    }

    private func text(of line: BrokenLine) -> Range<Int> {
        paragraph.bytesWithoutHanging(
            line.start..<line.visibleEnd,
            before: line.hangingBefore > 0,
            after: line.hangingAfter > 0 && !line.isHyphenated
        )
    }
}

/// The part of a line that can be stretched: what is after its last tab, because tabs end at their stops.
struct StretchableText {
    private let paragraph: PreparedParagraph
    /// UTF-8 offsets.
    let range: Range<Int>

    init(_ paragraph: PreparedParagraph, _ line: Range<Int>, inSegment segment: Int) {
        self.paragraph = paragraph
        guard paragraph.segments[segment].hasTabs else {
            range = line
            return
        }
        let tab = paragraph.table.runs(in: line, ofSegment: segment).last { $0.isTab }
        range = max(line.lowerBound, tab.map { Int($0.end) } ?? 0)..<line.upperBound
    }

    /// Whether there is a gap.
    var hasGaps: Bool {
        let utf8 = paragraph.source.text.utf8Span.span
        var index = range.lowerBound
        var last: UInt32?
        var (isDoubtful, followsInvisible) = (false, false)
        while index < range.upperBound {
            let next = decodeUTF8(utf8, &index)
            if let last, Self.isGap(between: last, and: next) {
                if !followsInvisible, StretchableCharacters.surelyBeginsGrapheme(next) { return true }
                isDoubtful = true
            }
            followsInvisible = last != nil && CharacterProperties.isDefaultIgnorable(next)
            if !followsInvisible { last = next }
        }
        return isDoubtful && !gaps.isEmpty
    }

    /// The UTF-8 offsets of the gaps, rising: between graphemes, after what separates words and on both sides of what is
    /// spaced apart. What is invisible has none beside it.
    var gaps: [Int] {
        let utf8 = paragraph.source.text.utf8Span.span
        var gaps: [Int] = []
        var last: UInt32?
        Graphemes(ends: paragraph.detail.graphemes).forEachStart(in: range) { start in
            var index = start
            let next = decodeUTF8(utf8, &index)
            if last != nil, CharacterProperties.isDefaultIgnorable(next) { return }
            if let last, Self.isGap(between: last, and: next) { gaps.append(start) }
            last = next
        }
        return gaps
    }

    private static func isGap(between last: UInt32, and next: UInt32) -> Bool {
        StretchableCharacters.separatesWords(last) || StretchableCharacters.isSpacedApart(last)
            || StretchableCharacters.isSpacedApart(next)
    }
}

/// How much each gap of a stretched line takes: equal parts, in whole text units.
struct LineGaps {
    /// UTF-8 offsets, rising.
    private let offsets: [Int]
    private let each: Int64
    /// How many of the first gaps are one unit wider.
    private let widerCount: Int

    static let none = LineGaps(at: [], of: 0)

    /// Shares a width out among gaps.
    init(at offsets: [Int], of width: Int64) {
        self.offsets = offsets
        let (quotient, remainder) = width.quotientAndRemainder(dividingBy: Int64(max(1, offsets.count)))
        (each, widerCount) = (quotient, Int(remainder))
    }

    /// What the gaps take that are inside a range or at its end. O(log gaps).
    func width(in range: Range<Int>) -> Int64 {
        if offsets.isEmpty { return 0 }
        return width(upTo: range.upperBound) - width(upTo: range.lowerBound)
    }

    private func width(upTo offset: Int) -> Int64 {
        let count = offsets.partitioningIndex { $0 > offset }
        return each * Int64(count) + Int64(min(count, widerCount))
    }
}
