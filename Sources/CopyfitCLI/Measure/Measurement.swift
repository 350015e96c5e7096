import CopyfitText

/// A text measured at one width.
struct Measurement {
    /// The text.
    let measured: MeasuredText
    /// What it was measured under.
    let constraint: ParagraphConstraint
    /// The room it takes.
    let room: ParagraphMeasurement
    /// By how much it does not fit; nil when it does.
    private let overflow: ParagraphOverflow?
    /// Its lines.
    let lines: [ParagraphLine]

    /// Measures at a width in points.
    init(_ measured: MeasuredText, width: Double) {
        self.measured = measured
        constraint = measured.constraint(width: width)
        room = measured.paragraph.measure(constraint)
        overflow = room.fits ? nil : measured.paragraph.overflow(constraint)
        lines = measured.paragraph.lines(constraint)
    }

    /// Whether nothing was forced and nothing cut off.
    var fits: Bool { overflow == nil }

    /// How much wider the proposal must be for the text to fit: 0 when it does, infinite when no width would do.
    var overWidth: Double {
        guard let overflow else { return 0 }
        return overflow.width ?? .infinity
    }

    /// How many lines it has beyond those allowed.
    var overLines: Int { overflow?.lines ?? 0 }

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
        case .overWidth: overWidth
        case .overLines: Double(overLines)
        }
    }

    /// The text of a line as it is seen.
    func text(of line: ParagraphLine) -> String {
        measured.text(in: line.visibleRange) + measured.paragraph.ending(of: line)
    }
}
