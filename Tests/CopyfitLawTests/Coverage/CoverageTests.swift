import Testing

/// What the generator's programs are made of, beside what the library publishes.
struct CoverageTests {
    private static let surface = Surface()
    private static let programs = Surface.texts(in: "Tests/CopyfitLawTests/Views").joined(separator: "\n")

    @Test("Every view is in a program or left out for a reason")
    func views() {
        let used = Self.surface.views.filter { Self.words.contains($0) }
        #expect(Self.surface.views.subtracting(used).subtracting(LeftOut.allViews) == [])
        #expect(LeftOut.allViews.subtracting(Self.surface.views) == [], "left out, and not there")
        #expect(used.count > 60)
    }

    @Test("Every modifier that takes views is in a program")
    func contentModifiers() {
        #expect(Self.surface.contentModifiers.filter { !Self.calls.contains($0) } == [])
        #expect(Self.surface.contentModifiers.count > 20)
    }

    @Test("Every other modifier is in a program or left out for a reason")
    func otherModifiers() {
        let unused = Self.surface.otherModifiers.subtracting(Self.calls)
        #expect(unused.subtracting(LeftOut.allModifiers) == [])
        #expect(LeftOut.allModifiers.subtracting(Self.surface.otherModifiers) == [], "left out, and not there")
        #expect(Self.surface.otherModifiers.count > 120)
        // Cases and members given as values are no calls.
        #expect(
            Self.calls.isDisjoint(with: ["fixed", "flexible", "adaptive", "leading", "stack", "setting", "observer"])
        )
    }

    @Test("Every kind of node comes up")
    func kinds() {
        var missing = Set(Kind.families.joined())
        for seed in 0..<600 { missing.subtract(Script(seed: seed, steps: 0).first.root.all.map(\.kind)) }
        #expect(missing == [])
    }

    /// The names that stand in the programs as types.
    private static let words = Set(programs.matches(of: #/(?:^|[^\w])([A-Z]\w+)/#).map { String($0.1) })

    /// The names that are called on views in the programs: after a view on the same line, or at the beginning of one.
    private static let calls = Set(programs.matches(of: #/(?:[\w)}\]>"]|\n *)\.(\w+)(?:\(| \{)/#).map { String($0.1) })
}
