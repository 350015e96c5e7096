import Foundation
import JSONTrees
import Testing

@Suite("--locked")
struct LockedTests {
    private static let verbs = [
        ["measure", "Save", "-f", "Lockt 16", "--font-directory", "Fonts", "--locked"],
        ["fit", "Save", "-f", "Lockt 16", "--lines", "1", "--font-directory", "Fonts", "--locked"],
        ["render", "Save", "-f", "Lockt 16", "--font-directory", "Fonts", "--locked", "-o", "a.svg"],
        ["fonts", "--font-directory", "Fonts", "--locked"],
        ["check", "--quiet"],
    ]

    /// The lock of such a folder, which takes a while to write.
    private static let lock = Result {
        let folder = try LockFolder()
        #expect(try folder.run("fonts", "lock").status == 0)
        return folder.lock
    }

    private func locked() throws -> LockFolder {
        let folder = try LockFolder()
        try folder.write("fonts.lock", try Self.lock.get())
        return folder
    }

    private func run(_ verb: [String], in folder: LockFolder) throws -> CopyfitProcess.Result {
        let script = "cd \"$0\" && exec \"$@\""
        let command = [folder.url.path, CopyfitProcess.executable.path] + verb
        return try CopyfitProcess.run(["-c", script] + command, program: URL(filePath: "/bin/sh"))
    }

    @Test("--locked accepts the fonts that were locked", arguments: verbs)
    func accepts(verb: [String]) throws {
        let result = try run(verb, in: locked())
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    @Test("--locked refuses a font with other bytes, and says which version and hash it has", arguments: verbs)
    func changed(verb: [String]) throws {
        let folder = try locked()
        let before = try LockFolder.sha256(folder.own).prefix(12)
        try folder.changeVersion()
        let after = try LockFolder.sha256(folder.own).prefix(12)
        let result = try run(verb, in: folder)
        #expect(
            result.errors == """
                Error: “Lockt” (Fonts/Own.otf) differs from fonts.lock: version 3.020 instead of version 3.019, \
                SHA-256 \(after)… instead of \(before)…; restore the locked file, or write the lock again with copyfit \
                fonts lock.

                """
        )
        #expect(result.status == 2)
    }

    @Test("--locked refuses to go without a font, and with one more", arguments: verbs)
    func missingAndExtra(verb: [String]) throws {
        let folder = try locked()
        let other = folder.url.appending(path: "Fonts/Other.otf")
        let font = try RenamedFont.path(family: "Other")
        try FileManager.default.moveItem(at: URL(filePath: font), to: other)
        let extra = try run(verb, in: folder)
        #expect(extra.errors.contains("“Other” (Fonts/Other.otf) is not in fonts.lock: remove the file"))
        #expect(extra.status == 2)
        try FileManager.default.removeItem(at: other)
        try FileManager.default.removeItem(at: folder.own)
        let missing = try run(verb, in: folder)
        #expect(missing.errors.contains("“Lockt” (Fonts/Own.otf) is in fonts.lock but is missing: restore the file"))
        #expect(missing.status == 2)
    }

    @Test("--locked finds that a bundled font is another one than when the lock was written")
    func bundled() throws {
        let folder = try locked()
        let hash = "8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457"
        try folder.write("fonts.lock", folder.lock.replacing(hash, with: String(hash.reversed())))
        let changed = try run(Self.verbs[0], in: folder)
        #expect(changed.errors.contains("“Inter SemiBold” (bundled Inter/Inter-SemiBold.otf) differs from"))
        #expect(changed.errors.contains("SHA-256 8c1990b60122… instead of 754febb72211…"))
        #expect(changed.status == 2)
    }

