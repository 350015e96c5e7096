extension FontFace {
    /// Whether the face has outlines. One of a format that HarfBuzz cannot read (Type 1, bitmaps) has none here.
    package var hasOutlines: Bool { ["glyf", "CFF ", "CFF2"].contains { harfBuzz.hasTable($0) } }

    /// Lends the bytes of the font file, which stay where they are as long as the face lives.
    package func withFileBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        unsafe harfBuzz.file.withBytes(body)
    }
}
