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
        let natural = Points.text(measured.paragraph.maxContentWidth)
        let longest = Points.text(measured.paragraph.minContentWidth)
        return """
            \(measured.font), \(Points.text(measured.size)) pt
            Natural width \(natural) pt, longest unbreakable piece \(longest) pt

            """
    }

    private var notes: String {
        let faces = measured.paragraph.faces.map(\.fullName)
        var notes = faces.isEmpty || faces == [measured.font] ? [] : ["Faces used: \(faces.joined(separator: ", "))"]
        notes += substitutions
        notes += measured.missing.map { "No font has \(CodePoints.names(of: $0)) \(VisibleText.of(String($0)))" }
        return notes.map { $0 + "\n" }.joined()
    }

    /// A note for each face that stands in for the one asked for, with the first text it is used for.
    private var substitutions: [String] {
        var places: [String: Int] = [:]
        for substitution in measured.paragraph.substitutions { places[substitution.used, default: 0] += 1 }
        return measured.paragraph.substitutions.compactMap { substitution in
            guard let count = places.removeValue(forKey: substitution.used) else { return nil }
            let more = count == 1 ? "" : " and \(count - 1) more \(count == 2 ? "place" : "places")"
            let text = VisibleText.excerpt(of: measured.text(in: substitution.range))
            return "\(substitution.used) instead of \(substitution.asked) for “\(text)”\(more)"
        }
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
