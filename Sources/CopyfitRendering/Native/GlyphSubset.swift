import CHarfBuzzSubset
import CopyfitFonts

/// The outlines of some glyphs of a face, as a PDF file embeds them.
struct GlyphSubset {
    /// A TrueType file, or the table `CFF ` by itself.
    let file: [UInt8]
    /// Whether the outlines are in PostScript's form (`CFF `).
    let isPostScript: Bool
    /// The numbers in the subset, in the order of the glyphs.
    let numbers: [Int]
    /// The smallest rectangle around all glyphs of the font (`head`): left, bottom, right and top in font units.
    let bounds: [Int]

    /// Nil for a face whose outlines are in another form, and if HarfBuzz cannot cut it.
    ///
    /// - Parameter glyphs: Glyphs of the face in ascending order.
    init?(_ face: FontFace, glyphs: [UInt32]) {
        let made: GlyphSubset? = unsafe face.withHarfBuzz { face_, _ in
            guard let input = unsafe Self.input(face_, face.variations, glyphs) else { return nil }
            defer { unsafe hb_subset_input_destroy(input) }
            guard let plan = unsafe hb_subset_plan_create_or_fail(face_, input) else { return nil }
            defer { unsafe hb_subset_plan_destroy(plan) }
            guard let subset = unsafe hb_subset_plan_execute_or_fail(plan) else { return nil }
            defer { unsafe hb_face_destroy(subset) }
            let map = unsafe hb_subset_plan_old_to_new_glyph_mapping(plan)
            let numbers = glyphs.map { Int(unsafe hb_map_get(map, $0)) }
            return unsafe GlyphSubset(subset, numbers)
        }
        guard let made else { return nil }
        self = made
    }

    private init?(_ subset: OpaquePointer, _ numbers: [Int]) {
        let head = unsafe Self.bytes(hb_face_reference_table(subset, Self.tag("head")))
        let outlines = unsafe Self.bytes(hb_face_reference_table(subset, Self.tag("CFF ")))
        isPostScript = !outlines.isEmpty
        file = unsafe isPostScript ? outlines : Self.bytes(hb_face_reference_blob(subset))
        self.numbers = numbers
        guard head.count >= 44, numbers.allSatisfy({ $0 < 0x10000 }) else { return nil }
        bounds = [36, 38, 40, 42].map { Int(Int16(truncatingIfNeeded: Int(head[$0]) << 8 | Int(head[$0 + 1]))) }
        if !isPostScript {
            let glyf = unsafe Self.bytes(hb_face_reference_table(subset, Self.tag("loca")))
            guard !glyf.isEmpty else { return nil }
        }
    }

    /// Only the tables with outlines and widths are kept, and those that change them.
    private static func input(
        _ face: OpaquePointer,
        _ variations: [FontVariation],
        _ glyphs: [UInt32]
    ) -> OpaquePointer? {
        guard let input = unsafe hb_subset_input_create_or_fail() else { return nil }
        let set = unsafe hb_subset_input_glyph_set(input)
        for glyph in glyphs { unsafe hb_set_add(set, glyph) }
        let dropped = unsafe hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
        unsafe hb_set_clear(dropped)
        for table in kept { unsafe hb_set_add(dropped, tag(table)) }
        unsafe hb_set_invert(dropped)
        unsafe hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
        let count = Int(unsafe hb_ot_var_get_axis_count(face))
        var (axes, length) = (Array(repeating: hb_ot_var_axis_info_t(), count: count), UInt32(count))
        _ = unsafe hb_ot_var_get_axis_infos(face, 0, &length, &axes)
        for axis in axes {
            let value = variations.last { $0.axis.value == axis.tag }.map { Float($0.value) } ?? axis.default_value
            _ = unsafe hb_subset_input_pin_axis_location(input, face, axis.tag, value)
        }
        return unsafe input
    }

    private static let kept = [
        "glyf", "loca", "CFF ", "head", "hhea", "hmtx", "maxp", "fvar", "avar", "gvar", "HVAR",
    ]

    private static func bytes(_ blob: OpaquePointer?) -> [UInt8] {
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let start = unsafe hb_blob_get_data(blob, &length), length > 0 else { return [] }
        return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: Int(length)))
    }

    private static func tag(_ letters: String) -> UInt32 { letters.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}
