/// U+00AD: invisible inside a line, a hyphen where a line ends at it.
enum SoftHyphen {
    /// Its length in UTF-8 bytes.
    static let length = 2

    /// Whether one ends at `offset`.
    static func ends(at offset: Int, in utf8: Span<UInt8>) -> Bool {
        offset >= 2 && utf8[offset - 2] == 0xC2 && utf8[offset - 1] == 0xAD
    }
}
