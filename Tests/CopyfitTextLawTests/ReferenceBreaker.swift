import CopyfitFonts
import CopyfitUnicode

@testable import CopyfitText

/// What the breaker says of one line.
struct ReferenceLine: Hashable, CustomStringConvertible {
    var range: Range<Int>
    var visibleEnd: Int
    var width: Int64
    var endsInsideWord: Bool

    var description: String {
        "[\(range) visible to \(visibleEnd), \(width)\(endsInsideWord ? ", inside a word" : "")]"
    }
}

/// A slow breaker written from the specification alone: it shapes every candidate line by itself, run by run with its
/// segment as context, and takes the last opportunity that fits. Of the paragraph under test it takes only the runs and what they are shaped with.
///
/// A segment reaches to a mandatory break (LF, VT, FF, CR, CRLF, NEL, LS, PS); a final break opens another. White space at
/// a line's end hangs. A line that not even the next opportunity fits is cut behind the last grapheme that fits, at
/// least one; white space behind it hangs too. A line that ends where a dictionary divides a word is shaped with a hyphen, and
/// one that ends behind a soft hyphen with a hyphen in its place; where the hyphen alone does not fit, the line is cut there
/// without one. A tab leads to the next of the text's stops, behind them to the next multiple of the interval; tracking or kerning stands behind each grapheme.
final class ReferenceBreaker {
    let segments: [(range: Range<Int>, breakEnd: Int)]
    /// How many distinct ranges were shaped.
    private(set) var shapedRanges = 0
    private let paragraph: PreparedParagraph
    private let text: String
    private let bytes: [UInt8]
    private let opportunities: [Int]
    /// Where graphemes end, rising.
    let graphemes: [Int]
    /// Where those end that a space may follow: not those of invisible characters only.
    private let spaced: [Int]
    private let hyphens: Set<Int>
    private let softHyphens: Set<Int>
    private let visibleEnds: [Int]
    private let shaper: Shaper
    private var widths: [Stretch: Int64] = [:]

    /// What is shaped by itself, with the room before it.
    private struct Stretch: Hashable {
        let range: Range<Int>
        let isHyphenated: Bool
        let indent: Int64
    }

    private var glyphs: [ShapedGlyph] = []

    init(_ paragraph: PreparedParagraph, _ analyzer: TextAnalyzer, _ shaper: Shaper) throws {
        self.paragraph = paragraph
        self.shaper = shaper
        let text = paragraph.source.text
        self.text = text
        bytes = Array(text.utf8)
        let utf8 = text.utf8Span.span
        var analysis = ParagraphAnalysis()
        let language = paragraph.source.runs[0].style.language
        try analyzer.analyze(
            utf8,
            language: language,
            direction: paragraph.source.direction,
            rules: BreakRules(hyphenation: paragraph.source.breakRules.hyphenation),
            into: &analysis
        )
        let divisions = Set(analysis.opportunities.filter(\.needsHyphen).map { Int($0.offset) })
        let boundaries = try analyzer.graphemes(of: utf8).map { Int($0) }
        graphemes = boundaries.isEmpty ? Array(1..<max(1, utf8.count + 1)) : boundaries
        spaced = Self.spaced(graphemes, text)
        let whole = Set(graphemes)
        opportunities = analysis.opportunities.map { Int($0.offset) }.filter { whole.contains($0) }
        softHyphens = Self.softHyphens(text).intersection(opportunities).subtracting([text.utf8.count])
        hyphens = divisions.union(softHyphens)
        segments = Self.segments(text)
        visibleEnds = Self.visibleEnds(text)
    }

    /// The lines at a width in 1/1024 points.
    func lines(width: Int64) -> [ReferenceLine] {
        lines(width: width, first: 0, others: 0, tail: 0)
    }

    /// The same with room before the first line of each paragraph, before its other lines and after every line. A LINE
    /// SEPARATOR, VT and FF end a line in a paragraph.
    func lines(width: Int64, first: Int64, others: Int64, tail: Int64) -> [ReferenceLine] {
        segments.flatMap { segment in
            let before = bytes.prefix(segment.range.lowerBound)
            let continues = before.last == 0xB || before.last == 0xC || before.suffix(3) == [0xE2, 0x80, 0xA8]
            return lines(segment.range, segment.breakEnd) { isFirst in
                let indent = isFirst && !continues ? first : others
                return (indent, width >= TextUnit.unbounded ? width : max(0, width - indent - tail))
            }
        }
    }

    /// The end of `range` without the white space it ends with.
    func trimmedEnd(_ range: Range<Int>) -> Int { max(range.lowerBound, visibleEnds[range.upperBound]) }

    /// The end of what is seen of a line's bytes: before the soft hyphen or the white space it ends with.
    func seenEnd(_ line: Range<Int>) -> Int {
        softHyphens.contains(line.upperBound) ? max(line.lowerBound, line.upperBound - 2) : trimmedEnd(line)
    }

    /// Whether a line that ends at `offset` shows a hyphen.
    func isHyphen(_ offset: Int) -> Bool { hyphens.contains(offset) }

