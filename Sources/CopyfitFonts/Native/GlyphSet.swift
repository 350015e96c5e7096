import CHarfBuzz

/// HarfBuzz's set of numbers.
@safe final class GlyphSet {
    let handle: OpaquePointer

    init() { unsafe handle = hb_set_create() }
    deinit { unsafe hb_set_destroy(handle) }

    var isEmpty: Bool { unsafe hb_set_is_empty(handle) != 0 }
    var count: Int { Int(unsafe hb_set_get_population(handle)) }
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
