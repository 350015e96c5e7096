import Testing

@testable import CopyfitFonts

/// Tables built by hand from OpenType 1.9, chapter 2: a header whose lookup list lies at byte 10, with one lookup at 14.
@Suite("What lookups reach")
struct LookupTableTests {
    @Test("A rule over classes that names class 0 behind its first glyph may take a space")
    func contextClasses() {
        #expect(reach(type: 5, context(classes: [2, 1]))?.mayTakeSpace == false)
        #expect(reach(type: 5, context(classes: [2, 0]))?.mayTakeSpace == true)
        #expect(reach(type: 6, chain(backtrack: [1], input: [3], lookahead: [1]))?.mayTakeSpace == false)
        #expect(reach(type: 6, chain(backtrack: [0], input: [3], lookahead: [1]))?.mayTakeSpace == true)
        #expect(reach(type: 6, chain(backtrack: [], input: [0], lookahead: [1]))?.mayTakeSpace == true)
        #expect(reach(type: 6, chain(backtrack: [], input: [], lookahead: [1, 0]))?.mayTakeSpace == true)
    }

    @Test("The lookups a context applies are named")
    func nested() {
        #expect(reach(type: 5, context(classes: [2, 1]))?.nested == [7])
        #expect(reach(type: 6, chain(backtrack: [1], input: [3], lookahead: [1]))?.nested == [9])
    }

    @Test("A pair of classes that moves glyphs before class 0 may take a space")
    func pairs() {
        #expect(reach(.positioning, type: 2, pairs(zeroColumn: 0))?.mayTakeSpace == false)
        #expect(reach(.positioning, type: 2, pairs(zeroColumn: -40))?.mayTakeSpace == true)
        #expect(reach(.substitution, type: 2, [1, 8, 0, 0])?.mayTakeSpace == false)
    }

    @Test(
        "Pairs with values for the second glyph may take a space and mark the glyph behind it, whatever the values are"
    )
    func secondValues() {
        let classes = reach(.positioning, type: 2, pairs(zeroColumn: 0, secondFormat: 4))
        #expect(classes?.mayTakeSpace == true)
        #expect(classes?.distance == 2)
        let glyphs = reach(.positioning, type: 2, [1, 0, 4, 4, 0])
        #expect(glyphs?.mayTakeSpace == true)
        #expect(reach(.positioning, type: 2, [1, 0, 4, 0, 0])?.mayTakeSpace == false)
    }

    @Test("What other versions of the table and of its subtables say is not read")
    func otherFormats() {
        let sequences = [1, 8, 1, 14, 1, 1, 3, 0]
        #expect(reach(type: 2, sequences)?.removesGlyphs == true)
        #expect(reach(type: 2, [2] + sequences.dropFirst()) == nil)
        let ligatures = [1, 20, 1, 8, 1, 4, 9, 2, 4, 0] + [1, 1, 3]
        #expect(reach(type: 4, ligatures)?.ligatures == [[3, 4]])
        #expect(reach(type: 4, [2] + ligatures.dropFirst()) == nil)
        let secondVersion = [0, 2] + bytes(type: 4, flag: 0, ligatures).dropFirst(2)
        #expect(LookupTable(secondVersion, .substitution).reach(ofLookup: 0, space: nil) == nil)
    }

    /// 300 sets, each of the same 300 ligatures, which are all the same one: 270,000 numbers in a table of 1,250 bytes.
    @Test("A table whose parts name each other over and over cannot be read")
    func repetition() {
        let sets = [1, 1214, 300] + [Int](repeating: 606, count: 300)
        let set = [300] + [Int](repeating: 602, count: 300)
        let ligature = [4, 2, 5]
        #expect(reach(type: 4, sets + set + ligature + [2, 1, 10, 309, 0]) == nil)
        #expect(reach(type: 4, [1, 18, 1, 8, 1, 4] + ligature + [2, 1, 10, 10, 0])?.ligatures == [[10, 5]])
    }

    @Test("A coverage table that does not count its glyphs from 0 on cannot be read")
    func coverageOutOfOrder() {
        func ligatures(startIndex: Int) -> [Int] {
            [1, 20, 1, 8, 1, 4, 9, 2, 4, 0] + [2, 1, 3, 3, startIndex]
        }
        #expect(reach(type: 4, ligatures(startIndex: 0))?.ligatures == [[3, 4]])
        #expect(reach(type: 4, ligatures(startIndex: 1)) == nil)
    }

    @Test(
        "A lookup that passes over base glyphs may take a space",
        arguments: [(0, false), (2, true), (4, true), (8, false)]
    )
    func flags(flag: Int, mayTakeSpace: Bool) {
        #expect(reach(type: 1, flag: flag, [1, 0, 0])?.mayTakeSpace == mayTakeSpace)
    }

    @Test("An extension is followed")
    func extensions() {
        let extended = [1, 5, 0, 8] + context(classes: [2, 0])
        #expect(reach(type: 7, extended)?.mayTakeSpace == true)
        #expect(reach(type: 7, [1, 7, 0, 8])?.mayTakeSpace == nil)
    }

    @Test("A table that ends too early cannot be read")
    func truncated() {
        let whole = bytes(type: 6, flag: 0, chain(backtrack: [1], input: [3], lookahead: [1]))
        for count in 0..<whole.count - 1 {
            #expect(
                LookupTable(Array(whole.prefix(count)), .substitution).reach(ofLookup: 0, space: nil)?.nested == nil
            )
        }
        #expect(LookupTable(whole, .substitution).reach(ofLookup: 1, space: nil) == nil)
    }

    private func reach(
        _ kinds: LookupKinds = .substitution,
        type: Int,
        flag: Int = 0,
        _ subtable: [Int]
    ) -> LookupReach? {
        LookupTable(bytes(type: type, flag: flag, subtable), kinds).reach(ofLookup: 0, space: nil)
    }

    private func bytes(type: Int, flag: Int, _ subtable: [Int]) -> [UInt8] {
        let header = [1, 0, 0, 0, 10]
        let list = [1, 4]
        let lookup = [type, flag, 1, 8]
        return (header + list + lookup + subtable).flatMap {
            [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
        }
    }

    /// Format 2: coverage, classes, one set at 10 with one rule; its first class is implied.
    private func context(classes: [Int]) -> [Int] {
        [2, 0, 0, 1, 10] + [1, 4] + [classes.count + 1, 1] + classes + [0, 7]
    }

    /// Format 2: coverage, three classes, one set at 14 with one rule.
    private func chain(backtrack: [Int], input: [Int], lookahead: [Int]) -> [Int] {
        [2, 0, 0, 0, 0, 1, 14] + [1, 4] + [backtrack.count] + backtrack + [input.count + 1] + input + [lookahead.count]
            + lookahead + [1, 0, 9]
    }

    /// Format 2: two classes on each side, one value a pair; the second column moves glyphs.
    private func pairs(zeroColumn: Int, secondFormat: Int = 0) -> [Int] {
        [2, 0, 4, secondFormat, 0, 0, 2, 2] + [0, 0] + [zeroColumn, -80]
    }
}
