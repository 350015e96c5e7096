package import CopyfitFit
package import CopyfitText

/// By how much a text does not fit.
package struct Over {
    /// How much wider the proposal must be for the text to fit: 0 if it fits, infinite if no width is enough.
    package let width: Double
    /// How many lines it has beyond those allowed.
    package let lines: Int
    /// How much taller the first line is than the height allowed; it is set nevertheless.
    package let height: Double
}

/// A text measured at one width.
package struct Measurement {
    /// The text.
    package let measured: MeasuredText
    /// What it was measured under.
    package let constraint: ParagraphConstraint
    /// The room it takes; nil if a line is cut off, which is done only if somebody asks for the room.
    private let roomOfAll: ParagraphMeasurement?

    /// Measures at a width.
    package init(_ measured: MeasuredText, width: Length) {
        self.measured = measured
        constraint = measured.constraint(width: width)
        roomOfAll = measured.paragraph.measurementOfAll(constraint, measured.style)
    }

    /// The room it takes. O(lines) if a line is cut off.
    package var room: ParagraphMeasurement { roomOfAll ?? measured.paragraph.measure(constraint, measured.style) }

    /// Whether it fits and each character has a font.
    package var fits: Bool { isWhole && measured.paragraph.missing.isEmpty }

    /// Whether no word was cut and nothing was cut off.
    package var isWhole: Bool { roomOfAll?.fits ?? false }

    /// Whether something was cut off.
    package var isTruncated: Bool { roomOfAll == nil }

    /// By how much it does not fit. O(log width) measurements.
    package var over: Over {
        if isWhole { return Over(width: 0, lines: 0, height: 0) }
        let overflow = measured.paragraph.overflow(constraint, measured.style)
        let height = constraint.height < .infinity ? max(0, room.height - constraint.height) : 0
        return Over(width: overflow.width ?? .infinity, lines: overflow.lines, height: height)
    }

    /// The widths with the same measurement. Costs a few measurements.
    package var validWidths: Range<Double> { measured.paragraph.validWidths(constraint, measured.style) }

    /// The widest piece with the room beside it, in points.
    package var minContentWidth: Double { measured.paragraph.minContentWidth(in: measured.style) }

    /// The widest line without soft breaks, with the room beside it, in points.
    package var maxContentWidth: Double { measured.paragraph.maxContentWidth(in: measured.style) }

    /// Its lines. O(lines).
    package var lines: [ParagraphLine] { measured.paragraph.lines(constraint, measured.style) }

    /// The text of a line as it is seen.
    package func text(of line: ParagraphLine) -> String {
        let seen = line.seenRanges
        return measured.paragraph.characters(in: seen.before) + measured.paragraph.ending(of: line)
            + measured.paragraph.characters(in: seen.after)
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
