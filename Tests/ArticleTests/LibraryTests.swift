import Copyfit
import CopyfitFonts
import CopyfitImaging
import CopyfitRendering
import CopyfitText
import Testing

@Suite("The page of the library")
struct LibraryTests {
    /// Width from hb-shape 6.0.0, Inter SemiBold at 16.
    @Test("The page of the library measures as it says")
    @MainActor func text() async throws {
        try await sample {
            let style = TextStyle(font: try FontCatalogue().chain(named: "Inter SemiBold"), size: 16)
            let paragraph = try ParagraphPreparer().prepare(StyledText("The quick brown fox", style: style))
            print(paragraph.maxContentWidth)  // 156.8095703125: the width without soft breaks, in points
            for width in [80.0, 120, 160] {
                let size = paragraph.size(fitting: width)  // arithmetic only: nothing is shaped again
                let lines = paragraph.lines(fitting: width)
                print(width, size.width, size.height, lines.map(\.visibleRange))  // ranges of UTF-8 bytes
            }
        }
    }

    /// Only compiled: it would write into the current folder.
    @MainActor
    private func pictures(of greeting: some View, in host: ViewHost) throws -> Int {
        let renderer = ImageRenderer(content: greeting.padding().background(.white))
        renderer.scale = 2
        let png = try renderer.pngData()  // also svg() and pdfData()
        let marked = host.displayList(showing: [.frames, .spacing, .legend])  // how it was laid out, as a drawing
        try PNGRenderer().render(marked).write(to: "layout.png")
        return png.count
    }
}
