import CHarfBuzz

/// What HarfBuzz's plan for a face, a script, a language and features says about glyphs beside spaces.
@safe struct WordPlan: ~Copyable {
    private let face: HarfBuzzFace
    private let plan: OpaquePointer
    private let script: UInt32
    /// Input glyphs of lookups that name the space, or may take one unnamed: nothing else can change at a space.
    private let sensitive = GlyphSet()
    private let substitutions = GlyphSet()

    /// `features` must not be those of fractions, which the plan leaves out: they act beside U+2044 only.
    init(_ properties: RunProperties) {
        face = properties.face.harfBuzz
        script = properties.scriptTag
        unsafe plan = face.plan(properties)
        let space = face.glyph(0x20)
        addLookups(LayoutTag.substitution, LookupTable(face.bytes(ofTable: "GSUB"), .substitution), space)
        addLookups(LayoutTag.positioning, LookupTable(face.bytes(ofTable: "GPOS"), .positioning), space)
    }

    deinit { unsafe hb_shape_plan_destroy(plan) }

    /// Whether no lookup at all has to do with the space.
    var isIndifferent: Bool { sensitive.isEmpty }

    /// Whether no lookup begins at the space, and it is no mark.
    var leavesSpace: Bool {
        guard let space = face.glyph(0x20) else { return false }
        let kind = unsafe hb_ot_layout_get_glyph_class(face.handle, space)
        return !sensitive.contains(space) && kind != HB_OT_LAYOUT_GLYPH_CLASS_MARK
    }

    /// The characters words may consist of, in rising order: letters, digits, signs of the plan's script or of none that
    /// the face maps.
    var candidates: [UInt32] {
        face.characters.filter { character in
            character != 0x2044 && isOfScript(character) && isVisibleBase(character)
                && !isSensitive(character)
        }
    }

    /// Whether the font has one of these features for any script.
    func has(_ features: Set<UInt32>) -> Bool {
        var count: UInt32 = 64
        var start: UInt32 = 0
        var tags = [UInt32](repeating: 0, count: 64)
        repeat {
            unsafe hb_ot_layout_table_get_feature_tags(face.handle, LayoutTag.substitution, start, &count, &tags)
            if tags.prefix(Int(count)).contains(where: features.contains) { return true }
            start += count
        } while count > 0
        return false
    }

    /// Whether nothing that these characters may become is sensitive, or a mark.
    func isInert(_ characters: ArraySlice<UInt32>) -> Bool {
        let glyphs = GlyphSet()
        for character in characters { face.glyph(character).map(glyphs.insert) }
        unsafe hb_ot_layout_lookups_substitute_closure(face.handle, substitutions.handle, glyphs.handle)
        let marks = GlyphSet()
        unsafe hb_ot_layout_get_glyphs_in_class(face.handle, HB_OT_LAYOUT_GLYPH_CLASS_MARK, marks.handle)
        return !glyphs.intersects(sensitive) && !glyphs.intersects(marks)
    }

    /// General categories of marks, and of what is not seen.
    private static let leftOut: Set<UInt32> = [
        HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK.rawValue, HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK.rawValue,
        HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK.rawValue,
        HB_UNICODE_GENERAL_CATEGORY_CONTROL.rawValue, HB_UNICODE_GENERAL_CATEGORY_FORMAT.rawValue,
        HB_UNICODE_GENERAL_CATEGORY_UNASSIGNED.rawValue, HB_UNICODE_GENERAL_CATEGORY_PRIVATE_USE.rawValue,
        HB_UNICODE_GENERAL_CATEGORY_SURROGATE.rawValue, HB_UNICODE_GENERAL_CATEGORY_LINE_SEPARATOR.rawValue,
        HB_UNICODE_GENERAL_CATEGORY_PARAGRAPH_SEPARATOR.rawValue, HB_UNICODE_GENERAL_CATEGORY_SPACE_SEPARATOR.rawValue,
    ]
    private func category(_ character: UInt32) -> UInt32 {
        unsafe hb_unicode_general_category(hb_unicode_funcs_get_default(), character).rawValue
    }

