/// How long texts may be, whatever they are set in: texts of stores, notifications and text messages.
public struct TextLengths: Hashable, Sendable {
    /// How many characters, as Unicode's code points; nil: any number.
    public var maxCharacters: Int?
    /// How many bytes in UTF-8; nil: any number.
    public var maxBytes: Int?
    /// How many text messages (SMS) it is sent in; nil: any number.
    public var maxSMS: Int?

    /// How many grapheme clusters, which are the glyphs of XLIFF; nil: any number.
    package var maxGraphemes: Int?

    /// What the limits are called in rules files.
    static let names = ["maxCharacters", "maxBytes", "maxSMS"]

    /// No limits.
    public init(maxCharacters: Int? = nil, maxBytes: Int? = nil, maxSMS: Int? = nil) {
        (self.maxCharacters, self.maxBytes, self.maxSMS) = (maxCharacters, maxBytes, maxSMS)
    }

    /// The limits that are set, each with its measure.
    private var limits: [(TextMeasure, Int)] {
        [
            (TextMeasure.codePoints, maxCharacters), (.graphemes, maxGraphemes), (.bytes, maxBytes),
            (.messages, maxSMS),
        ].compactMap {
            measure,
            limit in
            limit.map { (measure, $0) }
        }
    }

    init(maxGraphemes: Int?) { self.maxGraphemes = maxGraphemes }

    var limitsSomething: Bool { self != TextLengths() }

    /// By what a text is too long, each in a sentence, with what is shown of it.
    ///
    /// - Parameter shown: The text with the samples that are the longest in a measure.
    func faults(of shown: (TextMeasure) -> String) -> [(text: String, sentence: String)] {
        limits.compactMap { measure, limit in
            let text = shown(measure)
            return measure.excess(of: text, limit).map {
                (text, "\($0) \(limit) \(limit == 1 ? "is" : "are") allowed.")
            }
        }
    }
}

/// In what the length of a text is counted.
enum TextMeasure {
    case codePoints, graphemes, bytes, messages

    /// How much a sample adds to a text.
    func length(of sample: String) -> Int {
        switch self {
        case .codePoints: sample.unicodeScalars.count
        case .graphemes: sample.count
        case .bytes: sample.utf8.count
        case .messages: TextMessage(sample).weight
        }
    }

    /// The length of a text in words, if it is above a limit.
    fileprivate func excess(of text: String, _ limit: Int) -> String? {
        switch self {
        case .codePoints:
            let count = text.unicodeScalars.count
            return count > limit ? "The text has \(count) \(count == 1 ? "code point" : "code points");" : nil
        case .graphemes:
            let count = text.count
            return count > limit ? "The text has \(count) \(count == 1 ? "grapheme" : "graphemes");" : nil
        case .bytes:
            let count = text.utf8.count
            return count > limit ? "The text has \(count) \(count == 1 ? "byte" : "bytes");" : nil
        case .messages:
            let message = TextMessage(text)
            guard message.partCount > limit else { return nil }
            return "The text is sent in \(message.partCount) text messages (\(message.sentence));"
        }
    }
}

/// A text message (SMS): in the alphabet of 3GPP TS 23.038 if it has all characters, otherwise in UTF-16.
struct TextMessage {
    /// Septets, or units of UTF-16.
    private let length: Int
    private let isInAlphabet: Bool
    /// In how many messages it is sent.
    let partCount: Int

    private static let alphabet = Set(
        ("@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿"
            + "abcdefghijklmnopqrstuvwxyzäöñüà").unicodeScalars
    )
    /// Characters of two septets.
    private static let extended = Set("\u{C}^{}\\[~]|€".unicodeScalars)

    init(_ text: String) {
        let scalars = text.unicodeScalars
        let isInAlphabet = scalars.allSatisfy { Self.alphabet.contains($0) || Self.extended.contains($0) }
        let lengths = scalars.lazy.map { isInAlphabet ? Self.extended.contains($0) ? 2 : 1 : UTF16.width($0) }
        length = lengths.reduce(0, +)
        partCount = Self.partCount(lengths, isInAlphabet ? (160, 153) : (70, 67))
        self.isInAlphabet = isInAlphabet
    }

    /// A message of several parts has a header in each, and no character is divided between two (TS 23.040, 9.2.3.24.1).
    private static func partCount(_ lengths: some Sequence<Int>, _ room: (single: Int, part: Int)) -> Int {
        var (count, used, whole) = (1, 0, 0)
        for length in lengths {
            whole += length
            if used + length > room.part { (count, used) = (count + 1, 0) }
            used += length
        }
        return whole <= room.single ? 1 : count
    }

    /// How much it adds to a message: text that is not in the alphabet makes all of the message longer.
    var weight: Int { isInAlphabet ? length : 1_000_000 + length }

    var sentence: String { isInAlphabet ? "\(length) septets" : "\(length) units of UTF-16" }
}
