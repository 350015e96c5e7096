import CopyfitDrawing
import Foundation
import Testing

@testable import CopyfitRendering
@testable import Gallery

@Suite("Gallery")
@MainActor
struct GalleryTests {
    /// SVG files depend on the fonts only. PNG files depend on the versions of the libraries that make them, too, so one pixel in
    /// a thousand may differ.
    @Test("The pictures of Documentation/gallery are what the code draws")
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
        for name in names where name.hasSuffix(".png") {
            let (old, new) = try (pixels(kept.appending(path: name)), pixels(drawn.appending(path: name)))
            let different = zip(old, new).count { isDifferent($0, $1) }
            let isEqual = old.count == new.count && different <= new.count / 1000
            #expect(isEqual, "\(name) is not what the code draws: run make gallery and look at it")
        }
    }

    /// Blue, green, red and alpha, a byte each.
    private func pixels(_ place: URL) throws -> [UInt32] {
        let file = DisplayList.Picture(bytes: try Data(contentsOf: place), format: .png, width: 0, height: 0)
        return try DecodedPicture(file).image.withPixels { pixels in pixels.indices.map { pixels[$0] } }
    }

    private func isDifferent(_ one: UInt32, _ other: UInt32) -> Bool {
        [0, 8, 16, 24].contains { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) > 8 }
    }
}
