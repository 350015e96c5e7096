import TestSupport
import Testing

@testable import CopyfitText

/// Laws of one line whose beginning or middle is left out: what is kept is what trying every grapheme finds.
@Suite struct OmissionLawTests {
    @Test(arguments: LawFont.plainAndStyled)
    func `the longest end that fits is kept, and in the middle the longest beginning beside it`(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 8)
        var counts = LawCounts()
        for _ in 0..<60 {
            let sample = try workshop.sample(words: 10, widthCount: 8)
            counts.paragraphs += 1
            for width in sample.widths where width < TextUnit.unbounded {
                check(sample, width, .head, &counts)
                check(sample, width, .middle, &counts)
            }
        }
        counts.print("\(font.name) without head or middle")
        #expect(counts.lines > 0)
        #expect(counts.violations == [])
    }

    private func check(_ sample: LawSample, _ width: Int64, _ mode: TruncationMode, _ counts: inout LawCounts) {
        var style = LineStyle()
        style.truncation = mode
        let box = ParagraphConstraint(width: TextUnit.standard.points(width), maxLines: 1)
        counts.cases += 1
        guard let line = sample.paragraph.lines(box, style).first, line.isTruncated else { return }
        let room = width - sample.ellipsisWidth(at: 0)
        let kept = mode == .head ? SlowOmission(endOf: sample, room) : SlowOmission(bothEndsOf: sample, room)
        // Where mandatory breaks are all that is cut off, the ellipsis stands behind the text.
        if kept.omitted.isEmpty { return }
        counts.lines += 1
        let isSeen = line.visibleRange == kept.visible || (line.visibleRange.isEmpty && kept.visible.isEmpty)
        let isAsKept = isSeen && line.omittedRange == kept.omitted
        if !isAsKept || line.width != TextUnit.standard.points(max(0, kept.width + width - room)) {
            let place = "\(sample.text.debugDescription) \(mode) at \(width)"
            counts.report("omission", "\(place): \(line) is not \(kept)")
        }
    }
}

/// What one line keeps, found by shaping every candidate by itself.
private struct SlowOmission {
    private(set) var visible: Range<Int>
    private(set) var omitted: Range<Int>
    private(set) var width: Int64

    /// The longest end of the text that fits.
    init(endOf sample: LawSample, _ room: Int64) {
        let end = Self.longestEnd(sample, room)
        let all = sample.text.utf8.count
        visible = end.range
        omitted = 0..<(end.range.isEmpty ? all : end.range.lowerBound)
        width = end.width
    }

    /// The longest end that fits half the room, and the longest beginning of the first segment in the rest, with a grapheme
    /// between them at least.
    init(bothEndsOf sample: LawSample, _ room: Int64) {
        let reference = sample.reference
        let back = Self.longestEnd(sample, min(room, room >> 1))
        let first = reference.segments[0].range
        let isSame = !back.range.isEmpty && first.contains(back.range.lowerBound)
        let limit = isSame ? back.range.lowerBound : first.upperBound
        let ends = [0] + reference.graphemes.filter { $0 < limit } + [limit]
        let fits = isSame && reference.width(0..<back.range.upperBound, in: first) <= room
        let fronts = ends.map { 0..<reference.trimmedEnd(0..<$0) }
        func longest(_ fronts: [Range<Int>]) -> Range<Int> {
            fronts.last { reference.width($0, in: first) <= room - back.width } ?? 0..<0
        }
        var front = longest(fronts)
        if isSame, !fits, front.upperBound == limit { front = longest(Array(fronts.dropLast())) }
        let all = sample.text.utf8.count
        let start = front.isEmpty ? back.range.lowerBound : 0
        visible = back.range.isEmpty ? front : start..<back.range.upperBound
        omitted = front.upperBound..<(back.range.isEmpty ? all : back.range.lowerBound)
        width = back.width + reference.width(front, in: first)
    }

    /// The longest end of the last segment with text that is at most `room` wide, white space at either end dropped.
    private static func longestEnd(_ sample: LawSample, _ room: Int64) -> (range: Range<Int>, width: Int64) {
        let reference = sample.reference
        let segment = reference.segments.map(\.range).last { !$0.isEmpty } ?? 0..<0
        let end = reference.trimmedEnd(segment)
        let boundaries = [segment.lowerBound] + reference.graphemes.filter { segment.contains($0) && $0 < end } + [end]
        for (index, start) in boundaries.enumerated() {
            let visible = boundaries[index...].first {
                $0 == end || reference.trimmedEnd(start..<nextBoundary($0)) > $0
            }
            let range = (visible ?? end)..<end
            let width = reference.width(range, in: segment)
            if width <= room { return (range, width) }
        }
        return (end..<end, 0)

        func nextBoundary(_ offset: Int) -> Int { min(end, reference.graphemeEnd(after: offset)) }
    }
}
