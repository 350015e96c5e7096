import Foundation
import Testing

@Suite("Progress")
struct ProgressLineTests {
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
    @Test("Progress is one line of a terminal, which is gone before anything else is written")
    func line() throws {
        let output = try run([], ["TERM": "xterm"])
        #expect(output.hasPrefix("\r\u{1B}[KChecked 1 of 1 text\r\u{1B}[KNothing to fix."))
    }

    @Test("Progress is not there with --quiet, or where the terminal cannot clear a line")
    func quiet() throws {
        #expect(try run(["--quiet"], ["TERM": "xterm"]) == "")
        #expect(try run([], ["TERM": "dumb"]).hasPrefix("Nothing to fix."))
    }
}
