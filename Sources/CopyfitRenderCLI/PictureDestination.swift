import ArgumentParser
import CopyfitCommandLine
import CopyfitRendering
import CopyfitUnicode

/// Where a picture goes, and in which format.
struct PictureDestination {
    private enum Place {
        case file(String)
        case standardOutput
        /// nil until it is known how the terminal shows pictures.
        case terminal(TerminalPictures?)
    }

    private let asked: PictureFormat?
    private var place: Place

    /// What the options ask for; without any, the terminal of standard output.
    init(_ command: RenderCommand) throws {
        let isTerminal = OwnProcess.isTerminal(ProcessStreams.standardOutput)
        if let path = command.output {
            place = .file(path)
            asked = try command.format ?? Self.format(ofFile: path)
        } else if let format = command.format {
            asked = format
            place = isTerminal && format == .sixel ? .terminal(.sixel(colorLimit: 256)) : .standardOutput
            if isTerminal, format == .png || format == .pdf {
                let name = format.rawValue.uppercased()
                throw ValidationError("\(name) is not text for a terminal: give -o with a file, or use a pipe.")
            }
        } else {
            guard isTerminal else {
                throw ValidationError(
                    "Say where the picture goes: give -o with a file, or --format for standard output."
                )
            }
            asked = nil
            place = .terminal(nil)
        }
    }

    /// The kind of picture; PNG for terminals, except those that show sixels.
    var format: PictureFormat {
        if let asked { return asked }
        if case .terminal(.sixel) = place { return .sixel }
        return .png
    }

    /// The most colours that sixels may have there.
    var colorLimit: Int {
        if case .terminal(.sixel(let limit)) = place { limit } else { 256 }
    }

    /// Finds out how the terminal shows pictures, if the picture goes to it: the environment names some terminals, others
    /// are asked. Takes up to a second.
    mutating func findTerminal() throws {
        guard case .terminal(nil) = place else { return }
        guard let pictures = TerminalPictures.named(OwnProcess.variable) ?? .asked(OwnProcess.variable) else {
            throw ValidationError(
                "This terminal is not known to show pictures: give -o with a file, or --format svg or sixel."
            )
        }
        place = .terminal(pictures)
    }

    private static func format(ofFile path: String) throws(CommandFailure) -> PictureFormat {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let format = PictureFormat(rawValue: parts[parts.count - 1].lowercased()) else {
            throw CommandFailure(
                "“\(VisibleText.of(path))” has no picture extension: end its name in .svg, .png, .pdf or .sixel, "
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
        case .terminal(let terminal): try write(terminal?.shown(Array(file.bytes)) ?? [])
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
