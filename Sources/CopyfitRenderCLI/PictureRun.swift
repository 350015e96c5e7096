import ArgumentParser
import CopyfitCommandLine
import CopyfitFit
import CopyfitRecords
import CopyfitRendering
import CopyfitText

/// `copyfit render`: draws one text and puts the picture where it was asked for.
struct PictureRun {
    /// In bytes of UTF-8, counted once for each width and once more for each kind of mark there; bounds the memory.
    private static let textLimit = 1 << 21

    private let command: RenderCommand

    init(_ command: RenderCommand) {
        self.command = command
    }

    func run() throws {
        var destination = try PictureDestination(command)
        if command.textAs == .fonts, destination.format != .svg {
            throw ValidationError("--text-as is for SVG: leave it out, or write a file that ends in .svg.")
        }
        let answers = try answers()
        try destination.findTerminal()
        let file = try picture(of: answers, for: destination)
        let notes = command.quiet ? [] : FontNotes(answers).sentences
        try ProcessStreams.note(notes + file.remarks)
        try destination.take(file)
        if command.mustFit, !answers.allSatisfy(\.text.fits) { throw ExitCode(ExitStatus.doesNotFit.rawValue) }
    }

    /// The very measurements that `copyfit measure` makes with the same options.
    func answers() throws -> [WidthAnswer] {
        let (font, settings) = try command.fontAndSettings()
        let preparer = ParagraphPreparer(cacheByteLimit: 0)
        let text = try command.styledText(font, settings).set
        try checkLength(text.text.utf8.count, drawings: settings.widths.all.count)
        let prepared = try FittedText(text, settings, command.requirements, preparer)
        let answers = try prepared.answers(at: settings.widths, command.requirements)
        try checkLength(text.text.utf8.count, drawings: answers.count)
        return answers
    }

    private func checkLength(_ bytes: Int, drawings: Int) throws(CommandFailure) {
        let layers = drawings * (1 + command.overlay.count)
        guard bytes > Self.textLimit / layers else { return }
        throw CommandFailure(
            "The text is too long to draw: \(bytes) bytes with these widths and marks; the limit is "
                + "\(Self.textLimit / layers). Draw a part of it, at fewer widths or with fewer marks."
        )
    }

    private func picture(of answers: [WidthAnswer], for destination: PictureDestination) throws -> RenderedFile {
        let sheet = TextSheet(answers, command)
        let background = sheet.background
        do throws(RenderingError) {
            switch destination.format {
            case .svg:
                var renderer = SVGRenderer()
                renderer.text = command.textAs == .fonts ? .fonts : .outlines
                renderer.background = background
                return try renderer.render(sheet.displayList())
            case .png:
                var renderer = PNGRenderer()
                renderer.scale = command.scale
                renderer.background = background
                return try renderer.render(sheet.displayList())
            case .sixel:
                var renderer = SixelRenderer()
                renderer.scale = command.scale
                renderer.background = background
                renderer.colorLimit = destination.colorLimit
                return try renderer.render(sheet.displayList())
            case .pdf:
                var renderer = PDFRenderer()
                renderer.language = command.options.language
                return try renderer.render([sheet.displayList().on(background)])
            }
        } catch {
            throw CommandFailure(sentence(error, destination.format))
        }
    }

    private func sentence(_ error: RenderingError, _ format: PictureFormat) -> String {
        guard case .tooLarge(let width, let height, _) = error else { return error.description }
        let size = "\(Points.text(width)) × \(Points.text(height))"
        let otherwise = format == .svg ? "" : ", or write SVG"
        return "The picture is too large (\(size)): give a smaller --width, --size or --scale\(otherwise)."
    }
}
