import CopyfitFit
import CopyfitFonts
import CopyfitRecords
package import CopyfitText

extension TextExplanation {
    /// Why a fitted text is set as it is.
    package init(_ fitted: FittedText) {
        let (paragraph, constraint) = (fitted.paragraph, fitted.constraint)
        let breaks = Breaks(of: paragraph)
        self.init(
            text: paragraph.source.text,
            font: paragraph.source.runs[0].style.font.askedName,
            size: fitted.size,
            width: constraint.width.limit,
            height: constraint.height.limit,
            maxLines: constraint.maxLines,
            fits: fitted.fits,
            problem: fitted.problem,
            lines: paragraph.lineEnds(constraint, fitted.style).map { Line($0, of: fitted, breaks) },
            fonts: FontReasons(paragraph).uses,
            validWidths: WidthBounds(fitted.validWidths),
            fewerLines: FewerLines(fitted),
            repairs: TextRepairs(fitted).all
        )
    }
}

extension LineStyle {
    /// Whether lines do not simply hold as much as fits.
    fileprivate var choosesEnds: Bool { wrapping != .greedy || !hangingPunctuation.isEmpty }
}

extension Double {
    /// The number if it limits something.
    fileprivate var limit: Double? { isFinite ? self : nil }
}

extension TextExplanation.WidthBounds {
    fileprivate init(_ widths: Range<Double>) {
        self.init(from: widths.lowerBound, below: widths.upperBound.limit)
    }
}

extension TextExplanation.FewerLines {
    /// One line less; nil if that is not possible, or not at a width just below.
    fileprivate init?(_ fitted: FittedText) {
        let (paragraph, style) = (fitted.paragraph, fitted.style)
        let lineCount = fitted.measurement.lineCount
        guard lineCount > 1, !style.choosesEnds,
            let width = paragraph.narrowestWidth(forLines: lineCount - 1, in: style)
        else { return nil }
        func count(_ width: Double) -> Int { paragraph.measure(ParagraphConstraint(width: width), style).lineCount }
        guard count(width) < lineCount, count(width - paragraph.widthStep) >= lineCount else { return nil }
        self.init(count: count(width), width: width)
    }
}

extension TextExplanation.Line {
    fileprivate init(_ end: LineEnd, of fitted: FittedText, _ breaks: Breaks) {
        let (paragraph, line) = (fitted.paragraph, end.line)
        let after = line.visibleRange.upperBound..<max(line.visibleRange.upperBound, line.range.upperBound)
        let next = end.longer.map { TextExplanation.NextText($0, after: line, paragraph) }
        self.init(
            start: line.range.lowerBound,
            end: line.range.upperBound,
            text: fitted.text(of: line),
            width: line.width,
            room: end.room.limit,
            ending: LineEnding(line, of: paragraph).ending,
            isChosen: LineEnding(line, of: paragraph).mayBeChosen
                && (fitted.style.wrapping != .greedy || next?.missing == 0),
            hangingSpaces: line.endsWithHardBreak || line.isHyphenated || line.isTruncated
                ? 0 : paragraph.characters(in: after).count,
            hangingPunctuation: line.hangingBefore + line.hangingAfter,
            next: next,
            heldBack: HeldBackText(end, paragraph, breaks).reason
        )
    }
}

extension TextExplanation.NextText {
    fileprivate init(_ longer: LineEnd.LongerLine, after line: ParagraphLine, _ paragraph: PreparedParagraph) {
        let end = max(line.range.upperBound, longer.visibleEnd)
        let text = paragraph.characters(in: line.range.upperBound..<end)
        self.init(text: text.withoutOuterSpaces, width: longer.width, missing: longer.missing)
    }
}

extension String {
    fileprivate var withoutOuterSpaces: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