    /// The width of a stretch of one segment, shaped by itself, tabs led to their stops, with a hyphen behind it or without.
    func width(
        _ range: Range<Int>,
        in segment: Range<Int>,
        isHyphenated: Bool = false,
        indent: Int64 = 0
    ) -> Int64 {
        let stretch = Stretch(range: range, isHyphenated: isHyphenated, indent: indent)
        if let known = widths[stretch] { return known }
        let isBareHyphen = isHyphenated && (range.isEmpty || isTab(before: range.upperBound))
        // The text since the last tab, and where it would begin and end without one.
        var text: Int64 = 0
        var tab: (before: Int64, stop: TabStop)?
        var trailing: Int64 = 0
        for run in paragraph.runs {
            let part = range.clamped(to: run.range)
            if part.isEmpty, !(isBareHyphen && run.range.contains(range.upperBound)) { continue }
            if run.isTab {
                let before = end(of: text, after: tab, indent)
                (tab, text, trailing) = ((before, stop(behind: before)), 0, 0)
                continue
            }
            let showsHyphen = isHyphenated && (isBareHyphen ? part.isEmpty : part.upperBound == range.upperBound)
            let shaped = part.isEmpty ? range.upperBound..<range.upperBound : part
            let spacing = spacing(of: run)
            let count = spaced.count { $0 > shaped.lowerBound && $0 <= shaped.upperBound } + (showsHyphen ? 1 : 0)
            let box = part.isEmpty ? nil : paragraph.source.boxes.first { $0.offset == Int(run.start) }?.box
            text += box.map { Int64($0.width * 1024) } ?? advance(shaped, run, in: segment, showsHyphen)
            if box != nil, showsHyphen {
                text += advance(shaped.upperBound..<shaped.upperBound, run, in: segment, true)
            }
            text += spacing.units * Int64(count)
            if count > 0 { trailing = spacing.isAfterLast ? 0 : spacing.units }
        }
        shapedRanges += 1
        let width = end(of: text - trailing, after: tab, indent) - indent
        widths[stretch] = width
        return width
    }

    /// Where text ends, from the edge of the paragraph.
    private func end(of text: Int64, after tab: (before: Int64, stop: TabStop)?, _ indent: Int64) -> Int64 {
        guard let tab else { return indent + text }
        let stop = Int64(tab.stop.position * 1024)
        return switch tab.stop.alignment {
        case .leading: stop + text
        case .center: max(stop - max(0, text) / 2, tab.before) + text
        case .trailing, .decimal: max(stop - max(0, text), tab.before) + text
        }
    }

    private func advance(_ part: Range<Int>, _ run: TextRun, in segment: Range<Int>, _ isHyphenated: Bool) -> Int64 {
        let properties = paragraph.table.settings[Int(run.setting)].properties
        let hyphen = isHyphenated ? Self.hyphen(properties.face) : ""
        var text = bytes
        text.insert(contentsOf: hyphen.utf8, at: part.upperBound)
        let context = segment.lowerBound..<segment.upperBound + hyphen.utf8.count
        glyphs.removeAll(keepingCapacity: true)
        shaper.shape(
            text.span,
            part.lowerBound..<part.upperBound + hyphen.utf8.count,
            in: context,
            as: properties,
            into: &glyphs
        )
        return glyphs.reduce(0) { $0 + Int64($1.advance) }
    }

    private func isTab(before offset: Int) -> Bool { offset > 0 && bytes[offset - 1] == 0x9 }

    /// The first of the text's stops behind a position, otherwise the next multiple of the tabs' interval.
    private func stop(behind x: Int64) -> TabStop {
        let stops = paragraph.source.tabStops.filter { Int64($0.position * 1024) > max(0, x) }
        if let stop = stops.min(by: { $0.position < $1.position }) { return stop }
        guard case .points(let points) = paragraph.source.tabInterval ?? .points(28) else { return TabStop(0) }
        let interval = Int64(points * 1024)
        return TabStop(Double((max(0, x) / interval + 1) * interval) / 1024)
    }

    /// What stands behind each grapheme that is seen: tracking or else kerning, and nothing between Arabic letters; the last
    /// of these on a line is not tracked.
    private func spacing(of run: TextRun) -> (units: Int64, isAfterLast: Bool) {
        let style = paragraph.source.runs[Int(run.style)].style
        let isArabic = paragraph.table.settings[Int(run.setting)].properties.scriptTag == FontTag("Arab")?.value
        let points = isArabic ? 0 : style.tracking != 0 ? style.tracking : style.kerning
        return (Int64(points * 1024), style.tracking == 0)
    }

