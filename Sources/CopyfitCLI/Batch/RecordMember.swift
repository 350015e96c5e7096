/// The member names of the batch contract. A record's member with one of these names is never passed through.
enum RecordMember: UInt64, CaseIterable {
    // What a record says.
    case id, text, font, fontFiles, size, width, widths, height, maxLines, language, direction, hyphenate
    // What only an answer says.
    case error, measurements, proposal, lineCount, minContentWidth, maxContentWidth, firstBaseline, lastBaseline
    case truncated, fits, over, validWidths, faces, missing, substitutions, lines

    /// The members of an answer.
    static let answers: [RecordMember] = [
        .id, .text, .font, .size, .proposal, .width, .height, .lineCount, .minContentWidth, .maxContentWidth,
        .firstBaseline, .lastBaseline, .truncated, .fits, .over, .validWidths, .faces, .missing, .substitutions, .lines,
    ]

    /// The members of an answer that are there unless others are asked for.
    static let usual = answers.filter { $0 != .validWidths }

    /// The member of this name; nil for a name outside the contract.
    init?(name: String) {
        switch name {
        case "id": self = .id
        case "text": self = .text
        case "font": self = .font
        case "fontFiles": self = .fontFiles
        case "size": self = .size
        case "width": self = .width
        case "widths": self = .widths
        case "height": self = .height
        case "maxLines": self = .maxLines
        case "language": self = .language
        case "direction": self = .direction
        case "hyphenate": self = .hyphenate
        case "error": self = .error
        case "measurements": self = .measurements
        case "proposal": self = .proposal
        case "lineCount": self = .lineCount
        case "minContentWidth": self = .minContentWidth
        case "maxContentWidth": self = .maxContentWidth
        case "firstBaseline": self = .firstBaseline
        case "lastBaseline": self = .lastBaseline
        case "truncated": self = .truncated
        case "fits": self = .fits
        case "over": self = .over
        case "validWidths": self = .validWidths
        case "faces": self = .faces
        case "missing": self = .missing
        case "substitutions": self = .substitutions
        case "lines": self = .lines
        default: return nil
        }
    }

    /// A set of members in one word.
    struct Set {
        private var bits: UInt64 = 0

        /// Adds a member and says whether it was new.
        mutating func insert(_ member: RecordMember) -> Bool {
            let bit: UInt64 = 1 << member.rawValue
            defer { bits |= bit }
            return bits & bit == 0
        }

        func contains(_ member: RecordMember) -> Bool { bits & 1 << member.rawValue != 0 }
    }
}
