/// A paragraph's lines under a constraint: broken, truncated and stacked.
struct PlacedLines {
    private let paragraph: PreparedParagraph
    private let style: LineStyle
    private let constraint: ParagraphConstraint
    private let width: Int64
    private let findsBounds: Bool
    private var broken: [BrokenLine] = []
    /// Rounded by the style.
    private var metrics: [LineMetrics] = []
    private var tops: [Double] = []
    /// The distance from the last line's top to where the next line's top would be.
    private var pitch = 0.0
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
        validity = WidthValidity(width: width)
        let hidesWidths = paragraph.rules.restartsAtCuts && paragraph.columns.exactness.setsGraphemesBack
        if style.evensTwoLines || !style.isPlain || hidesWidths {
            validity.forget()
        }
        switch paragraph.columns.sums {
        case .narrow(let columns): place(columns)
        case .wide(let columns): place(columns)
        }
    }

    private mutating func place<Unit>(_ columns: Columns<Unit>) {
        if style.choosesLineEnds {
            let chosen = ChosenLines(paragraph, style, width: width, lineLimit: constraint.lineLimit)
            for line in chosen.lines where !place(line) { return }
            return
        }
        var breaker = EvenedBreaker(paragraph, columns, style, width: width, findsBounds: findsBounds)
        while let line = breaker.next(paragraph, columns) {
            if !place(line) { return }
        }
        if let last = broken.last { validity.add(last) }
        let widest = broken.reduce(0) { max($0, $1.width) }
        validity.finish(widest: widest, isForced: broken.contains(where: \.isForced))
    }

    /// Adds a line below the others; false if text is cut off instead.
    private mutating func place(_ line: BrokenLine) -> Bool {
        let raw = paragraph.metrics(of: line)
        let reach = style.rounded(raw)
        let top = nextTop
        let isBelowHeight = !constraint.admits(height: top + reach.ascent + reach.descent)
        if let last = broken.last {
            let isLimit = broken.count == constraint.lineLimit
            if isBelowHeight || isLimit {
                boundCut(last, before: line)
                if !isLimit, mayFitCutOff(line) { append(line, raw, at: top) }
                truncate()
                return false
            }
            validity.add(last)
        }
        append(line, raw, at: top)
        return true
    }

    /// Whether a line that is too tall may be less tall if part of it is cut off.
    private func mayFitCutOff(_ line: BrokenLine) -> Bool {
        if case .uniform = paragraph.lineMetrics { return false }
        return line.start < Int(paragraph.segments[line.segment].end)
    }

    private mutating func append(_ line: BrokenLine, _ raw: LineMetrics, at top: Double) {
        let isRestarted = line.isForced && paragraph.rules.restartsAtCuts
        if isRestarted, !findsBounds, paragraph.columns.exactness.setsGraphemesBack { validity.forget() }
        broken.append(line)
        metrics.append(style.rounded(raw))
        tops.append(top)
        pitch = style.pitch(raw)
    }

    /// The top of the line after the last. If all lines are alike it is a product, the same as when only the number of
    /// lines is known.
    private var nextTop: Double {
        if case .uniform = paragraph.lineMetrics { return Double(tops.count) * pitch }
        return tops.isEmpty ? 0 : tops[tops.count - 1] + pitch
    }

    /// Text is cut off after a line at every width at which the text from the line's start on does not fit on one line.
    /// If heights differ and are limited, it depends on what the lines hold.
    private mutating func boundCut(_ last: BrokenLine, before line: BrokenLine) {
        if constraint.limitsHeight, case .mixed = paragraph.lineMetrics {
            validity.add(last)
            validity.add(line)
        } else if last.segment == paragraph.segments.count - 1 {
            let end = Int(paragraph.segments[last.segment].end)
            let whole = paragraph.hanging.trimmedEnd(of: last.start..<end, in: paragraph.source.text.utf8Span.span)
            validity.bound(next: paragraph.exactWidth(last.start..<whole, inSegment: last.segment))
        }
    }

    /// Puts an ellipsis on the last line, because text after it was cut off or the line is too tall. If it is still too
    /// tall with the ellipsis, the line before it becomes the last. A line that fits only if truncated is kept:
    /// otherwise the height of truncated lines would not be enough for the same lines again.
    private mutating func truncate() {
        let last = broken.removeLast()
        let cut = Truncation(paragraph, width, findsBounds: findsBounds).cut(last, style.truncation)
        validity.add(cut)
        if paragraph.columns.exactness.setsGraphemesBack, !findsBounds { validity.forget() }
        broken.append(cut)
        let raw = paragraph.metrics(of: cut)
        let reach = style.rounded(raw)
        let isBelowHeight = !constraint.admits(height: tops[tops.count - 1] + reach.ascent + reach.descent)
        if isBelowHeight, broken.count > 1 {
            broken.removeLast()
            metrics.removeLast()
            tops.removeLast()
            return truncate()
        }
        metrics[metrics.count - 1] = reach
        pitch = style.pitch(raw)
        isTruncated = true
    }
}

