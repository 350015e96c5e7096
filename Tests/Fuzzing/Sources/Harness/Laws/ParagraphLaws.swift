import CopyfitFonts
@testable public import CopyfitText

/// Laws that every prepared paragraph obeys, whatever its text and its fonts are.
public struct ParagraphLaws {
    private let paragraph: PreparedParagraph
    private let isOrdinary: Bool
    private var place: String { "in \(paragraph.source.summary)" }

    /// - Parameter isOrdinary: whether the fonts keep to what is promised of fonts: no glyph has a negative advance, and
    ///   glyphs that two cuts leave alone are left alone when both are made.
    public init(_ paragraph: PreparedParagraph, isOrdinary: Bool) {
        self.paragraph = paragraph
        self.isOrdinary = isOrdinary && !paragraph.movesBack
    }

    /// Checks the lines and the answers at rising widths, under a limit and in a style.
    public func check(widths: [Double], height: Double, maxLines: Int?, style: LineStyle) {
        checkExtremes()
        checkCounts(widths)
        var memo = LayoutMemo(paragraph, style)
        for width in widths {
            let plain = ParagraphConstraint(width: width)
            LineLaws(paragraph, plain, LineStyle(), isOrdinary: isOrdinary).check()
            let limited = ParagraphConstraint(width: width, height: height, maxLines: maxLines)
            let laws = LineLaws(paragraph, limited, style, isOrdinary: isOrdinary)
            laws.check()
            PlacingLaws(paragraph, laws.lines, glyphsAddUp: isOrdinary).check()
            require(memo.measure(limited) == laws.measurement, "a memo changes no answer at \(width) \(place)")
        }
    }

    /// Checks that another preparation of the same text has the same lines.
    public func checkEqual(_ other: PreparedParagraph, widths: [Double], _ law: String) {
        require(paragraph.minContentWidth == other.minContentWidth, "\(law): min-content \(place)")
        require(paragraph.maxContentWidth == other.maxContentWidth, "\(law): max-content \(place)")
        require(paragraph.missing == other.missing, "\(law): missing characters \(place)")
        for width in widths {
            let (lines, others) = (paragraph.lines(fitting: width), other.lines(fitting: width))
            require(lines == others, "\(law): lines at \(width) \(place)")
            for line in lines {
                require(
                    paragraph.glyphRuns(of: line) == other.glyphRuns(of: line),
                    "\(law): glyphs at \(width) \(place)"
                )
            }
        }
    }

    /// Checks that there are no more lines than asked for at the narrowest width that is found for them. Not where letters
    /// go back on lines that are measured byte by byte: such a line may fit although its beginning does not.
    public func checkNarrowestWidths() {
        if !paragraph.columns.exactness.columnsAreExact, !isOrdinary { return }
        for limit in 1...3 {
            guard let width = paragraph.narrowestWidth(forLines: limit) else { continue }
            let count = paragraph.measure(ParagraphConstraint(width: width)).lineCount
            require(count <= limit, "\(count) lines at \(width), narrowest for \(limit), \(place)")
        }
    }

    /// Checks that critical widths have the lines they are said to have, where the narrowest ones have.
    public func checkCriticalWidths() {
        if !paragraph.columns.exactness.columnsAreExact, !isOrdinary { return }
        for critical in paragraph.criticalWidths() {
            let found = paragraph.measure(ParagraphConstraint(width: critical.width))
            require(found.lineCount == critical.lineCount, "\(critical) has \(found.lineCount) lines \(place)")
        }
    }

    private func checkExtremes() {
        let (narrow, wide) = (paragraph.minContentWidth, paragraph.maxContentWidth)
        let isOrdered = narrow <= wide || !isOrdinary
        require(
            narrow.isFinite && narrow >= 0 && isOrdered && wide.isFinite,
            "content widths \(narrow) \(wide) \(place)"
        )
        let natural = paragraph.measure(ParagraphConstraint())
        require(natural.width == wide, "max-content is the width without a limit \(place)")
        require(
            natural.lineCount == paragraph.segments.count,
            "only mandatory breaks end lines without a limit \(place)"
        )
    }

    /// A wider column never holds more lines, but where a line's width depends on its neighbours.
    private func checkCounts(_ widths: [Double]) {
        if !paragraph.columns.exactness.columnsAreExact || paragraph.rules.restartsAtCuts { return }
        var previous = Int.max
        for width in widths.map({ $0.isNaN ? .infinity : $0 }).sorted() where width >= paragraph.minContentWidth {
            let count = paragraph.measure(ParagraphConstraint(width: width)).lineCount
            require(count <= previous, "\(count) lines at \(width), \(previous) in a narrower column \(place)")
            previous = count
        }
    }
}

extension PreparedParagraph {
    /// Whether spacing may make a text narrower than its parts.
    var movesBack: Bool { source.runs.contains { $0.style.tracking < 0 || $0.style.kerning < 0 } }
}
