import Foundation

/// A folder with a font of its own and an app with one text, which is deleted in the end.
final class LockFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "lock-\(UUID().uuidString)")

    /// Inter under the name Lockt, which no other font has.
    init() throws {
        try FileManager.default.createDirectory(at: url.appending(path: "Fonts"), withIntermediateDirectories: true)
        let font = try RenamedFont.path(family: "Lockt")
        try FileManager.default.moveItem(at: URL(filePath: font), to: own)
        try write(
            "copyfit.yml",
            "fonts: Fonts\ndefaults: {font: Lockt, size: 16}\nrules: [{width: 200, maxLines: 1}]\n"
        )
        try write("en.json", #"{"save": "Save"}"#)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The font.
    var own: URL { url.appending(path: "Fonts/Own.otf") }

    var lock: String { text("fonts.lock") }

    /// The text of a file; empty if it is not there.
    func text(_ name: String) -> String {
        (try? String(contentsOf: url.appending(path: name), encoding: .utf8)) ?? ""
    }

    func write(_ name: String, _ content: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: file)
    }

    /// Gives the font another version, in its name table.
    func changeVersion() throws {
        func utf16(_ text: String) -> Data { Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) }
        var bytes = try Data(contentsOf: own)
        while let range = bytes.range(of: utf16("3.019")) { bytes.replaceSubrange(range, with: utf16("3.020")) }
        try bytes.write(to: own)
    }

    /// Runs `copyfit` in the folder, or one below it.
    func run(_ arguments: String..., below folder: String = ".", input: String = "") throws -> CopyfitProcess.Result {
        let script = "cd \"$0\" && exec \"$@\""
        let command = [url.appending(path: folder).path, CopyfitProcess.executable.path] + arguments
        return try CopyfitProcess.run(
            ["-c", script] + command,
            input: Array(input.utf8),
            program: URL(filePath: "/bin/sh")
        )
    }

    /// The hash of a file, from `sha256sum`.
    static func sha256(_ file: URL) throws -> String {
        let result = try CopyfitProcess.run([file.path], program: URL(filePath: "/usr/bin/sha256sum"))
        return String(result.output.prefix(64))
    }
}