extension PlacedLines {
    /// The lines with their places.
    var lines: [ParagraphLine] {
        let justification = justification
        let stretches = broken.map { justification?.stretch(of: $0) ?? 0 }
        let widest = zip(broken, stretches).reduce(0) { max($0, $1.0.width + $1.1) }
        return broken.indices.map { index in
            let (line, reach, top) = (broken[index], metrics[index], tops[index])
            let isRightToLeft = paragraph.segments[line.segment].baseLevel & 1 == 1
            let width = line.width + stretches[index]
            return ParagraphLine(
                range: line.start..<line.end,
                visibleRange: line.visibleRange,
                x: paragraph.unit.points(widest - width) * style.shareOnLeft(isRightToLeft: isRightToLeft),
                width: paragraph.unit.points(width),
                stretch: paragraph.unit.points(stretches[index]),
                hangingBefore: paragraph.unit.points(line.hangingBefore),
                hangingAfter: paragraph.unit.points(line.hangingAfter),
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

    var answer: ParagraphAnswer {
        let measurement = summary.measurement(
            constraint,
            width: width,
            paragraph.unit,
            reserved: style.reservedHeight(beyond: tops.count, pitch: pitch),
            isTruncated: isTruncated
        )
        return ParagraphAnswer(measurement: measurement, widths: interval)
    }

    private var summary: LineSummary {
        LineSummary(
            lineCount: broken.count,
            used: widestStretched,
            usedWithSpace: style.countsTrailingSpace ? widestWithRoom : 0,
            isForced: broken.contains(where: \.isForced),
            lastTop: tops[tops.count - 1],
            firstReach: metrics[0],
            lastReach: metrics[metrics.count - 1]
        )
    }

    private var widest: Int64 { broken.reduce(0) { max($0, $1.width) } }

    /// How lines are stretched; nil if they are not.
    private var justification: Justification? {
        style.alignment == .justified ? Justification(paragraph, style, width: width, widest: widest) : nil
    }

    /// The widest line as it is set: lines are stretched to the same width, so that one of them tells it.
    private var widestStretched: Int64 {
        guard let justification else { return widest }
        for line in broken {
            let stretch = justification.stretch(of: line)
            if stretch > 0 { return max(widest, line.width + stretch) }
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
    private var widestWithRoom: Int64 { broken.reduce(widestWithSpace) { max($0, $1.least) } }

    /// The widest line with the white space at its end; 0 without one.
    private var widestWithSpace: Int64 {
        broken.reduce(0) { widest, line in
            if line.isTruncated || line.isHyphenated { return widest }
            let end = min(line.end, Int(paragraph.segments[line.segment].end))
            return max(widest, paragraph.exactWidth(line.start..<end, inSegment: line.segment))
        }
    }
}

extension BrokenLine {
    /// The visible part of the line, including text omitted inside it.
    fileprivate var visibleRange: Range<Int> {
        let pieces = visiblePieces
        guard let first = pieces.first, let last = pieces.last else { return start..<start }
        return first.lowerBound..<last.upperBound
    }
}
