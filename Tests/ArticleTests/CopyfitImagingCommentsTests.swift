import Copyfit
import CopyfitImaging
import CopyfitRendering
import Testing

@Suite("The samples in the comments of CopyfitImaging")
struct CopyfitImagingCommentsTests {
    @Test("The samples of ImageRenderer print what its comment says")
    @MainActor func imageRendererSample() async throws {
        try await sample {
            let renderer = ImageRenderer(content: Color.red.frame(width: 40, height: 20))
            renderer.scale = 2
            print(renderer.cgImage!.width)  // 80
        }
    }

    @Test("The sample of Filmstrip compiles, and has a frame for each condition")
    @MainActor func filmstripSample() throws {
        struct LoginForm: View {
            var body: some View { Color.gray.frame(height: 20) }
        }
        @MainActor func sheet() throws {
            var strip = Filmstrip(of: LoginForm())
            strip.addWidths([320, 390, 600])
            strip.add("dark") { $0.colorScheme = .dark }
            try PNGRenderer().render(strip.displayList()).write(to: "form.png")
        }
        var strip = Filmstrip(of: LoginForm())
        strip.addWidths([320, 390, 600])
        strip.add("dark") { $0.colorScheme = .dark }
        #expect(strip.frames.count == 4)
    }
}
