import CopyfitFonts

/// One line of a paragraph under a constraint. Offsets are UTF-8 bytes, half-open; lengths are points.
public struct ParagraphLine: Hashable, Sendable {
    /// The line's bytes with the white space that hangs and its mandatory break. The lines of a paragraph cover its text;
    /// a truncated line covers all that was cut off.
    public let range: Range<Int>
    /// What is seen of it: without white space that hangs, without the break. Text omitted from the line's middle is inside.
    public let visibleRange: Range<Int>
    /// From the paragraph's left edge to the line's: what alignment gives it within the widest line.
    public let x: Double
    /// The advance of what is seen, with the ellipsis of a truncated line.
    public let width: Double
    /// From the paragraph's top to the line's baseline.
    public let baseline: Double
    /// Height above the baseline.
    public let ascent: Double
    /// Depth below the baseline; positive.
    public let descent: Double
    /// Room below the line before the next one.
    public let leading: Double
    /// Whether a mandatory break ends the line.
    public let endsWithHardBreak: Bool
    /// Whether the line ends inside a word because nothing else fitted.
    public let endsInsideWord: Bool
    /// Whether a hyphen follows `visibleRange`: the line ends at a soft hyphen, or where a dictionary divides a word.
    public let isHyphenated: Bool
    /// The bytes that an ellipsis stands for: after what is seen, before it, or inside. nil when nothing is cut off.
    public let omittedRange: Range<Int>?

    /// Whether an ellipsis stands on the line.
    public var isTruncated: Bool { omittedRange != nil }
}

extension PreparedParagraph {
    /// What one of this paragraph's lines shows that the text does not have: a hyphen after its `visibleRange`, an ellipsis in
    /// place of its `omittedRange`, or nothing. O(log runs).
    public func ending(of line: ParagraphLine) -> String {
        if line.isTruncated { return Ellipsis(self, at: line.range.lowerBound).characters }
        guard line.isHyphenated else { return "" }
        let runs = table.runRange(ofSegment: table.segmentIndex(at: line.range.lowerBound))
        let seen = line.visibleRange
        let run = self.runs[table.firstRun(in: runs, endingAfter: seen.isEmpty ? seen.upperBound : seen.upperBound - 1)]
        return properties[Int(run.properties)].face.covers(0x2010) ? "\u{2010}" : "-"
    }
}
