import CopyfitFonts

/// One line of a paragraph under a constraint. Offsets are UTF-8 bytes, half-open; lengths are points.
///
/// ```swift
/// let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
/// let paragraph = try ParagraphPreparer().prepare(StyledText("Änderungen speichern", style: style))
/// let first = paragraph.lines(fitting: 120)[0]
/// print(first.visibleRange, first.width)  // 0..<11 92.4765625
/// ```
public struct ParagraphLine: Hashable, Sendable {
    /// The line's bytes, including hanging white space and its mandatory break. The lines of a paragraph cover its
    /// text; a truncated line includes all that was cut off.
    public let range: Range<Int>
    /// The bytes that are visible: without hanging white space, without the break. Text omitted from the middle of the
    /// line is included.
    public let visibleRange: Range<Int>
    /// The distance from the paragraph's left edge to the line's, which depends on the indents and on the alignment within
    /// the widest line.
    public let x: Double
    /// The advance of the visible text, including a hyphen or an ellipsis, and by how much the line is stretched; without
    /// punctuation that hangs.
    public let width: Double
    /// By how much justification stretches the line; 0 if it does not.
    public let stretch: Double
    /// The width of punctuation that hangs before the line's start; 0 if none does. It is on the line's left if its
    /// segment starts left to right, otherwise on its right, and the other way round at the end.
    public let hangingBefore: Double
    /// The width of punctuation that hangs after the line's end; 0 if none does.
    public let hangingAfter: Double
    /// The room before the line, which its style leaves free: on its left if its segment starts left to right.
    public let indent: Double
    /// The distance from the paragraph's top to the line's baseline.
    public let baseline: Double
    /// Height above the baseline.
    public let ascent: Double
    /// Depth below the baseline; negative if a style makes the line so low that it ends above its baseline.
    public let descent: Double
    /// Room below the line before the next one.
    public let leading: Double
    /// Whether a mandatory break ends the line.
    public let endsWithHardBreak: Bool
    /// Whether the line ends inside a word because nothing else fits.
    public let endsInsideWord: Bool
    /// Whether a hyphen follows `visibleRange`: the line ends at a soft hyphen, or where a dictionary divides a word.
    public let isHyphenated: Bool
    /// The bytes that an ellipsis replaces: after the visible text, before it, or inside. nil if nothing is cut off.
    public let omittedRange: Range<Int>?
    /// Whether the last character gives up the empty half of its box.
    let trimsEnd: Bool

    /// Whether the line has an ellipsis.
    public var isTruncated: Bool { omittedRange != nil }
}

extension PreparedParagraph {
    /// What one of this paragraph's lines shows that is not in the text: a hyphen after its `visibleRange`, an ellipsis
    /// in place of its `omittedRange`, or nothing (an empty string). O(log runs).
    public func ending(of line: ParagraphLine) -> String {
        if line.isTruncated { return Ellipsis(self, at: line.range.lowerBound).characters }
        guard line.isHyphenated else { return "" }
        let runs = table.runRange(ofSegment: table.segmentIndex(at: line.range.lowerBound))
        let seen = line.visibleRange
        let run = self.runs[table.firstRun(in: runs, endingAfter: seen.isEmpty ? seen.upperBound : seen.upperBound - 1)]
        return table.settings[Int(run.setting)].properties.face.covers(0x2010) ? "\u{2010}" : "-"
    }
}
