/// The characters next to which a sensitive one may act across a space. Between other letters it does not.
struct SignNeighbors {
    /// Of those that come next.
    let after: UnicodeSet
    /// Of those that come before.
    let before: UnicodeSet
}

extension WordPlan {
    /// The neighbours that matter to sensitive characters, as far as they can be told, among `quiet` characters.
    ///
    /// A context considers the glyph next to the one it begins at before it considers a space farther away. If that glyph,
    /// whatever its character may become, is not one that the context names, the context does not apply.
    func neighbors(ofSensitive signs: ArraySlice<UInt32>, among quiet: ArraySlice<UInt32>) -> [UInt32: SignNeighbors] {
        var found: [UInt32: SignNeighbors] = [:]
        var known: [GlyphNeighbors: SignNeighbors] = [:]
        for sign in signs {
            guard let glyph = face.glyph(sign), let glyphs = glyphNeighbors(of: glyph) else { continue }
            let neighbors =
                known[glyphs]
                ?? SignNeighbors(
                    after: characters(becoming: glyphs.after, of: quiet),
                    before: characters(becoming: glyphs.before, of: quiet)
                )
            known[glyphs] = neighbors
            found[sign] = neighbors
        }
        return found
    }

    /// The glyphs next to which a glyph, or what it may become, may act across a space; nil if they cannot be told.
    private func glyphNeighbors(of glyph: UInt32) -> GlyphNeighbors? {
        if lookups.contexts.contains(where: { $0.spaces == nil && $0.input.contains(glyph) }) { return nil }
        let start = GlyphSet()
        start.insert(glyph)
        let forms = looseClosure(of: start)
        // A glyph that is deleted or becomes several has other glyphs next to it than its character's neighbours
        guard !forms.intersects(lookups.removed),
            !lookups.changes.contains(where: { $0.reach.addsGlyphs && $0.input.intersects(forms) })
        else { return nil }
        var neighbors = GlyphNeighbors()
        for (input, spaces) in lookups.contexts where input.intersects(forms) {
            guard let spaces else { return nil }
            neighbors.add(spaces, of: Set(forms.members))
        }
        return neighbors
    }

    /// The characters that may become one of the glyphs, whatever is next to them.
    private func characters(becoming glyphs: Set<UInt32>, of quiet: ArraySlice<UInt32>) -> UnicodeSet {
        let origins = GlyphSet()
        glyphs.forEach(origins.insert)
        var pending = lookups.changes
        while let index = pending.firstIndex(where: { $0.output.intersects(origins) }) {
            origins.formUnion(pending.remove(at: index).input)
        }
        return UnicodeSet(quiet.filter { face.glyph($0).map(origins.contains) ?? true }[...])
    }
}

/// The glyphs that contexts name next to others.
private struct GlyphNeighbors: Hashable {
    private(set) var after: Set<UInt32> = []
    /// Of contexts that do not consider what comes next.
    private(set) var before: Set<UInt32> = []

    /// Adds what contexts name that may begin at one of some glyphs.
    mutating func add(_ contexts: SpaceContexts, of forms: Set<UInt32>) {
        func glyphs(_ coverage: Int?) -> Set<UInt32> { coverage.flatMap { contexts.coverages[$0] } ?? [] }
        for context in contexts.all where !glyphs(context.input).isDisjoint(with: forms) {
            if context.after == nil {
                before.formUnion(glyphs(context.before))
            } else {
                after.formUnion(glyphs(context.after))
            }
        }
    }
}
