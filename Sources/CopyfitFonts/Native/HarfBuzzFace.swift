import CHarfBuzz

/// A face of a font file with its variation settings, made immutable: names, style, metrics and the character map.
///
/// Sendable: HarfBuzz lets threads share immutable faces and fonts. Fonts scaled for shaping are made from `unscaled`.
@safe final class HarfBuzzFace: @unchecked Sendable {
    /// HarfBuzz's face.
    let handle: OpaquePointer
    /// A font in the face's own units.
    let unscaled: OpaquePointer
    let file: FontFile
    let unitsPerEm: Int
    let glyphCount: Int

    init(file: FontFile, index: Int, variations: [FontVariation]) throws(FontError) {
        self.file = file
        let face = unsafe file.makeFace(index: index)
        unsafe handle = unsafe face
        unitsPerEm = Int(unsafe hb_face_get_upem(face))
        glyphCount = Int(unsafe hb_face_get_glyph_count(face))
        unsafe hb_face_make_immutable(face)
        let font = unsafe hb_font_create(face)!
        unsafe unscaled = font
        unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        try unsafe Self.apply(variations, to: font, of: face, path: file.path)
        unsafe hb_font_make_immutable(font)
    }

    deinit {
        unsafe hb_font_destroy(unscaled)
        unsafe hb_face_destroy(handle)
    }

    /// The face's index in its file.
    var index: Int { Int(unsafe hb_face_get_index(handle)) }

    /// Whether the face maps the character itself to a glyph (`cmap`). O(1).
    func maps(_ character: UInt32) -> Bool { glyph(character) != nil }

    /// The character's own glyph (`cmap`), or nil. O(1).
    func glyph(_ character: UInt32) -> UInt32? {
        var glyph: UInt32 = 0
        return unsafe hb_font_get_nominal_glyph(unscaled, character, &glyph) != 0 ? glyph : nil
    }

    /// Whether HarfBuzz can show the character by its canonical parts, all of which are mapped. O(parts).
    func composesFromParts(_ character: UInt32) -> Bool {
        var (first, second): (UInt32, UInt32) = (0, 0)
        let functions = unsafe hb_unicode_funcs_get_default()
        guard unsafe hb_unicode_decompose(functions, character, &first, &second) != 0 else { return false }
        return (maps(first) || composesFromParts(first)) && (second == 0 || maps(second))
    }

    /// Whether the two characters have a canonical composite that is mapped.
    func composes(_ first: UInt32, _ second: UInt32) -> Bool {
        var composite: UInt32 = 0
        let functions = unsafe hb_unicode_funcs_get_default()
        return unsafe hb_unicode_compose(functions, first, second, &composite) != 0 && maps(composite)
    }

    /// Whether a character combines with the one before it (General_Category M).
    static func isMark(_ character: UInt32) -> Bool {
        let category = unsafe hb_unicode_general_category(hb_unicode_funcs_get_default(), character)
        return category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK
            || category == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK
            || category == HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK
    }

    /// A glyph's advance in font units.
    func unscaledAdvance(ofGlyph glyph: UInt32) -> Int {
        Int(unsafe hb_font_get_glyph_h_advance(unscaled, glyph))
    }

    /// The left and the right edge of a glyph's ink in font units, from its origin; nil if the face does not tell.
    func inkEdges(ofGlyph glyph: UInt32) -> (left: Int, right: Int)? {
        var extents = hb_glyph_extents_t()
        guard unsafe hb_font_get_glyph_extents(unscaled, glyph, &extents) != 0 else { return nil }
        return (Int(extents.x_bearing), Int(extents.x_bearing + extents.width))
    }

    /// Whether the face positions glyphs by a feature (`GPOS`), in any script. O(features).
    func hasPositioning(_ feature: UInt32) -> Bool {
        var start: UInt32 = 0
        while true {
            var tags = [hb_tag_t](repeating: 0, count: 32)
            var count = UInt32(tags.count)
            let table = Self.tag("GPOS")
            let total = unsafe hb_ot_layout_table_get_feature_tags(handle, table, start, &count, &tags)
            if tags.prefix(Int(count)).contains(feature) { return true }
            start += count
            if count == 0 || start >= total { return false }
        }
    }

    /// The positions of carets inside a ligature (`GDEF`), in font units from its origin; empty if the font does not
    /// specify them.
    func ligatureCarets(ofGlyph glyph: UInt32) -> [Int] {
        var count: UInt32 = 0
        let direction = HB_DIRECTION_LTR
        let total = unsafe hb_ot_layout_get_ligature_carets(unscaled, direction, glyph, 0, &count, nil)
        var carets = [hb_position_t](repeating: 0, count: Int(total))
        count = total
        _ = unsafe hb_ot_layout_get_ligature_carets(unscaled, direction, glyph, 0, &count, &carets)
        return carets.prefix(Int(count)).map { Int($0) }
    }