    @Test("--locked answers each record whose font is another one with an error, and ends with status 2")
    func records() throws {
        let folder = try locked()
        try folder.changeVersion()
        let records = """
            {"id":1,"text":"a","fontFiles":["Fonts/Own.otf"],"size":9}
            {"id":2,"text":"a","font":"Inter","size":9}

            """
        let bundled = try #require(folder.lock.range(of: ",\n    {\n      \"file\": \"Fonts/Own.otf\""))
        try folder.write("fonts.lock", folder.lock[..<bundled.lowerBound] + "\n  ]\n}\n")
        let result = try folder.run("measure", "--ndjson", "--locked", "--fields", "id,lineCount", input: records)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].contains("\"code\":\"font-not-as-locked\""))
        #expect(lines[1] == "{\"id\":2,\"lineCount\":1}")
        #expect(result.status == 2)
    }

    @Test("--locked is refused if it has a file twice with different hashes, in whatever way the path is written")
    func contradiction() throws {
        let folder = try LockFolder()
        let hash = try LockFolder.sha256(folder.own)
        func lock(_ second: String, _ path: String) -> String {
            let files = [("Fonts/Own.otf", hash), (path, second)].map { path, hash in
                #"{"file": "\#(path)", "from": "folder", "sha256": "\#(hash)", "faces": []}"#
            }
            return #"{"version": 1, "fonts": [\#(files.joined(separator: ","))]}"#
        }
        for path in ["Fonts/Own.otf", "Fonts/../Fonts/Own.otf"] {
            try folder.write("fonts.lock", lock(String(repeating: "0", count: 64), path))
            let result = try folder.run("check", "--quiet")
            #expect(
                result.errors
                    == "Error: fonts.lock has \(path) twice, with different hashes: write it again with copyfit fonts lock.\n"
            )
            #expect(result.status == 2)
        }
    }

    @Test("--locked is looked for in the folders above, must be there, and must be a lock")
    func lookup() throws {
        let folder = try locked()
        try folder.write("App/en.json", #"{"save": "Save"}"#)
        let arguments = ["measure", "a", "-f", "Lockt 9", "--font-directory", "../Fonts", "--locked"]
        let script = "cd \"$0/App\" && exec \"$@\""
        let command = [folder.url.path, CopyfitProcess.executable.path] + arguments
        #expect(try CopyfitProcess.run(["-c", script] + command, program: URL(filePath: "/bin/sh")).status == 0)
        try folder.write("fonts.lock", "{\"version\": 1, \"fonts\": [{}]}")
        let broken = try folder.run("measure", "a", "-f", "Inter 9", "--locked")
        #expect(broken.errors == "Error: fonts.lock is not a font lock: write it again with copyfit fonts lock.\n")
        #expect(broken.status == 2)
        #expect(try folder.run("check", "--quiet").status == 2)
        #expect(try folder.run("check", "--quiet", "--unlocked").status == 0)
        #expect(try folder.run("check", "--unlocked", "--locked").status == 64)
        try FileManager.default.removeItem(at: folder.url.appending(path: "fonts.lock"))
        let none = try folder.run("measure", "a", "-f", "Inter 9", "--locked")
        #expect(none.errors.hasPrefix("Error: There is no fonts.lock in this folder or above it"))
        #expect(none.status == 2)
        #expect(try folder.run("check", "--quiet").status == 0)
    }

    /// Hashes and versions as `copyfit fonts lock` has them, which LockTaskTests compares with `sha256sum` and `fc-query`.
    @Test("Reports of a check have the fonts that it opened if they are asked for, merged ones too")
    func hashesOfChecks() throws {
        let folder = try LockFolder()
        try folder.write("a/en.json", #"{"save": "Save"}"#)
        try folder.write("b/ja.json", #"{"save": "保存"}"#)
        let own = try LockFolder.sha256(folder.own)
        let font =
            #"{"file":"Fonts/Own.otf","font":"Lockt","from":"folder","sha256":"\#(own)","#
            + #""version":"Version 3.019;git-0a5106e0b"}"#
        let reports = ["--report", "ndjson=a.ndjson", "--report", "sarif=a.sarif", "--report", "html=a.html"]
        #expect(try folder.run("check", "a", reports[0], reports[1], "--quiet").status == 0)
        #expect(!folder.text("a.ndjson").contains("sha256"))
        let options = ["--font-hashes", "--allow-substitution", "--quiet"]
        _ = try folder.run(
            "check",
            "a",
            options[0],
            reports[0],
            reports[1],
            reports[2],
            reports[3],
            reports[4],
            reports[5]
        )
        #expect(folder.text("a.ndjson").contains(#""fonts":[\#(font)]"#))
        #expect(folder.text("a.sarif").contains(#""properties":{"fonts":[\#(font)]}"#))
        #expect(
            folder.text("a.html").contains("<b>Lockt</b> Fonts/Own.otf (folder), Version 3.019;git-0a5106e0b, SHA-256 ")
        )
        #expect(folder.text("a.html").contains("<code>\(own)</code>"))
        _ = try folder.run("check", "b", options[0], options[1], options[2], "--report", "json=b.json")
        let tree = try #require(FoundationJSON.tree(Array(folder.text("b.json").utf8)))
        #expect(try JSONSchema(named: "check-report").faults(in: tree) == [])
        let used = tree["summary"]["fonts"].elements
        let hashes = Dictionary(uniqueKeysWithValues: used.map { ($0["file"].string ?? "", $0["sha256"].string) })
        // From sha256sum
        let cjk = "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a"
        #expect(hashes["NotoSansCJK/NotoSansCJK-Regular.ttc"] == cjk)
        #expect(hashes["Fonts/Own.otf"] == own)
        _ = try folder.run("merge", "a.ndjson", "b.json", "--report", "json=c.json", "--quiet")
        let merged = try #require(FoundationJSON.tree(Array(folder.text("c.json").utf8)))
        #expect(merged["summary"]["fonts"].elements == used)
    }

    @Test("--locked answers have the fonts' files, versions and hashes if they are asked for")
    func hashes() throws {
        let folder = try LockFolder()
        let hash = try LockFolder.sha256(folder.own)
        let fonts =
            "[{\"font\":\"Lockt\",\"file\":\"Fonts/Own.otf\",\"index\":0,"
            + "\"version\":\"Version 3.019;git-0a5106e0b\",\"sha256\":\"\(hash)\"}]"
        let record = #"{"text":"a","fontFiles":["Fonts/Own.otf"],"size":9}"#
        let batch = try folder.run("measure", "--ndjson", "--fields", "fonts", input: record)
        #expect(batch.output == "{\"fonts\":\(fonts)}\n")
        let one = try folder.run(
            "measure",
            "a",
            "-f",
            "Lockt 9",
            "--font-directory",
            "Fonts",
            "--format",
            "json",
            "--font-hashes"
        )
        let tree = try #require(FoundationJSON.tree(one.bytes))
        #expect(try JSONSchema(named: "measurement").faults(in: tree) == [])
        #expect(one.output.contains("\"fonts\":\(fonts),"))
        #expect(try folder.run("measure", "a", "-f", "Inter 9", "--font-hashes").status == 64)
    }
}
