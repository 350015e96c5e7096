import CopyfitCommandLine
import Foundation
import Testing

@testable import CopyfitRenderCLI

@Suite("Pictures in a terminal")
struct TerminalPicturesTests {
    @Test(
        "Pictures in a terminal are shown in the way of the terminal that the environment names",
        arguments: [
            (["TERM": "xterm-kitty"], .kitty), (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "3"], .kitty),
            (["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"], .kitty),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iTerm2),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iTerm2),
            (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iTerm2),
            (["TERM": "xterm-256color"], nil), ([:], nil),
            (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "3"], nil),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm", "TMUX": "/tmp/tmux"], nil),
            (["TERM": "screen", "TERM_PROGRAM": "iTerm.app"], nil),
        ] as [([String: String], TerminalPictures?)]
    )
    func named(environment: [String: String], pictures: TerminalPictures?) {
        #expect(TerminalPictures.named { environment[$0] } == pictures)
    }

    // https://sw.kovidgoyal.net/kitty/graphics-protocol/, "Remote client": chunks of at most 4,096 bytes, m=1 on all
    // but the last. 4,000 bytes are 5,336 characters of base64.
    @Test("Pictures in a terminal are cut into chunks for kitty, which together are the file")
    func kitty() throws {
        let file = (0..<4_000).map { UInt8(truncatingIfNeeded: $0) }
        let text = String(decoding: TerminalPictures.kitty.shown(file), as: UTF8.self)
        let chunks = text.split(separator: "\u{1B}_G").map { $0.prefix { $0 != "\u{1B}" }.split(separator: ";") }
        #expect(chunks.map { String($0[0]) } == ["a=T,f=100,m=1", "m=0"])
        #expect(chunks.map { $0[1].utf8.count } == [4_096, 1_240])
        #expect(Data(base64Encoded: chunks.map { String($0[1]) }.joined()) == Data(file))
        #expect(text.hasSuffix("\u{1B}\\\n"))
    }

    // https://iterm2.com/documentation-images.html
    @Test("Pictures in a terminal are one sequence for iTerm2")
    func iTerm2() {
        let text = String(decoding: TerminalPictures.iTerm2.shown([1, 2, 3]), as: UTF8.self)
        #expect(text == "\u{1B}]1337;File=inline=1;size=3:AQID\u{7}\n")
    }
}

@Suite("What a terminal answers")
struct TerminalAnswersTests {
    // XTerm Control Sequences, "Send Device Attributes (Primary DA)" and "Set or request graphics attribute"
    // (XTSMGRAPHICS): attribute 4 is sixel graphics; item 1 is the number of colour registers, status 0 success.
    @Test(
        "What a terminal answers shows pictures if it names sixels",
        arguments: [
            ("\u{1B}[?1;0;1024S\u{1B}[?63;1;2;4;6;9;15;22c", .sixel(colorLimit: 1_024)),
            ("\u{1B}[?62;4;22c", .sixel(colorLimit: 256)), ("\u{1B}[?1;3;0S\u{1B}[?62;4c", .sixel(colorLimit: 256)),
            ("abc\u{1B}[A\u{1B}[?1;0;16Sx\u{1B}[?63;4cls", .sixel(colorLimit: 16)),
            ("\u{1B}[?64;1;2;6;22c", nil), ("\u{1B}[?4c", nil), ("\u{1B}[?62;14;40;44c", nil), ("\u{1B}[?62;4", nil),
            ("\u{1B}[?99999999999999999999999;4c", .sixel(colorLimit: 256)), ("", nil), ("62;4c", nil),
        ] as [(String, TerminalPictures?)]
    )
    func sixels(answer: String, pictures: TerminalPictures?) {
        #expect(TerminalPictures.answered(TerminalAnswers(Array(answer.utf8))) == pictures)
    }

    @Test(
        "What a terminal answers is complete when the attributes are, which come last",
        arguments: [("\u{1B}[?1;0;16S", false), ("\u{1B}[?6c", true)]
    )
    func complete(answer: String, isComplete: Bool) {
        #expect((TerminalAnswers(Array(answer.utf8)).attributes != nil) == isComplete)
    }
}

@Suite("Colours of the command line")
struct PictureColorTests {
    // CSS Color 4, sections 5.2 and 6.1.
    @Test(
        "Colours of the command line are read as in CSS",
        arguments: [
            ("#12ab34", [0x12, 0xAB, 0x34, 0xFF]), ("#12AB3480", [0x12, 0xAB, 0x34, 0x80]),
            ("#1a3", [0x11, 0xAA, 0x33, 0xFF]), ("#1a38", [0x11, 0xAA, 0x33, 0x88]),
            ("RebeccaPurple", [0x66, 0x33, 0x99, 0xFF]), ("white", [255, 255, 255, 255]),
            ("yellowgreen", [0x9A, 0xCD, 0x32, 0xFF]), ("transparent", [0, 0, 0, 0]),
        ] as [(String, [UInt8])]
    )
    func read(text: String, components: [UInt8]) throws {
        let color = try #require(PictureColor(text))
        #expect([color.red, color.green, color.blue, color.alpha] == components)
    }

    @Test(
        "Colours of the command line are refused if they are anything else",
        arguments: ["", "#", "#12", "#12345", "#1234567", "#+12345", "#gggggg", "ff0000", "#١٢٣", "red ", "blue\0"]
    )
    func refused(text: String) {
        #expect(PictureColor(text) == nil)
    }
}
