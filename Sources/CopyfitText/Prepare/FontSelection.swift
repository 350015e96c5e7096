import CopyfitFonts
import CopyfitUnicode

/// A range of one face, up to the next one's start.
struct FaceRun {
    let start: Int
    /// Its index in the selector's faces.
    let face: Int
}

/// A range of characters that no face of the chain has. Offsets are UTF-8 bytes.
public struct MissingCharacters: Hashable, Sendable {
    /// Their positions.
    public let range: Range<Int>
    /// The characters themselves.
    public let characters: String
}

/// Finds the face of each grapheme: in `FontFallback`'s order, with three additional rules.
///
/// White space, invisible characters and dandas stay with the face before them, unless it is a colour face, so that words and
/// the spaces between them are shaped as one run. Under a browser's rules they are treated like any other character,
/// and a lone emoji takes the first face that has it, in colour or not. A grapheme that no face covers takes the first
/// face that has its first character, otherwise the primary face, and is reported. So is an emoji sequence that its face shows as several pictures.
/// Choices are remembered by character.
struct FontSelection {
    private var chains: [ChainSelector] = []
    private static let chainLimit = 16

    /// Lends the selector for one chain and language. Cheap after the first call.
    mutating func withSelector(
        _ style: TextStyle,
        _ rules: FaceRules,
        _ body: (inout ChainSelector) throws(FontError) -> Void
    ) throws(FontError) {
        try body(&chains[index(style, rules)])
    }

    private mutating func index(_ style: TextStyle, _ rules: FaceRules) -> Int {
        let known = chains.firstIndex {
            $0.chain == style.font && $0.language == style.language && $0.rules == rules
        }
        if let index = known {
            if index > 0 { chains.swapAt(index, index - 1) }
            return max(0, index - 1)
        }
        if chains.count == Self.chainLimit { chains.removeLast() }
        chains.append(ChainSelector(chain: style.font, language: style.language, rules: rules))
        return chains.count - 1
    }
}

/// Picks faces of one chain for text in one language, remembering its choices.
///
/// Faces are given by their index in `faces`, where the primary face is the first: a choice does not count references.
struct ChainSelector {
    let chain: FontChain
    let language: String
    let rules: FaceRules
    let shapingLanguage: ShapingLanguage
    private let fallback: FontFallback
    private let primary: FontFace
    private let hasPrintableASCII: Bool
    /// The faces picked so far.
    private(set) var faces: [FontFace]
    /// Whether a blank stays with each of them.
    private var hostsBlank: [Bool]
    private var choices = FaceChoices()
    /// Characters that no face has, so that they are not searched for again.
    private var missing: Set<UInt32> = []
    private static let missingLimit = 10_000
    /// The emoji sequences seen, and whether each is one picture.
    private var emoji: [[UInt8]: Bool] = [:]
    /// More bytes than any emoji sequence has.
    private static let longestEmoji = 64

    init(chain: FontChain, language: String, rules: FaceRules) {
        self.chain = chain
        self.language = language
        self.rules = rules
        shapingLanguage = ShapingLanguage(language)
        fallback = FontFallback(chain, language: language)
        let primary = chain.primary
        self.primary = primary
        hasPrintableASCII = (0x20...0x7E).allSatisfy { primary.covers($0) }
        faces = [primary]
        hostsBlank = [primary.isHome(to: 0x20)]
    }

    private mutating func index(of face: FontFace) -> Int {
        if let known = faces.firstIndex(where: { $0 === face }) { return known }
        faces.append(face)
        hostsBlank.append(face.isHome(to: 0x20))
        return faces.count - 1
    }

    /// Whether the text is printable ASCII and the primary face has all of it. O(n).
    func coversPrintableASCII(_ text: Span<UInt8>) -> Bool {
        hasPrintableASCII && Self.isPrintableASCII(text)
    }

    /// Whether all bytes are printable ASCII. O(n).
    static func isPrintableASCII(_ text: Span<UInt8>) -> Bool {
        var farthest: UInt8 = 0
        for index in text.indices { farthest = max(farthest, text[index] &- 0x20) }
        return farthest <= 0x5E
    }

    /// The face of the cluster in a range, and whether that face has all of it. `previous` is the face before the
    /// cluster.
    @inline(__always)
    mutating func face(
        for cluster: Range<Int>,
        in utf8: Span<UInt8>,
        after previous: Int?
    ) throws(FontError) -> (face: Int, isComplete: Bool) {
        var end = cluster.lowerBound
        let first = decodeUTF8(utf8, &end)
        guard end == cluster.upperBound else {
            return try face(forSequence: utf8.extracting(cluster), first: first, after: previous)
        }
        if hasPrintableASCII, first &- 0x21 <= 0x5D { return (0, true) }
        if let known = choices.face(for: first) { return (known, true) }
        return try face(for: first, after: previous)
    }

