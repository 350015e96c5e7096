import CopyfitText

/// By how much a text does not fit.
struct Over {
    /// How much wider the proposal must be for the text to fit: 0 if it fits, infinite if no width is enough.
    let width: Double
    /// How many lines it has beyond those allowed.
    let lines: Int
    /// How much taller the first line is than the height allowed; it is set nevertheless.
    let height: Double
}

/// A text measured at one width.
struct Measurement {
    /// The text.
    let measured: MeasuredText
    /// What it was measured under.
    let constraint: ParagraphConstraint
    /// The room it takes.
    let room: ParagraphMeasurement

    /// Measures at a width in points.
    init(_ measured: MeasuredText, width: Double) {
        self.measured = measured
        constraint = measured.constraint(width: width)
        room = measured.paragraph.measure(constraint)
    }

    /// Whether no word was cut and nothing was cut off.
    var fits: Bool { room.fits }

    /// By how much it does not fit. O(log width) measurements.
    var over: Over {
        if fits { return Over(width: 0, lines: 0, height: 0) }
        let overflow = measured.paragraph.overflow(constraint)
        let height = max(0, room.height - constraint.height)
        return Over(width: overflow.width ?? .infinity, lines: overflow.lines, height: height)
    }

    /// The widths with the same measurement; nil if they are not known. Costs another measurement.
    var validWidths: Range<Double>? { measured.paragraph.validWidths(constraint) }

    /// Its lines. O(lines).
    var lines: [ParagraphLine] { measured.paragraph.lines(constraint) }

    /// One number of the measurement.
    func value(of field: MeasurementField) -> Double {
        switch field {
        case .width: room.width
        case .height: room.height
        case .lineCount: Double(room.lineCount)
        case .minContentWidth: measured.paragraph.minContentWidth
        case .maxContentWidth: measured.paragraph.maxContentWidth
        case .firstBaseline: room.firstBaseline
        case .lastBaseline: room.lastBaseline
        case .overWidth: over.width
        case .overLines: Double(over.lines)
        case .overHeight: over.height
        }
    }

    /// The text of a line as it is seen.
    func text(of line: ParagraphLine) -> String {
        measured.paragraph.text(in: line.visibleRange) + measured.paragraph.ending(of: line)
    }
}
