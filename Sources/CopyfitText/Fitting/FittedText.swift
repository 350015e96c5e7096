public import CopyfitFonts

/// A prepared paragraph in its room: what it is set in, its lines, and what had to be forced.
///
/// A `PreparedParagraph` knows no width; a fitted text is one paragraph under one constraint, with lines set in a style. All
/// numbers are the paragraph's own answers under that constraint. A value: it may be shared between threads.
public struct FittedText: Sendable {
    /// The text, prepared at the size and with the tightening at which it is set.
    public let paragraph: PreparedParagraph
    /// What its lines are broken for.
    public let constraint: ParagraphConstraint
    /// Points removed after each grapheme, 0 or more.
    public let tightening: Double
    /// nil for the default, so that most texts are quick to copy.
    private let setStyle: SetStyle?
    private let known: Known

    /// What need not be worked out again.
    private enum Known {
        case nothing
        case measurement(ParagraphMeasurement)
        /// Something is cut off. What is left is measured only if somebody asks for its room.
        case cutOff
        case lines([ParagraphLine])
    }

    private final class SetStyle: Sendable {
        let style: LineStyle

        init(_ style: LineStyle) { self.style = style }
    }

    private init(
        _ paragraph: PreparedParagraph,
        _ constraint: ParagraphConstraint,
        _ setStyle: SetStyle?,
        tightening: Double,
        _ known: Known
    ) {
        self.paragraph = paragraph
        self.constraint = constraint
        self.setStyle = setStyle
        self.tightening = tightening
        self.known = known
    }

    /// A paragraph under a constraint, not measured yet.
    package init(
        unmeasured paragraph: PreparedParagraph,
        _ constraint: ParagraphConstraint,
        _ style: LineStyle = LineStyle()
    ) {
        let setStyle = style == LineStyle() ? nil : SetStyle(style)
        self.init(paragraph, constraint, setStyle, tightening: 0, .nothing)
    }

    /// A paragraph under a constraint, measured. Costs as much as measuring it.
    public init(
        _ paragraph: PreparedParagraph,
        _ constraint: ParagraphConstraint,
        _ style: LineStyle = LineStyle()
    ) {
        self.init(paragraph, constraint, style, tightening: 0)
    }

    init(
        _ paragraph: PreparedParagraph,
        _ constraint: ParagraphConstraint,
        _ style: LineStyle,
        tightening: Double
    ) {
        let setStyle = style == LineStyle() ? nil : SetStyle(style)
        let known = Self.measured(paragraph, constraint, setStyle)
        self.init(paragraph, constraint, setStyle, tightening: tightening, known)
    }

    /// A paragraph that is given no room at all: it has no lines.
    package static func withoutRoom(_ paragraph: PreparedParagraph, _ style: LineStyle) -> FittedText {
        let constraint = ParagraphConstraint(width: 0, height: 0)
        return FittedText(paragraph, constraint, SetStyle(style), tightening: 0, .lines([]))
    }

    /// The paragraph at another width, measured there; all else is the same.
    package func inWidth(_ width: Double) -> FittedText {
        var constraint = constraint
        constraint.width = width
        let known = Self.measured(paragraph, constraint, setStyle)
        return FittedText(paragraph, constraint, setStyle, tightening: tightening, known)
    }

    /// The same with its lines kept, so that drawing breaks none again. O(lines), or O(1) if they are kept already.
    package func keepingLines() -> FittedText {
        if case .lines = known { return self }
        return FittedText(paragraph, constraint, setStyle, tightening: tightening, .lines(lines))
    }

    private static func measured(
        _ paragraph: PreparedParagraph,
        _ constraint: ParagraphConstraint,
        _ setStyle: SetStyle?
    ) -> Known {
        if let setStyle { return .measurement(paragraph.measure(constraint, setStyle.style)) }
        return paragraph.measurementOfAll(constraint).map(Known.measurement) ?? .cutOff
    }
}

extension FittedText {
    /// The style of its lines.
    public var style: LineStyle { setStyle?.style ?? LineStyle() }

