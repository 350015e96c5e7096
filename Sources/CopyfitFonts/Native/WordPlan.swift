import CHarfBuzz

/// What HarfBuzz's plan for a face, a script, a language and features does to glyphs next to spaces.
@safe struct WordPlan: ~Copyable {
    let face: HarfBuzzFace
    private let plan: OpaquePointer
    private let script: UInt32
    let lookups: SpaceLookups

    /// `features` must not contain those of fractions, which the plan ignores: they act only next to U+2044.
    init(_ properties: RunProperties) {
        face = properties.face.harfBuzz
        script = properties.scriptTag
        unsafe plan = face.plan(properties)
        unsafe lookups = SpaceLookups(face, plan)
    }

    deinit { unsafe hb_shape_plan_destroy(plan) }

    /// Whether no lookup at all concerns the space.
    var isIndifferent: Bool { lookups.sensitive.isEmpty }

    /// Whether no lookup begins at the space, and the space is not a mark.
    var leavesSpace: Bool {
        guard let space = face.glyph(0x20) else { return false }
        let kind = unsafe hb_ot_layout_get_glyph_class(face.handle, space)
        return !lookups.sensitive.contains(space) && kind != HB_OT_LAYOUT_GLYPH_CLASS_MARK
    }

    /// The characters words may consist of, in rising order: the letters, digits and signs of the plan's script, or of
    /// no script, that the face maps. `quiet` ones, unchanged, do not act across a space.
    var candidates: (quiet: [UInt32], sensitive: [UInt32]) {
        let all = face.characters.filter { $0 != 0x2044 && isOfScript($0) && isVisibleBase($0) }
        return (all.filter { !isSensitive($0) }, all.filter { isSensitive($0) })
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

    /// Whether nothing that these characters may become is sensitive, is a mark, or may be removed: at the start of a
    /// buffer HarfBuzz assigns what it removes to another cluster.
    func isInert(_ characters: ArraySlice<UInt32>) -> Bool { isInert(closure(of: [characters])) }

    private func isInert(_ glyphs: GlyphSet) -> Bool {
        !glyphs.intersects(lookups.sensitive) && !glyphs.intersects(marks) && !glyphs.intersects(lookups.removed)
    }

    /// How far lookups look from sensitive characters that are surrounded by quiet ones; nil if there is no bound.
    ///
    /// A lookup that includes a space begins at a sensitive glyph. Quiet characters never become one, whatever is next
    /// to them, so after enough of them the lookup has no effect. Those that may become part of a ligature do not
    /// count.
    func reach(ofSensitive signs: ArraySlice<UInt32>, among quiet: ArraySlice<UInt32>) -> SignReach? {
        let all = closure(of: [quiet, signs, [0x20]])
        guard !all.intersects(lookups.farSensitive), !all.intersects(marks) else { return nil }
        let forms = looseClosure(of: glyphs(of: [quiet]))
        guard isInert(forms) else { return nil }
        let joined = joinedGlyphs(all)
        return SignReach(
            distance: lookups.distance,
            joinable: (quiet + signs).sorted().filter { face.glyph($0).map(joined.contains) ?? true }
        )
    }

    /// The glyphs that may be part of a ligature in a text of `all`, and those they are made of.
    private func joinedGlyphs(_ all: GlyphSet) -> GlyphSet {
        let joined = GlyphSet()
        for ligature in lookups.changes.flatMap({ $0.reach.ligatures }) where ligature.allSatisfy(all.contains) {
            ligature.forEach(joined.insert)
        }
        return origins(of: joined)
    }

    /// A superset of what may become one of the glyphs by itself, whatever is next to it: without parts of ligatures.
    func origins(of glyphs: GlyphSet) -> GlyphSet {
        let origins = GlyphSet()
        origins.formUnion(glyphs)
        var pending = lookups.changes.filter { $0.reach.ligatures.isEmpty }
        while let index = pending.firstIndex(where: { $0.output.intersects(origins) }) {
            origins.formUnion(pending.remove(at: index).input)
        }
        return origins
    }

    private var marks: GlyphSet {
        let marks = GlyphSet()
        unsafe hb_ot_layout_get_glyphs_in_class(face.handle, HB_OT_LAYOUT_GLYPH_CLASS_MARK, marks.handle)
        return marks
    }

    /// Everything that the characters may become next to each other. HarfBuzz does at most 13 rounds and omits lookups
    /// from a round of more than 35,000, so it is asked again until nothing is new. A superset if that takes too long, or
    /// if HarfBuzz does not consider all that rules do.
    private func closure(of characters: [ArraySlice<UInt32>]) -> GlyphSet {
        let glyphs = glyphs(of: characters)
        guard lookups.visits <= 35_000, !lookups.changesNewGlyphs else { return looseClosure(of: glyphs) }
        for _ in 0..<Self.mostRounds {
            let count = glyphs.count
            unsafe hb_ot_layout_lookups_substitute_closure(face.handle, lookups.substitutions.handle, glyphs.handle)
            if glyphs.count == count { return glyphs }
        }
        return looseClosure(of: glyphs)
    }

    private static let mostRounds = 16

    /// A superset of what the glyphs may become, whatever is next to them: everything made by a lookup that changes one
    /// of them.
    func looseClosure(of glyphs: GlyphSet) -> GlyphSet {
        var pending = lookups.changes
        while let index = pending.firstIndex(where: { $0.input.intersects(glyphs) }) {
            glyphs.formUnion(pending.remove(at: index).output)
        }
        return glyphs
    }

    func glyphs(of characters: [ArraySlice<UInt32>]) -> GlyphSet {
        let glyphs = GlyphSet()
        for character in characters.joined() { face.glyph(character).map(glyphs.insert) }
        return glyphs
    }

    /// General categories of marks and of invisible characters.
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

    /// Not a mark, nor anything else that extends the grapheme of the space before it, nor invisible.
    private func isVisibleBase(_ character: UInt32) -> Bool {
        guard !Self.leftOut.contains(category(character)), let properties = Unicode.Scalar(character)?.properties else {
            return false
        }
        return !properties.isGraphemeExtend && !properties.isEmojiModifier
    }

    private func isSensitive(_ character: UInt32) -> Bool {
        face.glyph(character).map(lookups.sensitive.contains) ?? true
    }
}

/// How far lookups look from a sensitive character.
struct SignReach {
    /// In characters, not counting `joinable` ones.
    let distance: Int
    /// Characters that may become part of a ligature, in rising order.
    let joinable: [UInt32]
}

/// A plan's lookups, including those that contexts apply: where they concern a space, and what they change.
struct SpaceLookups {
    /// Input glyphs of lookups that name the space or may match it unnamed: nothing else can change at a space.
    let sensitive = GlyphSet()
    /// Of these, the input glyphs of lookups that skip glyphs, so that their distance is unbounded.
    let farSensitive = GlyphSet()
    /// How many glyphs away from a sensitive one the other lookups look at most.
    private(set) var distance = 0
    /// Input glyphs of lookups that delete a glyph.
    let removed = GlyphSet()
    let substitutions = GlyphSet()
    private(set) var changes: [GlyphChange] = []
    /// The lookups whose input is sensitive, and the contexts in which they consider a space; nil if these cannot be told.
    private(set) var contexts: [(input: GlyphSet, spaces: SpaceContexts?)] = []
    /// Whether a rule may change a glyph that it has made.
    private(set) var changesNewGlyphs = false
    /// How many lookups a round of HarfBuzz's closure visits at most, each as often as a context applies it.
    private(set) var visits = 0

