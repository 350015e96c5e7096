/// The table from codes to text that readers of text use (`ToUnicode`). Source: ISO 32000-1, 9.10.3.
struct CharacterMap {
    private static let rowsInBlock = 100

    /// - Parameters:
    ///   - rows: Codes in ascending order and their texts. An empty text is part of the one before.
    ///   - digits: Hexadecimal digits of a code, 2 or 4.
    static func code(_ rows: [(code: UInt16, text: String)], digits: Int) -> [UInt8] {
        var map = Markup()
        map.add("/CIDInit/ProcSet findresource begin 12 dict begin begincmap\n")
        map.add("/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n")
        map.add("/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n")
        let (low, high) = (String(repeating: "0", count: digits), String(repeating: "F", count: digits))
        map.add("1 begincodespacerange<\(low)><\(high)>endcodespacerange\n")
        for start in stride(from: 0, to: rows.count, by: rowsInBlock) {
            let block = rows[start..<min(start + rowsInBlock, rows.count)]
            map.add("\(block.count) beginbfchar\n")
            for row in block {
                map.add("<")
                if digits == 4 { map.code(row.code) } else { map.pair(UInt8(truncatingIfNeeded: row.code)) }
                map.add(">")
                map.codes(row.text)
                map.add("\n")
            }
            map.add("endbfchar\n")
        }
        map.add("endcmap CMapName currentdict/CMap defineresource pop end end\n")
        return map.bytes
    }
}
