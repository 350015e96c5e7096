import ArgumentParser
import CopyfitCommandLine
import CopyfitRendering

/// Where a picture goes, and in which format.
struct PictureDestination {
    private enum Place {
        case file(String)
        case standardOutput
        case terminal(TerminalPictures)
    }

    let format: PictureFormat
    private let place: Place

    /// What the options ask for; without any, the terminal if it shows pictures.
    init(_ command: RenderCommand) throws {
        if let path = command.output {
            place = .file(path)
            format = try command.format ?? Self.format(ofFile: path)
        } else if let asked = command.format {
            place = .standardOutput
            format = asked
            if format == .png || format == .pdf, OwnProcess.isTerminal(ProcessStreams.standardOutput) {
                let name = format.rawValue.uppercased()
                throw ValidationError("\(name) is not text for a terminal: give -o with a file, or use a pipe.")
            }
        } else {
            let terminal = try Self.terminal()
            place = .terminal(terminal)
            if case .sixel = terminal { format = .sixel } else { format = .png }
        }
    }

    /// The most colours that sixels may have there.
    var colorLimit: Int {
        if case .terminal(.sixel(let limit)) = place { limit } else { 256 }
    }

    private static func terminal() throws -> TerminalPictures {
        guard OwnProcess.isTerminal(ProcessStreams.standardOutput) else {
            throw ValidationError("Say where the picture goes: give -o with a file, or --format for standard output.")
        }
        guard let pictures = TerminalPictures.named(OwnProcess.variable) ?? .answered() else {
            throw ValidationError("This terminal does not say that it shows pictures: give -o with a file.")
        }
        return pictures
    }

    private static func format(ofFile path: String) throws(CommandFailure) -> PictureFormat {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let format = PictureFormat(rawValue: parts[parts.count - 1].lowercased()) else {
            throw CommandFailure(
                "“\(VisibleText.of(path))” does not say which kind of picture to write: end its name in .svg, .png or .pdf, "
                    + "or give --format."
            )
        }
        return format
    }

    /// Puts the picture there.
    func take(_ file: RenderedFile) throws(CommandFailure) {
        switch place {
        case .file(let path):
            do {
                try file.write(to: path)
            } catch {
                throw CommandFailure(VisibleText.of(error.description))
            }
        case .standardOutput: try write(Array(file.bytes))
        case .terminal(let terminal): try write(terminal.shown(Array(file.bytes)))
        }
    }

    private func write(_ bytes: [UInt8]) throws(CommandFailure) {
        do {
            try ProcessStreams.write(bytes, to: ProcessStreams.standardOutput)
        } catch {
            throw CommandFailure("The picture cannot be written (\(error.reason)): check where standard output goes.")
        }
    }
}
