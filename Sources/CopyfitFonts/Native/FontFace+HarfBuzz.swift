extension FontFace {
    /// Lends HarfBuzz's immutable face and its font in font units (`hb_face_t`, `hb_font_t`), which any thread may
    /// reference.
    package func withHarfBuzz<Result>(_ body: (_ face: OpaquePointer, _ font: OpaquePointer) -> Result) -> Result {
        unsafe body(harfBuzz.handle, harfBuzz.unscaled)
    }
}
