import CopyfitDrawing
import CopyfitRendering
import Foundation

/// Lays out a window's content, or previews, as a program's arguments say.
@MainActor
struct HeadlessProgram {
    /// What a program proposes to its window if nothing says another size: the screen of a telephone.
    static let usualSize = CGSize(width: 390, height: 844)

    let arguments: HeadlessArguments
    let window: () -> AnyView

    /// Runs the program with arguments, those of the process if none are given, and ends the process.
    static func run(
        arguments: [String] = Array(CommandLine.arguments.dropFirst()),
        window: @escaping () -> AnyView
    ) -> Never {
        let status: Int32
        do {
            let arguments = try HeadlessArguments(arguments)
            if arguments.subject == .help {
                write(HeadlessArguments.help, to: .standardOutput)
                exit(0)
            }
            let program = HeadlessProgram(arguments: arguments, window: window)
            let pages = try program.pages()
            status = RunningLoop.wait { await program.layOut(pages) } ? 0 : 1
        } catch {
            write("\(error)\n", to: .standardError)
            status = 2
        }
        exit(status)
    }

    /// What is laid out.
    func pages() throws(ArgumentError) -> [HeadlessPage] {
        switch arguments.subject {
        case .help: return []
        case .window:
            return [HeadlessPage(title: nil, view: window(), size: arguments.size)]
        case .previews:
            let previews = PreviewRegistry.all
            guard !previews.isEmpty else { throw .noPreviews }
            return previews.map { HeadlessPage($0, size: arguments.size) }
        case .preview(let name):
            let previews = PreviewRegistry.all
            let chosen = previews.filter { $0.name == name }
            guard !chosen.isEmpty else { throw .noPreview(name, previews.map(\.name)) }
            return chosen.map { HeadlessPage($0, size: arguments.size) }
        }
    }

    /// Lays out the pages one after the other and prints them; false if one did not succeed.
    func layOut(_ pages: [HeadlessPage]) async -> Bool {
        var isWell = true
        for (index, page) in pages.enumerated() {
            if let title = page.title { Self.write("\(index == 0 ? "" : "\n")# \(title)\n", to: .standardOutput) }
            let (host, isSettled, diagnostics) = await page.settledHost(
                on: arguments.platform,
                within: arguments.settling
            )
            if let format = arguments.dump { Self.write(host.dump(format: format) + "\n", to: .standardOutput) }
            for diagnostic in diagnostics { Self.write("\(diagnostic)\n", to: .standardError) }
            let isDrawn = renderPicture(of: host, number: pages.count > 1 ? index + 1 : nil)
            let hasFailed = diagnostics.contains { $0.code == .previewFailed }
            isWell = isWell && isSettled && isDrawn && !hasFailed
        }
        return isWell
    }

    private func renderPicture(of host: ViewHost, number: Int?) -> Bool {
        guard var file = arguments.picture else { return true }
        let kind = file.pathExtension
        if let number { file = file.deletingPathExtension().appendingPathExtension("\(number).\(kind)") }
        var png = PNGRenderer()
        png.scale = arguments.scale
        let drawing = host.displayList().onWindow(in: host.preference(PreferredColorSchemeKey.self) ?? .light)
        do {
            let picture =
                switch kind {
                case "svg": try SVGRenderer().render(drawing)
                case "pdf": try PDFRenderer().render([drawing])
                default: try png.render(drawing)
                }
            try Data(picture.bytes).write(to: file)
            return true
        } catch {
            Self.write("The picture \(file.path) could not be written: \(error)\n", to: .standardError)
            return false
        }
    }

    private static func write(_ text: String, to file: FileHandle) { try? file.write(contentsOf: Data(text.utf8)) }
}

extension DisplayList {
    /// The drawing on the background of a window.
    fileprivate func onWindow(in colorScheme: ColorScheme) -> DisplayList {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        let color = Color(.systemBackground).resolve(in: environment)
        let plain = PlainColor(
            red: Double(color.red),
            green: Double(color.green),
            blue: Double(color.blue),
            alpha: Double(color.opacity)
        )
        var list = self
        let ground = Path(CGRect(origin: .zero, size: size))
        list.items.insert(.fill(ground, .color(plain), FillStyle()), at: list.items.startIndex)
        return list
    }
}

/// A view with the size that is proposed to it.
@MainActor
struct HeadlessPage {
    let title: String?
    let view: AnyView
    /// nil is the size that the scene proposes, or the usual one.
    let size: ProposedViewSize?

    init(title: String?, view: AnyView, size: CGSize?) {
        self.title = title
        self.view = view
        self.size = size.map { ProposedViewSize($0) }
    }

    /// A preview in its own size or, if it has none, in a size given in upright form.
    init(_ preview: Preview, size: CGSize?) {
        title = preview.name
        view = preview.view
        let device = size ?? HeadlessProgram.usualSize
        let turned = preview.isLandscape ? CGSize(width: device.height, height: device.width) : device
        self.size = preview.proposedSize ?? ProposedViewSize(turned)
    }

    /// A host whose views have settled, or to which some seconds were given. The content of a window is made when its
    /// size is known.
    func settledHost(
        on platform: HostOptions.Platform = .macOS,
        within seconds: Double
    ) async -> (ViewHost, isSettled: Bool, [Diagnostic]) {
        let opening = WindowOpening(isOpen: size != nil)
        let frame = AnyView(WindowFrame(opening: opening, content: view))
        var options = HostOptions()
        options.platform = platform
        let host = ViewHost(frame, size: size ?? ProposedViewSize(HeadlessProgram.usualSize), options: options)
        var early: [Diagnostic] = []
        if !opening.isOpen {
            early = host.update().diagnostics
            if let proposed = host.preference(WindowSizeKey.self) { host.size = ProposedViewSize(proposed) }
            opening.isOpen = true
        }
        var report = await host.settle(timeout: .seconds(seconds))
        if let preferred = host.preference(PreferredColorSchemeKey.self) {
            opening.colorScheme = preferred
            early += report.diagnostics.filter { !early.contains($0) }
            report = await host.settle(timeout: .seconds(seconds))
        }
        return (host, report.converged, early + report.diagnostics.filter { !early.contains($0) })
    }
}

/// Runs the main run loop, and with it the main queue and timers, until something has been done.
@MainActor
enum RunningLoop {
    private final class Outcome { var value: Bool? }

    static func wait(for work: @escaping @MainActor () async -> Bool) -> Bool {
        let outcome = Outcome()
        Task { outcome.value = await work() }
        while true {
            if let value = outcome.value { return value }
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }
}
