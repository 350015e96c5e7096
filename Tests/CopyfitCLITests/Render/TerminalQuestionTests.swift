import Foundation
import Testing

/// copyfit-render in a terminal that a test plays.
@Suite("A terminal that is asked whether it shows pictures", .serialized)
struct TerminalQuestionTests {
    private static let question = "\u{1B}[?1;1;0S\u{1B}[c"
    private let terminal: PseudoTerminal

    init() throws { terminal = try PseudoTerminal() }

    private func start(_ term: String? = "xterm-256color", _ more: String...) throws {
        let program = CopyfitProcess.executable.deletingLastPathComponent().appending(path: "copyfit-render")
        let arguments = ["a", "--font", "Inter", "--size", "16"] + more
        try terminal.start(program.path, arguments, environment: term.map { ["TERM": $0] } ?? [:])
    }

    @Test("A terminal that is asked whether it shows pictures gets sixels if it says so, and shows again what is typed")
    func sixels() throws {
        try start()
        #expect(terminal.waits(for: Self.question))
        #expect(!terminal.isOrdinary)
        for byte in "\u{1B}[?1;0;16S\u{1B}[?63;1;4c".utf8 { terminal.type([byte]) }
        #expect(terminal.end() == 0)
        #expect(terminal.output.contains(Array("\u{1B}P0;1;0q\"1;1;".utf8)))
        #expect(terminal.output.suffix(4) == Array("\u{1B}\\\r\n".utf8))
        #expect(terminal.isOrdinary)
    }

    @Test(
        "A terminal that is asked whether it shows pictures gets a sentence if it has none, or does not answer",
        arguments: ["\u{1B}[?62;22c", ""]
    )
    func noSixels(answer: String) throws {
        try start()
        #expect(terminal.waits(for: Self.question))
        terminal.type(Array(answer.utf8))
        #expect(terminal.end() == 64)
        #expect(
            String(decoding: terminal.output, as: UTF8.self).contains("This terminal is not known to show pictures")
        )
        #expect(terminal.isOrdinary)
    }

    @Test(
        "A terminal that is asked whether it shows pictures shows again what is typed after a signal",
        arguments: [SIGINT, SIGTERM, SIGHUP]
    )
    func signals(signal: Int32) throws {
        try start()
        #expect(terminal.waits(for: Self.question))
        terminal.send(signal)
        #expect(terminal.end() == -signal)
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains("This terminal"))
        #expect(terminal.isOrdinary)
    }

    @Test("A terminal that is asked whether it shows pictures is interrupted by the key that interrupts")
    func interrupt() throws {
        try start()
        #expect(terminal.waits(for: Self.question))
        terminal.type([3])
        #expect(terminal.end() == -SIGINT)
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains("This terminal"))
        #expect(terminal.isOrdinary)
    }

    @Test(
        "A terminal that is asked whether it shows pictures is not asked if it has no control sequences",
        arguments: ["dumb", "", nil]
    )
    func notAsked(term: String?) throws {
        try start(term)
        #expect(terminal.end() == 64)
        #expect(!terminal.output.contains(0x1B))
    }

    @Test(
        "A terminal that is asked whether it shows pictures is not asked if something was typed already, which is kept"
    )
    func typedAhead() throws {
        terminal.type(Array("echo kept\n".utf8))
        try start()
        #expect(terminal.end() == 64)
        #expect(!terminal.output.contains(0x1B))
    }

    @Test("A terminal that is asked whether it shows pictures is not asked if the format is given")
    func formatGiven() throws {
        try start("xterm", "--format", "sixel")
        #expect(terminal.end() == 0)
        #expect(!terminal.output.contains(Array(Self.question.utf8)))
        #expect(terminal.output.contains(Array("\u{1B}P0;1;0q".utf8)))
    }
}
