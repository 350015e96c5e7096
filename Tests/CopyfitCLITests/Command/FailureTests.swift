import Foundation
import JSONTrees
import Testing

@Suite("What cannot be measured")
struct FailureTests {
    @Test(
        "What cannot be measured ends with status 2 and one sentence that says what to do",
        arguments: [
            (["x", "--font", "Interr"], "There is no font “Interr”"),
            (["x", "--font", "Inter 16 Bold"], "give the size separately from the font's name"),
            (["x", "--font", "Inter Wobbly"], "“Wobbly” in “Inter Wobbly” is not a style word"),
            (["x", "--font-file", "/no/such/font.otf"], "check its path and permissions"),
            (["x", "--font-file", "/dev/null"], "/dev/null"),
            (["x", "--font-directory", "/no/such/folder", "--font", "Inter"], "/no/such/folder"),
            (["--text-file", "/no/such/text", "--font", "Inter"], "check the path and its permissions"),
            (["weiß", "--font", "Inter Light", "--strict"], "“Inter Light” is replaced by “Inter”"),
            (["漢", "--font", "Inter", "--strict"], "is replaced by “Noto Sans CJK"),
            (["a\u{103A0}", "--font", "Inter", "--strict"], "No font has U+103A0"),
            (["漢\u{103A0}", "--font", "Inter", "--no-missing"], "No font has U+103A0"),
            (["漢\u{103A0}", "--font", "Inter", "--no-substitution"], "is replaced by “Noto Sans CJK"),
        ] as [([String], String)]
    )
    func ends(arguments: [String], sentence: String) throws {
        let result = try CopyfitProcess.run(["measure", "--size", "16"] + arguments)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains(sentence), "\(result.errors)")
        #expect(result.errors.hasPrefix("Error: "))
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test(
        "What cannot be measured refuses text that is not UTF-8 and says where",
        arguments: [[0x61, 0xFF], [0x61, 0xC3]] as [[UInt8]]
    )
    func refusesInvalidUTF8(bytes: [UInt8]) throws {
        let result = try CopyfitProcess.run(["measure", "-", "--font", "Inter", "--size", "16"], input: bytes)
        #expect(result.status == 2)
        #expect(result.errors == "Error: Standard input is not UTF-8 (byte 1): convert it, for example with iconv.\n")
    }

    @Test("What cannot be measured refuses a text without end, or one too large, before it is read")
    func refusesLongTexts() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data().write(to: file)
        // Has no blocks on the disk.
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 3 << 30)
        try handle.close()
        for path in [file.path, "/dev/zero"] {
            let result = try CopyfitProcess.run("measure", "--text-file", path, "--font", "Inter", "--size", "16")
            #expect(result.status == 2)
            let limits = "give at most 536870912 bytes at once, of a device at most 1048576."
            #expect(result.errors == "Error: “\(path)” is too long: \(limits)\n")
        }
        let empty = try CopyfitProcess.run("measure", "--text-file", "/dev/null", "--font", "Inter", "--size", "16")
        #expect(empty.status == 0)
    }

    /// The shell's own streams leave one file that may be opened.
    @Test(
        "What cannot be measured answers records, or says that too many files are open, where hardly any may be",
        arguments: [4, 5, 6]
    )
    func survivesFewOpenFiles(limit: Int) throws {
        let record = #"{"text":"a","font":"Inter","size":12}"# + "\n"
        let shell = "ulimit -n \(limit); exec '\(CopyfitProcess.executable.path)' measure --ndjson"
        let result = try CopyfitProcess.run(
            ["-c", shell],
            input: Array(String(repeating: record, count: 2_000).utf8),
            program: URL(fileURLWithPath: "/bin/sh")
        )
        #expect([0, 2].contains(result.status))
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 2_000)
        #expect(lines.allSatisfy { $0.contains("\"width\":6.7666015625") || $0.contains("ulimit -n") })
    }

    @Test("What cannot be measured refuses font files that are cut short or garbled, without crashing")
    func refusesBrokenFonts() throws {
        let list = try CopyfitProcess.run("fonts", "--format", "json")
        let faces = try #require(FoundationJSON.tree(Array(list.output.utf8))).elements
        let path = try #require(faces[0]["file"].string)
        let font = try Data(contentsOf: URL(fileURLWithPath: path))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).otf")
        defer { try? FileManager.default.removeItem(at: file) }
        for length in [0, 3, 12, 100, 1_000, font.count / 2] {
            try font.prefix(length).write(to: file)
            let result = try CopyfitProcess.run("measure", "x", "--font-file", file.path, "--size", "16")
            #expect(result.status == 2, "\(length) bytes: \(result.errors)")
            #expect(result.output.isEmpty)
        }
    }
}
