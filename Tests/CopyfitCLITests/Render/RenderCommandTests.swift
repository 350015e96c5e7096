import Foundation
import Testing

/// `copyfit render` in Inter at 16 points, with more arguments.
private func render(_ arguments: String..., input: String = "") throws -> CopyfitProcess.Result {
    try CopyfitProcess.run(["render", "--font", "Inter", "--size", "16"] + arguments, input: Array(input.utf8))
}

/// A folder that is removed after the function.
private func inTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
}

@Suite("copyfit render")
struct RenderCommandTests {
    // The signatures of the formats: RFC 2083 section 3.1, ISO 32000-1 section 7.5.2, SVG 1.1 section 5.1.
    @Test(
        "copyfit render writes the format asked for to standard output, the same bytes each time",
        arguments: [
            ("png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), ("pdf", Array("%PDF-1.".utf8)),
            ("svg", Array("<svg".utf8)),
        ] as [(String, [UInt8])]
    )
    func writesFormats(format: String, signature: [UInt8]) throws {
        let first = try render("a b", "--width", "9", "--width", "90", "--overlay", "all", "--format", format)
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.bytes.prefix(400).contains(signature), "\(first.bytes.prefix(20))")
        let second = try render("a b", "--width", "9", "--width", "90", "--overlay", "all", "--format", format)
        #expect(first.bytes == second.bytes)
    }

    @Test(
        "copyfit render writes the file of -o in the format of its name, or of --format",
        arguments: ["svg", "PNG", "pdf"]
    )
    func writesFile(format: String) throws {
        try inTemporaryFolder { folder in
            let named = folder.appending(path: "a.\(format)")
            let other = folder.appending(path: "b")
            #expect(try render("a", "-o", named.path()).status == 0)
            #expect(try render("a", "-o", other.path(), "--format", format.lowercased()).status == 0)
            let bytes = try Data(contentsOf: named)
            #expect(!bytes.isEmpty)
            #expect(try Data(contentsOf: other) == bytes)
        }
    }

