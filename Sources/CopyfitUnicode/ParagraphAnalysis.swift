/// A place where a line may or must end (UAX #14).
public struct BreakOpportunity: Hashable, Sendable {
    /// UTF-8 offset of the first byte after the break.
    public let offset: UInt32
    /// Whether the text must break here: after LF, CR, CRLF, NEL, VT, FF, LS or PS.
    public let isMandatory: Bool
    /// Whether a dictionary divides a word here, so that a line that ends here shows a hyphen the text does not have.
    /// False after a soft hyphen, which is in the text.
    public let needsHyphen: Bool

    /// A place at a UTF-8 offset.
    public init(offset: UInt32, isMandatory: Bool, needsHyphen: Bool = false) {
        self.offset = offset
        self.isMandatory = isMandatory
        self.needsHyphen = needsHyphen
    }
}

/// A range of one embedding level, up to the next run's start.
public struct LevelRun: Hashable, Sendable {
    /// UTF-8 offset of the first byte.
    public let start: UInt32
    /// UAX #9 embedding level; odd is right to left.
    public let level: UInt8
}

/// A range of one resolved script, up to the next run's start.
public struct ScriptRun: Hashable, Sendable {
    /// UTF-8 offset of the first byte.
    public let start: UInt32
    /// The script its characters are shaped with.
    public let script: Script
}

/// The properties of a text's characters, without fonts or widths. All offsets are UTF-8 bytes.
///
/// A reusable value: `TextAnalyzer` refills the same arrays for the next text.
public struct ParagraphAnalysis: Sendable {
    /// The break opportunities, in order. The last is at the text's end; an empty text has none.
    public internal(set) var opportunities: [BreakOpportunity] = []
    /// Ranges of one level, in text order; one run of level 0 if nothing is right to left.
    public internal(set) var levels: [LevelRun] = []
    /// The base level of each bidi paragraph and where it begins, in text order.
    public internal(set) var baseLevels: [LevelRun] = []
    /// Ranges of one script, in text order.
    public internal(set) var scripts: [ScriptRun] = []
    /// The ends of graphemes (UAX #29), under the web profile also a space before combining marks. Empty when
    /// `everyByteIsGrapheme`.
    public internal(set) var graphemes: [UInt32] = []
    /// Whether the text is ASCII, so that each byte is a grapheme, except CR before LF.
    public internal(set) var everyByteIsGrapheme = true

    /// An empty analysis.
    public init() {}
}