    init(_ face: HarfBuzzFace, _ plan: OpaquePointer) {
        unsafe hb_ot_shape_plan_collect_lookups(plan, LayoutTag.substitution, substitutions.handle)
        let positionings = GlyphSet()
        unsafe hb_ot_shape_plan_collect_lookups(plan, LayoutTag.positioning, positionings.handle)
        add(substitutions.members, of: LayoutTag.substitution, in: face)
        add(positionings.members, of: LayoutTag.positioning, in: face)
    }

    private mutating func add(_ active: [UInt32], of tag: UInt32, in face: HarfBuzzFace) {
        let isSubstitution = tag == LayoutTag.substitution
        let table =
            isSubstitution
            ? LookupTable(face.bytes(ofTable: "GSUB"), .substitution)
            : LookupTable(face.bytes(ofTable: "GPOS"), .positioning)
        var pending = active
        var nested: [Int: [Int]] = [:]
        var known = Set(pending)
        while let lookup = pending.popLast() {
            let glyphs = face.glyphs(ofLookup: lookup, tag)
            let space = face.glyph(0x20)
            let namesSpace = space.map { glyphs.context.contains($0) || glyphs.input.contains($0) } ?? true
            let reach = table.reach(ofLookup: Int(lookup), space: namesSpace ? space : nil) ?? .unknown
            if namesSpace || reach.mayTakeSpace {
                addSensitive(glyphs.input, within: reach.distance)
                contexts.append((glyphs.input, reach.spaceContexts))
            }
            if reach.removesGlyphs { removed.formUnion(glyphs.input) }
            changesNewGlyphs = changesNewGlyphs || reach.changesNewGlyphs
            if isSubstitution, !reach.isContext {
                changes.append(GlyphChange(input: glyphs.input, output: glyphs.output, reach: reach))
            }
            nested[Int(lookup)] = reach.nested
            for nested in reach.nested where known.insert(UInt32(nested)).inserted { pending.append(UInt32(nested)) }
        }
        if isSubstitution { visits = Self.visits(of: active.map { Int($0) }, nested) }
    }

