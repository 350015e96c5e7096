import Copyfit
import CopyfitImaging
import Testing

@Suite("README")
struct ReadmeTests {
    @Test("README lays out as it says")
    @MainActor func views() async throws {
        try await sample {
            let greeting = HStack {
                Text("Hello")
                Spacer()
                Text("world").font(.title)
            }
            let host = ViewHost(greeting.padding(), size: ProposedViewSize(width: 300, height: nil))
            print(host.update().diagnostics)  // what went wrong, such as a missing font
            print(host.dump())  // the tree with its frames (x, y, width, height)
            print(host.texts.allSatisfy(\.isWhole))  // no truncated text, no broken word
        }
    }

    /// The first bytes of every PNG file.
    @Test("A picture of README is a PNG file")
    @MainActor func picture() throws {
        let greeting = Text("Hello")
        let renderer = ImageRenderer(content: greeting.padding().background(.white))
        let png = try renderer.pngData()  // also svg() and pdfData()
        #expect(png.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    }
}
