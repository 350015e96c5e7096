import CopyfitCommandLine
import Foundation

/// How a terminal is given a picture to show among its text.
enum TerminalPictures: Equatable {
    /// Kitty's graphics protocol: kitty, Ghostty.
    case kitty
    /// iTerm2's inline images: iTerm2, WezTerm.
    case iTerm2
    /// Sixels: foot, xterm as a VT340, mlterm, Konsole, Windows Terminal, tmux from 3.4, and others.
    case sixel(colorLimit: Int)

    /// The way of the terminal that the environment names; nil for others, and inside tmux and screen, which keep
    /// the variables of the terminal around them and show no such pictures.
    static func named(_ variable: (String) -> String?) -> TerminalPictures? {
        let term = variable("TERM") ?? ""
        if variable("TMUX") != nil || term.hasPrefix("screen") || term.hasPrefix("tmux") { return nil }
        switch variable("TERM_PROGRAM") {
        case "iTerm.app", "WezTerm": return .iTerm2
        case "ghostty": return .kitty
        default: break
        }
        if term == "xterm-kitty" || term == "xterm-ghostty" || variable("KITTY_WINDOW_ID") != nil { return .kitty }
        return variable("LC_TERMINAL") == "iTerm2" ? .iTerm2 : nil
    }

    /// Sixels if the terminal says, when it is asked, that it has them. Terminals that know no control sequences are not
    /// asked.
    static func asked(_ variable: (String) -> String?) -> TerminalPictures? {
        guard let term = variable("TERM"), !term.isEmpty, term != "dumb",
            let question = TerminalQuestion.ofStandardOutput()
        else {
            return nil
        }
        return question.answer(to: TerminalAnswers.question) { TerminalAnswers($0).attributes != nil }
            .flatMap { answered(TerminalAnswers($0)) }
    }

    static func answered(_ answers: TerminalAnswers) -> TerminalPictures? {
        guard let attributes = answers.attributes, attributes.contains(TerminalAnswers.sixels) else { return nil }
        return .sixel(colorLimit: answers.colorRegisterCount ?? 256)
    }

    /// What is written to show a file, with a line break after it. The file is a PNG, or sixels.
    func shown(_ file: [UInt8]) -> [UInt8] {
        switch self {
        case .iTerm2:
            let text = Array(Data(file).base64EncodedData())
            return Array("\u{1B}]1337;File=inline=1;size=\(file.count):".utf8) + text + Array("\u{7}\n".utf8)
        case .kitty:
            return kittyChunks(Array(Data(file).base64EncodedData())) + [UInt8(ascii: "\n")]
        case .sixel:
            return file + [UInt8(ascii: "\n")]
        }
    }

    /// At most 4,096 bytes of the file's text at a time; only the first chunk says what it is.
    private func kittyChunks(_ text: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: text.count, by: 4_096) {
            let end = min(start + 4_096, text.count)
            let control = start == 0 ? "a=T,f=100," : ""
            bytes += Array("\u{1B}_G\(control)m=\(end < text.count ? 1 : 0);".utf8)
            bytes += text[start..<end]
            bytes += Array("\u{1B}\\".utf8)
        }
        return bytes
    }
}
