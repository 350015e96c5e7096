import Foundation
import Testing

@Suite("copyfit check --changed-since")
struct ChangedSinceTests {
    /// A git repository with two languages in one commit, which is deleted in the end.
    private final class Repository {
        let url = FileManager.default.temporaryDirectory.appending(path: "changed-\(UUID().uuidString)")

        init() throws {
            try write("Kaufen", to: "en.json")
            try write("Kaufen ", to: "de.json")
            try write("Acheter ", to: "fr.json")
            try write("x ", to: "ignored/it.json")
            try Data("ignored\n".utf8).write(to: url.appending(path: ".gitignore"))
            try git("init", "-q")
            try git("add", "-A")
            try git("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-q", "-m", "first")
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ text: String, to name: String) throws {
            let file = url.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data("{\"a\": \"\(text)\"}".utf8).write(to: file)
        }

        func git(_ arguments: String...) throws {
            let result = try CopyfitProcess.run(
                ["git", "-C", url.path] + arguments,
                program: URL(filePath: "/usr/bin/env")
            )
            try #require(result.status == 0, "\(result.errors)")
        }

        func check(_ arguments: String..., environment: String = "") throws -> CopyfitProcess.Result {
            let script = "cd \"$0\" && \(environment) exec \"$@\""
            let command = [url.path, CopyfitProcess.executable.path, "check"] + arguments
            return try CopyfitProcess.run(["-c", script] + command, program: URL(filePath: "/bin/sh"))
        }
    }

    @Test("looks only at files that differ or are new, and compares them with their source")
    func changes() throws {
        let repository = try Repository()
        let before = try repository.check("--changed-since", "HEAD")
        #expect(before.output == "No translation file differs from HEAD.\n")
        #expect(before.status == 0)
        try repository.write("Jetzt %d", to: "de.json")
        try repository.write("Compra ", to: "sub dir/es.json")
        let result = try repository.check("--changed-since", "HEAD")
        #expect(
            result.output.split(separator: "\n").prefix(4) == [
                "de.json", "  1:7  error  a (de)  %d is not in the source.  placeholder-extra", "sub dir/es.json",
                "  1:7  warning  a (es)  The text ends with a space.  outer-space",
            ]
        )
        #expect(result.status == 1)
        // Paths that are named keep to themselves
        #expect(try repository.check("--changed-since", "HEAD", "fr.json").output.hasPrefix("No translation file"))
    }

    @Test("says what is wrong if git or its commit is not there, with status 2, and hands git no option")
    func faults() throws {
        let repository = try Repository()
        let unknown = try repository.check("--changed-since", "nowhere")
        #expect(unknown.errors.hasPrefix("Error: git knows no commit “nowhere” in "))
        #expect(unknown.status == 2)
        let outside = try CopyfitProcess.run(["check", "/usr/share", "--no-rules", "--changed-since", "HEAD"])
        #expect(outside.errors.hasPrefix("Error: “/usr/share” is in no git repository"))
        #expect(outside.status == 2)
        let missing = try repository.check("--changed-since", "HEAD", environment: "PATH=/nowhere")
        #expect(missing.errors.hasPrefix("Error: There is no git, which --changed-since asks"))
        #expect(missing.status == 2)
        #expect(try repository.check("--changed-since=--output=stolen").status == 64)
        #expect(!FileManager.default.fileExists(atPath: repository.url.appending(path: "stolen").path))
        #expect(try repository.check("--changed-since", "").status == 64)
        #expect(try repository.check("--changed-since", "HEAD", "--baseline", "b", "--update-baseline").status == 64)
    }
}

@Suite("Progress")
struct ProgressTests {
    private func run(_ arguments: [String], _ variables: [String: String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "progress-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("{\"a\": \"b\"}".utf8).write(to: folder.appending(path: "de.json"))
        let terminal = try PseudoTerminal()
        let program = CopyfitProcess.executable.path
        try terminal.start(program, ["check", folder.path, "--no-rules"] + arguments, environment: variables)
        #expect(terminal.end() == 0)
        return String(decoding: terminal.output, as: UTF8.self)
    }

    // ECMA-48: CR, then EL, which clears to the end of the line
    @Test("is one line of a terminal, which is gone before anything else is written")
    func line() throws {
        let output = try run([], ["TERM": "xterm"])
        #expect(output.hasPrefix("\r\u{1B}[KChecked 1 of 1 text\r\u{1B}[KNothing to mend."))
    }

    @Test("is not there with --quiet, or where the terminal cannot clear a line")
    func quiet() throws {
        #expect(try run(["--quiet"], ["TERM": "xterm"]) == "")
        #expect(try run([], ["TERM": "dumb"]).hasPrefix("Nothing to mend."))
    }
}
