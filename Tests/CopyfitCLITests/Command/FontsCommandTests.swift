import Foundation
import JSONTrees
import Testing

@testable import CopyfitFonts

@Suite("copyfit fonts")
struct FontsCommandTests {
    @Test("copyfit fonts lists every face with its file, licence and hash as a table")
    func listsTable() throws {
        let result = try CopyfitProcess.run("fonts")
        #expect(result.status == 0)
        let rows = result.output.split(separator: "\n").dropFirst()
        #expect(rows.first?.split(separator: " ").first == "Font")
        #expect(rows.contains { $0.hasPrefix("Inter Semi Bold ") && $0.contains("Inter/Inter-SemiBold.otf") })
        #expect(rows.dropFirst().allSatisfy { $0.contains("OFL-1.1") })
    }

    @Test("copyfit fonts gives the list as JSON, with files that are there")
    func listsJSON() throws {
        let result = try CopyfitProcess.run("fonts", "--format", "json")
        #expect(result.status == 0)
        let faces = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
        #expect(faces.count > 20)
        for face in faces {
            let file = try #require(face["file"] as? String)
            #expect(FileManager.default.isReadableFile(atPath: file))
            #expect((face["sha256"] as? String)?.count == 64)
            #expect(face["licence"] as? String == "OFL-1.1")
        }
    }

    private var bundled: URL {
        CopyfitProcess.executable.deletingLastPathComponent().appending(path: "Copyfit_CopyfitFontFiles.resources")
    }

    /// Names as `fc-scan --format "%{family[0]} %{style[0]}"` has them, regular styles left out.
    @Test("copyfit fonts lists what a folder and a file bring, under the names that --font takes")
    func listsOthers() throws {
        let folder = bundled.appending(path: "NotoSerif").path()
        let file = bundled.appending(path: "Inter/Inter-SemiBold.otf").path()
        let arguments = ["fonts", "--font-directory", folder, "--font-file", file]
        let table = try CopyfitProcess.run(arguments).output.split(separator: "\n").map { $0.split(separator: "  ") }
        #expect(
            table.map(\.[0]) == [
                "Font", "Inter SemiBold", "Noto Serif Bold", "Noto Serif Bold Italic", "Noto Serif Italic",
                "Noto Serif",
            ]
        )
        let tree = try #require(FoundationJSON.tree(CopyfitProcess.run(arguments + ["--format", "json"]).bytes))
        for face in tree.elements {
            let name = try #require(face["font"].string)
            let measured = try CopyfitProcess.run("measure", "a", "--font-directory", folder, "--font", name, "-s", "9")
            #expect(measured.output.hasPrefix("\(name), 9 pt\n"))
            #expect(FileManager.default.isReadableFile(atPath: try #require(face["file"].string)))
        }
        #expect(try CopyfitProcess.run("fonts", "--font-file", "/no").status == 2)
        #expect(try CopyfitProcess.run("fonts", "--font-directory", "/no").status == 2)
        #expect(try CopyfitProcess.run("fonts", "--verify", "--system-fonts").status == 64)
    }

    @Test("copyfit fonts verifies the bundled files, and names those that are not as they were")
    func verifies() throws {
        let intact = try CopyfitProcess.run("fonts", "--verify")
        #expect(intact.status == 0)
        #expect(intact.output.hasSuffix(" match their hashes.\n"))
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let fonts = folder.appending(path: "Fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for family in try FileManager.default.contentsOfDirectory(at: bundled, includingPropertiesForKeys: nil) {
            let copy = fonts.appending(path: family.lastPathComponent)
            if family.lastPathComponent == "Inter" {
                try FileManager.default.copyItem(at: family, to: copy)
            } else {
                try FileManager.default.createSymbolicLink(at: copy, withDestinationURL: family)
            }
        }
        let changed = fonts.appending(path: "Inter/Inter-Bold.otf")
        try (try Data(contentsOf: changed) + [0]).write(to: changed)
        try FileManager.default.removeItem(at: fonts.appending(path: "Inter/Inter-Italic.otf"))
        let program = folder.appending(path: "copyfit")
        try FileManager.default.copyItem(at: CopyfitProcess.executable, to: program)
        let result = try CopyfitProcess.run(["fonts", "--verify"], program: program)
        #expect(result.status == 2)
        let rows = result.output.split(separator: "\n").map { $0.split(separator: "  ").map { $0.drop { $0 == " " } } }
        let states = Dictionary(uniqueKeysWithValues: rows.dropFirst().map { ($0[0], $0[1]) })
        #expect(states == ["Inter/Inter-Bold.otf": "changed", "Inter/Inter-Italic.otf": "No such file or directory"])
        #expect(result.errors.contains("“Inter/Inter-Bold.otf”"))
        #expect(result.errors.contains("“Inter/Inter-Italic.otf”"))
        let json = try CopyfitProcess.run(["fonts", "--verify", "--format", "json"], program: program)
        let files = try #require(FoundationJSON.tree(json.bytes)).elements
        #expect(files.count { $0["matches"] == .bool(false) } == 2)
        #expect(json.status == 2)
    }

    /// The first two are FIPS 180-4's examples; all as `sha256sum` has them.
    @Test(
        "copyfit fonts hashes by SHA-256",
        arguments: [
            ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
            ("a", 55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
            ("a", 64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
        ]
    )
    func hashes(text: String, count: Int, digits: String) {
        var whole = SHA256()
        whole.update(Array(String(repeating: text, count: count).utf8))
        #expect(whole.hexadecimal() == digits)
        var pieces = SHA256()
        for byte in String(repeating: text, count: min(count, 1_000)).utf8 { pieces.update([byte]) }
        var same = SHA256()
        same.update(Array(String(repeating: text, count: min(count, 1_000)).utf8))
        #expect(pieces.hexadecimal() == same.hexadecimal())
    }
}
