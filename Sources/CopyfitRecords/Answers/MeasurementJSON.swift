package import CopyfitFonts
package import CopyfitJSON
package import CopyfitText

/// The JSON contract of a measurement: `Schemas/measurement.schema.json`, members in its order.
extension JSONOutput {
    /// A measured text as an object with the requested members.
    package mutating func append(_ text: borrowing FittedText, of given: GivenText, _ members: MeasurementMembers) {
        append(raw: "{")
        append(members: text, of: given, members)
        append(raw: "}")
    }

    /// The requested members without braces; a comma goes first when other members were written before.
    mutating func append(
        members text: borrowing FittedText,
        of given: GivenText,
        _ members: MeasurementMembers,
        isFirst: Bool = true
    ) {
        var writer = MemberWriter(members: members.own, isFirst: isFirst)
        append(given.given, text.paragraph.source.runs[0].style, text.constraint, &writer)
        if members.own.contains(oneOf: .room) { append(text.room, &writer) }
        append(isTruncated: text.isTruncated, fits: text.fits, &writer)
        append(beyondRoom: text, of: given, members.positions, &writer)
    }

    /// The requested members of a text that was measured without a paragraph. All of it is shown, in a font that has its
    /// characters.
    mutating func append(
        members text: StyledText,
        _ constraint: ParagraphConstraint,
        _ room: TextRoom,
        _ members: MeasurementMembers,
        isFirst: Bool
    ) {
        var writer = MemberWriter(members: members.own, isFirst: isFirst)
        append(text.text, text.runs[0].style, constraint, &writer)
        append(room, &writer)
        append(isTruncated: false, fits: room.measurement.fits, &writer)
    }

    private mutating func append(
        _ text: String,
        _ style: TextStyle,
        _ constraint: ParagraphConstraint,
        _ writer: inout MemberWriter
    ) {
        if writer.begins(.text, "\"text\":", &self) { append(text) }
        if writer.begins(.font, "\"font\":", &self) { append(style.font.askedName) }
        if writer.begins(.size, "\"size\":", &self) { append(style.size) }
        guard writer.begins(.proposal, "\"proposal\":{\"width\":", &self) else { return }
        append(constraint.width)
        append(raw: ",\"height\":")
        append(constraint.height)
        append(raw: "}")
    }

    private mutating func append(_ room: TextRoom, _ writer: inout MemberWriter) {
        if writer.begins(.width, "\"width\":", &self) { append(room.measurement.width) }
        if writer.begins(.height, "\"height\":", &self) { append(room.measurement.height) }
        if writer.begins(.lineCount, "\"lineCount\":", &self) { append(room.measurement.lineCount) }
        if writer.begins(.minContentWidth, "\"minContentWidth\":", &self) { append(room.minContentWidth) }
        if writer.begins(.maxContentWidth, "\"maxContentWidth\":", &self) { append(room.maxContentWidth) }
        if writer.begins(.firstBaseline, "\"firstBaseline\":", &self) { append(room.measurement.firstBaseline) }
        if writer.begins(.lastBaseline, "\"lastBaseline\":", &self) { append(room.measurement.lastBaseline) }
    }

    private mutating func append(isTruncated: Bool, fits: Bool, _ writer: inout MemberWriter) {
        if writer.begins(.truncated, "\"truncated\":", &self) { append(isTruncated) }
        if writer.begins(.fits, "\"fits\":", &self) { append(fits) }
    }

    private mutating func append(
        beyondRoom text: borrowing FittedText,
        of given: GivenText,
        _ positions: PositionKind?,
        _ writer: inout MemberWriter
    ) {
        let lines = writer.members.contains(oneOf: .ofLines) ? text.lines : []
        if writer.begins(.over, "\"over\":{\"width\":", &self) { append(over: text) }
        if writer.begins(.slack, "\"slack\":{\"width\":", &self) { append(TextSlack(text, lines)) }
        if writer.begins(.validWidths, "\"validWidths\":", &self) { append(text.validWidths) }
        if writer.begins(.ink, "\"ink\":", &self) { append(text.ink) }
        append(fontsOf: text, given, &writer)
        if writer.begins(.lines, "\"lines\":", &self) {
            let paragraph = text.paragraph
            append(array: lines) { $0.append($1, of: paragraph, given, positions) }
        }
    }

    /// The rest of the object, whose opening brace and first name are already written.
    private mutating func append(_ slack: TextSlack) {
        append(slack.width)
        append(raw: ",\"lines\":")
        if let lines = slack.lines { append(lines) } else { append(raw: "null") }
        append(raw: ",\"height\":")
        append(slack.height)
        append(raw: "}")
    }

    /// The rest of the object, whose opening brace and first name are already written.
    private mutating func append(over text: borrowing FittedText) {
        let overflow = text.overflow
        append(overflow.width ?? .infinity)
        append(raw: ",\"lines\":")
        append(overflow.lines)
        append(raw: ",\"height\":")
        append(text.firstLineExcess)
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

    private mutating func append(
        fontsOf text: borrowing FittedText,
        _ given: GivenText,
        _ writer: inout MemberWriter
    ) {
        if writer.begins(.faces, "\"faces\":", &self) {
            append(array: text.faces) { $0.append($1.fullName) }
        }
        if writer.begins(.fonts, "\"fonts\":", &self) { append(files: text.faces) }
        if writer.begins(.missing, "\"missing\":", &self) {
            append(array: text.missing.isEmpty ? [] : FontNotes(copy text).missing) { $0.append(String($1)) }
        }
        if writer.begins(.substitutions, "\"substitutions\":", &self) {
            append(array: text.substitutions) { $0.append($1, at: given.seen($1.range)) }
        }
    }

    /// The files of faces, with their versions and hashes.
    package mutating func append(files faces: [FontFace]) {
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

    private mutating func append(_ substitution: FontSubstitution, at range: Range<Int>) {
        append(raw: "{\"start\":")
        append(range.lowerBound)
        append(raw: ",\"end\":")
        append(range.upperBound)
        append(raw: ",\"asked\":")
        append(substitution.asked)
        append(raw: ",\"used\":")
        append(substitution.used)
        append(raw: "}")
    }

    private mutating func append(
        _ line: ParagraphLine,
        of paragraph: PreparedParagraph,
        _ given: GivenText,
        _ positions: PositionKind?
    ) {
        let range = given.whole(line.range)
        append(raw: "{\"start\":")
        append(range.lowerBound)
        append(raw: ",\"end\":")
        append(range.upperBound)
        append(raw: ",\"text\":\"")
        let seen = line.seenRanges
        append(characters: seen.before, of: paragraph.source.text.utf8Span.span)
        if line.isTruncated || line.isHyphenated {
            let ending = paragraph.ending(of: line)
            append(characters: 0..<ending.utf8.count, of: ending.utf8Span.span)
            append(characters: seen.after, of: paragraph.source.text.utf8Span.span)
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
        if let positions {
            append(raw: ",\"positions\":")
            append(positions, on: line, of: paragraph, given)
        }
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
