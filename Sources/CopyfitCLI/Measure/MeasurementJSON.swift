import CopyfitFonts
import CopyfitText

/// The JSON contract of a measurement: `Schemas/measurement.schema.json`, members in its order.
extension JSONOutput {
    /// A measurement as an object.
    mutating func append(_ measurement: Measurement) {
        append(raw: "{")
        append(members: measurement)
        append(raw: "}")
    }

    /// The members of a measurement without the braces.
    mutating func append(members measurement: Measurement) {
        let measured = measurement.measured
        append(raw: "\"text\":")
        append(measured.text)
        append(raw: ",\"font\":")
        append(measured.font)
        append(raw: ",\"size\":")
        append(measured.size)
        append(proposal: measurement.constraint)
        append(room: measurement.room, of: measured.paragraph)
        append(over: measurement)
        append(fonts: measured)
        append(raw: ",\"lines\":")
        append(array: measurement.lines) { $0.append($1, of: measured) }
    }

    private mutating func append(proposal constraint: ParagraphConstraint) {
        append(raw: ",\"proposal\":{\"width\":")
        append(constraint.width)
        append(raw: ",\"height\":")
        append(constraint.height)
        append(raw: "}")
    }

    private mutating func append(room: ParagraphMeasurement, of paragraph: PreparedParagraph) {
        append(raw: ",\"width\":")
        append(room.width)
        append(raw: ",\"height\":")
        append(room.height)
        append(raw: ",\"lineCount\":")
        append(room.lineCount)
        append(raw: ",\"minContentWidth\":")
        append(paragraph.minContentWidth)
        append(raw: ",\"maxContentWidth\":")
        append(paragraph.maxContentWidth)
        append(raw: ",\"firstBaseline\":")
        append(room.firstBaseline)
        append(raw: ",\"lastBaseline\":")
        append(room.lastBaseline)
        append(raw: ",\"truncated\":")
        append(room.isTruncated)
        append(raw: ",\"fits\":")
        append(room.fits)
    }

    private mutating func append(over measurement: Measurement) {
        append(raw: ",\"over\":{\"width\":")
        append(measurement.overWidth)
        append(raw: ",\"lines\":")
        append(measurement.overLines)
        append(raw: "}")
    }

    private mutating func append(fonts measured: MeasuredText) {
        append(raw: ",\"faces\":")
        append(array: measured.paragraph.faces) { $0.append($1.fullName) }
        append(raw: ",\"missing\":")
        append(array: measured.missing) { $0.append(String($1)) }
        append(raw: ",\"substitutions\":")
        append(array: measured.paragraph.substitutions) { $0.append($1) }
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
        append(characters: line.visibleRange, of: measured.text.utf8Span.span)
        if line.isTruncated || line.isHyphenated {
            let ending = measured.paragraph.ending(of: line)
            append(characters: 0..<ending.utf8.count, of: ending.utf8Span.span)
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
