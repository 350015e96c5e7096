import Foundation
import Testing

@testable import Gallery

@Suite("Gallery")
@MainActor
struct GalleryTests {
    /// SVG files depend on the fonts only. PNG files depend on the versions of the libraries that make them, too.
    @Test("The SVG files of Documentation/gallery are what the code draws; each has its PNG")
    func isCurrent() throws {
        let kept = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documentation/gallery")
            .standardizedFileURL
        let drawn = FileManager.default.temporaryDirectory.appending(path: "copyfit-gallery-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: drawn) }
        try Gallery.draw(into: drawn.path)
        let names = try FileManager.default.contentsOfDirectory(atPath: drawn.path).sorted()
        #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path).sorted() == names)
        for name in names where name.hasSuffix(".svg") {
            let isEqual =
                try Data(contentsOf: kept.appending(path: name)) == Data(contentsOf: drawn.appending(path: name))
            #expect(isEqual, "\(name) is not what the code draws: run make gallery and look at it")
        }
    }
}
