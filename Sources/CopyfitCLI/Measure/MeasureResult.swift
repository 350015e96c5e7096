import CopyfitCommandLine
import CopyfitJSON

/// The measurements of one text as they are written out.
struct MeasureResult {
    private let measurements: [Measurement]
    private let members: MeasurementMembers

    /// At least one measurement; JSON contains only `members` of each.
    init(_ measurements: [Measurement], _ members: MeasurementMembers) {
        self.measurements = measurements
        self.members = members
    }

    /// In a format; a single measurement is a bare object in JSON, several are an array.
    func text(_ format: OutputFormat) -> String {
        switch format {
        case .table: return MeasurementTable(measurements, showsInk: members.contains(.ink)).text
        case .json where measurements.count == 1: return json { $0.append(measurements[0], members) }
        case .json: return json { $0.append(array: measurements) { $0.append($1, members) } }
        case .ndjson: return measurements.map { measurement in json { $0.append(measurement, members) } }.joined()
        }
    }

    /// One number per line and width; `inf` where it is infinite.
    func text(_ field: MeasurementField) -> String {
        measurements.map { measurement in
            let value = measurement.value(of: field)
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