    /// The size of the text's first style, in points.
    public var size: Double { paragraph.source.runs[0].style.size }

    /// The room that it takes. O(1) if it was measured and nothing is cut off; otherwise as much as measuring.
    public var measurement: ParagraphMeasurement {
        if case .measurement(let measurement) = known { return measurement }
        return paragraph.measure(constraint, style)
    }

    /// Its lines, from top to bottom. O(1) if they are kept, otherwise as much as measuring, and an array.
    public var lines: [ParagraphLine] {
        if case .lines(let lines) = known { return lines }
        return paragraph.lines(constraint, style)
    }

    /// Whether a line or height limit cut text off. Costs as much as measuring if neither a measurement nor lines are kept.
    public var isTruncated: Bool {
        switch known {
        case .lines(let lines): lines.isEmpty || lines.contains { $0.isTruncated }
        case .cutOff: true
        case .measurement(let measurement): measurement.isTruncated
        case .nothing: measurement.isTruncated
        }
    }

    /// Whether nothing was forced: no word cut, nothing cut off, no line wider or single line taller than the constraint. Costs
    /// as much as measuring if no measurement is kept.
    public var isWhole: Bool {
        if case .cutOff = known { return false }
        return measurement.fits
    }

    /// The characters of what is shown that no face has: of the text in its order, then of the tail, at the text's end, if text is
    /// cut off.
    public var missing: [MissingCharacters] {
        guard let shownTail else { return paragraph.missing }
        return paragraph.missing + shownTail.missing(at: paragraph.source.text.utf8.count)
    }

    /// The places with a substitute face or style: of the text in its order, then of the tail, at the text's end, if text is cut
    /// off. O(runs).
    public var substitutions: [FontSubstitution] {
        guard let shownTail else { return paragraph.substitutions }
        return paragraph.substitutions + shownTail.substitutions(at: paragraph.source.text.utf8.count)
    }

    /// The faces in use, in order of first use, those of the tail if text is cut off. O(runs).
    public var faces: [FontFace] {
        let faces = paragraph.faces
        return faces + (shownTail?.faces.filter { !faces.contains($0) } ?? [])
    }

    /// The tail, if it is in place of what is cut off.
    private var shownTail: Tail? { paragraph.tail.flatMap { isTruncated ? $0 : nil } }

    /// By how much the paragraph exceeds the constraint. O(log width) measurements.
    public var overflow: ParagraphOverflow { paragraph.overflow(constraint, style) }

    /// How much taller its first line is than the constraint's height; it is set nevertheless.
    package var firstLineExcess: Double {
        constraint.height < .infinity ? max(0, measurement.height - constraint.height) : 0
    }

    /// Whether it was given any room, so that it has lines.
    package var hasRoom: Bool {
        if case .lines(let lines) = known { return !lines.isEmpty }
        return true
    }

    /// The room that it takes, and the widths at which it would not be broken further.
    package var room: TextRoom {
        TextRoom(
            measurement: measurement,
            minContentWidth: paragraph.minContentWidth(in: style),
            maxContentWidth: paragraph.maxContentWidth(in: style)
        )
    }

    /// The widths with the same measurement. Costs a few measurements.
    package var validWidths: Range<Double> { paragraph.validWidths(constraint, style) }

    /// The text of one of its lines as it is seen, with its ellipsis or hyphen.
    package func text(of line: ParagraphLine) -> String {
        let seen = line.seenRanges
        return paragraph.characters(in: seen.before) + paragraph.ending(of: line) + paragraph.characters(in: seen.after)
    }
}

extension ParagraphLine {
    /// The bytes seen before the line's ellipsis or hyphen, and after it.
    package var seenRanges: (before: Range<Int>, after: Range<Int>) {
        let omitted = omittedRange ?? visibleRange.upperBound..<visibleRange.upperBound
        return (
            visibleRange.clamped(to: 0..<omitted.lowerBound), visibleRange.clamped(to: omitted.upperBound..<Int.max)
        )
    }
}
