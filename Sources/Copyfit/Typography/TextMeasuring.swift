import Foundation

/// A stretch of text in one font.
struct ResolvedRun: Hashable, Sendable {
    var string: String
    var font: ResolvedFont
    var tracking: CGFloat = 0
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0
}

/// A text with everything settled that decides its shape.
struct ResolvedText: Hashable, Sendable {
    var runs: [ResolvedRun]
    var language: String?
}

/// How a text's lines are set.
struct ParagraphStyle: Hashable, Sendable {
    /// Points between lines, where the fonts' own leading is smaller.
    var lineSpacing: CGFloat = 0
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    /// The height is at least that of this many lines.
    var reservedLines = 1
    /// How far the text may shrink before it is cut off, from 0 to 1.
    var minimumScaleFactor: CGFloat = 1
    /// Whether letters may move together before the text is cut off.
    var allowsTightening = false
}

/// The vertical metrics of a font at its size, in points; distances from the baseline, all positive, unrounded.
struct TypographicMetrics: Hashable, Sendable {
    var ascent: CGFloat
    var descent: CGFloat
    var leading: CGFloat
    var capHeight: CGFloat

    /// The distance between the baselines of two lines set solid.
    var lineHeight: CGFloat { ascent + descent + leading }

    static let none = TypographicMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0)
}

/// How much room a paragraph has.
struct ParagraphRoom: Hashable, Sendable {
    /// In points; infinite breaks lines at hard breaks only.
    var width: CGFloat
    /// In points; keeps as many lines as fit, at least one.
    var height: CGFloat
    /// The largest number of lines, at least 1; nil sets no limit.
    var maxLines: Int?
}

/// What a paragraph takes of the room it has, in points and unrounded.
struct ParagraphExtent: Hashable, Sendable {
    /// The widest line.
    var width: CGFloat
    /// All lines, and those that are reserved.
    var height: CGFloat
    var lineCount: Int
    /// The distances of the first and last baseline from the top.
    var firstBaseline: CGFloat
    var lastBaseline: CGFloat
    var isTruncated: Bool
    /// The widths and heights of rooms, one as good as the other, that have the same extent; nil where only the room that was
    /// asked about is known to have it.
    var widths: Range<Double>?
    var heights: Range<Double>?

    static let none = ParagraphExtent(
        width: 0,
        height: 0,
        lineCount: 0,
        firstBaseline: 0,
        lastBaseline: 0,
        isTruncated: false
    )
}

/// A text that is ready to be measured in any room. It belongs to one text of one host, and may remember its answers.
protocol MeasurableParagraph: AnyObject {
    /// The extent in a room. Law: in the room of its own answer, no wider than the room was, a paragraph has that extent again.
    func extent(in room: ParagraphRoom) -> ParagraphExtent

    /// Whether every line is as high as every other one, in every room.
    var hasEqualLines: Bool { get }
}

/// What prepares texts and knows the metrics of fonts: the text engine, or a stand-in in tests.
protocol TextMeasuring: Sendable {
    func prepare(
        _ text: ResolvedText,
        _ style: ParagraphStyle,
        diagnostics: DiagnosticSink
    ) -> any MeasurableParagraph
    func metrics(of font: ResolvedFont, diagnostics: DiagnosticSink) -> TypographicMetrics
}
