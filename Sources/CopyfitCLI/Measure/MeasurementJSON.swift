import CopyfitCommandLine
import CopyfitFonts
import CopyfitJSON
import CopyfitText

/// The JSON contract of a measurement: `Schemas/measurement.schema.json`, members in its order.
extension JSONOutput {
    /// A measurement as an object with the requested members.
    mutating func append(_ measurement: some MeasuredRoom, _ members: MeasurementMembers) {
        append(raw: "{")
        append(members: measurement, members)
        append(raw: "}")
    }

    /// The requested members without braces; a comma goes first when other members were written before.
    mutating func append(
        members measurement: some MeasuredRoom,
        _ members: MeasurementMembers,
        isFirst: Bool = true
    ) {
        var writer = MemberWriter(members: members.own, isFirst: isFirst)
        append(request: measurement, &writer)
        append(room: measurement, &writer)
        if let whole = measurement.whole { append(membersBeyondRoom: whole, &writer) }
    }

    private mutating func append(membersBeyondRoom measurement: Measurement, _ writer: inout MemberWriter) {
        if writer.begins(.over, "\"over\":{\"width\":", &self) { append(measurement.over) }
        if writer.begins(.validWidths, "\"validWidths\":", &self) { append(measurement.validWidths) }
        if writer.begins(.ink, "\"ink\":", &self) { append(measurement.ink) }
        append(fonts: measurement.measured, &writer)
        if writer.begins(.lines, "\"lines\":", &self) {
            append(array: measurement.lines) { $0.append($1, of: measurement.measured) }
        }
    }

    private mutating func append(request measurement: some MeasuredRoom, _ writer: inout MemberWriter) {
        if writer.begins(.text, "\"text\":", &self) { append(measurement.text) }
        if writer.begins(.font, "\"font\":", &self) { append(measurement.font) }
        if writer.begins(.size, "\"size\":", &self) { append(measurement.size) }
        guard writer.begins(.proposal, "\"proposal\":{\"width\":", &self) else { return }
        append(measurement.constraint.width)
        append(raw: ",\"height\":")
        append(measurement.constraint.height)
        append(raw: "}")
    }

    private mutating func append(
        room measurement: some MeasuredRoom,
        _ writer: inout MemberWriter
    ) {
        lazy var room = measurement.room
        if writer.begins(.width, "\"width\":", &self) { append(room.width) }
        if writer.begins(.height, "\"height\":", &self) { append(room.height) }
        if writer.begins(.lineCount, "\"lineCount\":", &self) { append(room.lineCount) }
        if writer.begins(.minContentWidth, "\"minContentWidth\":", &self) { append(measurement.minContentWidth) }
        if writer.begins(.maxContentWidth, "\"maxContentWidth\":", &self) { append(measurement.maxContentWidth) }
        if writer.begins(.firstBaseline, "\"firstBaseline\":", &self) { append(room.firstBaseline) }
        if writer.begins(.lastBaseline, "\"lastBaseline\":", &self) { append(room.lastBaseline) }
        if writer.begins(.truncated, "\"truncated\":", &self) { append(measurement.isTruncated) }
        if writer.begins(.fits, "\"fits\":", &self) { append(measurement.fits) }
    }

    /// The rest of the object, whose opening brace and first name are already written.
    private mutating func append(_ over: Over) {
        append(over.width)
        append(raw: ",\"lines\":")
        append(over.lines)
        append(raw: ",\"height\":")
        append(over.height)
        append(raw: "}")
    }

    private mutating func append(_ widths: Range<Double>) {
        append(raw: "{\"from\":")
        append(widths.lowerBound)
        append(raw: ",\"below\":")
        append(widths.upperBound)
        append(raw: "}")
    }

    private mutating func append(_ ink: InkRectangle?) {
        guard let ink else { return append(raw: "null") }
        append(raw: "{\"x\":")
        append(ink.x)
        append(raw: ",\"y\":")
        append(ink.y)
        append(raw: ",\"width\":")
        append(ink.width)
        append(raw: ",\"height\":")
        append(ink.height)
        append(raw: "}")
    }

    private mutating func append(fonts measured: MeasuredText, _ writer: inout MemberWriter) {
        if writer.begins(.faces, "\"faces\":", &self) {
            append(array: measured.paragraph.faces) { $0.append($1.fullName) }
        }
        if writer.begins(.fonts, "\"fonts\":", &self) { append(files: measured.paragraph.faces) }
        if writer.begins(.missing, "\"missing\":", &self) {
            append(array: FontNotes(measured.paragraph).missing) { $0.append(String($1)) }
        }
        if writer.begins(.substitutions, "\"substitutions\":", &self) {
            append(array: measured.paragraph.substitutions) { $0.append($1) }
        }
    }

    private mutating func append(files faces: [FontFace]) {
        append(array: faces) { output, face in
            output.append(raw: "{\"font\":")
            output.append(face.fullName)
            output.append(raw: ",\"file\":")
            output.append(face.path)
            output.append(raw: ",\"index\":")
            output.append(face.index)
            output.append(raw: ",\"version\":")
            output.append(face.version)
            output.append(raw: ",\"sha256\":")
            output.append(face.sha256)
            output.append(raw: "}")
        }
    }

    private mutating func append(_ substitution: FontSubstitution) {
        append(raw: "{\"start\":")
        append(substitution.range.lowerBound)
        append(raw: ",\"end\":")
        append(substitution.range.upperBound)
        append(raw: ",\"asked\":")
        append(substitution.asked)
        append(raw: ",\"used\":")
        append(substitution.used)
        append(raw: "}")
    }

    private mutating func append(_ line: ParagraphLine, of measured: MeasuredText) {
        append(raw: "{\"start\":")
        append(line.range.lowerBound)
        append(raw: ",\"end\":")
        append(line.range.upperBound)
        append(raw: ",\"text\":\"")
        let seen = line.seenRanges
        append(characters: seen.before, of: measured.text.utf8Span.span)
        if line.isTruncated || line.isHyphenated {
            let ending = measured.paragraph.ending(of: line)
            append(characters: 0..<ending.utf8.count, of: ending.utf8Span.span)
            append(characters: seen.after, of: measured.text.utf8Span.span)
        }
        append(raw: "\",\"width\":")
        append(line.width)
        append(raw: ",\"baseline\":")
        append(line.baseline)
        append(raw: ",\"ascent\":")
        append(line.ascent)
        append(raw: ",\"descent\":")
        append(line.descent)
        append(raw: ",\"hardBreak\":")
        append(line.endsWithHardBreak)
        append(raw: "}")
    }
}

/// Writes the names of the requested members and the commas between them.
private struct MemberWriter {
    let members: RecordMember.Set
    var isFirst: Bool

    /// Begins a member if it is requested; the caller then writes its value.
    mutating func begins(_ member: RecordMember, _ name: StaticString, _ output: inout JSONOutput) -> Bool {
        guard members.contains(member) else { return false }
        if !isFirst { output.append(raw: ",") }
        isFirst = false
        output.append(raw: name)
        return true
    }
}
