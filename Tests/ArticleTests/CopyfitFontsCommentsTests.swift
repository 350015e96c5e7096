import CopyfitFonts
import Testing

@Suite("The samples in the comments of CopyfitFonts")
struct CopyfitFontsCommentsTests {
    @Test("The samples of FontCatalogue print what its comment says")
    @MainActor func fontCatalogueSample() async throws {
        try await sample {
            let catalogue = try FontCatalogue()
            let chain = try catalogue.chain(named: "Inter SemiBold")
            print(chain.primary.fullName)  // Inter SemiBold
        }
    }

    @Test("The samples of FontChain print what its comment says")
    @MainActor func fontChainSample() async throws {
        try await sample {
            let chain = try FontCatalogue().chain(named: "Noto Serif Bold")
            print(chain.primary.covers(0x41), chain.primary.covers(0x5B57))  // true false
        }
    }

    @Test("The samples of FontFace print what its comment says")
    @MainActor func fontFaceSample() async throws {
        try await sample {
            let face = try FontCatalogue().chain(named: "Inter").primary
            print(face.unitsPerEm, face.fullName)  // 2816 Inter
        }
    }
}
