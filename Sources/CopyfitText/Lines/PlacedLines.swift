/// A paragraph's lines under a constraint: broken, truncated and stacked.
struct PlacedLines {
    private let paragraph: PreparedParagraph
    private let style: LineStyle
    private let constraint: ParagraphConstraint
    private let width: Int64
    private let findsBounds: Bool
    private let insets: LineInsets
    private let paragraphGap: Double
    /// How many lines have the gap between paragraphs above them.
    private var gapCount = 0
    /// The box of every line, if all are alike.
    private let commonBox: LineBox?
    private(set) var broken: [BrokenLine] = []
    private var boxes: [LineBox] = []
    private var tops: [Double] = []
    private var isTruncated = false
    private var validity: WidthValidity

    /// - Parameter findsBounds: whether to find the widths at which lines end where they do even if that costs more than
    ///   the lines.
    init(
        _ paragraph: PreparedParagraph,
        _ constraint: ParagraphConstraint,
        _ style: LineStyle,
        findsBounds: Bool = false
    ) {
        self.paragraph = paragraph
        self.findsBounds = findsBounds
        self.style = style
        self.constraint = constraint
        width = paragraph.lineWidth(constraint)
        insets = LineInsets(style, paragraph.unit)
        paragraphGap = style.paragraphGap
        commonBox = paragraph.commonBox(style)
        validity = WidthValidity(width: width)
        if style.evensTwoLines || !style.isPlain { validity.forget() }
        switch paragraph.columns.sums {
        case .narrow(let columns): place(columns)
        case .wide(let columns): place(columns)
        }
    }

    private mutating func place<Unit>(_ columns: Columns<Unit>) {
        if style.choosesLineEnds, insets.first == insets.others, insets.others == 0 || !hasTabs {
            let room = insets.room(in: width, indent: insets.others)
            let chosen = ChosenLines(paragraph, style, width: room, lineLimit: constraint.lineLimit)
            for line in chosen.lines where !place(line.indented(by: insets.others)) { return }
            return
        }
        var breaker = EvenedBreaker(paragraph, columns, style, insets, width: width, findsBounds: findsBounds)
        while let line = breaker.next(paragraph, columns) {
            if !place(line) { return }
        }
        if let last = broken.last { validity.add(last, inset: inset(of: last)) }
        validity.finish(widest: widest, isForced: broken.contains { $0.isForced })
    }

    private var hasTabs: Bool { paragraph.segments.contains { $0.hasTabs } }

    /// Adds a line below the others; false if text is cut off instead.
    private mutating func place(_ line: BrokenLine) -> Bool {
        let box = box(of: line)
        let isBelowGap = paragraphGap > 0 && !tops.isEmpty && paragraph.beginsParagraph(line)
        if isBelowGap { gapCount += 1 }
        let top = top(of: box, below: tops.count, isBelowGap: isBelowGap)
        let isBelowHeight = !constraint.admits(height: top + box.reach.ascent + box.reach.descent)
        if let last = broken.last {
            let isLimit = broken.count == constraint.lineLimit
            if isBelowHeight || isLimit {
                boundCut(last, before: line)
                if !isLimit, mayFitCutOff(line) { append(line, box, at: top) }
                truncate()
                return false
            }
            validity.add(last, inset: inset(of: last))
        }
        append(line, box, at: top)
        return true
    }

    /// Whether a line that is too tall may be less tall if part of it is cut off.
    private func mayFitCutOff(_ line: BrokenLine) -> Bool {
        commonBox == nil && line.start < Int(paragraph.segments[line.segment].end)
    }

    private func box(of line: BrokenLine) -> LineBox { commonBox ?? paragraph.box(of: line, style) }

    private mutating func append(_ line: BrokenLine, _ box: LineBox, at top: Double) {
        let isRestarted = line.isForced && paragraph.rules.restartsAtCuts
        if isRestarted, !findsBounds, paragraph.columns.exactness.setsGraphemesBack { validity.forget() }
        broken.append(line)
        boxes.append(box)
        tops.append(top)
    }

    /// The top of a line below the first `count`. If all lines are alike it is a sum of products, the same as when only the
    /// number of lines is known.
    private func top(of box: LineBox, below count: Int, isBelowGap: Bool) -> Double {
        guard count > 0 else { return 0 }
        if let commonBox { return Double(count) * commonBox.pitch + Double(gapCount) * paragraphGap }
        let last = boxes[count - 1]
        return tops[count - 1] + last.distance(to: box.reach) + (isBelowGap ? paragraphGap : 0)
    }

    /// The room that is left free beside a line.
    private func inset(of line: BrokenLine) -> Int64 { line.indent + insets.tail }

    /// Text is cut off after a line at every width at which the text from the line's start on does not fit on one line.
    /// If heights differ and are limited, it depends on what the lines hold.
    private mutating func boundCut(_ last: BrokenLine, before line: BrokenLine) {
        if constraint.limitsHeight, commonBox == nil {
            validity.add(last, inset: inset(of: last))
            validity.add(line, inset: inset(of: line))
        } else if last.segment == paragraph.segments.count - 1 {
            let end = Int(paragraph.segments[last.segment].end)
            let whole = paragraph.hanging.trimmedEnd(of: last.start..<end, in: paragraph.source.text.utf8Span.span)
            let width = paragraph.exactWidth(last.start..<whole, inSegment: last.segment, indent: last.indent)
            validity.bound(next: width + inset(of: last))
        }
    }