    private func isOfScript(_ character: UInt32) -> Bool {
        let own = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), character)
        return own == hb_script_t(script) || own == HB_SCRIPT_COMMON || own == HB_SCRIPT_INHERITED
    }

    private func isVisibleBase(_ character: UInt32) -> Bool { !Self.leftOut.contains(category(character)) }

    private func isSensitive(_ character: UInt32) -> Bool {
        face.glyph(character).map(sensitive.contains) ?? true
    }

    /// Gathers the sensitive glyphs of a table's lookups, those that contexts apply among them.
    private func addLookups(_ tag: UInt32, _ table: LookupTable, _ space: UInt32?) {
        let active = GlyphSet()
        unsafe hb_ot_shape_plan_collect_lookups(plan, tag, active.handle)
        if tag == LayoutTag.substitution { substitutions.formUnion(active) }
        var pending = active.members
        var known = Set(pending)
        while let lookup = pending.popLast() {
            let (context, input) = (GlyphSet(), GlyphSet())
            unsafe hb_ot_layout_lookup_collect_glyphs(
                face.handle,
                tag,
                lookup,
                context.handle,
                input.handle,
                context.handle,
                nil
            )
            let namesSpace = space.map { context.contains($0) || input.contains($0) } ?? true
            let reach = table.reach(ofLookup: Int(lookup)) ?? LookupReach(mayTakeSpace: true)
            if namesSpace || reach.mayTakeSpace { sensitive.formUnion(input) }
            for nested in reach.nested where known.insert(UInt32(nested)).inserted { pending.append(UInt32(nested)) }
        }
    }
}

private enum LayoutTag {
    static let substitution = FontTag("GSUB")!.value
    static let positioning = FontTag("GPOS")!.value
}

/// HarfBuzz's set of numbers.
@safe private final class GlyphSet {
    let handle: OpaquePointer

    init() { unsafe handle = hb_set_create() }
    deinit { unsafe hb_set_destroy(handle) }

    var isEmpty: Bool { unsafe hb_set_is_empty(handle) != 0 }
    func contains(_ member: UInt32) -> Bool { unsafe hb_set_has(handle, member) != 0 }
    func insert(_ member: UInt32) { unsafe hb_set_add(handle, member) }
    func formUnion(_ other: GlyphSet) { unsafe hb_set_union(handle, other.handle) }

    func intersects(_ other: GlyphSet) -> Bool {
        let common = GlyphSet()
        common.formUnion(self)
        unsafe hb_set_intersect(common.handle, other.handle)
        return !common.isEmpty
    }

    /// In rising order.
    var members: [UInt32] {
        var (members, member): ([UInt32], UInt32) = ([], UInt32.max)
        while unsafe hb_set_next(handle, &member) != 0 { members.append(member) }
        return members
    }
}

extension HarfBuzzFace {
    /// The characters the face maps, in rising order. O(characters).
    fileprivate var characters: [UInt32] {
        let characters = GlyphSet()
        unsafe hb_face_collect_unicodes(handle, characters.handle)
        return characters.members
    }

    fileprivate func plan(_ properties: RunProperties) -> OpaquePointer {
        var segment = unsafe hb_segment_properties_t()
        unsafe segment.direction = properties.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
        unsafe segment.script = hb_script_t(properties.scriptTag)
        unsafe segment.language = properties.language.handle
        let off = ["frac", "numr", "dnom"].map { hb_feature_t(tag: FontTag($0)!.value, value: 0, start: 0, end: .max) }
        let asked = properties.features.map {
            hb_feature_t(tag: $0.tag.value, value: $0.value, start: 0, end: UInt32.max)
        }
        var count: UInt32 = 0
        let coordinates = unsafe hb_font_get_var_coords_normalized(unscaled, &count)
        let features = off + asked
        return unsafe hb_shape_plan_create2(
            handle,
            &segment,
            features,
            UInt32(features.count),
            coordinates,
            count,
            nil
        )!
    }
}
