import CopyfitFonts
import CopyfitText

/// Characters that were found to be set as they should, so that most texts need no paragraph to know that theirs are.
///
/// A face is chosen for each grapheme by itself. White space and what is invisible take the face before them.
struct KnownCharacters {
    private struct Setting: Hashable {
        let chain: FontChain
        let language: String
    }

    private var known: [Setting: Set<Character>] = [:]

    /// More are not remembered, in all settings together.
    private static let limit = 100_000

    /// Whether the primary face has all characters, or they were found to be fine in the same language and font.
    func areFine(_ text: StyledText) -> Bool {
        let style = text.runs[0].style
        if style.font.substitutesStyle { return false }
        if Self.isCovered(text.text, by: style.font.primary) { return true }
        guard let known = known[Setting(chain: style.font, language: style.language)] else { return false }
        return text.text.allSatisfy(known.contains)
    }

    /// Remembers the characters of a text that was found to be fine.
    mutating func add(_ text: StyledText) {
        if known.values.reduce(0, { $0 + $1.count }) > Self.limit { known.removeAll() }
        let style = text.runs[0].style
        known[Setting(chain: style.font, language: style.language), default: []].formUnion(text.text)
    }

    /// Emoji are left to the engine, which may prefer another face for them.
    private static func isCovered(_ text: String, by face: FontFace) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            if scalar.value < 0x80 { return scalar.value < 0x20 || face.covers(scalar.value) }
            return scalar.value < 0x2000 && face.covers(scalar.value)
        }
    }
}