    /// How many lookups there are in the trees below these; a very large number if one applies itself or they nest
    /// deeper than any font needs.
    private static func visits(of lookups: [Int], _ nested: [Int: [Int]]) -> Int {
        var known: [Int: Int] = [:]
        func visits(_ lookup: Int, depth: Int) -> Int {
            if let count = known[lookup] { return count }
            if depth > deepestNesting { return Int(Int32.max) }
            known[lookup] = Int(Int32.max)
            let count = (nested[lookup] ?? []).reduce(1) { min(Int(Int32.max), $0 + visits($1, depth: depth + 1)) }
            known[lookup] = count
            return count
        }
        return lookups.reduce(0) { min(Int(Int32.max), $0 + visits($1, depth: 0)) }
    }

    private static let deepestNesting = 64

    private mutating func addSensitive(_ glyphs: GlyphSet, within reach: Int) {
        sensitive.formUnion(glyphs)
        if reach == .max { farSensitive.formUnion(glyphs) } else { distance = max(distance, reach) }
    }
}

/// A substitution that is not a context: which glyphs it replaces, and by which.
struct GlyphChange {
    let input: GlyphSet
    let output: GlyphSet
    let reach: LookupReach
}

private enum LayoutTag {
    static let substitution = FontTag("GSUB")!.value
    static let positioning = FontTag("GPOS")!.value
}

extension HarfBuzzFace {
    /// The glyphs of a lookup as HarfBuzz lists them: its input, the glyphs around it, its output.
    fileprivate func glyphs(ofLookup lookup: UInt32, _ tag: UInt32) -> (
        input: GlyphSet, context: GlyphSet, output: GlyphSet
    ) {
        let (input, context, output) = (GlyphSet(), GlyphSet(), GlyphSet())
        unsafe hb_ot_layout_lookup_collect_glyphs(
            handle,
            tag,
            lookup,
            context.handle,
            input.handle,
            context.handle,
            output.handle
        )
        return (input, context, output)
    }

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
            OpenTypeShaper.only.list
        )!
    }
}
