import Copyfit
import CopyfitImaging
import CopyfitRendering
import Foundation
import Testing

/// A law: a million of anything takes minutes in debug mode.
@Suite("Drawings of a million nodes")
struct LargeDrawingLawTests {
    private static let count = 1_000_000

    @Test("A view of a million rows is drawn in every format, each row once")
    func views() throws {
        let rows = ForEach(0..<Self.count, id: \.self) { _ in
            Color.red.frame(width: 10, height: 0.005)
        }
        let host = ViewHost(VStack(spacing: 0) { rows }, size: .unspecified)
        let list = host.displayList()
        #expect(list.size.width == 10)
        #expect(abs(list.size.height - 5_000) < 0.001)
        #expect(list.items.count == Self.count)
        try expectFiles(list)
    }

    @Test("A drawing of a million texts' runs and layers is a file")
    func layers() throws {
        var list = ViewHost(Text("a").opacity(0.5), size: .unspecified).displayList()
        let text = list.items
        for _ in 1..<Self.count / 2 { list.items.append(contentsOf: text) }
        try expectFiles(list)
    }

    private func expectFiles(_ list: DisplayList) throws {
        #expect(try PNGRenderer().render(list).bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try SVGRenderer().render(list).bytes.suffix(7) == Data("</svg>\n".utf8))
        let renderer = PDFRenderer()
        let file = try renderer.render([list])
        #expect(file.bytes.starts(with: Data("%PDF-1.".utf8)))
        #expect(file.remarks.isEmpty)
        #expect(file.bytes.suffix(6) == Data("%%EOF\n".utf8))
    }
}