    /// A string of the `name` table in English, or else in its first language. Empty when absent.
    func name(_ id: UInt32) -> String {
        var capacity: UInt32 = 0
        let english = unsafe hb_language_from_string("en", -1)
        let length = unsafe hb_ot_name_get_utf8(handle, id, english, &capacity, nil)
        guard length > 0 else { return "" }
        capacity = length + 1
        var bytes = [CChar](repeating: 0, count: Int(capacity))
        unsafe hb_ot_name_get_utf8(handle, id, english, &capacity, &bytes)
        return String(decoding: bytes.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The weight, width and slant that `fvar`, `STAT`, `OS/2` and `head` give this instance.
    var style: FontStyle {
        let italic = unsafe hb_style_get_value(unscaled, HB_STYLE_TAG_ITALIC)
        let angle = unsafe hb_style_get_value(unscaled, HB_STYLE_TAG_SLANT_ANGLE)
        return FontStyle(
            weight: FontWeight(Double(unsafe hb_style_get_value(unscaled, HB_STYLE_TAG_WEIGHT))),
            width: FontWidth(Double(unsafe hb_style_get_value(unscaled, HB_STYLE_TAG_WIDTH))),
            slant: italic != 0 ? .italic : angle != 0 && isNamedOblique ? .oblique : .normal
        )
    }

    private var isNamedOblique: Bool {
        let words = name(2)
        return words.indices.contains { words[$0...].hasPrefix("Oblique") }
    }

    /// The axes of a variable face, and how far each goes (`fvar`).
    var axes: [FontTag: ClosedRange<Double>] {
        axisInfos.reduce(into: [:]) { ranges, axis in
            let (tag, lowest) = (FontTag(axis.tag), Double(axis.min_value))
            ranges[tag] = ranges[tag] ?? lowest...max(lowest, Double(axis.max_value))
        }
    }

    private var axisInfos: [hb_ot_var_axis_info_t] {
        var count = unsafe hb_ot_var_get_axis_count(handle)
        var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        unsafe hb_ot_var_get_axis_infos(handle, 0, &count, &axes)
        return axes
    }

    /// Where the named instances of a variable face are on its axes (`fvar`), in the font's order.
    var namedInstances: [[FontVariation]] {
        let axes = axisInfos
        let instances = min(Self.mostInstances, unsafe hb_ot_var_get_named_instance_count(handle))
        return (0..<instances).map { instance in
            var coordinates = [Float](repeating: 0, count: axes.count)
            var count = UInt32(axes.count)
            unsafe hb_ot_var_named_instance_get_design_coords(handle, instance, &count, &coordinates)
            return zip(axes, coordinates).map { FontVariation(axis: FontTag($0.tag), value: Double($1)) }
        }
    }

    /// More than any font in use has.
    private static let mostInstances: UInt32 = 256

    /// Whether the face has a table of this name.
    func hasTable(_ tag: StaticString) -> Bool {
        let bytes = unsafe hb_face_reference_table(handle, Self.tag(tag))
        defer { unsafe hb_blob_destroy(bytes) }
        return unsafe hb_blob_get_length(bytes) > 0
    }

    /// A table's bytes; empty if the face lacks it. O(bytes).
    func bytes(ofTable tag: StaticString) -> [UInt8] {
        let blob = unsafe hb_face_reference_table(handle, Self.tag(tag))
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let start = unsafe hb_blob_get_data(blob, &length) else { return [] }
        return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: Int(length)))
    }

    /// Reads big-endian 16-bit values of a table; nil if the table is too short.
    func table(_ tag: StaticString, int16At offsets: [Int]) -> [Int]? {
        let blob = unsafe hb_face_reference_table(handle, Self.tag(tag))
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let start = unsafe hb_blob_get_data(blob, &length) else { return nil }
        let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
        guard offsets.allSatisfy({ $0 + 2 <= bytes.count }) else { return nil }
        return offsets.map { offset in
            let high = unsafe bytes[offset]
            let low = unsafe bytes[offset + 1]
            return Int(Int16(bitPattern: UInt16(high) << 8 | UInt16(low)))
        }
    }

    /// HarfBuzz's own choice of ascender, descender (negative) and line gap in font units.
    var horizontalExtents: (ascender: Int, descender: Int, lineGap: Int) {
        var extents = hb_font_extents_t()
        unsafe hb_font_get_h_extents(unscaled, &extents)
        return (Int(extents.ascender), Int(extents.descender), Int(extents.line_gap))
    }

    /// Height of capitals in font units, or nil.
    var capHeight: Int? { metric(HB_OT_METRICS_TAG_CAP_HEIGHT) }

    /// Height of lower-case letters in font units, or nil.
    var xHeight: Int? { metric(HB_OT_METRICS_TAG_X_HEIGHT) }

    /// The top of a line below text, and its thickness, in font units; `y` grows upwards.
    var underlineOffset: Int? { metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) }
    var underlineSize: Int? { metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) }

    /// The top of a line through text, and its thickness, in font units.
    var strikeoutOffset: Int? { metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) }
    var strikeoutSize: Int? { metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE) }

    private func metric(_ metric: hb_ot_metrics_tag_t) -> Int? {
        var position: Int32 = 0
        return unsafe hb_ot_metrics_get_position(unscaled, metric, &position) != 0 ? Int(position) : nil
    }

    private static func tag(_ letters: StaticString) -> UInt32 { FontTag(letters.description)!.value }

    private static func apply(
        _ variations: [FontVariation],
        to font: OpaquePointer,
        of face: OpaquePointer,
        path: String
    ) throws(FontError) {
        guard !variations.isEmpty else { return }
        for variation in variations {
            var axis = hb_ot_var_axis_info_t()
            guard unsafe hb_ot_var_find_axis_info(face, variation.axis.value, &axis) != 0 else {
                throw .noSuchAxis(path: path, axis: variation.axis.description)
            }
            let range = Double(axis.min_value)...Double(max(axis.min_value, axis.max_value))
            guard range.contains(variation.value) else {
                let name = variation.axis.description
                throw .axisOutOfRange(path: path, axis: name, value: variation.value, range: range)
            }
        }
        let settings = variations.map { hb_variation_t(tag: $0.axis.value, value: Float($0.value)) }
        unsafe hb_font_set_variations(font, settings, UInt32(settings.count))
    }
}
