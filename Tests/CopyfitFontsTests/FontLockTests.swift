import CopyfitBundledFonts
import CopyfitFonts
import Foundation
import TestSupport
import Testing

/// Hashes are from `sha256sum`.
@Suite("Locks of fonts")
struct FontLockTests {
    private static let inter = "Inter/Inter-SemiBold.otf"
    private static let interHash = "8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457"

    /// A folder with a copy of a bundled font, which is deleted in the end.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "lock-\(UUID().uuidString)")
        var font: String { url.appending(path: "a.otf").path }

        init() throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: try TestFonts.bundled(FontLockTests.inter), toPath: font)
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func lock(_ files: (path: String, sha256: String)...) -> FontLock {
            FontLock(
                path: url.appending(path: "fonts.lock").path,
                files: files.map { FontLock.File(origin: .folder, path: $0.path, sha256: $0.sha256, faces: []) }
            )
        }
    }

    private func open(_ path: String, _ catalogue: FontCatalogue) throws -> FontChain {
        try catalogue.chain(files: [FontFileReference(path: path)])
    }

    @Test("Locks of fonts say of each file where it comes from, its faces and its hash")
    func content() throws {
        let folder = try Folder()
        let catalogue = try FontCatalogue(bundledDirectory: nil, directories: [folder.url.path])
        let files = try catalogue.filesToLock()
        #expect(files.map(\.origin) == [.folder])
        #expect(files.map(\.path) == [folder.font])
        #expect(files.map(\.sha256) == [Self.interHash])
        #expect(files[0].faces.map(\.name) == ["Inter SemiBold"])
    }

    @Test("Locks of fonts let a catalogue open what they have, wherever it is, and nothing else")
    func opening() throws {
        let folder = try Folder()
        let catalogue = try FontCatalogue(bundledDirectory: nil, lock: folder.lock(("a.otf", Self.interHash)))
        _ = try open(folder.font, catalogue)
        // The bytes count, not the place
        _ = try open(try TestFonts.bundled(Self.inter), catalogue)
        #expect(catalogue.lockFailure == nil)
        let other = try TestFonts.bundled("Inter/Inter-Regular.otf")
        let error = #expect(throws: FontError.self) { try open(other, catalogue) }
        #expect(error?.code == "font-not-as-locked")
        #expect(catalogue.lockFailure != nil)
    }

    @Test("Locks of fonts refuse a file for good, so that it is hashed only once")
    func refusedForGood() throws {
        let folder = try Folder()
        let right = try Data(contentsOf: URL(filePath: folder.font))
        try (right + Data([0])).write(to: URL(filePath: folder.font))
        let lock = folder.lock(("a.otf", Self.interHash))
        let catalogue = try FontCatalogue(bundledDirectory: nil, lock: lock)
        let first = #expect(throws: FontError.self) { try open(folder.font, catalogue) }
        try right.write(to: URL(filePath: folder.font))
        let second = #expect(throws: FontError.self) { try open(folder.font, catalogue) }
        #expect(first == second)
        #expect(second?.code == "font-not-as-locked")
        _ = try open(folder.font, try FontCatalogue(bundledDirectory: nil, lock: lock))
    }

    @Test("Locks of fonts know a file that they have twice with different hashes, under another path too")
    func contradictions() throws {
        let folder = try Folder()
        let other = String(Self.interHash.reversed())
        #expect(folder.lock(("a.otf", Self.interHash), ("a.otf", Self.interHash)).contradictoryFile == nil)
        #expect(folder.lock(("a.otf", Self.interHash), ("b.otf", other)).contradictoryFile == nil)
        #expect(folder.lock(("a.otf", Self.interHash), ("a.otf", other)).contradictoryFile?.sha256 == other)
        #expect(folder.lock(("a.otf", Self.interHash), (folder.font, other)).contradictoryFile?.path == folder.font)
    }

    @Test("Locks of fonts miss a file that is gone, and one that is new")
    func missing() throws {
        let folder = try Folder()
        let lock = folder.lock(("a.otf", Self.interHash), ("b.otf", Self.interHash))
        let catalogue = try FontCatalogue(bundledDirectory: nil, directories: [folder.url.path], lock: lock)
        #expect(throws: FontError.self) { try catalogue.checkIsLocked() }
        try FileManager.default.copyItem(atPath: folder.font, toPath: folder.url.appending(path: "b.otf").path)
        try FontCatalogue(bundledDirectory: nil, directories: [folder.url.path], lock: lock).checkIsLocked()
        try FileManager.default.copyItem(atPath: folder.font, toPath: folder.url.appending(path: "c.otf").path)
        #expect(throws: FontError.self) {
            try FontCatalogue(bundledDirectory: nil, directories: [folder.url.path], lock: lock).checkIsLocked()
        }
    }

    @Test("Locks of fonts are made of the files that are open, too")
    func openFiles() throws {
        let catalogue = try FontCatalogue(bundledDirectory: try BundledFonts.directory())
        #expect(catalogue.openFiles == [])
        let chain = try catalogue.chain(named: "Inter SemiBold")
        try withExtendedLifetime(chain) {
            let file = try #require(catalogue.openFiles.first)
            #expect((file.origin, file.path, file.sha256) == (.bundled, Self.inter, Self.interHash))
        }
    }
}
