import Foundation
import JSONTrees
import Testing

@Suite("copyfit fonts lock")
struct LockTaskTests {
    /// Hash from `sha256sum`; version from `fc-query`: 197853 / 65536 is 3.019.
    @Test(
        "copyfit fonts lock writes files, faces, versions and hashes, in the form of its schema and in a stable order"
    )
    func writes() throws {
        let folder = try LockFolder()
        let result = try folder.run("fonts", "lock")
        #expect(result.output.hasPrefix("Wrote fonts.lock: "))
        #expect(result.output.hasSuffix(" bundled, 1 of folders.\n"))
        #expect(result.status == 0)
        let tree = try #require(FoundationJSON.tree(Array(folder.lock.utf8)))
        #expect(try JSONSchema(named: "fonts-lock").faults(in: tree) == [])
        let files = tree["fonts"].elements
        let semiBold = try #require(files.first { $0["file"] == .string("Inter/Inter-SemiBold.otf") })
        #expect(semiBold["sha256"] == .string("8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457"))
        #expect(semiBold["from"] == .string("bundled"))
        #expect(semiBold["faces"].elements.map { $0["font"] } == [.string("Inter SemiBold")])
        #expect(semiBold["faces"].elements.map { $0["version"] } == [.string("Version 3.019;git-0a5106e0b")])
        let own = try #require(files.last)
        #expect(own["file"] == .string("Fonts/Own.otf"))
        #expect(own["from"] == .string("folder"))
        #expect(own["sha256"] == .string(try LockFolder.sha256(folder.own)))
        #expect(own["faces"].elements.map { $0["family"] } == [.string("Lockt")])
        let paths = files.dropLast().compactMap { $0["file"].string }
        #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        #expect(try folder.run("fonts", "lock", "-o", "-").output == folder.lock)
    }

    /// `fc-query` has ten faces and version 131334 / 65536, which is 2.004.
    @Test("copyfit fonts lock has every face of a collection, and only the files that --font-file names")
    func collection() throws {
        let folder = try LockFolder()
        let bundled = CopyfitProcess.executable.deletingLastPathComponent()
            .appending(path: "Copyfit_CopyfitFontFiles.resources/NotoSansCJK/NotoSansCJK-Regular.ttc")
        let result = try folder.run("fonts", "lock", "--font-file", bundled.path, "-o", "sub.lock")
        #expect(result.output == "Wrote sub.lock: 1 font file, 1 named.\n")
        let lock = try Data(contentsOf: folder.url.appending(path: "sub.lock"))
        let files = try #require(FoundationJSON.tree(Array(lock)))["fonts"].elements
        #expect(files.count == 1)
        #expect(files[0]["sha256"] == .string("b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a"))
        #expect(files[0]["faces"].elements.count == 10)
        #expect(
            files[0]["faces"].elements.allSatisfy { $0["version"].string?.hasPrefix("Version 2.004;") == true }
        )
    }

    @Test("copyfit fonts lock writes paths that begin at the lock's folder, where the verbs look for them")
    func otherFolder() throws {
        let folder = try LockFolder()
        try folder.write("locks/read.me", "")
        #expect(try folder.run("fonts", "lock", "-o", "locks/fonts.lock").status == 0)
        let lock = try String(contentsOf: folder.url.appending(path: "locks/fonts.lock"), encoding: .utf8)
        #expect(lock.contains("\"file\": \"../Fonts/Own.otf\""))
        #expect(try folder.run("check", "--lock-file", "locks/fonts.lock", "--quiet").status == 0)
        let measured = try folder.run(
            "measure",
            "a",
            "-f",
            "Lockt 9",
            "--font-directory",
            "../Fonts",
            "--locked",
            below: "locks"
        )
        #expect(measured.status == 0)
    }

    @Test("copyfit fonts lock is refused with two sources of fonts, or with rules that cannot be read")
    func refused() throws {
        let folder = try LockFolder()
        #expect(try folder.run("fonts", "lock", "--rules", "copyfit.yml", "--system-fonts").status == 64)
        #expect(try folder.run("fonts", "lock", "--rules", "no.yml").status == 2)
        #expect(try folder.run("fonts", "lock", "--font-file", "no.otf").status == 2)
        #expect(folder.lock == "")
    }
}
