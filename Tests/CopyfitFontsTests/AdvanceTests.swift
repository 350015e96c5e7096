import CopyfitBundledFonts
import TestSupport
import Testing

@testable import CopyfitFonts

@Suite("Advances")
struct AdvanceTests {
    /// The bitmap font has no outlines for FreeType to measure.
    private static let outlineFaces = BundledFonts.faces.filter { !$0.file.contains("Emoji") }

    @Test("FreeType and HarfBuzz agree on every glyph of every bundled outline font", arguments: outlineFaces)
    func agree(face: BundledFace) throws {
        let freeType = FreeTypeLibrary()
        let file = try FontFile(path: try TestFonts.bundled(face.file))
        let opened = try FontFace(file: file, index: face.index, variations: [], freeType: freeType)
        let advances = try freeType.unscaledAdvances(file, index: face.index)
        #expect(advances.count == opened.glyphCount)
        let different = advances.indices.filter { advances[$0] != opened.unscaledAdvance(ofGlyph: UInt32($0)) }
        #expect(different == [])
    }
}
