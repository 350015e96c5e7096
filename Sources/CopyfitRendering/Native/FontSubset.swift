import CHarfBuzzSubset
import CopyfitFonts

/// Shapes text as a program does that knows only the text and the font, and cuts the font down to some characters.
///
/// It may be used by one thread at a time.
@safe final class FontSubset {
    /// A glyph in font units, `y` up.
    struct Glyph {
        let id: UInt32
        let x: Int
        let y: Int
    }

    /// Glyphs in visual order, and how far the pen moves in all.
    struct Shape {
        var glyphs: [Glyph] = []
        var advance = 0

        /// Whether the glyphs, whatever their numbers, have the same places, and none is missing.
        func hasSamePlaces(as other: Shape) -> Bool {
            advance == other.advance && glyphs.count == other.glyphs.count
                && zip(glyphs, other.glyphs).allSatisfy { one, other in
                    (one.x, one.y) == (other.x, other.y) && one.id != 0 && other.id != 0
                }
        }
    }

    private let face: OpaquePointer
    private let font: OpaquePointer
    private let buffer: OpaquePointer

    init(_ face: FontFace) {
        let (face, font) = unsafe face.withHarfBuzz { unsafe (hb_face_reference($0)!, hb_font_reference($1)!) }
        unsafe (self.face, self.font) = unsafe (face, font)
        unsafe buffer = hb_buffer_create()
    }

    /// A font that was cut down; nil if it has no glyphs.
    init?(file: [UInt8]) {
        let blob = unsafe file.withUnsafeBytes { bytes in
            let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            return unsafe hb_blob_create(start, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        defer { unsafe hb_blob_destroy(blob) }
        unsafe face = hb_face_create(blob, 0)
        unsafe font = hb_font_create(face)
        unsafe buffer = hb_buffer_create()
        guard unsafe hb_face_get_glyph_count(face) > 0 else { return nil }
    }

    deinit {
        unsafe hb_buffer_destroy(buffer)
        unsafe hb_font_destroy(font)
        unsafe hb_face_destroy(face)
    }

    /// Whether the font has outlines in the form of PostScript (`CFF `) and not of TrueType.
    var isPostScript: Bool {
        let table = unsafe hb_face_reference_table(face, Self.tag("CFF "))
        defer { unsafe hb_blob_destroy(table) }
        return unsafe hb_blob_get_length(table) > 0
    }

    /// Shapes a text in the script that it is in.
    func shape(_ text: String, isRightToLeft: Bool, language: String?) -> Shape {
        unsafe hb_buffer_clear_contents(buffer)
        let utf8 = Array(text.utf8)
        unsafe utf8.withUnsafeBytes { bytes in
            let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            unsafe hb_buffer_add_utf8(buffer, start, Int32(bytes.count), 0, Int32(bytes.count))
        }
        unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        unsafe hb_buffer_set_language(buffer, hb_language_from_string(language ?? "und", -1))
        unsafe hb_buffer_guess_segment_properties(buffer)
        unsafe hb_shape_full(font, buffer, nil, 0, OpenTypeShaper.only.list)
        return glyphs()
    }

    /// An OpenType file with only the glyphs that these characters, alone or together, can become; nil if HarfBuzz
    /// cannot make one.
    func file(of characters: some Sequence<UInt32>) -> [UInt8]? {
        guard let input = unsafe hb_subset_input_create_or_fail() else { return nil }
        defer { unsafe hb_subset_input_destroy(input) }
        let set = unsafe hb_subset_input_unicode_set(input)
        for character in characters {
            unsafe hb_set_add(set, character)
            unsafe hb_set_add(set, hb_unicode_mirroring(hb_unicode_funcs_get_default(), character))
        }
        unsafe hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
        guard let subset = unsafe hb_subset_or_fail(face, input) else { return nil }
        defer { unsafe hb_face_destroy(subset) }
        let blob = unsafe hb_face_reference_blob(subset)
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let start = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: Int(length)))
    }

    private func glyphs() -> Shape {
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
            let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return Shape() }
        var shape = Shape()
        for index in 0..<Int(count) {
            let position = unsafe positions[index]
            let id = unsafe infos[index].codepoint
            let x = shape.advance + Int(position.x_offset)
            shape.glyphs.append(Glyph(id: id, x: x, y: Int(position.y_offset)))
            shape.advance += Int(position.x_advance)
        }
        return shape
    }

    private static func tag(_ letters: String) -> UInt32 { letters.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}

extension FontFace {
    /// Whether the font allows that parts of it are embedded (`OS/2`, `fsType`): not if its licence is restricted, and
    /// neither if only whole fonts or only bitmaps may be embedded.
    var allowsEmbedding: Bool {
        unsafe withHarfBuzz { face, _ in
            let table = unsafe hb_face_reference_table(face, 0x4F53_2F32)
            defer { unsafe hb_blob_destroy(table) }
            var length: UInt32 = 0
            guard let bytes = unsafe hb_blob_get_data(table, &length), length >= 10 else { return true }
            let (high, low) = unsafe (UInt8(bitPattern: bytes[8]), UInt8(bitPattern: bytes[9]))
            return low & 0x0F != 2 && high & 0x03 == 0
        }
    }
}
