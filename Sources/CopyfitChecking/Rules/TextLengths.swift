/// How long texts may be, whatever they are set in: texts of stores, notifications and text messages.
public struct TextLengths: Hashable, Sendable {
    /// How many characters, as Unicode's code points; nil: any number.
    public var maxCharacters: Int?
    /// How many bytes in UTF-8; nil: any number.
    public var maxBytes: Int?
    /// How many text messages (SMS) it is sent in; nil: any number.
    public var maxSMS: Int?

    /// What the limits are called in rules files.
    static let names = ["maxCharacters", "maxBytes", "maxSMS"]

    /// No limits.
    public init(maxCharacters: Int? = nil, maxBytes: Int? = nil, maxSMS: Int? = nil) {
        (self.maxCharacters, self.maxBytes, self.maxSMS) = (maxCharacters, maxBytes, maxSMS)
    }

    /// The limits of a translation service's flags: Weblate's `max-length:40`, and what XLIFF's `maxwidth` becomes.
    init(flags: [String]) {
        func number(_ name: String) -> Int? {
            flags.first { $0.hasPrefix(name + ":") }.flatMap { Int($0.dropFirst(name.count + 1)) }
        }
        self.init(maxCharacters: number("max-length"), maxBytes: number("max-bytes"))
    }

    var limitsSomething: Bool { self != TextLengths() }

    /// By what a text is too long, each in a sentence.
    func faults(of text: String) -> [String] {
        func fault(_ count: Int, _ limit: Int?, _ one: String, _ several: String) -> String? {
            guard let limit, count > limit else { return nil }
            return "The text has \(count) \(count == 1 ? one : several); \(limit) \(limit == 1 ? "is" : "are") allowed."
        }
        return [
            maxCharacters.flatMap { fault(text.unicodeScalars.count, $0, "character", "characters") },
            maxBytes.flatMap { fault(text.utf8.count, $0, "byte", "bytes") },
            maxSMS.flatMap { limit in
                let message = TextMessage(text)
                guard message.partCount > limit else { return nil }
                return "The text is sent in \(message.partCount) text messages (\(message.sentence)); \(limit) "
                    + "\(limit == 1 ? "is" : "are") allowed."
            },
        ]
        .compactMap(\.self)
    }
}

/// A text message (SMS): in the alphabet of 3GPP TS 23.038 if it has all characters, otherwise in UTF-16.
struct TextMessage {
    /// Septets, or units of UTF-16.
    private let length: Int
    private let isInAlphabet: Bool

    private static let alphabet = Set(
        ("@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿"
            + "abcdefghijklmnopqrstuvwxyzäöñüà").unicodeScalars
    )
    /// Characters of two septets.
    private static let extended = Set("\u{C}^{}\\[~]|€".unicodeScalars)

    init(_ text: String) {
        let scalars = text.unicodeScalars
        isInAlphabet = scalars.allSatisfy { Self.alphabet.contains($0) || Self.extended.contains($0) }
        length = isInAlphabet ? scalars.count + scalars.count(where: Self.extended.contains) : text.utf16.count
    }

    /// A message of several parts has a header in each.
    var partCount: Int {
        let (single, part) = isInAlphabet ? (160, 153) : (70, 67)
        return length <= single ? 1 : (length + part - 1) / part
    }

    var sentence: String { isInAlphabet ? "\(length) septets" : "\(length) units of UTF-16" }
}
