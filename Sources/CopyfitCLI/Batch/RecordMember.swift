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
        guard let member = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = member
    }

    /// The name in a record or an answer.
    var name: String {
        switch self {
        case .id: "id"
        case .text: "text"
        case .font: "font"
        case .fontFiles: "fontFiles"
        case .size: "size"
        case .width: "width"
        case .widths: "widths"
        case .height: "height"
        case .maxLines: "maxLines"
        case .language: "language"
        case .direction: "direction"
        case .hyphenate: "hyphenate"
        case .error: "error"
        case .measurements: "measurements"
        case .proposal: "proposal"
        case .lineCount: "lineCount"
        case .minContentWidth: "minContentWidth"
        case .maxContentWidth: "maxContentWidth"
        case .firstBaseline: "firstBaseline"
        case .lastBaseline: "lastBaseline"
        case .truncated: "truncated"
        case .fits: "fits"
        case .over: "over"
        case .validWidths: "validWidths"
        case .faces: "faces"
        case .missing: "missing"
        case .substitutions: "substitutions"
        case .lines: "lines"
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
