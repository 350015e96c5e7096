import Copyfit
import CopyfitImaging
import Testing

@Suite("The page of CopyfitImaging")
struct CopyfitImagingTests {
    @Test("A server's picture is there, in the right typeface") @MainActor func server() async throws {
        try await sample {
            let renderer = ImageRenderer(content: Text("Hello").padding())
            renderer.scale = 2
            renderer.renderingOptions.deadline = .now + .seconds(60)
            renderer.renderingOptions.pixelLimit = 4_000_000
            let picture = try renderer.pngData()
            let wrong = renderer.diagnostics.filter { [.fontNotFound, .missingGlyph].contains($0.code) }
            print(picture.isEmpty, wrong.isEmpty)  // false true
        }
    }
}
