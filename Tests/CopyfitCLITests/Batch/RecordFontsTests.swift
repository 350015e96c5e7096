@testable import CopyfitCLI
@testable import CopyfitRecords
import CopyfitFonts
import Foundation
import Testing

@Suite("Fonts of files that records name")
struct RecordFontsTests {
    @Test("Fonts of files that records name are given back when more than the limit are in memory, except those in use")
    func givesBack() throws {
        try withCopies(30) { paths, size in
            let fonts = RecordFonts(cacheByteLimit: 1 << 16, byteLimit: 10 * size)
            var generations: [FontGeneration] = []
            for path in paths {
                let generation = try fonts.generationForNewFiles()
                _ = try generation.catalogue.chain(files: [FontFileReference(path: path)])
                #expect(generation.catalogue.heldByteCount <= 11 * size)
                #expect(fonts.current === generation)
                if generations.last !== generation { generations.append(generation) }
            }
            // Eleven files end a generation: 11 + 11 + 8.
            #expect(generations.count == 3)
        }
    }

    @Test("Fonts of files that records name end with their generation: nothing else holds them")
    func endsWhole() throws {
        weak var face: FontFace?
        weak var generation: FontGeneration?
        try withCopies(1) { paths, _ in
            let fonts = RecordFonts(cacheByteLimit: 1 << 16, byteLimit: 0)
            let first = try fonts.generationForNewFiles()
            face = try first.catalogue.chain(files: [FontFileReference(path: paths[0])]).primary
            generation = first
            #expect(face != nil)
            #expect(try fonts.generationForNewFiles() !== first)
        }
        #expect(face == nil)
        #expect(generation == nil)
    }

    /// Lends the paths of new copies of one font file, and its size in bytes.
    private func withCopies(_ count: Int, _ body: ([String], Int) throws -> Void) throws {
        let file = URL(filePath: try FontCatalogue().chain(named: "Inter").primary.path)
        let folder = FileManager.default.temporaryDirectory.appending(path: "copyfit-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let copies = (0..<count).map { folder.appending(path: "\($0).otf") }
        for copy in copies { try FileManager.default.copyItem(at: file, to: copy) }
        try body(copies.map { $0.path() }, try Data(contentsOf: file).count)
    }
}
