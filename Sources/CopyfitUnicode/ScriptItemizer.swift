/// Resolves Common and Inherited characters to the scripts around them (UAX #24 section 5) and gives runs.
///
/// A character of no script takes the script before it; at the start, the first script that follows. A closing bracket
/// takes the script its opening bracket had. A character whose Script_Extensions include the current script continues
/// it. Han, kana and bopomofo, which are written mixed and share their fonts' lookups, stay in one run.
///
/// Under a browser's rules, a character of no script that several scripts list begins its own run if the current script
/// is not one of them; the next character with a script decides between them.
struct ScriptItemizer {
    private var runs: [ScriptRun] = []
    private var current = Script.common
    private var isBrowsers = false
    /// What the current script may still become; empty when it is decided.
    private var candidates: [Script] = []
    private var brackets: [(closing: UInt32, script: Script)] = []

    /// UAX #9 keeps at most 63 open brackets (BD16); so does this.
    private static let bracketLimit = 63

    /// Appends the runs of well-formed UTF-8 to `result`. O(n).
    mutating func itemize(_ utf8: Span<UInt8>, _ profile: BreakProfile, into result: inout [ScriptRun]) {
        isBrowsers = profile == .web
        candidates.removeAll(keepingCapacity: true)
        runs.removeAll(keepingCapacity: true)
        brackets.removeAll(keepingCapacity: true)
        current = .common
        var index = 0
        while index < utf8.count {
            let start = index
            let character = decodeUTF8(utf8, &index)
            if Self.goesOn(character, in: current) { continue }
            let record = CharacterRecord(character)
            let own = record.script
            let isSettled = own == current && own != .common && own != .inherited && candidates.isEmpty
            if !isSettled { take(character, record, own, at: start) }
        }
        if runs.isEmpty { runs.append(ScriptRun(start: 0, script: .common)) }
        result.append(contentsOf: runs)
    }

    /// Whether a character changes nothing after characters of a script: ASCII digits and signs except brackets, and
    /// Latin letters after Latin ones.
    @inline(__always)
    private static func goesOn(_ character: UInt32, in script: Script) -> Bool {
        switch character {
        case 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D: false
        case 0x41...0x5A, 0x61...0x7A: script == .latin
        default: character < 0x80
        }
    }

    /// The one run of an ASCII text. O(n) up to its first letter.
    static func run(ofASCII text: Span<UInt8>) -> ScriptRun {
        let hasLetter = text.indices.contains { isLetter(text[$0]) }
        return ScriptRun(start: 0, script: hasLetter ? .latin : .common)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

    private mutating func take(_ character: UInt32, _ record: CharacterRecord, _ own: Script, at start: Int) {
        if own == .common || own == .inherited {
            if isBrowsers, own == .common, character >= 0x80 { takeShared(record, at: start) }
            if record.mayBeBracket { takeBracket(character, at: start) }
        } else if !candidates.isEmpty || own != current && !staysInCurrent(record, own) {
            enter(own, at: start)
        }
    }

    private func staysInCurrent(_ character: CharacterRecord, _ own: Script) -> Bool {
        guard current != .common else { return false }
        if own.isEastAsian, current.isEastAsian { return true }
        return character.hasScript(current)
    }

    private mutating func takeBracket(_ character: UInt32, at start: Int) {
        let (counterpart, isOpening, isClosing) = CharacterProperties.bracket(character)
        if isOpening, brackets.count < Self.bracketLimit {
            brackets.append((counterpart, candidates.isEmpty ? current : .common))
        } else if isClosing, let match = brackets.lastIndex(where: { $0.closing == character }) {
            let script = brackets[match].script
            brackets.removeSubrange(match...)
            if script != current, script != .common { enter(script, at: start) }
        }
    }

    /// A character of no script that several scripts list.
    private mutating func takeShared(_ character: CharacterRecord, at start: Int) {
        let scripts = character.scripts
        guard let preferred = scripts.first(where: { $0 != .latin }), scripts.count > 1 else { return }
        if candidates.isEmpty {
            if scripts.contains(current) { return }
        } else {
            let shared = candidates.filter(scripts.contains)
            if !shared.isEmpty { return narrow(to: shared) }
        }
        begin(preferred, at: start)
        candidates = scripts
    }

    /// Restricts the current script to these choices.
    private mutating func narrow(to scripts: [Script]) {
        candidates = scripts
        if !scripts.contains(current) { decide(scripts.first { $0 != .latin } ?? .latin) }
    }

    /// Changes the script of the current run and of the brackets it opened.
    private mutating func decide(_ script: Script) {
        settleBrackets(script)
        runs[runs.count - 1] = ScriptRun(start: runs[runs.count - 1].start, script: script)
        current = script
    }

    private mutating func enter(_ script: Script, at start: Int) {
        if candidates.contains(script) {
            candidates.removeAll(keepingCapacity: true)
            return decide(script)
        }
        candidates.removeAll(keepingCapacity: true)
        if runs.isEmpty { settleBrackets(script) }
        begin(script, at: start)
    }

    /// Begins a run; the first one has everything before it.
    private mutating func begin(_ script: Script, at start: Int) {
        runs.append(ScriptRun(start: runs.isEmpty ? 0 : UInt32(truncatingIfNeeded: start), script: script))
        current = script
    }

    /// Gives a script to the brackets that were opened before one was known.
    private mutating func settleBrackets(_ script: Script) {
        for index in brackets.indices where brackets[index].script == .common { brackets[index].script = script }
    }
}

/// The scripts that rules name.
extension Script {
    fileprivate static let bopomofo = Script(number: 5)
    fileprivate static let han = Script(number: 17)
    fileprivate static let hiragana = Script(number: 20)
    fileprivate static let katakana = Script(number: 22)
    fileprivate static let latin = Script(number: 25)

    fileprivate var isEastAsian: Bool {
        self == .han || self == .hiragana || self == .katakana || self == .bopomofo
    }
}
