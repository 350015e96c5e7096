extension FontFace {
    /// Whether the face has outlines. One of a format that HarfBuzz cannot read (Type 1, bitmaps) has none here.
    package var hasOutlines: Bool { ["glyf", "CFF ", "CFF2"].contains { harfBuzz.hasTable($0) } }

    /// Whether every record of the `name` table and its string are inside the table, as not every library checks. True
    /// for a face without that table.
    package var hasSoundNames: Bool {
        let bytes = harfBuzz.bytes(ofTable: "name")
        func number(at offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
        if bytes.isEmpty { return true }
        guard bytes.count >= 6, bytes.count >= 6 + 12 * number(at: 2) else { return false }
        return (0..<number(at: 2)).allSatisfy { record in
            let start = 6 + 12 * record
            return number(at: 4) + number(at: start + 10) + number(at: start + 8) <= bytes.count
        }
    }

    /// Lends the bytes of the font, without the compression of web fonts, and the face's index in them. They stay where
    /// they are as long as the face lives.
    package func withFileBytes<Result>(_ body: (UnsafeRawBufferPointer, _ index: Int) -> Result) -> Result {
        unsafe harfBuzz.file.withBytes { bytes in unsafe body(bytes, harfBuzz.index) }
    }

    /// Lends HarfBuzz's immutable face and its font in font units (`hb_face_t`, `hb_font_t`), which any thread may
    /// reference.
    package func withHarfBuzz<Result>(_ body: (_ face: OpaquePointer, _ font: OpaquePointer) -> Result) -> Result {
        unsafe body(harfBuzz.handle, harfBuzz.unscaled)
    }
}
