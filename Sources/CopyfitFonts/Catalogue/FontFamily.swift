/// The faces of one family name.
struct FontFamily: Sendable {
    let name: String
    private(set) var slots: [FontSlot] = []
    /// Whether the faces are those of another family.
    let isStandIn: Bool

    init(name: String) { (self.name, isStandIn) = (name, false) }

    /// The faces of another family under a name.
    init(name: String, standIn other: FontFamily) { (self.name, slots, isStandIn) = (name, other.slots, true) }

    mutating func add(_ slot: FontSlot) { slots.append(slot) }

    /// The face nearest to a style (CSS Fonts 4).
    func nearest(to style: FontStyle) -> FontSlot? {
        FontMatching.nearest(to: style, among: slots.map { $0.record.style }).map { slots[$0] }
    }
}

/// Families by name, in order of their first face. Comparison ignores case, spaces and hyphens.
struct FontFamilies: Sendable {
    private var indices: [String: Int] = [:]
    private(set) var all: [FontFamily] = []

    mutating func add(_ slot: FontSlot) {
        let key = FontStyleName.normalized(slot.record.family)
        if let index = indices[key] {
            all[index].add(slot)
        } else {
            indices[key] = all.count
            var family = FontFamily(name: slot.record.family)
            family.add(slot)
            all.append(family)
        }
    }

    subscript(name: some StringProtocol) -> FontFamily? {
        indices[FontStyleName.normalized(name)].map { all[$0] }
    }
}
