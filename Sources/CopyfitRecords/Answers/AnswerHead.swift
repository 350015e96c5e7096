import CopyfitJSON

/// What an answer repeats from its record, before the members of its own.
struct AnswerHead {
    private let members: MeasurementMembers
    /// See `KeptMembers.values`.
    private var kept: [Range<Int>?] = []

    init(_ members: MeasurementMembers) { self.members = members }

    /// Notes what is kept of the next record.
    ///
    /// - Throws: for a member that is asked for and that the record does not have.
    mutating func keep(from record: BatchRecord) throws(RecordError) {
        if !members.kept.isEmpty { kept = try members.kept.values(in: record) }
    }

    /// Writes the opening brace and what the answer repeats; false if that is nothing.
    func write(_ record: BatchRecord, of bytes: Span<UInt8>, number: Int, to output: inout JSONOutput) -> Bool {
        if members.includesPassedThrough {
            output.append(head: record, of: bytes, number: number)
            return true
        }
        let hasID = members.contains(.id)
        if hasID { output.append(id: record, of: bytes, number: number) } else { output.append(raw: "{") }
        if members.kept.isEmpty { return hasID }
        var isFirst = !hasID
        // An answer that begins with its line's number does not give it again.
        let beginsWithNumber = hasID && record.id == nil
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
