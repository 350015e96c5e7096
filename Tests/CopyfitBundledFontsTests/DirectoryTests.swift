@testable import CopyfitBundledFonts
import Foundation
import Testing

@Suite("Looking for the folder of bundled fonts")
struct DirectoryTests {
    @Test("Looking for the folder of bundled fonts finds the build's bundle beside the running test executable")
    func testRun() throws {
        #expect(try BundledFonts.directory().hasSuffix("/Copyfit_CopyfitFontFiles.resources"))
    }

    @Test(
        "Looking for the folder of bundled fonts takes the folder beside the executable before the installation's, and that before the bundle"
    )
    func order() throws {
        let root = URL.temporaryDirectory.appending(path: "copyfit-fonts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let executable = root.appending(path: "bin/copyfit").path()
        let inOrder = ["bin/Fonts", "bin/fonts", "share/copyfit/fonts", "bin/Copyfit_CopyfitFontFiles.resources"]
        for folder in inOrder.reversed() {
            try placeFirstFont(in: root.appending(path: folder))
            #expect(try BundledFonts.directory(forExecutable: executable) == root.appending(path: folder).path())
        }
    }

    @Test("Looking for the folder of bundled fonts passes over a folder of the right name that holds other things")
    func unrelatedFolder() throws {
        let root = URL.temporaryDirectory.appending(path: "copyfit-fonts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(
            at: root.appending(path: "bin/fonts/Other"),
            withIntermediateDirectories: true
        )
        try placeFirstFont(in: root.appending(path: "share/copyfit/fonts"))
        let found = try BundledFonts.directory(forExecutable: root.appending(path: "bin/copyfit").path())
        #expect(found == root.appending(path: "share/copyfit/fonts").path())
    }

    @Test("Looking for the folder of bundled fonts names every folder it looked in when the fonts are missing")
    func missing() {
        let searched = [
            "/nowhere/bin/Fonts", "/nowhere/bin/fonts", "/nowhere/share/copyfit/fonts",
            "/nowhere/bin/Copyfit_CopyfitFontFiles.resources",
        ]
        let error = #expect(throws: BundledFontsError.self) {
            try BundledFonts.directory(forExecutable: "/nowhere/bin/copyfit")
        }
        #expect(error == .notFound(searched: searched))
        #expect(error?.description.contains(searched.joined(separator: ", ")) == true)
    }

    @Test("Looking for the folder of bundled fonts looks in the root folder for an executable that lies there")
    func rootFolder() {
        #expect(
            BundledFonts.candidateDirectories(forExecutable: "/copyfit").prefix(3) == [
                "/Fonts", "/fonts", "/share/copyfit/fonts",
            ]
        )
    }

    private func placeFirstFont(in folder: URL) throws {
        let file = try #require(BundledFonts.faces.first).file
        let placed = folder.appending(path: file)
        try FileManager.default.createDirectory(
            at: placed.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data().write(to: placed)
    }
}
