public import Foundation

/// Programs of poppler and qpdf, which read what we wrote.
public enum OtherPrograms {
    /// What a program prints about a file, the path of which is its last argument.
    public static func output(
        _ program: String,
        _ arguments: [String],
        on file: Data,
        then last: [String] = []
    ) throws -> String {
        try String(decoding: bytes(program, arguments, on: file, then: last), as: UTF8.self)
    }

    /// What a program prints about a file, whose path is followed by the last arguments.
    public static func bytes(
        _ program: String,
        _ arguments: [String],
        on file: Data,
        then last: [String] = []
    ) throws -> Data {
        try TestFonts.withFolder(["file": [UInt8](file)]) { folder in
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = [program] + arguments + [folder + "/file"] + last
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = FileHandle.nullDevice
            try process.run()
            let output = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw Failure(program: program) }
            return output
        }
    }

    /// A program ended with an error.
    public struct Failure: Error {
        /// The program's name.
        public let program: String
    }

    /// The text of a PDF file in reading order.
    public static func text(_ file: Data) throws -> String {
        let text = try bytes("pdftotext", ["-enc", "UTF-8", "-nopgbrk"], on: file, then: ["-"])
        return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
