import CopyfitFonts

extension PreparedParagraph {
    /// The width of `range` shaped by itself with the paragraph as context, with tabs up to their stops and a hyphen if
    /// the line shows one. If its edges are safe cuts, it is a difference of sums; otherwise the runs with an unsafe
    /// edge are shaped, and the width is remembered. O(log n) or O(bytes).
    ///
    /// - Parameters:
    ///   - indent: the room before the line, from whose edge tab stops are counted.
    ///   - detail: the paragraph's, if the caller has it at hand.
    func exactWidth(
        _ range: Range<Int>,
        inSegment segment: Int,
        indent: Int64 = 0,
        isHyphenated: Bool = false,
        _ detail: ParagraphDetail? = nil
    ) -> Int64 {
        if segments[segment].hasTabs {
            var line = TabbedLine(self, from: range.lowerBound, indent: indent, inSegment: segment, detail)
            return line.width(to: range.upperBound, isHyphenated: isHyphenated)
        }
        if range.isEmpty { return isHyphenated ? hyphenWidth(at: range.lowerBound, segment) : 0 }
        return stretchWidth(range, segment, isHyphenated, detail)
            - table.trailingSpacing(range, isHyphenated: isHyphenated, segment)
    }

    /// The end of the visible part of a line, before its hyphen or the white space at its end, and whether it has a
    /// hyphen.
    func lineEnd(ofLine line: Range<Int>, inSegment segment: Int) -> (visibleEnd: Int, isHyphenated: Bool) {
        let utf8 = source.text.utf8Span.span
        let endsInside = line.upperBound < Int(segments[segment].end)
        if endsInside, let hyphen = columns.hyphens.position(atLineEnd: line.upperBound, in: utf8) {
            return (max(line.lowerBound, hyphen), true)
        }
        return (hanging.trimmedEnd(of: line, in: utf8), false)
    }

    /// The width of a range without tabs, with space after each of its graphemes.
    func stretchWidth(
        _ range: Range<Int>,
        _ segment: Int,
        _ isHyphenated: Bool = false,
        _ detail: ParagraphDetail? = nil
    ) -> Int64 {
        if range.isEmpty { return isHyphenated ? hyphenWidth(at: range.lowerBound, segment) : 0 }
        guard columns.exactness.roundsBoxes, !segments[segment].hasTabs,
            let boxes = DirectionBoxes(table.runs(in: range, ofSegment: segment), rules)
        else {
            return boxWidth(range, segment, isHyphenated, detail, startsLine: true)
        }
        return boxes.width(of: range) { box in
            let isHyphenated = isHyphenated && box.upperBound == range.upperBound
            return boxWidth(box, segment, isHyphenated, detail, startsLine: box.lowerBound == range.lowerBound)
        }
    }

    /// The width of a hyphen that is the last on its line and has nothing, or a tab, before it.
    func hyphenWidth(at offset: Int, _ segment: Int) -> Int64 {
        let hyphen = bareHyphen(at: offset, segment)
        let width = detail.width(widthKey(hyphen.range, isHyphenated: true)) {
            pool.withWorkspace { workspace in
                workspace.width(hyphen, table, source.text.utf8Span.span, Graphemes(ends: detail.graphemes))
            }
        }
        return width - table.trailingSpacing(hyphen.run)
    }

    /// A soft hyphen that ends a line and has no text directly before it.
    func bareHyphen(at offset: Int, _ segment: Int) -> RunPart {
        let run = runs[table.firstRun(in: table.runRange(ofSegment: segment), endingAfter: offset)]
        let paragraph = segments[segment].range
        return RunPart(run: run, range: offset..<offset, shapedEnd: offset, paragraph: paragraph, isHyphenated: true)
    }

    private func widthKey(_ range: Range<Int>, isHyphenated: Bool) -> UInt64 {
        (isHyphenated ? 1 << 63 : 0) | UInt64(range.lowerBound) << 32 | UInt64(range.upperBound)
    }

