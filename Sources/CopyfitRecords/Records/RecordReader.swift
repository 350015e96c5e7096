import CopyfitJSON

/// Reads lines of the batch stream.
package struct RecordReader: ~Copyable {
    private let defaults: MeasureSettings
    private let kept: RecordMember.Set
    private let names: RecordNames
    private let members: RecordMember.Set
    private let css: RecordCSS

    /// A reader that takes from `defaults` what a record leaves out, keeps the bytes of some members, and accepts those
    /// of `names`.
    package init(
        defaults: MeasureSettings = MeasureSettings(),
        keeping kept: RecordMember.Set = RecordMember.Set(),
        accepting names: RecordNames = .measure
    ) {
        self.defaults = defaults
        self.kept = kept
        self.names = names
        members = names.members
        css = RecordCSS(after: defaults.css)
    }

    /// Reads the object on one line.
    ///
    /// On an error `record` still holds what could be read, so that the answer can carry the `id`: all members when the
    /// line is JSON and a value is wrong, the members before the error when it is not JSON.
    package func read(
        _ line: Range<Int>,
        of bytes: Span<UInt8>,
        into record: inout BatchRecord
    ) throws(RecordError) {
        record = BatchRecord(settings: defaults)
        var problem: RecordError?
        do {
            try checkUTF8(line, of: bytes)
            problem = try readObject(line, of: bytes, into: &record)
            try checkDuplicates(&record.others, line: line)
        } catch {
            throw RecordError(syntax: error)
        }
        if let problem { throw problem }
        if let text = record.css { record.settings.css = try css.css(text) }
        record.settings.applyCSS()
    }

    private func checkUTF8(_ line: Range<Int>, of bytes: Span<UInt8>) throws(JSONSyntaxError) {
        do {
            _ = try UTF8Span(validating: bytes.extracting(line))
        } catch {
            throw JSONSyntaxError(problem: .invalidUTF8, offset: error.byteOffsets.lowerBound)
        }
    }

    /// The first wrong value in the object, if there is one.
    private func readObject(
        _ line: Range<Int>,
        of bytes: Span<UInt8>,
        into record: inout BatchRecord
    ) throws(JSONSyntaxError) -> RecordError? {
        var problem: RecordError?
        var seen = RecordMember.Set()
        var scanner = JSONScanner(line)
        scanner.skipWhitespace(bytes)
        guard scanner.take(UInt8(ascii: "{"), bytes) else {
            throw scanner.error(.expected("an object, which starts with '{'"))
        }
        scanner.skipWhitespace(bytes)
        if !scanner.take(UInt8(ascii: "}"), bytes) {
            repeat {
                try readMember(&scanner, of: bytes, into: &record, seen: &seen, &problem)
            } while try scanner.scanSeparator(close: UInt8(ascii: "}"), bytes)
        }
        scanner.skipWhitespace(bytes)
        guard scanner.isAtEnd else { throw scanner.error(.trailingContent) }
        return problem
    }

    /// Reads a member; `problem` becomes what is wrong with it, unless something was wrong before.
    @inline(__always)
    private func readMember(
        _ scanner: inout JSONScanner,
        of bytes: Span<UInt8>,
        into record: inout BatchRecord,
        seen: inout RecordMember.Set,
        _ problem: inout RecordError?
    ) throws(JSONSyntaxError) {
        let token = try scanner.scanMemberName(bytes)
        let known = token.hasEscapes ? RecordMember(name: token.string(bytes)) : RecordMember(token, bytes)
        guard let member = known, members.contains(member) else {
            let name = token.string(bytes)
            let value = try scanner.scanValue(bytes, depth: 1)
            if names.areKept(name) {
                record.others.append(BatchRecord.Member(name: name, spelling: token.range, value: value.range))
            } else if problem == nil {
                problem = names.error(unknown: name)
            }
            return
        }
        guard seen.insert(member) else {
            throw scanner.error(.duplicateMember(member.name), at: token.range.lowerBound)
        }
        let value = try scanner.scanValue(bytes, depth: 1)
        if kept.contains(member) {
            record.kept.append(BatchRecord.Member(name: member.name, spelling: token.range, value: value.range))
        }
        let wrong = record.take(value, as: member, bytes)
        if problem == nil { problem = wrong }
    }

    /// Removes the first repeated member and all after it, so that the answer does not contain a name twice.
    private func checkDuplicates(_ others: inout [BatchRecord.Member], line: Range<Int>) throws(JSONSyntaxError) {
        guard others.count > 1 else { return }
        var names: Set<[UInt8]> = []
        for (index, member) in others.enumerated() where !names.insert(Array(member.name.utf8)).inserted {
            others.removeSubrange(index...)
            throw JSONSyntaxError(
                problem: .duplicateMember(member.name),
                offset: member.spelling.lowerBound - line.lowerBound
            )
        }
    }
}

extension RecordError {
    /// A line that is not one JSON object.
    fileprivate init(syntax error: JSONSyntaxError) {
        let hint = error.problem == .trailingContent ? ": write one object per line" : ""
        self.init(code: error.code, message: "\(error.reason)\(hint) (byte \(error.offset) of the line).")
    }
}
