import Copyfit
import CopyfitImaging
import CopyfitRendering
import Foundation

/// Draws the pictures of `Documentation/gallery`. Argument: the folder to write to.
@main
struct Gallery {
    @MainActor
    static func main() throws {
        try draw(into: CommandLine.arguments.dropFirst().first ?? "Documentation/gallery")
    }

    /// Draws all pictures into a folder, which is made if it does not exist.
    @MainActor
    static func draw(into folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let gallery = Gallery(folder: folder)
        try gallery.drawFrontPage()
        try gallery.drawScreens()
        try gallery.drawOverlays()
        try gallery.drawFilmstrips()
        try gallery.drawSpeed()
    }

    private let folder: String

    /// The picture of the README, with the code of a view as its file has it.
    @MainActor
    private func drawFrontPage() throws {
        let place = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "OrderCard.swift")
        let photo = ImageRenderer(content: Hills())
        photo.scale = 2
        guard let pixels = photo.cgImage else { return }
        let page = FrontPage(code: try String(contentsOf: place, encoding: .utf8), photo: pixels)
        try write("order", ViewHost(page, size: .unspecified).displayList())
    }

    @MainActor
    private func drawScreens() throws {
        try draw("buttons", EqualButtons(titles: ["OK", "Abbrechen", "Einstellungen zurücksetzen"]), width: 700)
        for width in [200, 320, 480] as [CGFloat] {
            try draw("tags-\(Int(width))", TagCloud(tags: Samples.tags), width: width)
        }
        try draw("chat", Chat(messages: Samples.messages), width: 390)
        try draw("form-light", SettingsForm(), width: 420)
        try draw("form-dark", SettingsForm(), width: 420, scheme: .dark)
        try draw("arabic", ArabicScreen(), width: 390)
        try draw("specimen", Specimen(), width: 760)
    }

    @MainActor
    private func drawOverlays() throws {
        let named: [(LayoutOverlay, String)] = [
            (.frames, "frames"), (.proposals, "proposals"), (.guides, "guides"), (.spacing, "spacing"),
            (.lines, "lines"), (.pieces, "pieces"), (.overflow, "overflow"),
        ]
        for (overlay, name) in named {
            try draw("overlay-\(name)", Samples.narrow, width: 240, overlay: [overlay, .legend])
        }
        try draw("overlay-all", Samples.narrow, width: 240, overlay: .all)
        try draw("negotiation", Samples.headline, width: 300, overlay: [.frames, .spacing, .legend])
    }

    @MainActor
    private func drawFilmstrips() throws {
        var strip = Filmstrip(of: Samples.narrow)
        strip.addWidths([120, 180, 240, 320])
        strip.add("dark", size: ProposedViewSize(width: 240, height: nil)) { $0.colorScheme = .dark }
        try write("filmstrip", strip.displayList())
    }

    /// The chart of the figures that `make figures` saved.
    @MainActor
    private func drawSpeed() throws {
        let top = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
        let figures = try String(contentsOf: top.appending(path: "Benchmarks/Figures/speed.txt"), encoding: .utf8)
        try draw("speed", SpeedChart(bench: figures), width: 640)
    }

    @MainActor
    private func draw(
        _ name: String,
        _ view: some View,
        width: CGFloat,
        scheme: ColorScheme = .light,
        overlay: LayoutOverlay = []
    ) throws {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let page = view.frame(width: width).background(scheme == .dark ? Color(white: 0.11) : .white)
        let host = ViewHost(page, size: .unspecified, environment: environment)
        try write(name, overlay.isEmpty ? host.displayList() : host.displayList(showing: overlay))
    }

    private func write(_ name: String, _ list: DisplayList) throws {
        try SVGRenderer().render(list).write(to: "\(folder)/\(name).svg")
        var renderer = PNGRenderer()
        renderer.scale = 2
        let file = try renderer.render(list)
        try file.write(to: "\(folder)/\(name).png")
        for remark in file.remarks { print("\(name): \(remark)") }
    }
}
