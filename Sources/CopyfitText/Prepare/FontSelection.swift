import CopyfitFonts
import CopyfitUnicode

/// A range of one face, up to the next one's start.
struct FaceRun {
    let start: Int
    /// Its place among the selector's faces.
    let face: Int
}

/// A range of characters that no face of the chain has. Offsets are UTF-8 bytes.
public struct MissingCharacters: Hashable, Sendable {
    /// Where they stand.
    public let range: Range<Int>
    /// The characters themselves.
    public let characters: String
}

/// Finds the face of each grapheme cluster: `FontFallback`'s order, and three rules of its own.
///
/// White space and invisible characters stay with the face before them, so that words and the spaces between them are
/// shaped as one run; colour faces are no such home. Under a browser's rules they take the primary face like any other, and
/// a lone emoji takes the first face that has it, in colour or not. A cluster that no face covers takes the first face that has its first
/// character, else the primary one, and is reported. The last choices are remembered by character.
struct FontSelection {
    private var chains: [ChainSelector] = []
    private static let chainLimit = 16

    /// The faces for one chain and language. Cheap after the first call.
    mutating func selector(_ style: TextStyle, _ profile: BreakProfile) -> ChainSelector {
        let known = chains.firstIndex {
            $0.chain == style.font && $0.language == style.language && $0.profile == profile
        }
        if let index = known {
            if index > 0 { chains.swapAt(index, index - 1) }
            return chains[max(0, index - 1)]
        }
        if chains.count == Self.chainLimit { chains.removeLast() }
        let selector = ChainSelector(chain: style.font, language: style.language, profile: profile)
        chains.append(selector)
        return selector
    }
}

/// Picks faces of one chain for text in one language, remembering its choices. Used by one thread at a time.
///
/// Faces are named by their place in `faces`, the primary one being 0: a choice counts no references.
final class ChainSelector {
    let chain: FontChain
    let language: String
    let profile: BreakProfile
    let shapingLanguage: ShapingLanguage
    private let fallback: FontFallback
    private let primary: FontFace
    private let hasPrintableASCII: Bool
    /// The faces picked so far.
    private(set) var faces: [FontFace]
    /// Whether a blank stays with each of them.
    private var hostsBlank: [Bool]
    private var remembered = [Entry](repeating: Entry(character: .max, face: 0), count: ChainSelector.slots)

    private struct Entry {
        var character: UInt32
        var face: UInt32
    }

    private static let slots = 2048

    init(chain: FontChain, language: String, profile: BreakProfile) {
        self.chain = chain
        self.language = language
        self.profile = profile
        shapingLanguage = ShapingLanguage(language)
        fallback = FontFallback(chain, language: language)
        let primary = chain.primary
        self.primary = primary
        hasPrintableASCII = (0x20...0x7E).allSatisfy { primary.covers($0) }
        faces = [primary]
        hostsBlank = [primary.isHome(to: 0x20)]
    }

    private func index(of face: FontFace) -> Int {
        if let known = faces.firstIndex(where: { $0 === face }) { return known }
        faces.append(face)
        hostsBlank.append(face.isHome(to: 0x20))
        return faces.count - 1
    }

    /// Whether the text is printable ASCII and the primary face has all of it. O(n).
    func coversPrintableASCII(_ text: Span<UInt8>) -> Bool {
        guard hasPrintableASCII else { return false }
        for index in text.indices where text[index] &- 0x20 > 0x5E { return false }
        return true
    }

    /// The face of one cluster, and whether that face has all of it. `previous` is the face before the cluster.
    func face(
        for cluster: Span<UInt8>,
        after previous: Int?
    ) throws(FontError) -> (face: Int, isComplete: Bool) {
        var index = 0
        let first = decodeUTF8(cluster, &index)
        if index == cluster.count { return try face(for: first, after: previous) }
        return try face(forSequence: cluster, first: first, after: previous)
    }

    private func face(
        for character: UInt32,
        after previous: Int?
    ) throws(FontError) -> (face: Int, isComplete: Bool) {
        if hasPrintableASCII, character &- 0x21 <= 0x5D { return (0, true) }
        if profile != .web, let previous, staysWithNeighbour(character) {
            let isHome = character == 0x20 ? hostsBlank[previous] : faces[previous].isHome(to: character)
            if isHome { return (previous, true) }
        }
        let slot = Int(character % UInt32(Self.slots))
        if remembered[slot].character == character { return (Int(remembered[slot].face), true) }
        let presentation: EmojiPresentation =
            profile != .web && character >= 0x231A && CharacterProperties.hasEmojiPresentation(character)
            ? .emoji : .unspecified
        guard let face = try firstFace(presentation, where: { $0.canHost(character) }) else { return (0, false) }
        let index = index(of: face)
        remembered[slot] = Entry(character: character, face: UInt32(index))
        return (index, true)
    }

    private func face(
        forSequence cluster: Span<UInt8>,
        first: UInt32,
        after previous: Int?
    ) throws(FontError) -> (face: Int, isComplete: Bool) {
        let presentation = Self.presentation(cluster, first: first)
        if presentation == .unspecified, primary.canHost(cluster) { return (0, true) }
        if let face = try firstFace(presentation, where: { $0.canHost(cluster) }) { return (index(of: face), true) }
        let nearest = try firstFace(presentation) { $0.canHost(first) }
        return (nearest.map(index) ?? 0, false)
    }

    private func firstFace(
        _ presentation: EmojiPresentation,
        where isFit: (FontFace) -> Bool
    ) throws(FontError) -> FontFace? {
        for index in 0..<fallback.count {
            let face = try fallback.face(at: index, for: presentation)
            if isFit(face) { return face }
        }
        return nil
    }

    private func staysWithNeighbour(_ character: UInt32) -> Bool {
        switch character {
        case 0x20, 0x09, 0xA0, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF: true
        default: false
        }
    }

    /// What the cluster asks for: variation selectors first, then keycaps, joined emoji and emoji by default.
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

extension FontFace {
    /// Whether the face can show the character, or need not: invisible characters have no glyph of their own.
    fileprivate func canHost(_ character: UInt32) -> Bool {
        covers(character) || character == 0x09 || CharacterProperties.isDefaultIgnorable(character)
    }

    /// Whether white space and invisible characters stay with the face: colour faces are no home.
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