    /// Puts an ellipsis on the last line, because text after it was cut off or the line is too tall. If it is still too
    /// tall with the ellipsis, the line before it becomes the last. A line that fits only if truncated is kept:
    /// otherwise the height of truncated lines would not be enough for the same lines again.
    private mutating func truncate() {
        let last = broken.removeLast()
        let room = insets.room(in: width, indent: last.indent)
        let cut = Truncation(paragraph, room, findsBounds: findsBounds).cut(last, style.truncation)
        validity.add(cut, inset: inset(of: cut))
        if paragraph.columns.exactness.setsGraphemesBack, !findsBounds { validity.forget() }
        broken.append(cut)
        let box = box(of: cut)
        if commonBox == nil {
            let count = broken.count - 1
            let isBelowGap = paragraphGap > 0 && count > 0 && paragraph.beginsParagraph(cut)
            tops[count] = top(of: box, below: count, isBelowGap: isBelowGap)
        }
        let isBelowHeight = !constraint.admits(height: tops[tops.count - 1] + box.reach.ascent + box.reach.descent)
        if isBelowHeight, broken.count > 1 {
            broken.removeLast()
            boxes.removeLast()
            tops.removeLast()
            return truncate()
        }
        boxes[boxes.count - 1] = box
        isTruncated = true
    }
}

extension PlacedLines {
    /// The lines with their places.
    var lines: [ParagraphLine] {
        let justification = justification
        let stretches = broken.map { justification?.stretch(of: $0) ?? 0 }
        let widest = zip(broken, stretches).reduce(0) { max($0, insets.width(of: $1.0) + $1.1) }
        return broken.indices.map { index in
            let (line, reach, top) = (broken[index], boxes[index].reach, tops[index])
            return ParagraphLine(
                range: line.start..<line.end,
                visibleRange: line.visibleRange,
                x: x(of: line, within: widest - stretches[index]),
                width: paragraph.unit.points(line.width + stretches[index]),
                stretch: paragraph.unit.points(stretches[index]),
                hangingBefore: paragraph.unit.points(line.hangingBefore),
                hangingAfter: paragraph.unit.points(line.hangingAfter),
                indent: paragraph.unit.points(line.indent),
                baseline: top + reach.ascent,
                ascent: reach.ascent,
                descent: reach.descent,
                leading: reach.leading,
                endsWithHardBreak: line.endsWithBreak,
                endsInsideWord: line.isForced,
                isHyphenated: line.isHyphenated,
                omittedRange: line.omitted,
                trimsEnd: line.trimsEnd && !line.isTruncated
            )
        }
    }

    /// The widest line with the room beside it.
    private var widest: Int64 { broken.reduce(0) { max($0, insets.width(of: $1)) } }

    /// The left end of a line in the widest one, between the indents.
    private func x(of line: BrokenLine, within widest: Int64) -> Double {
        let isRightToLeft = paragraph.segments[line.segment].baseLevel & 1 == 1
        let room = paragraph.unit.points(widest - insets.width(of: line))
        let left = paragraph.unit.points(isRightToLeft ? insets.tail : line.indent)
        return left + room * style.shareOnLeft(isRightToLeft: isRightToLeft)
    }

    var answer: ParagraphAnswer {
        let measurement = summary.measurement(
            constraint,
            width: width,
            paragraph.unit,
            reserved: style.reservedHeight(beyond: tops.count, pitch: boxes[boxes.count - 1].pitch),
            isTruncated: isTruncated
        )
        return ParagraphAnswer(measurement: measurement, widths: interval)
    }

    private var summary: LineSummary {
        LineSummary(
            lineCount: broken.count,
            used: widestStretched,
            usedWithSpace: style.countsTrailingSpace ? widestWithRoom : 0,
            isForced: broken.contains { $0.isForced },
            lastTop: tops[tops.count - 1],
            firstReach: boxes[0].reach,
            lastReach: boxes[boxes.count - 1].reach
        )
    }

    /// How lines are stretched; nil if they are not.
    private var justification: Justification? {
        style.alignment == .justified ? Justification(paragraph, style, insets, width: width, widest: widest) : nil
    }

    /// The widest line as it is set: lines are stretched to the same width, so that one of them tells it.
    private var widestStretched: Int64 {
        guard let justification else { return widest }
        for line in broken {
            let stretch = justification.stretch(of: line)
            if stretch > 0 { return max(widest, insets.width(of: line) + stretch) }
        }
        return widest
    }

    /// If white space counts and the proposal cuts it off, each width has a different measurement.
    private var interval: Range<Int64>? {
        guard style.countsTrailingSpace, let interval = validity.interval else { return validity.interval }
        let spaced = widestWithSpace
        return spaced <= width ? max(interval.lowerBound, spaced)..<interval.upperBound : nil
    }

    /// The width that is needed to hold the same text again: white space at the ends of lines, room on both sides of
    /// omitted text.
    private var widestWithRoom: Int64 {
        broken.reduce(widestWithSpace) { max($0, $1.least == 0 ? 0 : $1.least + inset(of: $1)) }
    }

    /// The widest line with the white space at its end; 0 without one.
    private var widestWithSpace: Int64 {
        broken.reduce(0) { widest, line in
            if line.isTruncated || line.isHyphenated { return widest }
            let end = min(line.end, Int(paragraph.segments[line.segment].end))
            let width = paragraph.exactWidth(line.start..<end, inSegment: line.segment, indent: line.indent)
            return max(widest, width + inset(of: line))
        }
    }
}

extension BrokenLine {
    fileprivate func indented(by indent: Int64) -> BrokenLine {
        var line = self
        line.indent = indent
        return line
    }

    /// The visible part of the line, including text omitted inside it.
    fileprivate var visibleRange: Range<Int> {
        let pieces = visiblePieces
        guard let first = pieces.first, let last = pieces.last else { return start..<start }
        return first.lowerBound..<last.upperBound
    }
}
