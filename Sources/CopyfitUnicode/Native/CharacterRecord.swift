import CUnicodeTables

/// What the pinned version of Unicode says of one character. O(1).
struct CharacterRecord {
    private let bits: UInt32

    @inline(__always)
    init(_ character: UInt32) { bits = cunicode_record(character) }

    /// The record as the break machines read it.
    @inline(__always) var tableIndex: UInt32 { bits }

    @inline(__always) private func has(_ bit: Int) -> Bool { bits & UInt32(truncatingIfNeeded: bit) != 0 }

    /// Default_Ignorable_Code_Point.
    var isDefaultIgnorable: Bool { has(CUNICODE_IGNORABLE) }
    /// Emoji.
    var isEmoji: Bool { has(CUNICODE_EMOJI) }
    /// Emoji_Presentation.
    var hasEmojiPresentation: Bool { has(CUNICODE_PRESENTATION) }
    /// General_Category L.
    var isLetter: Bool { has(CUNICODE_LETTER) }
    /// General_Category L or N.
    var isLetterOrNumber: Bool { has(CUNICODE_LETTER) || has(CUNICODE_NUMBER) }
    /// General_Category M.
    var isMark: Bool { bits & CUNICODE_MARK != 0 }
    /// Line_Break SA: a dictionary finds the words.
    var needsDictionary: Bool { cunicode_line_traits_of(bits) & UInt32(CUNICODE_NEEDS_DICTIONARY) != 0 }
    /// Whether the character may be a paired bracket.
    var mayBeBracket: Bool { cunicode_line_traits_of(bits) & UInt32(CUNICODE_HAS_BRACKETS) != 0 }

    /// Bidi_Class.
    @inline(__always) var bidiClass: BidiClass { BidiClass(rawValue: 1 << cunicode_bidi_class(bits)) }

    /// The Script.
    var script: Script { Script(number: Int32(truncatingIfNeeded: cunicode_script(bits))) }

    /// The Script_Extensions, in rising order of the scripts' numbers.
    var scripts: [Script] {
        (cunicode_extension_start(bits)..<cunicode_extension_end(bits)).map {
            Script(number: Int32(truncatingIfNeeded: cunicode_extension($0)))
        }
    }

    /// Whether the Script_Extensions have `script`.
    func hasScript(_ script: Script) -> Bool {
        (cunicode_extension_start(bits)..<cunicode_extension_end(bits)).contains {
            cunicode_extension($0) == UInt32(truncatingIfNeeded: script.number)
        }
    }
}
