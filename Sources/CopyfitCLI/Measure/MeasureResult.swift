import CopyfitCommandLine
import CopyfitJSON
import CopyfitRecords

/// The measurements of one text as they are written out.
struct MeasureResult {
    private let given: GivenText
    private let answers: [WidthAnswer]
    private let members: MeasurementMembers

    /// At least one answer about the text; JSON contains only `members` of each.
    init(_ given: GivenText, _ answers: [WidthAnswer], _ members: MeasurementMembers) {
        self.given = given
        self.answers = answers
        self.members = members
    }

    /// In a format; a single measurement is a bare object in JSON, several are an array.
    func text(_ format: OutputFormat) -> String {
        switch format {
        case .table: return MeasurementTable(answers, showsInk: members.contains(.ink)).text
        case .json where answers.count == 1: return json { $0.append(answers[0].text, of: given, members) }
        case .json: return json { $0.append(array: answers) { $0.append($1.text, of: given, members) } }
        case .ndjson: return answers.map { answer in json { $0.append(answer.text, of: given, members) } }.joined()
        }
    }

    /// One number per line and width; `inf` where it is infinite.
    func text(_ field: MeasurementField) -> String {
        answers.map { answer in
            let value = answer.text.value(of: field)
            return value.isFinite ? json { $0.append(value) } : "inf\n"
        }
        .joined()
    }

    private func json(_ write: (inout JSONOutput) -> Void) -> String {
        var output = JSONOutput()
        write(&output)
        return output.text + "\n"
    }
}
