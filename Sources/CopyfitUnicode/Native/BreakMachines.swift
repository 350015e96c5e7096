import CUnicodeTables

/// How strictly lines are broken (CSS Text `line-break`), and whether “ ” are brackets, as in Chinese.
///
/// A raw value is the number of the tailoring in the tables.
enum LineTailoring: UInt32 {
    case strict = 0
    case normal = 1
    case loose = 2
    case eastAsianStrict = 3
    case eastAsianNormal = 4
    case eastAsianLoose = 5
}

/// UAX #14's rules as a state machine that reads one character at a time.
struct LineMachine {
    private var state: UInt32 = 0
    private let tailoring: UInt32

    /// At a text's start.
    init(_ tailoring: LineTailoring) { self.tailoring = tailoring.rawValue }

    /// Reads the next character.
    @inline(__always)
    mutating func read(_ character: CharacterRecord) -> LineMove {
        state = cunicode_line_step(state, tailoring, character.tableIndex)
        return LineMove(rawValue: state)
    }

    /// Reads an ASCII character.
    @inline(__always)
    mutating func read(ascii byte: UInt8) -> LineMove {
        state = cunicode_ascii_line_step(state, UInt32(byte))
        return LineMove(rawValue: state)
    }

    /// Reads the text's end.
    mutating func readEnd() -> LineMove {
        state = cunicode_line_step(state, tailoring, UInt32(CUNICODE_END))
        return LineMove(rawValue: state)
    }
}

/// What the line break machine found out by reading a character.
struct LineMove: OptionSet {
    let rawValue: UInt32

    /// A line may end before the character.
    static let breaks = LineMove(CUNICODE_BREAKS)
    /// A line ends there.
    static let isMandatory = LineMove(CUNICODE_MANDATORY)
    /// What follows decides whether a line may end before the character.
    static let opens = LineMove(CUNICODE_OPENS)
    /// A line may end at the place left open.
    static let settles = LineMove(CUNICODE_SETTLES)
    /// The character is of a word that a dictionary finds.
    static let isInWord = LineMove(CUNICODE_IN_WORD)

    /// Whether there is more to do than to go on.
    @inline(__always) var asksForSomething: Bool { rawValue > UInt32(CUNICODE_STATES) }
}

extension LineMove {
    private init(_ bit: Int) { self.init(rawValue: UInt32(truncatingIfNeeded: bit)) }
}

/// UAX #29's rules for graphemes as a state machine that reads one character at a time.
struct GraphemeMachine {
    private var state: UInt32 = 0

    /// Reads the next character; whether a grapheme ends before it. False at the text's start.
    @inline(__always)
    mutating func read(_ character: CharacterRecord) -> Bool {
        state = cunicode_grapheme_step(state, character.tableIndex)
        return state & 0x80 != 0
    }
}
