import CopyfitCommandLine

/// The members that the batch contract defines. A record's member of one of these names is never passed through.
enum RecordMember: UInt64, CaseIterable {
    // In records.
    case id, text, font, size, width, height, maxLines, language, direction, hyphenate, widths, fontFiles, faceIndex
    case variation, truncation, profile, features, tracking, kerning, lineSpacing, tabInterval
    // In answers only.
    case error, measurements, proposal, lineCount, minContentWidth, maxContentWidth, firstBaseline, lastBaseline
    case truncated, fits, over, validWidths, ink, faces, missing, substitutions, lines

    /// The members of an answer.
    static let answers: [RecordMember] = [
        .id, .text, .font, .size, .proposal, .width, .height, .lineCount, .minContentWidth, .maxContentWidth,
        .firstBaseline, .lastBaseline, .truncated, .fits, .over, .validWidths, .ink, .faces, .missing, .substitutions,
        .lines,
    ]

    /// The members of an answer unless others are asked for.
    static let usual = answers.filter { $0 != .validWidths && $0 != .ink }

    /// Whether records have it.
    var isInRecords: Bool { rawValue < Self.error.rawValue }

    /// The names of the cases, in their order: literals, because asking the runtime for the names takes time at every start.
    private static let names = [
        "id", "text", "font", "size", "width", "height", "maxLines", "language", "direction", "hyphenate", "widths",
        "fontFiles", "faceIndex", "variation", "truncation", "profile", "features", "tracking", "kerning",
        "lineSpacing",
        "tabInterval", "error", "measurements", "proposal", "lineCount", "minContentWidth", "maxContentWidth",
        "firstBaseline", "lastBaseline", "truncated", "fits", "over", "validWidths", "ink", "faces", "missing",
        "substitutions",
        "lines",
    ]

    /// The member of this name; nil for a name outside the contract.
    init?(name: String) {
        guard let index = Self.names.firstIndex(of: name) else { return nil }
        self.init(rawValue: UInt64(index))
    }

    /// The name in a record or an answer.
    var name: String { Self.names[Int(rawValue)] }

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
