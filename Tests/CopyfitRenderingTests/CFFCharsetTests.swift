import Testing

@testable import CopyfitRendering

/// Tables made by hand after Adobe Technical Note 5176: the header, an index of names, the dictionary of the font with the
/// operators `ROS` (12 30) and `charset` (15), and a charset.
@Suite("Identifiers of glyphs in a font in PostScript's form")
struct CFFCharsetTests {
    /// Numbers from -107 to 107 are one byte, 139 more; 28 begins one of two bytes.
    private static func table(_ charset: [UInt8], hasIdentifiers: Bool = true) -> [UInt8] {
        let head: [UInt8] = [1, 0, 4, 1, 0, 1, 1, 1, 2, 65]
        let registry: [UInt8] = hasIdentifiers ? [139, 139, 139, 12, 30] : []
        // The index of one dictionary: a count, a width, two offsets, and the dictionary of four more bytes.
        let dictionaryLength = registry.count + 4
        let start = head.count + 5 + dictionaryLength
        let index: [UInt8] = [0, 1, 1, 1, UInt8(dictionaryLength + 1)]
        return head + index + registry + [28, 0, UInt8(start), 15] + charset
    }

    @Test("are read in all three forms") func forms() {
        let forms: [[UInt8]] = [
            [0, 0, 7, 0, 9, 1, 0],
            [1, 0, 7, 0, 0, 9, 0, 1, 0, 3],
            [2, 0, 7, 0, 0, 0, 9, 0, 0, 1, 0, 0, 3],
        ]
        for form in forms {
            #expect(CFFCharset(Self.table(form), glyphCount: 4)?.identifiers == [0, 7, 9, 256])
        }
        #expect(CFFCharset(Self.table([1, 0, 20, 3]), glyphCount: 5)?.identifiers == [0, 20, 21, 22, 23])
    }

    @Test("are the numbers of the glyphs in a font that names them") func named() throws {
        let charset = try #require(CFFCharset(Self.table([0, 0, 7], hasIdentifiers: false), glyphCount: 2))
        #expect(charset.identifiers == nil)
    }

    @Test("are not there in a table that is cut short, and no byte makes a crash") func damaged() {
        let whole = Self.table([1, 0, 20, 3])
        for length in 0..<whole.count { #expect(CFFCharset(Array(whole.prefix(length)), glyphCount: 5) == nil) }
        for place in whole.indices {
            for value in UInt8.min...UInt8.max {
                var damaged = whole
                damaged[place] = value
                _ = CFFCharset(damaged, glyphCount: 5)
            }
        }
    }
}
