import CopyfitFonts
import CopyfitText

/// The measurements of one text for people: what was measured, a row per width, then the lines at each width.
struct MeasurementTable {
    private let measurements: [Measurement]
    private let measured: MeasuredText

    /// The table of at least one measurement of the same text.
    init(_ measurements: [Measurement]) {
        self.measurements = measurements
        measured = measurements[0].measured
    }

    /// The whole table.
    var text: String {
        ([heading, notes, summary] + measurements.map(lines)).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var heading: String {
        let narrowest = Points.text(measured.paragraph.minContentWidth)
        let widest = Points.text(measured.paragraph.maxContentWidth)
        return """
            \(measured.font), \(Points.text(measured.size)) pt
            \(widest) pt wide when nothing limits it, \(narrowest) pt when every word has its own line

            """
    }

    private var notes: String {
        var notes: [String] = []
        let faces = measured.paragraph.faces.map(\.fullName)
        if faces != [measured.font] { notes.append("Faces used: \(faces.joined(separator: ", "))") }
        for substitution in measured.paragraph.substitutions {
            notes.append(
                "Bytes \(substitution.range.lowerBound)..<\(substitution.range.upperBound): "
                    + "\(substitution.used) instead of \(substitution.asked)"
            )
        }
        for character in measured.missing {
            notes.append("No font has \(CodePoints.names(of: character)) \(VisibleText.of(String(character)))")
        }
        return notes.map { $0 + "\n" }.joined()
    }

    private var summary: String {
        var table = TextTable([
            "Proposed": .right, "Lines": .right, "Width": .right, "Height": .right, "Fits": .left,
        ])
        for measurement in measurements {
            table.add([
                Points.text(measurement.constraint.width),
                String(measurement.room.lineCount),
                Points.column(measurement.room.width),
                Points.column(measurement.room.height),
                Verdict(measurement).text,
            ])
        }
        return table.text()
    }

    private func lines(of measurement: Measurement) -> String {
        var table = TextTable(["Line": .right, "Width": .right, "Baseline": .right, "Text": .left])
        for (number, line) in measurement.lines.enumerated() {
            table.add([
                String(number + 1),
                Points.column(line.width),
                Points.column(line.baseline),
                VisibleText.of(measurement.text(of: line)),
            ])
        }
        return "At \(Points.text(measurement.constraint.width)) pt\n" + table.text(indent: 2)
    }
}
