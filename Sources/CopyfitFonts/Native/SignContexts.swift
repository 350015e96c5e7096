/// The contexts in which sensitive characters may act across a space.
struct SignContexts: Sendable {
    /// Those of each sensitive character that name a space. A character without an entry may act anywhere.
    fileprivate(set) var ofSigns: [UInt32: [SignContext]] = [:]
    /// What contexts accept in one place.
    fileprivate(set) var places: [ContextPlace] = []
}

/// What a context accepts before and after the character that it begins at, the nearest place first, each by its number in
/// `SignContexts.places`.
struct SignContext: Hashable {
    let before: [Int]
    let after: [Int]
}

/// What a context accepts in one place.
struct ContextPlace {
    let includesSpace: Bool
    /// The quiet characters that may become a glyph which is accepted there, without those that may become part of a ligature.
    let characters: UnicodeSet
}

extension WordPlan {
    /// The contexts of sensitive characters among `quiet` ones, as far as they can be told.
    func contexts(ofSensitive signs: ArraySlice<UInt32>, among quiet: ArraySlice<UInt32>) -> SignContexts {
        var found = SignContexts()
        guard lookups.changes.count <= Self.mostChanges else { return found }
        var numbers = PlaceNumbers()
        var known: [[UInt32]: [SignContext]?] = [:]
        for sign in signs {
            guard let glyph = face.glyph(sign), let forms = lastingForms(of: glyph) else { continue }
            let contexts = known[forms.members] ?? contexts(of: forms, &numbers)
            known[forms.members] = contexts
            found.ofSigns[sign] = contexts
        }
        found.places = numbers.accepted.map { place($0, of: quiet) }
        return found
    }

    /// More than fonts have; it bounds the time that a malicious one takes.
    private static let mostChanges = 256

    /// What a glyph may become; nil if it may be deleted or become several: what is next to its character is then not next to
    /// its glyphs.
    private func lastingForms(of glyph: UInt32) -> GlyphSet? {
        let start = GlyphSet()
        start.insert(glyph)
        let forms = looseClosure(of: start)
        guard !forms.intersects(lookups.removed),
            !lookups.changes.contains(where: { $0.reach.addsGlyphs && $0.input.intersects(forms) })
        else { return nil }
        return forms
    }

    /// The contexts with a space that begin at one of the glyphs; nil if they cannot be told.
    private func contexts(of forms: GlyphSet, _ numbers: inout PlaceNumbers) -> [SignContext]? {
        var found: Set<SignContext> = []
        for (lookup, context) in lookups.contexts.enumerated() where context.input.intersects(forms) {
            guard let spaces = context.spaces else { return nil }
            for context in spaces.all where spaces.coverages[context.input]?.contains(where: forms.contains) == true {
                guard let before = numbers.places(context.before, spaces, ofLookup: lookup),
                    let after = numbers.places(context.after, spaces, ofLookup: lookup),
                    found.count < PlaceNumbers.most
                else { return nil }
                found.insert(SignContext(before: before, after: after))
            }
        }
        return Array(found)
    }

    private func place(_ glyphs: Set<UInt32>, of quiet: ArraySlice<UInt32>) -> ContextPlace {
        let accepted = GlyphSet()
        glyphs.forEach(accepted.insert)
        let origins = origins(of: accepted)
        return ContextPlace(
            includesSpace: face.glyph(0x20).map(glyphs.contains) ?? true,
            characters: UnicodeSet(quiet.filter { face.glyph($0).map(origins.contains) ?? true }[...])
        )
    }
}

/// The numbers of places by the glyphs that they accept.
private struct PlaceNumbers {
    /// The glyphs of each place.
    private(set) var accepted: [Set<UInt32>] = []
    private var numbers: [Set<UInt32>: Int] = [:]
    private var known: [Coverage: Int] = [:]

    /// More than fonts have, of places and of a sign's contexts.
    static let most = 256

    private struct Coverage: Hashable {
        let lookup: Int
        let position: Int
    }

    /// The numbers of the places with these coverage tables; nil if there are too many places.
    mutating func places(_ coverages: [Int], _ contexts: SpaceContexts, ofLookup lookup: Int) -> [Int]? {
        var found: [Int] = []
        for position in coverages {
            let coverage = Coverage(lookup: lookup, position: position)
            guard let number = known[coverage] ?? number(of: contexts.coverages[position] ?? []) else { return nil }
            known[coverage] = number
            found.append(number)
        }
        return found
    }

    private mutating func number(of glyphs: Set<UInt32>) -> Int? {
        if let number = numbers[glyphs] { return number }
        guard accepted.count < Self.most else { return nil }
        accepted.append(glyphs)
        numbers[glyphs] = accepted.count - 1
        return accepted.count - 1
    }
}
