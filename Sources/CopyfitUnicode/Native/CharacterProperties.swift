import CUnicodeTables

/// A script of Unicode (UAX #24), by the number that ICU's `UScriptCode` has for it.
public struct Script: Hashable, Sendable {
    /// Common is 0, Inherited 1.
    public let number: Int32

    /// The script with ICU's number.
    public init(number: Int32) { self.number = number }

    /// Characters of no script of their own: spaces, digits, most punctuation, emoji.
    public static let common = Script(number: 0)
    /// Marks that take the script of their base.
    public static let inherited = Script(number: 1)

    /// The ISO 15924 code as four bytes, first letter highest: `Latn`; `Zyyy` for a number of no script. O(1).
    public var tag: UInt32 {
        let tag = cunicode_script_tag(UInt32(bitPattern: number))
        return tag == 0 ? cunicode_script_tag(0) : tag
    }
}

/// The character properties that itemizing and font selection need, of the pinned version of Unicode. Each query is O(1).
public enum CharacterProperties {
    /// The character's Script property.
    public static func script(_ character: UInt32) -> Script { CharacterRecord(character).script }

    /// Whether the character is invisible by design (Default_Ignorable_Code_Point): joiners, variation selectors.
    public static func isDefaultIgnorable(_ character: UInt32) -> Bool { CharacterRecord(character).isDefaultIgnorable }

    /// Whether the character is shown as an emoji by default (Emoji_Presentation).
    public static func hasEmojiPresentation(_ character: UInt32) -> Bool {
        CharacterRecord(character).hasEmojiPresentation
    }

    /// Whether the character can be shown as an emoji (Emoji).
    public static func isEmoji(_ character: UInt32) -> Bool { CharacterRecord(character).isEmoji }

    /// The lower-case form where it is one character (Simple_Lowercase_Mapping), otherwise the character itself.
    static func lowercase(_ character: UInt32) -> UInt32 {
        // The full mapping of U+0130 alone has more characters, of which the first is the simple one.
        Unicode.Scalar(character)?.properties.lowercaseMapping.unicodeScalars.first?.value ?? character
    }

    /// The counterpart of a bracket and whether the character opens or closes (UAX #9, Bidi_Paired_Bracket).
    static func bracket(_ character: UInt32) -> (counterpart: UInt32, isOpening: Bool, isClosing: Bool) {
        let found = cunicode_bracket(character)
        return (found >> 2, found & 3 == 1, found & 3 == 2)
    }
}