    @Test(
        "copyfit render says with status 64 what is wrong with its options",
        arguments: [
            (["a"], "give -o with a file, or --format"), (["a", "--format", "gif"], "'svg', 'png', 'pdf' or 'sixel'"),
            (["a", "--scale", "0", "--format", "png"], "from 0.01 to 100"),
            (["a", "--scale", "nan", "--format", "png"], "from 0.01 to 100"),
            (["a", "--color", "blurple", "--format", "png"], "give a CSS colour name, #rrggbb or #rrggbbaa."),
            (["a", "--background", "#12345", "--format", "png"], "or none"),
            (["a", "--overlay", "lines,holes", "--format", "svg"], "give one or more of lines, baselines, ink"),
            (["a", "--overlay", "", "--format", "svg"], "or all, separated by commas"),
            (["a", "--width", "nan", "--format", "svg"], "at least 0"),
            (["a", "--text-as", "pixels", "--format", "svg"], "'outlines' and 'fonts'"),
            (["--format", "svg"], "give the text"),
            (["a", "--ndjson", "--format", "svg"], "--ndjson"),
            (["a", "--text-as", "fonts", "--format", "png"], "--text-as is for SVG"),
            (["a", "--overlay", "legend", "--format", "svg"], "A legend explains other marks"),
        ] as [([String], String)]
    )
    func refusesUsage(arguments: [String], sentence: String) throws {
        let result = try CopyfitProcess.run(["render", "--font", "Inter", "--size", "16"] + arguments)
        #expect(result.status == 64)
        #expect(result.bytes.isEmpty)
        #expect(result.errors.contains(sentence), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }

    @Test(
        "copyfit render says with status 2 what could not be drawn",
        arguments: [
            (["a", "-o", "picture.bmp"], "“picture.bmp” has no picture extension"),
            (["a", "-o", "svg"], "end its name in .svg, .png, .pdf or .sixel"),
            (["a", "-o", "folder.svg/a"], "end its name in .svg, .png, .pdf or .sixel"),
            (["a", "--width", "1e9", "--format", "png"], "The picture is too large"),
            (["a", "--width", "1e9", "--format", "pdf"], "give a smaller --width"),
            (["السلام", "--width", "1e8", "--format", "svg"], "give a smaller --width, --size or --scale."),
            (["a\u{103A0}", "--strict", "--format", "svg"], "No font has U+103A0"),
            (["--text-file", "/no/such/text", "--format", "svg"], "check the path and its permissions"),
            (["a", "-o", String(repeating: "a", count: 300) + ".svg"], "its name is too long"),
            (["a", "-o", "/proc/a.svg"], "writing there is not permitted"),
            (
                [String(repeating: "word ", count: 20_000), "--width", "100", "--width", "200", "--width", "300"]
                    + ["--overlay", "lines,glyphs,clusters,ink,pieces,overflow", "--format", "svg"],
                // Three widths, each drawn once and with six marks: 2,097,152 / 21.
                "too long to draw: 100000 bytes with these widths and marks; the limit is 99864."
            ),
        ] as [([String], String)]
    )
    func fails(arguments: [String], sentence: String) throws {
        let result = try CopyfitProcess.run(["render", "--font", "Inter", "--size", "16"] + arguments)
        #expect(result.status == 2)
        #expect(result.bytes.isEmpty)
        #expect(result.errors.contains(sentence), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }

    @Test("copyfit render leaves nothing where it cannot write, and what was there as it was")
    func leavesNothing() throws {
        try inTemporaryFolder { folder in
            let missing = folder.appending(path: "no/such/a.svg")
            let result = try render("a", "-o", missing.path())
            #expect(result.status == 2)
            #expect(result.errors == "Error: \(missing.path()) could not be written: its folder does not exist.\n")
            let directory = folder.appending(path: "b.svg")
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
            #expect(try render("a", "-o", directory.path()).status == 2)
            let old = folder.appending(path: "c.png")
            try Data("old".utf8).write(to: old)
            #expect(try render("a", "--width", "1e9", "-o", old.path()).status == 2)
            #expect(try Data(contentsOf: old) == Data("old".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() == ["b.svg", "c.png"])
            #expect(try render("a", "--format", "pdf", "-o", "/dev/full").status == 2)
        }
    }

    @Test("copyfit render ends with status 1 when something does not fit and --must-fit is given, the picture made")
    func mustFit() throws {
        let result = try render("Jetzt kaufen", "--width", "40", "--must-fit", "--format", "svg")
        #expect(result.status == 1)
        #expect(result.output.hasSuffix("</svg>\n") || result.output.hasSuffix("</svg>"))
        #expect(try render("Jetzt kaufen", "--width", "400", "--must-fit", "--format", "svg").status == 0)
    }

    @Test("copyfit render shows no picture in a pipe, whatever terminal is around it")
    func noPictureInPipes() throws {
        let shell = URL(fileURLWithPath: "/usr/bin/env")
        let command = [CopyfitProcess.executable.path(), "render", "a", "--font", "Inter", "--size", "16"]
        let terminal = ["TERM=xterm-kitty", "KITTY_WINDOW_ID=1", "TERM_PROGRAM=WezTerm"]
        let result = try CopyfitProcess.run(terminal + command, program: shell)
        #expect(result.status == 64)
        #expect(result.bytes.isEmpty)
    }

    @Test("copyfit render is started through a link and by its own name, and says so when its program is missing")
    func starts() throws {
        try inTemporaryFolder { folder in
            let arguments = ["a", "--font", "Inter", "--size", "16", "--format", "svg"]
            let link = folder.appending(path: "measure-text")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: CopyfitProcess.executable)
            let linked = try CopyfitProcess.run(["render"] + arguments, program: link)
            #expect(linked.status == 0)
            let own = CopyfitProcess.executable.deletingLastPathComponent().appending(path: "copyfit-render")
            #expect(try CopyfitProcess.run(arguments, program: own).bytes == linked.bytes)
            let lonely = folder.appending(path: "copyfit")
            try FileManager.default.copyItem(at: CopyfitProcess.executable, to: lonely)
            let result = try CopyfitProcess.run(
                ["render", "a", "--font-file", font, "--size", "16", "--format", "svg"],
                program: lonely
            )
            #expect(result.status == 2)
            #expect(result.errors.contains("copyfit-render cannot be started"))
            #expect(result.errors.hasSuffix("install it beside copyfit.\n"))
        }
    }

    private var font: String {
        CopyfitProcess.executable.deletingLastPathComponent()
            .appending(path: "Copyfit_CopyfitFontFiles.resources/Inter/Inter-Regular.otf").path()
    }

    @Test("copyfit render is explained and completed by both programs")
    func explains() throws {
        let own = CopyfitProcess.executable.deletingLastPathComponent().appending(path: "copyfit-render")
        #expect(try CopyfitProcess.run("--help").output.contains("render "))
        #expect(try CopyfitProcess.run("render", "--help").output.contains("USAGE: copyfit render"))
        #expect(try CopyfitProcess.run(["--help"], program: own).output.contains("USAGE: copyfit-render"))
        for program in [own, CopyfitProcess.executable] {
            let script = try CopyfitProcess.run(["--generate-completion-script", "bash"], program: program)
            #expect(script.status == 0)
            #expect(script.output.contains("--text-as"))
        }
    }
}

@Suite("Hostile texts in pictures")
struct HostilePictureTests {
    @Test(
        "Hostile texts in pictures become well-formed files",
        arguments: [
            "]]>", "</text><script>", "a\0b", "\u{1}\u{1B}[31m\u{7F}\u{9F}", "\"'&<>", "", " \n", "a\u{FFFF}b",
            // U+FDD0 and U+1FFFE
            String(decoding: [0xEF, 0xB7, 0x90, 0x61, 0xF0, 0x9F, 0xBF, 0xBE], as: UTF8.self),
        ]
    )
    func wellFormed(text: String) throws {
        for style in ["outlines", "fonts"] {
            let result = try render("-", "--overlay", "all", "--text-as", style, "--format", "svg", input: text + "\n")
            #expect(result.status == 0, "\(result.errors)")
            let parser = XMLCheck.parse(result.bytes)
            #expect(parser == nil, "\(parser ?? "")")
            #expect(!result.output.contains("<script"))
        }
        for format in ["png", "pdf"] {
            #expect(try render("-", "--format", format, input: text + "\n").status == 0)
        }
    }

    @Test("A width of 0 gives every character its line")
    func noWidth() throws {
        let result = try render("abc", "--width", "0", "--overlay", "all", "--format", "svg")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("more width"))
    }

    @Test("A megabyte of text is drawn as SVG, and refused as PNG")
    func megabyte() throws {
        let text = String(repeating: "word ", count: 200_000)
        let large = try render("-", "--width", "4000", "--format", "svg", input: text)
        #expect(large.status == 0, "\(large.errors)")
        #expect(large.output.hasPrefix("<"))
        let picture = try render("-", "--width", "400", "--format", "png", input: text)
        #expect(picture.status == 2)
        #expect(picture.errors.contains("too large"))
    }
}
