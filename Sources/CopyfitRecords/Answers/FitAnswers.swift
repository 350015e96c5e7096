import CopyfitFit
import CopyfitJSON
import CopyfitText

/// Answers the lines of chunks for `copyfit fit --ndjson`.
package struct FitAnswers: LineAnswers, ~Copyable {
    private let reader: RecordReader
    private var measurer: RecordMeasurer
    private var record: BatchRecord
    private var output = JSONOutput()
    private let limits: FitLimits
    private let members: FitMembers
    private var head: AnswerHead
    private(set) package var outcome = BatchOutcome()

    /// `defaults` and `limits` supply what a record leaves out.
    package init(defaults: MeasureSettings, limits: FitLimits, members: FitMembers, measurer: RecordMeasurer) {
        var kept = members.measured.kept.ofContract
        _ = kept.insert(.lines)
        reader = RecordReader(defaults: defaults, keeping: kept, accepting: .fit)
        record = BatchRecord(settings: defaults)
        head = AnswerHead(members.measured)
        (self.limits, self.members, self.measurer) = (limits, members, measurer)
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
            let limits = try record.takeLimits(bytes, defaults: limits)
            try head.keep(from: record)
            let search = try limits.search(record.settings, .members)
                .mapError { RecordError.invalidMember($0.sentence) }.get()
            let members = try members.locating(for: record.settings)
            let (given, answer) = try measurer.fit(&record, search)
            outcome.hasMisfits = outcome.hasMisfits || answer.found == nil
            let hasHead = head.write(record, of: bytes, number: number, to: &output)
            output.append(members: answer, of: given, members, isFirst: !hasHead)
        } catch {
            outcome.hasErrors = true
            output.append(head: record, of: bytes, number: number)
            output.append(error)
        }
        output.append(raw: "}\n")
    }
}

extension RecordMeasurer {
    /// What a search finds for the record's text.
    fileprivate mutating func fit(
        _ record: inout BatchRecord,
        _ search: FitSearch
    ) throws(RecordError) -> (GivenText, FitAnswer) {
        let (text, font, preparer) = try parts(&record)
        if case .largestSize = search, record.hasSize {
            throw RecordError.invalidMember("A size is for lines only: leave it out to search for a size.")
        }
        if case .largestSize = search, !record.runs.allSatisfy({ $0.isInProportion }) {
            throw RecordError.invalidMember(
                "Give size and tracking of runs in em, such as 1.5em: they change with the font size."
            )
        }
        let settings = record.settings
        let rules = try RecordError.dictionaries(try settings.breakRules(dictionaries))
        let stretches = try stretches(of: record, text, font)
        if case .largestSize = search, stretches.contains(where: { $0.size?.isInEms == false }) {
            throw RecordError.invalidMember("Leave sizes out of the fonts of runs: they change with the font size.")
        }
        let answer = try search.answer(settings, requirements, preparer) { size in
            StyledText(text, font: font, size: size, settings: settings, rules, stretches)
        }
        return (text, answer)
    }
}

extension BatchRecord {
    /// Takes the members that only records of `fit` have. A record that says how many lines searches for a width, one that
    /// says between which sizes for a size, whatever the options say.
    fileprivate mutating func takeLimits(
        _ bytes: Span<UInt8>,
        defaults: FitLimits
    ) throws(RecordError) -> FitLimits {
        var own = FitLimits()
        if let lines = kept.first(where: { $0.name == RecordMember.lines.name }) {
            own.lines = try Self.value(lines, SettingForms.count, bytes)
        }
        var rest: [Member] = []
        for member in others {
            switch member.name {
            case "minSize": own.minSize = try Self.value(member, SettingForms.fontSize, bytes)
            case "maxSize": own.maxSize = try Self.value(member, SettingForms.fontSize, bytes)
            case "step": own.step = try Self.value(member, SettingForms.fontSize, bytes)
            default: rest.append(member)
            }
        }
        others = rest
        if own.lines != nil { return own }
        if !own.areForSize { return defaults }
        own.minSize = own.minSize ?? defaults.minSize
        own.maxSize = own.maxSize ?? defaults.maxSize
        own.step = own.step ?? defaults.step
        return own
    }

    private static func value<Value>(
        _ member: Member,
        _ form: SettingForm<Value>,
        _ bytes: Span<UInt8>
    ) throws(RecordError) -> Value? {
        var scanner = JSONScanner(member.value)
        guard let value = try? scanner.scanValue(bytes) else { preconditionFailure("a scanned member is JSON") }
        return try value.read(form, member.name, bytes)
    }
}
