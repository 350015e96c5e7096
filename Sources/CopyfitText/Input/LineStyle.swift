/// The style of a paragraph's lines. It is given when the paragraph is measured, not when it is prepared, because
/// it does not affect shaping: one prepared paragraph serves every style.
public struct LineStyle: Hashable, Sendable {
    /// The least distance, in points, from the bottom of a line to the top of the next; a larger leading of the fonts
    /// prevails. At most 1,000,000; negative values, infinity and NaN count as 0.
    public var lineSpacing = 0.0
    /// Points between a paragraph and the next, below its last line. Paragraphs end as in UAX #9: at LF, CR, CR LF, NEL
    /// and PARAGRAPH SEPARATOR; a LINE SEPARATOR ends a line in the middle of a paragraph. As in Core Text this is added to
    /// the next paragraph's `paragraphSpacingBefore` and to the distance of lines; there is none below the last paragraph.
    /// Negative values, infinity and NaN count as 0.
    public var paragraphSpacing = 0.0
    /// Points between a paragraph and the one before, above its first line; none above the first paragraph. Negative values,
    /// infinity and NaN count as 0.
    public var paragraphSpacingBefore = 0.0
    /// The room before the first line of each paragraph, in points: on the left if the line starts left to right. Like the
    /// other indents it is part of a measured width and takes room from lines. At most 10,000 points; negative values,
    /// infinity and NaN count as 0.
    public var firstLineIndent = 0.0
    /// Whether `firstLineIndent` is only before the first line of the text (CSS `text-indent`); the first lines of other
    /// paragraphs then have `hangingIndent`.
    public var indentsOnlyFirstParagraph = false
    /// The room before every line of a paragraph except the first, in points; otherwise like `firstLineIndent`.
    public var hangingIndent = 0.0
    /// The room after every line, in points; otherwise like `firstLineIndent`.
    public var tailIndent = 0.0
    /// The alignment of lines within the widest one, between the indents.
    public var alignment = LineAlignment.leading
    /// Which part of the text is cut off at a line limit or height limit.
    public var truncation = TruncationMode.tail
    /// The height of lines.
    public var lineHeight = LineHeight.natural
    /// The measured height has room for at least this many lines; missing ones count as tall as the last. Baselines do
    /// not move. Values below 1 count as 1.
    public var reservedLines = 1
    /// Whether the measured width includes the white space at the ends of lines, up to the proposed width. For a line
    /// truncated in the middle it then includes the least room that keeps both parts. Which text fits is decided
    /// without it. SwiftUI reports widths this way; off by default.
    public var countsTrailingSpace = false
    /// Whether one piece moves from the first to the second line of a segment that wraps into exactly two lines, if
    /// that makes their widths more even and both still fit. SwiftUI does so; off by default.
    public var evensTwoLines = false
    /// Whether a justified paragraph's lines are stretched even if they end their segment (CSS `text-align-last:
    /// justify`).
    public var justifiesLastLines = false
    /// The choice of line ends. Where the first line of a paragraph has another indent
    /// than its other lines, and where a text with tabs has indents, lines are `greedy` and nothing hangs beside them.
    public var wrapping = LineWrapping.greedy
    /// How many words the last line of a segment has at least, if that takes no more lines; characters, where a line may
    /// end after any of them. What a hyphen divides is one word. Only `optimal` and `pretty` wrapping heed it; values below 1
    /// count as 1.
    public var leastWordsOnLastLine = 1
    /// Which punctuation hangs beside lines and takes no width. Where `wrapping` says that nothing hangs, nothing does. Where
    /// full-width punctuation is trimmed (`BreakRules.spacingTrim`), only hyphens hang.
    public var hangingPunctuation: HangingPunctuation = []

    /// No line spacing, the fonts' heights, leading alignment, truncation at the tail, lines that hold as much as
    /// fits.
    public init() {}
}

/// The alignment of a line within the widest line of its paragraph. Leading is on the left if the line's segment starts
/// left to right, on the right if it starts right to left.
public enum LineAlignment: Hashable, Sendable, CaseIterable {
    case leading, center, trailing
    /// On that side, whatever the direction.
    case left, right
    /// Lines are stretched to the proposed width, or without a limit to the widest line, as in CSS `text-align: justify`:
    /// after spaces (U+0020, U+00A0) and on both sides of ideographs, kana and symbols, each gap by as much. Only what
    /// is after a line's last tab is stretched. A line is leading if it ends its segment, if something is cut off from
    /// it, or if it has no gap.
    ///
    /// Arabic words become longer first, by U+0640 where the font has it and letters join, unless the rules are a
    /// browser's: one place in each word, by Microsoft's published priorities, with as many whole ones as the line has
    /// room for, up to two ems.
    case justified
}

/// Which part of a text that is too long is replaced by the ellipsis, on the last line that is kept.
public enum TruncationMode: Hashable, Sendable, CaseIterable {
    /// The line begins with the ellipsis, followed by as much of the end of the text as fits.
    case head
    /// The beginning of the line and the end of the text share the room, with the ellipsis between them.
    case middle
    /// The line keeps as much of its beginning as fits, followed by the ellipsis.
    case tail
}

extension LineStyle {
    /// The same style for a paragraph whose lengths are `factor` times as long.
    func scaled(by factor: Double) -> LineStyle {
        var scaled = self
        scaled.lineSpacing *= factor
        scaled.lineHeight = lineHeight.scaled(by: factor)
        scaled.paragraphSpacing *= factor
        scaled.paragraphSpacingBefore *= factor
        scaled.firstLineIndent *= factor
        scaled.hangingIndent *= factor
        scaled.tailIndent *= factor
        return scaled
    }

    /// Whether lines have no room beside them, paragraphs no space between them, and lines the height of their fonts, as is
    /// usual: one comparison, because this is asked for each measurement.
    @inline(__always)
    var hasNaturalLines: Bool {
        let lengths = firstLineIndent.bitPattern | hangingIndent.bitPattern | tailIndent.bitPattern
        let gaps = paragraphSpacing.bitPattern | paragraphSpacingBefore.bitPattern
        return lengths | gaps | lineHeight.difference == 0
    }

    /// What is added between the last line of a paragraph and the first of the next.
    var paragraphGap: Double {
        [paragraphSpacing, paragraphSpacingBefore].reduce(0) { sum, gap in
            gap > 0 && gap < .infinity ? sum + min(gap, LineHeight.tallest) : sum
        }
    }

    /// The extra height of the reserved lines if there are only `lineCount` lines; 0 if there are enough.
    func reservedHeight(beyond lineCount: Int, pitch: Double) -> Double {
        max(0, Double(max(1, reservedLines) - lineCount) * pitch)
    }

    /// Whether lines are as wide as their text and hold as much of it as fits.
    var isPlain: Bool { alignment != .justified && !choosesLineEnds }

    /// Whether lines do not simply hold as much as fits.
    var choosesLineEnds: Bool { wrapping != .greedy || !hangingPunctuation.isEmpty }

    /// Whether a text whose lines do not wrap is set as if this were plain.
    var isPlainUnwrapped: Bool { hangingPunctuation.isEmpty && (!justifiesLastLines || alignment != .justified) }

    /// The share of the room beside a line that is on its left, from 0 to 1.
    func shareOnLeft(isRightToLeft: Bool) -> Double {
        switch alignment {
        case .leading, .justified: isRightToLeft ? 1 : 0
        case .center: 0.5
        case .trailing: isRightToLeft ? 0 : 1
        case .left: 0
        case .right: 1
        }
    }
}
