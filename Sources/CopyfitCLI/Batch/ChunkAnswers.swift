import CopyfitCommandLine
import CopyfitJSON

/// Answers the lines of chunks. One value serves one thread, one chunk after another.
struct ChunkAnswers: ~Copyable {
    private let reader: RecordReader
    private var measurer: RecordMeasurer
    private var record: BatchRecord
    private var output = JSONOutput()
    private let members: MeasurementMembers
    /// What the answer copies from the current record: see `KeptMembers.values`.
    private var kept: [Range<Int>?] = []
    /// The outcome of the lines so far.
    private(set) var outcome = BatchOutcome()

    /// Answers with `measurer`, writing only `members`; `defaults` supply what a record leaves out.
    init(defaults: MeasureSettings, members: MeasurementMembers = .usual, measurer: RecordMeasurer) {
        self.members = members
        reader = RecordReader(defaults: defaults, keeping: members.kept.ofContract)
        record = BatchRecord(settings: defaults)
        self.measurer = measurer
    }

    /// Appends an answer for each line that is not empty.
    mutating func answer(_ chunk: borrowing LineChunk, into results: inout [UInt8]) {
        output.removeAll()
        let bytes = chunk.bytes.span
        var start = 0
        var number = chunk.firstLine
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            if !isBlank(start..<end, bytes) { answer(start..<end, of: bytes, number: number) }
            start = end + 1
            number += 1
        }
        output.copy(into: &results)
    }

    private func isBlank(_ line: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
        line.allSatisfy { " \t\r".utf8.contains(bytes[$0]) }
    }

    private mutating func answer(_ line: Range<Int>, of bytes: Span<UInt8>, number: Int) {
        do {
            try reader.read(line, of: bytes, into: &record)
            if !members.kept.isEmpty { kept = try members.kept.values(in: record) }
            let measured = try measurer.prepare(record)
            append(measured, of: bytes, number: number)
        } catch {
            outcome.hasErrors = true
            output.append(head: record, of: bytes, number: number)
            output.append(RecordError(error))
        }
        output.append(raw: "}\n")
    }

    private mutating func append(_ measured: MeasuredText, of bytes: Span<UInt8>, number: Int) {
        let hasHead = appendHead(of: bytes, number: number)
        switch record.settings.widths {
        case .one(let width):
            let measurement = Measurement(measured, width: width)
            outcome.hasMisfits = outcome.hasMisfits || !measurement.fits
            output.append(members: measurement, members, isFirst: !hasHead)
        case .several(let widths):
            let measurements = widths.map { Measurement(measured, width: $0) }
            outcome.hasMisfits = outcome.hasMisfits || !measurements.allSatisfy(\.fits)
            if hasHead { output.append(raw: ",") }
            output.append(raw: "\"measurements\":")
            output.append(array: measurements) { $0.append($1, members) }
        }
    }

    /// The opening brace and what the answer repeats from its record; false if that is nothing.
    private mutating func appendHead(of bytes: Span<UInt8>, number: Int) -> Bool {
        if members.includesPassedThrough {
            output.append(head: record, of: bytes, number: number)
            return true
        }
        let hasID = members.contains(.id)
        if hasID { output.append(id: record, of: bytes, number: number) } else { output.append(raw: "{") }
        return members.kept.isEmpty ? hasID : appendKept(of: bytes, number: number, isFirst: !hasID)
    }

    /// The members that are kept; false if the object still has none. The line's number is left out if the answer begins
    /// with it.
    private mutating func appendKept(of bytes: Span<UInt8>, number: Int, isFirst: Bool) -> Bool {
        var isFirst = isFirst
        let beginsWithNumber = !isFirst && record.id == nil
        for (name, value) in zip(members.kept.names, kept) {
            if beginsWithNumber, name == KeptMembers.line { continue }
            if !isFirst { output.append(raw: ",") }
            isFirst = false
            output.append(name)
            output.append(raw: ":")
            if let value { output.append(raw: value, of: bytes) } else { output.append(number) }
        }
        return !isFirst
    }
}

/// The outcome of all lines of a stream.
struct BatchOutcome {
    /// Whether a line could not be measured.
    var hasErrors = false
    /// Whether a text does not fit.
    var hasMisfits = false

    /// Adds the outcome of other lines.
    mutating func merge(_ other: BatchOutcome) {
        hasErrors = hasErrors || other.hasErrors
        hasMisfits = hasMisfits || other.hasMisfits
    }
}

extension JSONOutput {
    /// The opening brace and what an answer repeats from its record: the `id`, or the line's number, and the members passed
    /// through.
    fileprivate mutating func append(head record: BatchRecord, of bytes: Span<UInt8>, number: Int) {
        append(id: record, of: bytes, number: number)
        for member in record.others where record.id != nil || member.name != "line" {
            append(raw: ",")
            append(raw: member.spelling, of: bytes)
            append(raw: ":")
            append(raw: member.value, of: bytes)
        }
    }

    /// The opening brace and the `id`, or the line's number.
    fileprivate mutating func append(id record: BatchRecord, of bytes: Span<UInt8>, number: Int) {
        if let id = record.id {
            append(raw: "{\"id\":")
            append(raw: id, of: bytes)
        } else {
            append(raw: "{\"line\":")
            append(number)
        }
    }

    fileprivate mutating func append(_ error: RecordError) {
        append(raw: ",\"error\":{\"code\":")
        append(error.code)
        append(raw: ",\"message\":")
        append(error.message)
        append(raw: "}")
    }
}
