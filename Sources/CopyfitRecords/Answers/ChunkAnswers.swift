import CopyfitJSON
import CopyfitText

/// Answers the lines of chunks. One value serves one thread, one chunk after another.
package struct ChunkAnswers: LineAnswers, ~Copyable {
    private let reader: RecordReader
    private var measurer: RecordMeasurer
    private var record: BatchRecord
    private var output = JSONOutput()
    private let members: MeasurementMembers
    private let needsOnlyRoom: Bool
    private var head: AnswerHead
    /// The outcome of the lines so far.
    private(set) package var outcome = BatchOutcome()

    /// Answers with `measurer`, writing only `members`; `defaults` supply what a record leaves out.
    package init(defaults: MeasureSettings, members: MeasurementMembers = .usual, measurer: RecordMeasurer) {
        self.members = members
        needsOnlyRoom = members.needOnlyRoom
        head = AnswerHead(members)
        reader = RecordReader(defaults: defaults, keeping: members.kept.ofContract)
        record = BatchRecord(settings: defaults)
        self.measurer = measurer
    }

    package mutating func answer(_ chunk: borrowing LineChunk, into results: inout [UInt8]) {
        output.removeAll()
        let bytes = chunk.bytes.span
        var lines = ChunkLines(firstNumber: chunk.firstLine)
        while let line = lines.next(bytes) { answer(line.range, of: bytes, number: line.number) }
        output.copy(into: &results)
    }

    private mutating func answer(_ line: Range<Int>, of bytes: Span<UInt8>, number: Int) {
        do {
            try reader.read(line, of: bytes, into: &record)
            outcome.note(record, number)
            try head.keep(from: record)
            try measurer.take(&record)
            if needsOnlyRoom, record.settings.positions == nil, case .one(let width) = record.settings.widths,
                let found = measurer.room(record.settings, width: width)
            {
                let isFirst = !begin(fits: found.room.measurement.fits, of: bytes, number: number)
                output.append(members: found.text, found.constraint, found.room, members, isFirst: isFirst)
            } else if let text = try measurer.prepared(record.settings), let given = measurer.given {
                try append(text, given, of: bytes, number: number)
            }
        } catch {
            outcome.hasErrors = true
            output.append(head: record, of: bytes, number: number)
            output.append(error)
        }
        output.append(raw: "}\n")
    }

    private mutating func append(
        _ text: FittedText,
        _ given: GivenText,
        of bytes: Span<UInt8>,
        number: Int
    ) throws(RecordError) {
        let (widths, members) = (record.settings.widths, try members.locating(for: record.settings))
        if case .one(let width) = widths {
            let measured = text.inWidth(width)
            if !measurer.requirements.isEmpty { try FontNotes(measured).check(measurer.requirements) }
            let isFirst = !begin(fits: measured.fits, of: bytes, number: number)
            return output.append(members: measured, of: given, members, isFirst: isFirst)
        }
        let answers = try text.answers(at: widths, measurer.requirements)
        let hasHead = begin(fits: answers.allSatisfy { $0.text.fits }, of: bytes, number: number)
        if hasHead { output.append(raw: ",") }
        output.append(raw: "\"measurements\":")
        let told = members.telling(widths)
        output.append(array: answers) { $0.append($1.text, of: given, told) }
    }

    /// Begins the answer to a text; whether members are in it already.
    private mutating func begin(fits: Bool, of bytes: Span<UInt8>, number: Int) -> Bool {
        outcome.hasMisfits = outcome.hasMisfits || !fits
        return head.write(record, of: bytes, number: number, to: &output)
    }
}

/// The outcome of all lines of a stream.
package struct BatchOutcome {
    /// Whether a line could not be measured.
    package var hasErrors = false
    /// Whether a text does not fit.
    package var hasMisfits = false
    /// Whether a record has a member with an old name.
    package var hasFormerNames = false
    /// The first line whose text has half of a surrogate pair.
    package var loneSurrogateLine: Int?

    /// The outcome of no lines.
    package init() {}

    /// Takes what notes at the end need of a record.
    mutating func note(_ record: BatchRecord, _ number: Int) {
        if record.hasFormerName { hasFormerNames = true }
        if record.hasLoneSurrogate { loneSurrogateLine = min(loneSurrogateLine ?? number, number) }
    }

    /// Adds the outcome of other lines.
    package mutating func merge(_ other: BatchOutcome) {
        hasErrors = hasErrors || other.hasErrors
        hasMisfits = hasMisfits || other.hasMisfits
        hasFormerNames = hasFormerNames || other.hasFormerNames
        loneSurrogateLine = [loneSurrogateLine, other.loneSurrogateLine].compactMap { $0 }.min()
    }
}

extension JSONOutput {
    /// The opening brace and what an answer repeats from its record: the `id`, or the line's number, and the members of the
    /// caller.
    mutating func append(head record: BatchRecord, of bytes: Span<UInt8>, number: Int) {
        append(id: record, of: bytes, number: number)
        for member in record.others {
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
