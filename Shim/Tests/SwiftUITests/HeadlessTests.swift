import Foundation
import Testing

@testable import SwiftUI

/// Takes longer than the program waits.
private struct Endless: View {
    var body: some View {
        Color.red.task { while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) } }
    }
}

@MainActor
private final class Sizes {
    var seen: Set<CGFloat> = []
}

private struct Measured: View {
    let sizes: Sizes

    var body: some View {
        GeometryReader { proxy in
            let _ = sizes.seen.insert(proxy.size.width)
            Color.red.onAppear { sizes.seen.insert(proxy.size.width) }
        }
    }
}

private struct SmallWindow: Scene {
    let sizes: Sizes

    var body: some Scene {
        WindowGroup { Measured(sizes: sizes) }.defaultSize(width: 300, height: 500)
    }
}

@MainActor
struct HeadlessTests {
    private func page(_ view: some View, size: CGSize?) -> HeadlessPage {
        HeadlessPage(title: nil, view: AnyView(view), size: size)
    }

    @Test("A picture is written of each page, of one that does not settle too; then the program has not succeeded")
    func pictures() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shim-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("page.svg")
        let arguments = try HeadlessArguments(["--dump", "none", "--settle", "0.02", "--render", file.path])
        let program = HeadlessProgram(arguments: arguments) { AnyView(EmptyView()) }
        let size = CGSize(width: 20, height: 10)
        let isWell = await program.layOut([page(Endless(), size: size), page(Color.blue, size: size)])
        #expect(!isWell)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(files == ["page.1.svg", "page.2.svg"])
        #expect(await program.layOut([page(Color.blue, size: size)]))
    }

    /// Unset text is 13 points on macOS and 17 on iOS.
    @Test("A window is laid out as on the platform that is asked for")
    func platform() async throws {
        let text = page(Text("words").fixedSize().id("words"), size: CGSize(width: 100, height: 100))
        var heights: [CGFloat] = []
        for name in ["macos", "iOS"] {
            let platform = try HeadlessArguments(["--platform", name]).platform
            heights.append(try #require(await text.settledHost(on: platform, within: 5).0.frame(id: "words")?.height))
        }
        #expect(heights[0] < heights[1])
        #expect(try HeadlessArguments([]).platform == .macOS)
    }

    @Test("The content of a window is laid out in the scene's size only")
    func windowSize() async {
        let sizes = Sizes()
        let view = SmallWindow._view(SmallWindow(sizes: sizes))
        let (host, isSettled, _) = await page(view, size: nil).settledHost(within: 5)
        #expect(isSettled)
        #expect(sizes.seen == [300])
        #expect(host.size == ProposedViewSize(width: 300, height: 500))
    }

    @Test("A scene that is left out by a condition is not the first window")
    func optionalScene() async {
        @SceneBuilder func scenes(_ isLarge: Bool) -> some Scene {
            if isLarge { WindowGroup { Color.red.frame(width: 90, height: 9).id("window") } }
            WindowGroup { Color.red.frame(width: 30, height: 9).id("window") }
        }
        func width<S: Scene>(_ scene: S) async -> CGFloat? {
            await page(S._view(scene), size: nil).settledHost(within: 5).0.frame(id: "window")?.width
        }
        #expect(await width(scenes(false)) == 30)
        #expect(await width(scenes(true)) == 90)
    }

    @Test("Numbers that no clock and no picture can take are refused", arguments: ["--settle", "--scale"])
    func largeNumbers(_ option: String) {
        #expect(throws: ArgumentError.self) { try HeadlessArguments([option, "1e30"]) }
        #expect(throws: ArgumentError.self) { try HeadlessArguments([option, "nan"]) }
        #expect(throws: Never.self) { try HeadlessArguments([option, "2"]) }
    }

    @Test("A program without previews that is asked for them says so")
    func noPreviews() {
        #expect("\(ArgumentError.noPreviews)".hasPrefix("The program has no previews"))
    }
}
