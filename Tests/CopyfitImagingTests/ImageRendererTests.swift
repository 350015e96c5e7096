import Copyfit
import CopyfitImaging
import CopyfitRendering
import Foundation
import Synchronization
import Testing

@Suite("ImageRenderer")
@MainActor
struct ImageRendererTests {
    private struct Badge: View {
        let text: String

        var body: some View {
            Text(text).font(.custom("Inter", fixedSize: 16)).padding(4).background(Color.yellow)
        }
    }

    /// Width and height in a PNG file's header (PNG specification, 11.2.2).
    private func size(of png: Data) -> [Int] {
        [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test("The picture has the view's ideal size, or the proposed one, times the scale")
    func sizes() throws {
        let renderer = ImageRenderer(content: Color.red.frame(maxWidth: 30).frame(height: 20))
        #expect(try size(of: renderer.pngData()) == [10, 20])
        renderer.proposedSize = ProposedViewSize(width: 25, height: 40)
        #expect(try size(of: renderer.pngData()) == [25, 40])
        renderer.scale = 3
        #expect(try size(of: renderer.pngData()) == [75, 120])
        #expect(renderer.cgImage?.width == 75)
    }

    @Test("Each format begins as it must")
    func signatures() throws {
        let renderer = ImageRenderer(content: Badge(text: "New"))
        #expect(try renderer.pngData().starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try renderer.pdfData().starts(with: Array("%PDF-1.".utf8)))
        #expect(try renderer.svg().contains("<svg"))
    }

    @Test("New content is drawn, equal content gives equal bytes")
    func content() throws {
        let renderer = ImageRenderer(content: Badge(text: "one"))
        let first = try renderer.pngData()
        renderer.content = Badge(text: "two")
        #expect(try renderer.pngData() != first)
        renderer.content = Badge(text: "one")
        #expect(try renderer.pngData() == first)
        #expect(try ImageRenderer(content: Badge(text: "one")).pngData() == first)
    }

    @Test("A view without area is an error in one sentence")
    func noArea() {
        #expect(throws: RenderingError.noArea) { try ImageRenderer(content: EmptyView()).pngData() }
        #expect(throws: RenderingError.noArea) { try ImageRenderer(content: EmptyView()).svg() }
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
    }

    @Test("A picture is drawn as an image of another view")
    func cgImage() throws {
        let inner = try #require(ImageRenderer(content: Color.black.frame(width: 2, height: 2)).cgImage)
        let list = ViewHost(Image(decorative: inner, scale: 1), size: .unspecified).displayList()
        #expect(list.size == CGSize(width: 2, height: 2))
        let images = list.items.leaves.compactMap { if case .image(let drawing) = $0 { drawing } else { nil } }
        #expect(images.map(\.source) == [CGRect(x: 0, y: 0, width: 2, height: 2)])
        #expect(images.map(\.destination) == [CGRect(x: 0, y: 0, width: 2, height: 2)])
    }

    @Test("Renderers on several threads give the same bytes")
    func threads() throws {
        let expected = try ImageRenderer(content: Badge(text: "thread")).pngData()
        let different = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<5 where Self.badge() != expected { different.withLock { $0 += 1 } }
        }
        #expect(different.withLock { $0 } == 0)
    }

    nonisolated private static func badge() -> Data? {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        let view = Text("thread").font(.custom("Inter", fixedSize: 16)).padding(4).background(Color.yellow)
        return try? ViewHost(view, size: .unspecified, environment: environment).pngData()
    }

    @Test("A file is there whole or not at all")
    func writing() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "copyfit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = RenderedFile(bytes: Data("whole".utf8))
        try file.write(to: folder.path + "/a.svg")
        #expect(try Data(contentsOf: folder.appending(path: "a.svg")) == file.bytes)
        #expect(throws: RenderingError.self) { try file.write(to: folder.path + "/none/a.svg") }
        #expect(throws: RenderingError.self) { try file.write(to: folder.path) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.svg"])
    }

    @Test("Problems of the layout are known after a picture is made, each once")
    func diagnostics() throws {
        let view = VStack {
            Text("A").font(.custom("Nonexistent", fixedSize: 12))
            Text("\u{13000}")
            Text("B").font(.custom("Inter", fixedSize: 12)).fontWeight(.black)
        }
        let renderer = ImageRenderer(content: view)
        #expect(renderer.diagnostics.isEmpty)
        _ = try renderer.pngData()
        #expect(
            renderer.diagnostics.map(\.code.rawValue).sorted() == [
                "font-not-found", "missing-glyph", "style-substituted",
            ]
        )
        _ = try renderer.svg()
        #expect(renderer.diagnostics.count == 3)
        let sound = ImageRenderer(content: Text("A"))
        _ = try sound.svg()
        #expect(sound.diagnostics.isEmpty)
    }

    @Test("A renderer's options reach every format")
    func options() throws {
        let renderer = ImageRenderer(content: Color.black.frame(width: 20, height: 20))
        renderer.renderingOptions.deadline = .now
        #expect(throws: RenderingError.deadlinePassed) { try renderer.pngData() }
        #expect(throws: RenderingError.deadlinePassed) { try renderer.svg() }
        #expect(throws: RenderingError.deadlinePassed) { try renderer.pdfData() }
        renderer.renderingOptions = RenderingOptions()
        renderer.renderingOptions.pixelLimit = 399
        #expect(throws: RenderingError.self) { try renderer.pngData() }
        #expect(renderer.cgImage == nil)
    }

    /// The left half red, the right half blue; after a quarter turn to the right red is at the top.
    @Test("An image of a picture is turned as asked")
    func orientation() throws {
        let halves = HStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0)
            Color(red: 0, green: 0, blue: 1)
        }
        let picture = try #require(ImageRenderer(content: halves.frame(width: 20, height: 10)).cgImage)
        let view = Image(decorative: picture, scale: 1, orientation: .right)
        let renderer = ImageRenderer(content: view)
        #expect(renderer.displayList().size == CGSize(width: 10, height: 20))
        let page = try PagePixels(renderer.pdfData())
        page.expect(5, 4, [255, 0, 0])
        page.expect(5, 16, [0, 0, 255])
        #expect(renderer.remarks.isEmpty)
        let tiles = Image(decorative: picture, scale: 1, orientation: .down).resizable(resizingMode: .tile)
        let tiled = try PagePixels(ImageRenderer(content: tiles.frame(width: 40, height: 10)).pdfData())
        for (x, color) in [(5, [0, 0, 255]), (15, [255, 0, 0]), (25, [0, 0, 255])] { tiled.expect(x, 5, color) }
    }
}
