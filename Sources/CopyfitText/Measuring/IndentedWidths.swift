import CopyfitUnicode

extension PreparedParagraph {
    /// The width of the widest piece with the room beside it in a style (CSS min-content with `text-indent`): every piece is
    /// on a line of its own, the first of a paragraph on its first line. With `OverflowWrap.anywhere` graphemes are the
    /// pieces. O(opportunities) if there are indents, and the shaping of what is cut at unsafe places.
    public func minContentWidth(in style: LineStyle) -> Double {
        rules.overflowWrap == .anywhere ? widestGrapheme(in: style) : widestPiece(in: style)
    }

    /// The same with words whole, whether or not they may be cut: the narrowest width at which none is wider than its line.
    package func widestPiece(in style: LineStyle = LineStyle()) -> Double {
        unit.points(minContent(LineInsets(style, unit)))
    }

    /// The width of the widest grapheme set by itself, with the room beside it, in points. Below it some line overflows,
    /// unless a ligature is narrower than one of its letters. O(graphemes).
    package func widestGrapheme(in style: LineStyle = LineStyle()) -> Double {
        let width = lineWidth(ParagraphConstraint(width: 0))
        return unit.points(summary(width: width, LineInsets(style, unit)).used)
    }

    /// Whether a word wider than a line is cut.
    package var cutsWideWords: Bool { rules.overflowWrap != .normal }

    /// The width of the widest line with the room beside it in a style, if only mandatory breaks end lines (CSS max-content
    /// with `text-indent`), and at least the min-content width, which counts the indent of lines that wrap. O(opportunities) if
    /// there are indents.
    public func maxContentWidth(in style: LineStyle) -> Double {
        let insets = LineInsets(style, unit)
        return unit.points(max(naturalWidth(insets), minContent(insets)))
    }

    /// The lines at a width, with the room beside them; without heights.
    func summary(width: Int64, _ insets: LineInsets) -> LineSummary {
        if insets.isEmpty { return summary(width: width) }
        return switch columns.sums {
        case .narrow(let columns): indentedSummary(width, insets, columns)
        case .wide(let columns): indentedSummary(width, insets, columns)
        }
    }

    private func indentedSummary<Unit>(_ width: Int64, _ insets: LineInsets, _ columns: Columns<Unit>) -> LineSummary {
        var breaker = IndentedBreaker(self, columns, insets, width: width, findsBounds: false)
        var result = LineSummary()
        while let line = breaker.next(self, columns) {
            let inset = line.indent + insets.tail
            result.lineCount += 1
            result.used = max(result.used, line.width + inset)
            result.next = min(result.next, line.next == 0 || line.next == .max ? line.next : line.next + inset)
            result.isForced = result.isForced || line.isForced
        }
        return result
    }

    /// The widest segment set on one line, with the room beside it.
    func naturalWidth(_ insets: LineInsets) -> Int64 {
        insets.isEmpty ? columns.naturalWidth : summary(width: TextUnit.unbounded, insets).used
    }

    /// The widest piece, with the room beside it.
    func minContent(_ insets: LineInsets) -> Int64 {
        if insets.isEmpty { return columns.minContent }
        var (widest, hasHyphens) = (Int64(0), false)
        for (index, segment) in segments.enumerated() {
            let first = Int(segment.firstOpportunity)
            for entry in first..<Int(segment.lastOpportunity) {
                let indent =
                    entry == first && insets.indentsFirstLine(of: index, in: self) ? insets.first : insets.others
                let piece = columns.piece(after: entry)
                let end = lineEnd(ofLine: piece, inSegment: index)
                let seen = piece.lowerBound..<end.visibleEnd
                var width = exactWidth(seen, inSegment: index, indent: indent, isHyphenated: end.isHyphenated)
                if end.isHyphenated {
                    hasHyphens = true
                    width = min(width, columns.fitX(entry + 1) - columns.startX(entry))
                }
                widest = max(widest, width + indent + insets.tail)
            }
        }
        return hasHyphens ? min(widest, naturalWidth(insets)) : widest
    }
}
