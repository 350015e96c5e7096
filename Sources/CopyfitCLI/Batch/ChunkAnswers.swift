import CopyfitCommandLine
import CopyfitJSON

/// Answers the lines of chunks. One value serves one thread, one chunk after another.
struct ChunkAnswers: LineAnswers, ~Copyable {
    private let reader: RecordReader
    private var measurer: RecordMeasurer
    private var record: BatchRecord
    private var output = JSONOutput()
    private let members: MeasurementMembers
    private let needsOnlyRoom: Bool
    private var head: AnswerHead
    /// The outcome of the lines so far.
    private(set) var outcome = BatchOutcome()

    /// Answers with `measurer`, writing only `members`; `defaults` supply what a record leaves out.
    init(defaults: MeasureSettings, members: MeasurementMembers = .usual, measurer: RecordMeasurer) {
        self.members = members
        needsOnlyRoom = members.needOnlyRoom
        head = AnswerHead(members)
        reader = RecordReader(defaults: defaults, keeping: members.kept.ofContract)
        record = BatchRecord(settings: defaults)
        self.measurer = measurer
    }

    mutating func answer(_ chunk: borrowing LineChunk, into results: inout [UInt8]) {
        output.removeAll()
        let bytes = chunk.bytes.span
        var lines = ChunkLines(firstNumber: chunk.firstLine)
        while let line = lines.next(bytes) { answer(line.range, of: bytes, number: line.number) }
        output.copy(into: &results)
    }

    private mutating func answer(_ line: Range<Int>, of bytes: Span<UInt8>, number: Int) {
        do {
            try reader.read(line, of: bytes, into: &record)
            outcome.hasFormerNames = outcome.hasFormerNames || record.hasFormerName
            try head.keep(from: record)
            try measurer.take(&record)
            if needsOnlyRoom, case .one(let width) = record.settings.widths,
                let measurement = measurer.room(record.settings, width: width)
            {
                append(measurement, of: bytes, number: number)
            } else if let measured = try measurer.prepared(record.settings) {
                try append(measured, of: bytes, number: number)
            }
        } catch {
            outcome.hasErrors = true
            output.append(head: record, of: bytes, number: number)
            output.append(RecordError(error))
        }
        output.append(raw: "}\n")
    }

    private mutating func append(_ measured: MeasuredText, of bytes: Span<UInt8>, number: Int) throws(RecordError) {
        let widths = record.settings.widths
        if case .one(let width) = widths {
            return append(Measurement(measured, width: width), of: bytes, number: number)
        }
        let answers = try measured.answers(at: widths)
        outcome.hasMisfits = outcome.hasMisfits || !answers.allSatisfy(\.measurement.fits)
        let hasHead = head.write(record, of: bytes, number: number, to: &output)
        if hasHead { output.append(raw: ",") }
        output.append(raw: "\"measurements\":")
        let members = members.telling(widths)
        output.append(array: answers) { $0.append($1.measurement, members) }
    }

    private mutating func append(_ measurement: some MeasuredRoom, of bytes: Span<UInt8>, number: Int) {
        outcome.hasMisfits = outcome.hasMisfits || !measurement.fits
        let hasHead = head.write(record, of: bytes, number: number, to: &output)
        output.append(members: measurement, members, isFirst: !hasHead)
    }
}

/// The outcome of all lines of a stream.
struct BatchOutcome {
    /// Whether a line could not be measured.
    var hasErrors = false
    /// Whether a text does not fit.
    var hasMisfits = false
    /// Whether a record has a member that is named as in the version before this one.
    var hasFormerNames = false

    /// Adds the outcome of other lines.
    mutating func merge(_ other: BatchOutcome) {
        hasErrors = hasErrors || other.hasErrors
        hasMisfits = hasMisfits || other.hasMisfits
        hasFormerNames = hasFormerNames || other.hasFormerNames
    }
}

extension JSONOutput {
    /// The opening brace and what an answer repeats from its record: the `id`, or the line's number, and the members passed
    /// through.
    mutating func append(head record: BatchRecord, of bytes: Span<UInt8>, number: Int) {
        append(id: record, of: bytes, number: number)
        for member in record.others where record.id != nil || member.name != "line" {
            append(raw: ",")
            append(raw: member.spelling, of: bytes)
            append(raw: ":")
            append(raw: member.value, of: bytes)
        }
    }

    /// The opening brace and the `id`, or the line's number.
    mutating func append(id record: BatchRecord, of bytes: Span<UInt8>, number: Int) {
        if let id = record.id {
            append(raw: "{\"id\":")
            append(raw: id, of: bytes)
        } else {
            append(raw: "{\"line\":")
            append(number)
        }
    }

    mutating func append(_ error: RecordError) {
        append(raw: ",\"error\":{\"code\":")
        append(error.code)
        append(raw: ",\"message\":")
        append(error.message)
        append(raw: "}")
    }
}
