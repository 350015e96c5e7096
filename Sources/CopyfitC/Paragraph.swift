import CopyfitFonts
import CopyfitJSON
import CopyfitRecords
import CopyfitText

/// A prepared text.
final class Paragraph: Sendable {
    private let style: Style
    private let text: FittedText

    init(_ style: Style, _ text: String) throws(RecordError) {
        self.style = style
        self.text = try style.prepared(text)
    }

    /// How many bytes the text has.
    var byteCount: Int { text.paragraph.source.text.utf8.count }

    /// The text under limits, or those of its style.
    func fitted(_ limits: ParagraphConstraint?) -> FittedText {
        FittedText(text.paragraph, limits ?? style.limits(size: text.size), text.style)
    }

    /// The narrowest width for so many lines; nil if the text's own breaks make more.
    ///
    /// - Throws: if the settings are among those for which no width can be searched.
    func narrowestWidth(lines: Int) throws(RecordError) -> Double? {
        if let fault = style.settings.widthSearchFault { throw RecordError(fault) }
        return text.paragraph.narrowestWidth(forLines: lines, in: text.style)
    }

    /// The faces of the glyphs under limits, as JSON: as the member `fonts` of an answer, then those of hyphens and the ellipsis.
    func faces(_ limits: ParagraphConstraint?) -> [UInt8] {
        Self.bytes { $0.append(files: fitted(limits).facesOfGlyphs) }
    }

    /// The answer of `copyfit measure`, as JSON.
    ///
    /// - Throws: if there is no member of one of the names.
    func answer(_ limits: ParagraphConstraint?, fields: String?) throws(RecordError) -> [UInt8] {
        var members = MeasurementMembers.usual
        if let fields {
            guard let chosen = MeasurementMembers(argument: fields), chosen.kept.names.isEmpty else {
                throw .invalidMember(
                    "The fields must be among \(MeasurementMembers.allValueStrings.joined(separator: ", "))."
                )
            }
            members = chosen
        }
        members = members.locating(style.settings.positions)
        return Self.bytes { $0.append(fitted(limits), of: GivenText(asSet: text.paragraph.source.text), members) }
    }

    private static func bytes(_ write: (inout JSONOutput) -> Void) -> [UInt8] {
        var output = JSONOutput()
        var bytes: [UInt8] = []
        write(&output)
        output.copy(into: &bytes)
        return bytes
    }
}

extension FittedText {
    /// The faces of its glyphs: those of the text, then those of hyphens and the ellipsis.
    var facesOfGlyphs: [FontFace] {
        var faces = faces
        for run in lines.flatMap(paragraph.glyphRuns) where !faces.contains(run.face) { faces.append(run.face) }
        return faces
    }
}
