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
    /// The room it takes.
    package let room: ParagraphMeasurement

    /// Measures at a width in points.
    package init(_ measured: MeasuredText, width: Double) {
        self.measured = measured
        constraint = measured.constraint(width: width)
        room = measured.paragraph.measure(constraint)
    }

    /// Whether no word was cut, nothing was cut off, and each character has a font.
    package var fits: Bool { room.fits && measured.paragraph.missing.isEmpty }

    /// By how much it does not fit. O(log width) measurements.
    package var over: Over {
        if room.fits { return Over(width: 0, lines: 0, height: 0) }
        let overflow = measured.paragraph.overflow(constraint)
        let height = max(0, room.height - constraint.height)
        return Over(width: overflow.width ?? .infinity, lines: overflow.lines, height: height)
    }

    /// The widths with the same measurement; nil if they are not known. Costs another measurement.
    package var validWidths: Range<Double>? { measured.paragraph.validWidths(constraint) }

    /// Its lines. O(lines).
    package var lines: [ParagraphLine] { measured.paragraph.lines(constraint) }

    /// The text of a line as it is seen.
    package func text(of line: ParagraphLine) -> String {
        measured.paragraph.text(in: line.visibleRange) + measured.paragraph.ending(of: line)
    }
}
