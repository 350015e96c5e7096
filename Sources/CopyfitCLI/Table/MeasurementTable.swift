import CopyfitCommandLine
import CopyfitFit
import CopyfitFonts
import CopyfitRecords
import CopyfitText
import CopyfitUnicode

/// The measurements of one text for people: what was measured, a row per width, then the lines at each width.
struct MeasurementTable {
    private let answers: [WidthAnswer]
    private let paragraph: PreparedParagraph
    private let showsInk: Bool

    /// The table of at least one answer about the same text.
    init(_ answers: [WidthAnswer], showsInk: Bool) {
        self.answers = answers
        self.showsInk = showsInk
        paragraph = answers[0].text.paragraph
    }

    /// The whole table.
    var text: String {
        ([heading, notes, summary] + answers.map(lines)).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var heading: String {
        let natural = Points.text(paragraph.maxContentWidth)
        let longest = Points.text(paragraph.minContentWidth)
        return """
            \(VisibleText.of(font)), \(Points.text(answers[0].text.size)) pt
            Natural width \(natural) pt, longest unbreakable piece \(longest) pt

            """
    }

    private var font: String { paragraph.source.runs[0].style.font.askedName }

    private var notes: String {
        let found = FontNotes(answers)
        let faces = found.faces
        var notes = faces.isEmpty || faces == [font] ? [] : ["Faces used: \(faces.joined(separator: ", "))"]
        notes += found.sentences
        return notes.map { VisibleText.of($0) + "\n" }.joined()
    }

    private var summary: String {
        var table = TextTable([
            "Proposed": .right, "Lines": .right, "Width": .right, "Height": .right, "Fits": .left,
        ])
        for answer in answers {
            let room = answer.text.measurement
            table.add([
                answer.widths,
                String(room.lineCount),
                Points.column(room.width),
                Points.column(room.height),
                answer.text.problem.map { "no: " + $0 } ?? "yes",
            ])
        }
        return table.text()
    }

    private func lines(of answer: WidthAnswer) -> String {
        let measurement = answer.text
        var table = TextTable(["Line": .right, "Width": .right, "Baseline": .right, "Text": .left])
        for (number, line) in measurement.lines.enumerated() {
            table.add([
                String(number + 1),
                Points.column(line.width),
                Points.column(line.baseline),
                measurement.text(of: line),
            ])
        }
        return "At \(answer.widths) pt\n" + ink(of: measurement) + table.text(indent: 2)
    }

    private func ink(of measurement: FittedText) -> String {
        guard showsInk else { return "" }
        guard let ink = measurement.ink else { return "  No ink\n" }
        let size = "\(Points.text(ink.width)) × \(Points.text(ink.height)) pt"
        return "  Ink \(size), from \(Points.text(ink.x)), \(Points.text(ink.y))\n"
    }
}
