import CopyfitFit
import CopyfitFonts
import CopyfitJSON

/// One of a record's `runs`, as it is written: a stretch of the text, and what differs there.
package struct RecordRun: Equatable {
    /// UTF-8 offsets of the text as it was given.
    let range: Range<Int>
    /// A description as a record's `font`.
    private(set) var font: String?
    /// The size; in ems it is a multiple of the record's.
    private(set) var size: Length?
    private(set) var weight: FontWeight?
    private(set) var features: [FontFeature]?
    private(set) var language: String?
    private(set) var tracking: Length?

    /// The runs of a record, in order and apart from each other.
    static func all(_ value: JSONToken, _ bytes: Span<UInt8>) throws(RecordError) -> [RecordRun] {
        guard value.kind == .array else { throw .invalidMember("The runs must be \(demand).") }
        var runs: [RecordRun] = []
        for element in value.elements(bytes) {
            let number = runs.count + 1
            guard element.kind == .object else { throw .invalidMember("Run \(number) must be an object: \(demand).") }
            let run = try RecordRun(element, number, bytes)
            if run.range.lowerBound < runs.last?.range.upperBound ?? 0 {
                throw .invalidMember(
                    "Run \(number) begins before the end of run \(number - 1): order them, without overlaps."
                )
            }
            runs.append(run)
        }
        return runs
    }

    private static let demand =
        "a list of objects with start, end and what differs there: \(Member.allCases.dropFirst(2).map { $0.rawValue }.joined(separator: ", "))"

    private enum Member: String, CaseIterable {
        case start, end, font, size, weight, features, language, tracking
    }

    private init(_ object: JSONToken, _ number: Int, _ bytes: Span<UInt8>) throws(RecordError) {
        var (start, end): (Int?, Int?)
        var seen: Set<Member> = []
        for (name, value) in object.members(bytes) {
            let name = name.string(bytes)
            guard let member = Member(rawValue: name) else { throw Self.unknown(name, number) }
            guard seen.insert(member).inserted else { throw .invalidMember("Run \(number) has two members “\(name)”.") }
            let place = "\(name) of run \(number)"
            switch member {
            case .start: start = try value.read(SettingForms.offset, place, bytes)
            case .end: end = try value.read(SettingForms.offset, place, bytes)
            case .font: font = try value.read(SettingForms.fontName, place, bytes)
            case .size: size = try value.read(SettingForms.relativeSize, place, bytes)
            case .weight: weight = try value.read(SettingForms.weight, place, bytes)
            case .features: features = try value.read(SettingForms.features, place, bytes)
            case .language: language = try value.read(SettingForms.languageOfTexts, place, bytes)
            case .tracking: tracking = try value.read(SettingForms.distance, place, bytes)
            }
        }
        guard let start, let end, start <= end else {
            throw .invalidMember("Run \(number) must have a start and an end, offsets of bytes of the text in UTF-8.")
        }
        range = start..<end
    }

    private static func unknown(_ name: String, _ number: Int) -> RecordError {
        let known = Member.allCases.map { $0.rawValue }
        let hint = SpellingDistance.nearest(to: name, in: known).map { "did you mean “\($0)”?" }
        return RecordError(
            code: "unknown-member",
            message: "There is no member “\(name.prefix(40))” in runs (run \(number)): "
                + (hint ?? "they have \(known.joined(separator: ", ")).")
        )
    }
}

extension RecordRun {
    /// Whether it changes with the size of the record's text.
    var isInProportion: Bool {
        size?.isInEms != false && (tracking.map { $0.isInEms || $0.isZero } ?? true)
    }

    /// The run as a stretch of the text that is set, in these fonts.
    ///
    /// - Parameter described: the font's description, if it has one.
    func stretch(
        of text: GivenText,
        _ number: Int,
        font chain: FontChain?,
        size described: Double?
    ) throws(RecordError) -> StyledStretch {
        if size != nil, described != nil {
            throw .invalidMember("Give the size of run \(number) once: both its font and the run have one.")
        }
        let bytes = text.given.utf8Span.span
        func isBoundary(_ offset: Int) -> Bool {
            offset == bytes.count || offset < bytes.count && bytes[offset] & 0xC0 != 0x80
        }
        guard isBoundary(range.lowerBound), isBoundary(range.upperBound) else {
            throw .invalidMember(
                "Run \(number) is from \(range.lowerBound) to \(range.upperBound), but the text has \(bytes.count) bytes of UTF-8: "
                    + "give offsets of bytes where characters begin."
            )
        }
        return StyledStretch(
            range: text.setRange(range),
            font: chain,
            size: size ?? described.map { Length(points: $0) },
            features: features,
            language: language,
            tracking: tracking
        )
    }
}
