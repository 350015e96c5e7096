/// Where a browser lets lines end between two printable ASCII characters.
///
/// Written by `Tests/BrowserReplayTests/Recorded/pairs.py` from what Chrome/156.0.8078.108 did with every pair. Do not
/// edit.
enum ASCIIPairs {
    /// Whether a line may end between two characters. A digit stays with the hyphen before it, except if a letter or
    /// another digit precedes the hyphen: `-1`, but `a-` `1`.
    static func mayBreak(between last: UInt8, and next: UInt8, after before: UInt32?) -> Bool {
        if last == UInt8(ascii: "-"), isDigit(UInt32(next)) { return before.map(isAlphanumeric) ?? false }
        return table[Int(last)] >> UInt128(next) & 1 == 1
    }

    /// After each of the first characters a line may begin with each of the second.
    private static let rows: [(last: String, next: String)] = [
        (
            last: ##"!"#%&)*+,.:;=>\]|}~"##,
            next: ##"(<[{"##
        ),
        (
            last: ##"-"##,
            next: ##""#%&'(*+-0123456789<=>@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\^_`abcdef"##
                + ##"ghijklmnopqrstuvwxyz{|~"##
        ),
        (
            last: ##"?"##,
            next: ##"#$%&(*+-0123456789<=>@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\^_`abcdefg"##
                + ##"hijklmnopqrstuvwxyz{|~"##
        ),
    ]

    /// Whether a line may also end between two characters with `word-break: break-all`.
    static func mayBreakWord(between last: UInt8, and next: UInt8) -> Bool {
        wordTable[Int(last)] >> UInt128(next) & 1 == 1
    }

    /// The same with `word-break: break-all`, in addition.
    private static let wordRows: [(last: String, next: String)] = [
        (
            last: ##"!%"##,
            next: ##"#$%&*+-0123456789=>@ABCDEFGHIJKLMNOPQRSTUVWXYZ\^_`abcdefghij"##
                + ##"klmnopqrstuvwxyz|~"##
        ),
        (
            last: ##"#&)*+=>]|}~"##,
            next: ##"#$&*+-0123456789=>@ABCDEFGHIJKLMNOPQRSTUVWXYZ\^_`abcdefghijk"##
                + ##"lmnopqrstuvwxyz|~"##
        ),
        (
            last: ##"$\"##,
            next: ##"%"##
        ),
        (
            last: ##",.:;"##,
            next: ##"#&*+-0123456789=>@ABCDEFGHIJKLMNOPQRSTUVWXYZ^_`abcdefghijklm"##
                + ##"nopqrstuvwxyz|~"##
        ),
        (
            last: ##"/0123456789<@ABCDEFGHIJKLMNOPQRSTUVWXYZ^_`abcdefghijklmnopqr"##
                + ##"stuvwxyz"##,
            next: ##"#$&(*+-0123456789<=>@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\^_`abcdefgh"##
                + ##"ijklmnopqrstuvwxyz{|~"##
        ),
    ]

    private static let table = bits(of: rows)
    private static let wordTable = bits(of: wordRows)

    /// For each character, a bit for each character that may follow it on a new line.
    private static func bits(of rows: [(last: String, next: String)]) -> [UInt128] {
        var table = [UInt128](repeating: 0, count: 128)
        for row in rows {
            let next = row.next.utf8.reduce(UInt128(0)) { $0 | 1 << UInt128($1) }
            for last in row.last.utf8 { table[Int(last)] = next }
        }
        return table
    }

    private static func isDigit(_ character: UInt32) -> Bool { character &- 0x30 < 10 }

    private static func isAlphanumeric(_ character: UInt32) -> Bool {
        isDigit(character) || (character | 0x20) &- 0x61 < 26
    }
}
