/// Which character identifiers a font in PostScript's form gives its glyphs: a PDF names glyphs by them.
///
/// Source: Adobe Technical Note 5176, sections 4 to 9 and 13.
struct CFFCharset {
    /// The identifiers, one for each glyph; nil for a font that names glyphs, whose identifiers are their numbers.
    let identifiers: [UInt16]?

    private let table: [UInt8]

    /// Nil if the table is damaged.
    init?(_ table: [UInt8], glyphCount: Int) {
        self.table = table
        guard table.count > 4, let names = Self.index(in: table, at: Int(table[2])),
            let fonts = Self.index(in: table, at: names.end), let font = fonts.first
        else { return nil }
        let entries = Self.entries(of: table[font])
        guard entries[Operator.registry] != nil else {
            identifiers = nil
            return
        }
        guard let place = entries[Operator.charset]?.last, place > 2,
            let found = Self.read(table, at: place, glyphCount: glyphCount)
        else { return nil }
        identifiers = found
    }

    private enum Operator {
        static let charset = 15
        /// `ROS`, which only fonts with identifiers have.
        static let registry = 12 << 8 | 30
    }

    /// The first element of an index, and where the index ends.
    private static func index(in table: [UInt8], at start: Int) -> (first: Range<Int>?, end: Int)? {
        guard let count = number(table, start, 2) else { return nil }
        guard count > 0 else { return (nil, start + 2) }
        guard let width = number(table, start + 2, 1), 1...4 ~= width else { return nil }
        let content = start + 2 + (count + 1) * width
        guard let first = number(table, start + 3, width), let second = number(table, start + 3 + width, width),
            let last = number(table, start + 3 + count * width, width), first >= 1, second >= first, last >= second,
            content + last <= table.count
        else { return nil }
        return (content + first..<content + second, content + last)
    }

    /// The numbers before each operator of a dictionary; real numbers are left out.
    private static func entries(of dictionary: ArraySlice<UInt8>) -> [Int: [Int]] {
        var (entries, operands, place): ([Int: [Int]], [Int], Int) = ([:], [], dictionary.startIndex)
        func byte(_ offset: Int) -> Int { place + offset < dictionary.endIndex ? Int(dictionary[place + offset]) : 0 }
        while place < dictionary.endIndex {
            let first = byte(0)
            var length = 1
            switch first {
            case 12:
                entries[12 << 8 | byte(1)] = operands
                (operands, length) = ([], 2)
            case 0...21:
                entries[first] = operands
                operands = []
            case 28:
                operands.append(Int(Int16(truncatingIfNeeded: byte(1) << 8 | byte(2))))
                length = 3
            case 29:
                let word = byte(1) << 24 | byte(2) << 16 | byte(3) << 8 | byte(4)
                operands.append(Int(Int32(truncatingIfNeeded: word)))
                length = 5
            case 30:
                while place + length < dictionary.endIndex, byte(length) & 15 != 15 { length += 1 }
                length += 1
            case 32...246: operands.append(first - 139)
            case 247...250: (operands, length) = (operands + [(first - 247) * 256 + byte(1) + 108], 2)
            case 251...254: (operands, length) = (operands + [-(first - 251) * 256 - byte(1) - 108], 2)
            default: break
            }
            place += length
        }
        return entries
    }

    /// The first glyph has identifier 0 and is not in the table.
    private static func read(_ table: [UInt8], at start: Int, glyphCount: Int) -> [UInt16]? {
        guard let format = number(table, start, 1), format <= 2 else { return nil }
        var (identifiers, place): ([UInt16], Int) = ([0], start + 1)
        while identifiers.count < glyphCount {
            guard let first = number(table, place, 2) else { return nil }
            place += 2
            var rest = 0
            if format > 0 {
                guard let count = number(table, place, format) else { return nil }
                (rest, place) = (count, place + format)
            }
            for identifier in first...(first + rest) where identifiers.count < glyphCount {
                identifiers.append(UInt16(truncatingIfNeeded: identifier))
            }
        }
        return identifiers
    }

    private static func number(_ table: [UInt8], _ place: Int, _ width: Int) -> Int? {
        guard place >= 0, place + width <= table.count else { return nil }
        return (0..<width).reduce(0) { $0 << 8 | Int(table[place + $1]) }
    }
}
