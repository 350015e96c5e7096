import CICU

/// A script of Unicode (UAX #24), by ICU's number.
public struct Script: Hashable, Sendable {
    /// ICU's `UScriptCode`. Common is 0, Inherited 1.
    public let number: Int32

    /// The script with ICU's number.
    public init(number: Int32) { self.number = number }

    /// Characters of no script of their own: spaces, digits, most punctuation, emoji.
    public static let common = Script(number: 0)
    /// Marks that take the script of their base.
    public static let inherited = Script(number: 1)

    /// The script of an ISO 15924 code; nil if ICU does not have it.
    init?(code: String) {
        number = unsafe cicu_script_number(code)
        if number < 0 { return nil }
    }

    /// The ISO 15924 code as four bytes, first letter highest: `Latn`. O(1).
    public var tag: UInt32 { cicu_script_tag(number) }
}

/// The character properties that itemizing and font selection need. Each query is O(1) and reads ICU's tables.
public enum CharacterProperties {
    /// The character's Script property.
    public static func script(_ character: UInt32) -> Script { Script(number: cicu_script(character)) }

    /// Whether the character's Script_Extensions include `script`.
    static func hasScript(_ character: UInt32, _ script: Script) -> Bool {
        cicu_has_script(character, script.number) != 0
    }

    /// The character's Script_Extensions, in rising order of ICU's numbers.
    static func scripts(_ character: UInt32) -> [Script] {
        var numbers = [Int32](repeating: 0, count: 64)
        let count = unsafe cicu_script_extensions(character, &numbers, Int32(numbers.count))
        return numbers.prefix(Int(count)).map { Script(number: $0) }
    }

    /// Whether the character is invisible by design (Default_Ignorable_Code_Point): joiners, variation selectors.
    public static func isDefaultIgnorable(_ character: UInt32) -> Bool {
        cicu_is_default_ignorable(character) != 0
    }

    /// Whether the character is shown as an emoji by default (Emoji_Presentation).
    public static func hasEmojiPresentation(_ character: UInt32) -> Bool {
        cicu_has_emoji_presentation(character) != 0
    }

    /// Whether the character can be shown as an emoji (Emoji).
    public static func isEmoji(_ character: UInt32) -> Bool {
        cicu_is_emoji(character) != 0
    }

    /// The lower-case form where it is one character (Simple_Lowercase_Mapping), otherwise the character itself.
    static func lowercase(_ character: UInt32) -> UInt32 { cicu_lowercase(character) }

    /// The counterpart of a bracket and whether the character opens or closes (UAX #9, Bidi_Paired_Bracket).
    static func bracket(_ character: UInt32) -> (counterpart: UInt32, isOpening: Bool, isClosing: Bool) {
        var type: Int32 = 0
        let counterpart = unsafe cicu_paired_bracket(character, &type)
        return (counterpart, type == 1, type == 2)
    }
}
