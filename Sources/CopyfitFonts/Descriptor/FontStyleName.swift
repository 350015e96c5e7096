/// Reads and writes styles as words: `SemiBold Italic`.
enum FontStyleName {
    /// The style that the words mean, in any spelling (`semi bold`, `SemiBold`), or the first word that is not a style
    /// word.
    static func parse(_ words: [String]) -> Result<FontStyle, UnknownWord> {
        var style = FontStyle()
        var rest = Substring(normalized(words.joined()))
        while !rest.isEmpty {
            guard let token = tokens.first(where: { rest.hasPrefix($0.name) }) else {
                return .failure(UnknownWord(word: word(in: words, endingWith: rest)))
            }
            token.apply(&style)
            rest = rest.dropFirst(token.name.count)
        }
        return .success(style)
    }

    struct UnknownWord: Error {
        let word: String
    }

    /// The words for a style, without those for the regular one: empty, `Bold`, `Condensed SemiBold Italic`.
    static func words(_ style: FontStyle) -> String {
        let width = widths.first { $0.percent == style.width.value }?.word ?? "Width\(Int(style.width.value))"
        let weight = weights.first { $0.value == style.weight.value }?.word ?? "Weight\(Int(style.weight.value))"
        return [width, weight, word(style.slant)].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func word(_ slant: FontSlant) -> String {
        switch slant {
        case .normal: ""
        case .italic: "Italic"
        case .oblique: "Oblique"
        }
    }

    /// Letters and digits in lower case, by which names are compared.
    static func normalized(_ name: some StringProtocol) -> String {
        if let ascii = normalizedASCII(name) { return ascii }
        return String(String.UnicodeScalarView(name.lowercased().unicodeScalars.filter { !isSeparator($0) }))
    }

    /// The same for ASCII, as nearly all names are; nil for others. Every face's name is compared when a catalogue is made.
    private static func normalizedASCII(_ name: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count)
        for byte in name.utf8 {
            guard byte < 0x80 else { return nil }
            let scalar = Unicode.Scalar(byte)
            if isSeparator(scalar) { continue }
            bytes.append("A"..."Z" ~= scalar ? byte | 0x20 : byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isSeparator(_ character: Unicode.Scalar) -> Bool {
        switch character {
        case " ", "-", "_": true
        case "!"..."~": false
        default: character.properties.isWhitespace
        }
    }

    private static func word(in words: [String], endingWith rest: Substring) -> String {
        var remaining = normalized(words.joined()).count - rest.count
        for word in words {
            remaining -= normalized(word).count
            if remaining < 0 { return word }
        }
        return String(rest)
    }

    private static let weights: [(word: String, value: Double)] = [
        ("", 400), ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Medium", 500), ("SemiBold", 600),
        ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
    ]

    private static let widths: [(word: String, percent: Double)] = [
        ("", 100), ("UltraCondensed", 50), ("ExtraCondensed", 62.5), ("Condensed", 75), ("SemiCondensed", 87.5),
        ("SemiExpanded", 112.5), ("Expanded", 125), ("ExtraExpanded", 150), ("UltraExpanded", 200),
    ]

    private struct Token: Sendable {
        let name: String
        let apply: @Sendable (inout FontStyle) -> Void
    }

    /// Every word with its meaning, longer words first, so that `semibold` is not read as `semi` and `bold`.
    private static let tokens: [Token] = {
        let synonyms: [(String, Double)] = [
            ("hairline", 100), ("ultralight", 200), ("regular", 400), ("normal", 400), ("book", 400), ("roman", 400),
            ("demibold", 600), ("demi", 600), ("ultrabold", 800), ("heavy", 900),
        ]
        let weightNames = weights.filter { !$0.word.isEmpty }.map { (normalized($0.word), $0.value) } + synonyms
        let ofWeight = weightNames.map { name, value in Token(name: name) { $0.weight = FontWeight(value) } }
        let ofWidth = widths.filter { !$0.word.isEmpty }.map { width in
            Token(name: normalized(width.word)) { $0.width = FontWidth(width.percent) }
        }
        let ofSlant = [Token(name: "italic") { $0.slant = .italic }, Token(name: "oblique") { $0.slant = .oblique }]
        return (ofWeight + ofWidth + ofSlant).sorted { $0.name.count > $1.name.count }
    }()
}