    /// The ends of graphemes with a character that is seen (CSS Text 3, section 8.2). The fillers of hangul, U+180F and the
    /// controls of shorthand are ignorable in Unicode, but HarfBuzz shows them.
    private static func spaced(_ graphemes: [Int], _ text: String) -> [Int] {
        let utf8 = text.utf8
        return zip([0] + graphemes, graphemes).compactMap { start, end in
            let bytes = utf8[utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)]
            let isSeen = String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { character in
                let isShown =
                    [0x115F, 0x1160, 0x3164, 0xFFA0, 0x180F].contains(character.value)
                    || (0x1BCA0...0x1BCA3).contains(character.value)
                return isShown || !character.properties.isDefaultIgnorableCodePoint
            }
            return isSeen ? end : nil
        }
    }

    /// The offsets behind each U+00AD.
    private static func softHyphens(_ text: String) -> Set<Int> {
        let bytes = Array(text.utf8)
        return Set(bytes.indices.dropFirst().filter { bytes[$0 - 1] == 0xC2 && bytes[$0] == 0xAD }.map { $0 + 1 })
    }

    private static func hyphen(_ face: FontFace) -> String { face.covers(0x2010) ? "\u{2010}" : "-" }

    /// The first grapheme boundary behind `offset`.
    func graphemeEnd(after offset: Int) -> Int { graphemes.first { $0 > offset } ?? text.utf8.count }

    /// The first opportunity behind `offset`, at most the segment's end.
    func opportunity(after offset: Int, in segment: Range<Int>) -> Int {
        min(segment.upperBound, opportunities.first { $0 > offset } ?? segment.upperBound)
    }

    /// For each character boundary, where the white space before it starts: SPACE, TAB and the space separators that
    /// are no glue.
    private static func visibleEnds(_ text: String) -> [Int] {
        var ends = [Int](repeating: 0, count: text.utf8.count + 1)
        var (offset, visible) = (0, 0)
        for scalar in text.unicodeScalars {
            offset += String(scalar).utf8.count
            switch scalar.value {
            case 0x20, 0x9, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: break
            default: visible = offset
            }
            ends[offset] = visible
        }
        return ends
    }
}

extension ReferenceBreaker {
    private func lines(
        _ segment: Range<Int>,
        _ breakEnd: Int,
        _ room: (_ isFirst: Bool) -> (indent: Int64, limit: Int64)
    ) -> [ReferenceLine] {
        var lines: [ReferenceLine] = []
        var start = segment.lowerBound
        repeat {
            let (indent, limit) = room(lines.isEmpty)
            let line = line(from: start, in: segment, indent, limit)
            lines.append(line)
            start = line.range.upperBound
        } while start < segment.upperBound
        let last = lines[lines.count - 1].range
        lines[lines.count - 1].range = last.lowerBound..<breakEnd
        return lines
    }

    private func line(from start: Int, in segment: Range<Int>, _ indent: Int64, _ limit: Int64) -> ReferenceLine {
        let ends = opportunities.filter { $0 > start && $0 < segment.upperBound } + [segment.upperBound]
        for end in ends.reversed() {
            let visible = seenEnd(start..<end)
            let width = width(start..<visible, in: segment, isHyphenated: isHyphen(end), indent: indent)
            if width <= limit {
                return ReferenceLine(
                    range: start..<end,
                    visibleEnd: visible,
                    width: max(0, width),
                    endsInsideWord: false
                )
            }
        }
        return forcedLine(from: start, before: ends, in: segment, indent, limit)
    }

    private func forcedLine(
        from start: Int,
        before ends: [Int],
        in segment: Range<Int>,
        _ indent: Int64,
        _ limit: Int64
    ) -> ReferenceLine {
        func width(_ range: Range<Int>) -> Int64 { self.width(range, in: segment, indent: indent) }
        let word = start..<seenEnd(start..<ends[0])
        let cuts = graphemes.filter { $0 > start && $0 < word.upperBound } + [word.upperBound]
        let last = cuts.last { width(start..<trimmedEnd(start..<$0)) <= limit }
        let visible = trimmedEnd(start..<(last ?? cuts[0]))
        let seenWidth = max(0, width(start..<visible))
        func hangs(_ end: Int) -> Bool { trimmedEnd(start..<end) == visible }
        if visible == trimmedEnd(word), isHyphen(ends[0]) {
            return ReferenceLine(range: start..<ends[0], visibleEnd: visible, width: seenWidth, endsInsideWord: true)
        }
        if visible == word.upperBound, let end = ends.last(where: { hangs($0) }) {
            return ReferenceLine(range: start..<end, visibleEnd: visible, width: seenWidth, endsInsideWord: false)
        }
        let end = cuts.last(where: { hangs($0) }) ?? cuts[0]
        return ReferenceLine(range: start..<end, visibleEnd: visible, width: seenWidth, endsInsideWord: true)
    }

    private static func segments(_ text: String) -> [(range: Range<Int>, breakEnd: Int)] {
        var segments: [(Range<Int>, Int)] = []
        var (start, offset) = (0, 0)
        var scalars = text.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            var end = offset + String(scalar).utf8.count
            defer { offset = end }
            guard [0xA, 0xB, 0xC, 0xD, 0x85, 0x2028, 0x2029].contains(scalar.value) else { continue }
            if scalar == "\r", scalars.first == "\n" {
                scalars.removeFirst()
                end += 1
            }
            segments.append((start..<offset, end))
            start = end
        }
        return segments + [(start..<offset, offset)]
    }
}