    /// The width of the beginning of a range of one run, with the space after its graphemes, if the range is shaped by
    /// itself. O(bytes).
    func beginningWidth(
        _ beginning: Range<Int>,
        shapedTo end: Int,
        _ segment: Int,
        _ detail: ParagraphDetail
    ) -> Int64 {
        let run = runs[table.firstRun(in: table.runRange(ofSegment: segment), endingAfter: beginning.lowerBound)]
        let paragraph = segments[segment].range
        let edges = TrimmedEdges(startsLine: true)
        let part = RunPart(run: run, range: beginning, shapedEnd: end, paragraph: paragraph, edges: edges)
        return detail.width(1 << 62 | widthKey(beginning, isHyphenated: false)) {
            pool.withWorkspace { workspace in
                workspace.width(part, table, source.text.utf8Span.span, Graphemes(ends: detail.graphemes))
            }
        }
    }

    private func boxWidth(
        _ range: Range<Int>,
        _ segment: Int,
        _ isHyphenated: Bool,
        _ known: ParagraphDetail?,
        startsLine: Bool
    ) -> Int64 {
        guard !range.isEmpty else { return 0 }
        let detail = known ?? self.detail
        if !isHyphenated, let start = detail.safeX(range.lowerBound), let end = endX(range.upperBound, detail) {
            return end - start
        }
        return detail.width((startsLine ? 0 : 1 << 61) | widthKey(range, isHyphenated: isHyphenated)) {
            shapedWidth(range, segment, detail, isHyphenated, startsLine: startsLine)
        }
    }

    /// By how much a line that ends at an offset is narrower if its last character is trimmed; 0 if it cannot be, or
    /// if the segment has tabs.
    func endTrim(at offset: Int, _ segment: Int, _ detail: ParagraphDetail) -> Int64 {
        guard rules.trimsPunctuation, !segments[segment].hasTabs, offset > Int(segments[segment].start),
            TrimmedText.mayTrim(lastCharacterIn: source.text.utf8Span.span.extracting(..<offset))
        else { return 0 }
        return detail.width(3 << 62 | UInt64(offset)) {
            let run = runs[table.firstRun(in: table.runRange(ofSegment: segment), endingAfter: offset - 1)]
            let utf8 = source.text.utf8Span.span
            return pool.withWorkspace { $0.endTrim(at: offset, in: run, segments[segment].range, table, utf8) }
        }
    }

    /// The position of a line's end if its glyphs are those of preparation, otherwise nil.
    func endX(_ offset: Int, _ detail: ParagraphDetail) -> Int64? {
        if let x = detail.safeX(offset) { return x }
        let shapedEnd = hanging.shapedEnd(after: offset, in: source.text.utf8Span.span)
        return detail.safeX(shapedEnd).flatMap { _ in detail.x(offset) }
    }

    private func shapedWidth(
        _ range: Range<Int>,
        _ segment: Int,
        _ detail: ParagraphDetail,
        _ isHyphenated: Bool,
        startsLine: Bool
    ) -> Int64 {
        pool.withWorkspace { workspace in
            let segmentRuns = table.runRange(ofSegment: segment)
            let first = table.firstRun(in: segmentRuns, endingAfter: range.lowerBound)
            let lineRuns = runs[first..<segmentRuns.upperBound].prefix { Int($0.start) < range.upperBound }
            let utf8 = source.text.utf8Span.span
            let shapedEnd = hanging.shapedEnd(after: range.upperBound, in: utf8)
            return lineRuns.reduce(0) { sum, run in
                let bytes = range.clamped(to: run.range)
                if bytes.isEmpty { return sum }
                let endsHyphenated = isHyphenated && bytes.upperBound == range.upperBound
                if !endsHyphenated, let start = detail.safeX(bytes.lowerBound), let end = endX(bytes.upperBound, detail)
                {
                    return sum + end - start
                }
                let part = RunPart(
                    run: run,
                    range: bytes,
                    shapedEnd: shapedEnd,
                    paragraph: segments[segment].range,
                    isHyphenated: endsHyphenated,
                    edges: TrimmedEdges(startsLine: startsLine && bytes.lowerBound == range.lowerBound)
                )
                return sum + workspace.width(part, table, utf8, Graphemes(ends: detail.graphemes))
            }
        }
    }
}
