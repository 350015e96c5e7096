import ArgumentParser
import CopyfitUnicode

/// Where the text to measure comes from.
package enum TextSource: Equatable {
    case argument(String)
    case file(String)
    case standardInput

    /// From a command's argument and its `--text-file`; `-` is standard input.
    package init(argument: String?, file: String?) throws {
        switch (argument, file) {
        case ("-", nil), (nil, "-"): self = .standardInput
        case (let text?, nil): self = .argument(text)
        case (nil, let path?): self = .file(path)
        case (nil, nil):
            throw ValidationError(
                "Say what to measure: give the text (after -- if it starts with a dash), --text-file, or - for standard input."
            )
        case (_?, _?): throw ValidationError("Give either the text or --text-file, not both.")
        }
    }

    /// The text, strictly UTF-8. In a file or standard input, a byte order mark at the start and one line break at the end
    /// are not part of the text: some editors write the first, most the second.
    package func text() throws(CommandFailure) -> String {
        switch self {
        case .argument(let text): text
        case .file(let path):
            try Self.decoded(
                Self.read("“\(path)”") { () throws(StreamError) in
                    try ProcessStreams.contents(ofFile: path, upTo: TextAnalyzer.utf8Limit)
                },
                "“\(path)”"
            )
        case .standardInput:
            try Self.decoded(
                Self.read("Standard input") { () throws(StreamError) in
                    try ProcessStreams.contents(of: ProcessStreams.standardInput, upTo: TextAnalyzer.utf8Limit)
                },
                "Standard input"
            )
        }
    }

    private static func read(
        _ name: String,
        _ contents: () throws(StreamError) -> [UInt8]?
    ) throws(CommandFailure) -> [UInt8] {
        let bytes: [UInt8]?
        do {
            bytes = try contents()
        } catch {
            throw CommandFailure("\(name) cannot be read (\(error.reason)): check the path and its permissions.")
        }
        guard let bytes else {
            throw CommandFailure(
                "\(name) is too long: give at most \(TextAnalyzer.utf8Limit) bytes at once, of a device at most "
                    + "\(ProcessStreams.deviceLimit)."
            )
        }
        return bytes
    }

    private static func decoded(_ bytes: [UInt8], _ name: String) throws(CommandFailure) -> String {
        do {
            var text = String(copying: try UTF8Span(validating: bytes.span))
            if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
            if text.unicodeScalars.last == "\n" { text.unicodeScalars.removeLast() }
            if text.unicodeScalars.last == "\r", bytes.last == UInt8(ascii: "\n") { text.unicodeScalars.removeLast() }
            return text
        } catch {
            throw CommandFailure(
                "\(name) is not UTF-8 (byte \(error.byteOffsets.lowerBound)): convert it, for example with iconv."
            )
        }
    }
}