    private mutating func face(
        for character: UInt32,
        after previous: Int?
    ) throws(FontError) -> (face: Int, isComplete: Bool) {
        let mayStay = staysWithNeighbour(character)
        if rules.blanksStay, let previous, mayStay {
            let isHome = character == 0x20 ? hostsBlank[previous] : faces[previous].isHome(to: character)
            if isHome { return (previous, true) }
        }
        if missing.contains(character) { return (0, false) }
        let presentation: EmojiPresentation =
            rules.emojiAskForColour && character >= 0x231A && CharacterProperties.hasEmojiPresentation(character)
            ? .emoji : .unspecified
        guard let face = try firstFace(for: character, presentation) else {
            if missing.count < Self.missingLimit { missing.insert(character) }
            return (0, false)
        }
        let index = index(of: face)
        if !mayStay { choices.remember(index, for: character) }
        return (index, true)
    }

    private func firstFace(
        for character: UInt32,
        _ presentation: EmojiPresentation
    ) throws(FontError) -> FontFace? {
        if character == 0x3000, !rules.ideographicSpaceStandsIn,
            let face = try fallback.firstFace(for: character, presentation, where: { $0.maps(character) })
        {
            return face
        }
        return try fallback.firstFace(for: character, presentation, where: { $0.canHost(character) })
    }

    private mutating func face(
        forSequence cluster: Span<UInt8>,
        first: UInt32,
        after previous: Int?
    ) throws(FontError) -> (face: Int, isComplete: Bool) {
        let presentation = Self.presentation(cluster, first: first)
        if presentation == .unspecified, primary.canHost(cluster) { return (0, true) }
        if let face = try fallback.firstFace(for: first, presentation, where: { $0.canHost(cluster) }) {
            return (index(of: face), presentation != .emoji || isOne(cluster, in: face))
        }
        let nearest = try fallback.firstFace(for: first, presentation) { $0.canHost(first) }
        return (nearest.map { index(of: $0) } ?? 0, false)
    }

    /// Whether a face shows an emoji sequence as one picture, not as its parts one after another. Remembered.
    private mutating func isOne(_ cluster: Span<UInt8>, in face: FontFace) -> Bool {
        guard face.hasColorGlyphs, cluster.count <= Self.longestEmoji else { return true }
        let bytes = cluster.indices.map { cluster[$0] }
        if let known = emoji[bytes] { return known }
        if emoji.count == Self.missingLimit { emoji.removeAll() }
        let isOne = face.joins(cluster)
        emoji[bytes] = isOne
        return isOne
    }

    private func staysWithNeighbour(_ character: UInt32) -> Bool {
        switch character {
        case 0x20, 0x09, 0xA0, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF: true
        // Dandas end sentences in twenty scripts.
        case 0x964, 0x965: true
        default: false
        }
    }

    /// The presentation that the cluster asks for: variation selectors come first, then keycaps, joined emoji and emoji
    /// by default.
    private static func presentation(_ cluster: Span<UInt8>, first: UInt32) -> EmojiPresentation {
        var index = 0
        var isEmoji = false
        while index < cluster.count {
            let character = decodeUTF8(cluster, &index)
            switch character {
            case 0xFE0E: return .text
            case 0xFE0F, 0x20E3: isEmoji = true
            case 0x200D: isEmoji = isEmoji || CharacterProperties.isEmoji(first)
            case 0x231A...: isEmoji = isEmoji || CharacterProperties.hasEmojiPresentation(character)
            default: break
            }
        }
        return isEmoji ? .emoji : .unspecified
    }
}

/// The faces found for characters whose neighbours do not matter, in pages of 256 characters: at most a megabyte.
private struct FaceChoices {
    /// The number of each page in `faces`; 0 if there is none.
    private var pages = [UInt16](repeating: 0, count: 0x1100)
    /// A face's index plus 1; 0 if it is not known.
    private var faces = [UInt8](repeating: 0, count: 256)

    @inline(__always)
    func face(for character: UInt32) -> Int? {
        let found = faces[Int(pages[Int(character >> 8)]) &* 256 &+ Int(character & 0xFF)]
        return found == 0 ? nil : Int(found) &- 1
    }

    mutating func remember(_ face: Int, for character: UInt32) {
        guard face < 255 else { return }
        let page = Int(character >> 8)
        if pages[page] == 0 {
            pages[page] = UInt16(faces.count / 256)
            faces.append(contentsOf: repeatElement(0, count: 256))
        }
        faces[Int(pages[page]) * 256 + Int(character & 0xFF)] = UInt8(face + 1)
    }
}

extension FontFace {
    /// Whether the face can show the character, or does not have to: hidden characters need no glyph.
    fileprivate func canHost(_ character: UInt32) -> Bool {
        covers(character) || character == 0x09 || HiddenCharacter.contains(character)
    }

    /// Whether a space or an invisible character stays with the face: not with a colour face.
    fileprivate func isHome(to character: UInt32) -> Bool { !hasColorGlyphs && canHost(character) }

    /// Whether the face can show every character of a cluster, or HarfBuzz can compose them from it.
    fileprivate func canHost(_ cluster: Span<UInt8>) -> Bool {
        var index = 0
        var previous: UInt32 = 0
        while index < cluster.count {
            let character = decodeUTF8(cluster, &index)
            if !canHost(character), !composes(previous, character) { return false }
            previous = character
        }
        return true
    }
}
