import CopyfitJSON

/// The members that the batch contract defines.
package enum RecordMember: UInt64, CaseIterable {
    // In records.
    case id, text, font, size, width, height, maxLines, language, direction, hyphenate, widths, fontFiles, faceIndex
    case variation, truncation, profile, features, tracking, kerning, lineSpacing, tabInterval
    case devicePixelRatio, spacingTrim, align, justifyLastLine, hangingPunctuation, wrap
    case leastWordsOnLastLine
    case hyphenation
    case lineHeight, minLineHeight, maxLineHeight, lineHeightSpace, faceHeights, paragraphSpacing
    case paragraphSpacingBefore, firstLineIndent, hangingIndent, tailIndent, tabStops, decimalMark, boxes
    case css, tail, positions, twins, runs
    // In answers only.
    case error, measurements, proposal, lineCount, minContentWidth, maxContentWidth, firstBaseline, lastBaseline
    case truncated, fits, over, slack, validWidths, ink, faces, fonts, missing, substitutions, lines

    /// The members of an answer.
    package static let answers: [RecordMember] = [
        .id, .text, .font, .size, .proposal, .width, .height, .lineCount, .minContentWidth, .maxContentWidth,
        .firstBaseline, .lastBaseline, .truncated, .fits, .over, .slack, .validWidths, .ink, .faces, .fonts, .missing,
        .substitutions, .lines,
    ]

    /// The members of an answer unless others are asked for.
    static let usual = answers.filter { ![.validWidths, .ink, .fonts].contains($0) }

    /// Whether records have it.
    var isInRecords: Bool { rawValue < Self.error.rawValue }

    /// The names of the cases, in their order: literals, because asking the runtime for the names takes time at every start.
    private static let names = [
        "id", "text", "font", "size", "width", "height", "maxLines", "language", "direction", "hyphenate", "widths",
        "fontFiles", "faceIndex", "variation", "truncation", "profile", "features", "tracking", "kerning",
        "lineSpacing", "tabInterval", "devicePixelRatio", "spacingTrim", "align", "justifyLastLine",
        "hangingPunctuation", "wrap", "leastWordsOnLastLine", "hyphenation", "lineHeight", "minLineHeight",
        "maxLineHeight",
        "lineHeightSpace", "faceHeights",
        "paragraphSpacing", "paragraphSpacingBefore", "firstLineIndent", "hangingIndent", "tailIndent", "tabStops",
        "decimalMark", "boxes", "css", "tail", "positions", "twins", "runs", "error", "measurements", "proposal",
        "lineCount", "minContentWidth",
        "maxContentWidth",
        "firstBaseline", "lastBaseline", "truncated", "fits", "over", "slack", "validWidths", "ink", "faces", "fonts",
        "missing",
        "substitutions",
        "lines",
    ]

    /// The member of this name; nil for a name outside the contract.
    init?(name: String) {
        guard let index = Self.names.firstIndex(of: name) else { return nil }
        self.init(rawValue: UInt64(index))
    }

    /// The member that a JSON string without escapes names; nil for a name outside the contract.
    init?(_ name: JSONToken, _ bytes: Span<UInt8>) {
        let characters = bytes.extracting(name.range.lowerBound + 1..<name.range.upperBound - 1)
        guard let index = Self.keys.firstIndex(of: Self.key(characters)) else { return nil }
        if characters.count > Self.keyLength {
            let name = Self.names[index].utf8Span.span
            guard name.count == characters.count else { return nil }
            for index in name.indices where name[index] != characters[index] { return nil }
        }
        self.init(rawValue: UInt64(index))
    }

    /// What the names begin with. All are different.
    private static let keys = names.map { key($0.utf8Span.span) }
    private static let keyLength = 7

    /// The length of a name and its first characters, in one number.
    private static func key(_ name: Span<UInt8>) -> UInt64 {
        var key = UInt64(truncatingIfNeeded: name.count)
        for index in 0..<min(keyLength, name.count) { key = key << 8 | UInt64(name[index]) }
        return key
    }

    /// The name in a record or an answer.
    package var name: String { Self.names[Int(rawValue)] }

    /// A set of members in two words.
    package struct Set {
        private var bits: UInt64 = 0
        private var moreBits: UInt64 = 0

        /// The members that tell how much room a text takes.
        static let room = Set(
            .width,
            .height,
            .lineCount,
            .minContentWidth,
            .maxContentWidth,
            .firstBaseline,
            .lastBaseline
        )
        /// The members that are about lines.
        static let ofLines = Set(.slack, .lines)
        /// The members for which a text must be prepared.
        static let beyondRoom = Set(.over, .slack, .validWidths, .ink, .faces, .fonts, .missing, .substitutions, .lines)

        package init(_ members: RecordMember...) {
            for member in members { _ = insert(member) }
        }

        /// Adds a member and says whether it was new.
        @inline(__always)
        mutating func insert(_ member: RecordMember) -> Bool {
            let bit: UInt64 = 1 << (member.rawValue & 63)
            if member.rawValue < 64 {
                defer { bits |= bit }
                return bits & bit == 0
            }
            defer { moreBits |= bit }
            return moreBits & bit == 0
        }

        @inline(__always)
        func contains(_ member: RecordMember) -> Bool {
            (member.rawValue < 64 ? bits : moreBits) & 1 << (member.rawValue & 63) != 0
        }

        func contains(oneOf others: Set) -> Bool { bits & others.bits | moreBits & others.moreBits != 0 }

        /// The members that records of `measure` have.
        static let ofRecords = {
            var members = Set()
            for member in RecordMember.allCases where member.isInRecords { _ = members.insert(member) }
            return members
        }()
    }
}
