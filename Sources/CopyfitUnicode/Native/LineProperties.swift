import CICU

/// The properties of a character that the line breaking rules other than ICU's need. O(1).
struct LineProperties: OptionSet {
    let rawValue: Int32

    init(rawValue: Int32) { self.rawValue = rawValue }
    init(_ character: UInt32) { rawValue = cicu_line_properties(character) }

    /// East_Asian_Width fullwidth, wide or halfwidth.
    static let eastAsian = LineProperties(rawValue: Int32(CICU_EAST_ASIAN))
    static let letter = LineProperties(rawValue: Int32(CICU_LETTER))
    static let letterOrNumber = LineProperties(rawValue: Int32(CICU_LETTER_OR_NUMBER))
    static let mark = LineProperties(rawValue: Int32(CICU_MARK))
    /// A quotation mark of General_Category Pi.
    static let initialQuote = LineProperties(rawValue: Int32(CICU_INITIAL_QUOTE))
    /// A quotation mark of General_Category Pf.
    static let finalQuote = LineProperties(rawValue: Int32(CICU_FINAL_QUOTE))
    /// Line_Break SA: a dictionary finds the words.
    static let needsDictionary = LineProperties(rawValue: Int32(CICU_NEEDS_DICTIONARY))
    /// Line_Break AL or HL, or resolved to AL by LB1.
    static let alphabetic = LineProperties(rawValue: Int32(CICU_ALPHABETIC))
    /// Line_Break HL.
    static let hebrewLetter = LineProperties(rawValue: Int32(CICU_HEBREW_LETTER))
    /// A character after which a hyphen begins a word (LB20a).
    static let precedesInitial = LineProperties(rawValue: Int32(CICU_PRECEDES_INITIAL))
    /// Nothing binds the character to what precedes it.
    static let mayStartLine = LineProperties(rawValue: Int32(CICU_MAY_START_LINE))
    /// Nothing binds the character to what follows it.
    static let mayEndLine = LineProperties(rawValue: Int32(CICU_MAY_END_LINE))
}
