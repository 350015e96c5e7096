/// The header of a font for web pages, whose tables are compressed: WOFF 1 and 2.
struct WebFontHeader {
    /// Whether it holds several faces.
    let isCollection: Bool
    /// How many bytes it says its font has without compression.
    let unwrappedByteCount: Int

    /// More than what zlib or Brotli make of a font: a header that says more is wrong, and costs no memory.
    private static let mostCompression = 100

    /// nil for bytes that begin otherwise, or end too early. O(1).
    init?(_ bytes: Span<UInt8>) {
        func number(at offset: Int) -> Int { (offset..<offset + 4).reduce(0) { $0 << 8 | Int(bytes[$1]) } }
        guard bytes.count >= 20, [0x774F_4646, 0x774F_4632].contains(number(at: 0)) else { return nil }
        isCollection = number(at: 4) == 0x7474_6366
        unwrappedByteCount = number(at: 16)
    }

    /// What is wrong with the size that a file of so many bytes claims, or nil.
    func fault(byteCount: Int, path: String) -> FontError? {
        let limit = FontFileBytes.limit
        if unwrappedByteCount > limit {
            return .fileTooLarge(path: path, byteCount: unwrappedByteCount, limit: limit)
        }
        if unwrappedByteCount / Self.mostCompression > byteCount {
            return .damagedFile(path: path, reason: "its header claims more bytes than it can hold")
        }
        return nil
    }
}
