import Testing

@testable import SwiftUI

@MainActor
private final class Appearances {
    var count = 0
}

@Observable
private final class Shelf {
    var boards = 3
}

/// Reads an object that must be there.
private struct ShelfView: View {
    @Environment(Shelf.self) private var shelf
    @State private var extra = 1
    let appearances: Appearances

    var body: some View {
        Color.red.frame(width: CGFloat(shelf.boards + extra), height: 10).id("shelf")
            .onAppear {
                appearances.count += 1
                extra += 1
            }
    }
}

/// Makes its context after a while.
private struct SlowShelf: PreviewModifier {
    /// How often the context was made.
    static var shelves = 0

    static func makeSharedContext() async throws -> Shelf {
        shelves += 1
        try await Task.sleep(for: .milliseconds(5))
        return Shelf()
    }

    func body(content: Content, context: Shelf) -> some View { content.environment(context) }
}

private struct QuickShelf: PreviewModifier {
    static func makeSharedContext() async throws -> Shelf { Shelf() }

    func body(content: Content, context: Shelf) -> some View { content.environment(context) }
}

private struct NoShelf: PreviewModifier {
    struct Missing: Error, CustomStringConvertible {
        var description: String { "no wood" }
    }

    static func makeSharedContext() async throws -> Shelf { throw Missing() }

    func body(content: Content, context: Shelf) -> some View { content.environment(context) }
}

@MainActor
struct PreviewModifierTests {
    private let appearances = Appearances()

    private func preview(_ trait: PreviewTrait<Preview.ViewTraits>) -> Preview {
        Preview._make(fileID: "Tests/Shelf.swift", line: 1, traits: trait) { ShelfView(appearances: appearances) }[0]
    }

    @Test("Previews with a modifier are shown when its context exists; it is made once for all, and states are kept")
    func shared() async {
        let first = ViewHost(preview(.modifier(SlowShelf())).view, size: .unspecified)
        let second = ViewHost(preview(.modifier(SlowShelf())).view, size: .unspecified)
        _ = first.update()
        _ = second.update()
        #expect(first.frame(id: "shelf") == nil)
        for host in [first, second] {
            #expect(await host.settle(timeout: .seconds(20)).converged)
            #expect(host.frame(id: "shelf")?.width == 5)
        }
        #expect(SlowShelf.shelves == 1)
        #expect(appearances.count == 2)
    }

    @Test("A context that waits for nothing is there in the first update")
    func atOnce() {
        let host = ViewHost(preview(.modifier(QuickShelf())).view, size: .unspecified)
        #expect(host.update().converged)
        #expect(host.frame(id: "shelf")?.width == 5)
    }

    @Test("A context that cannot be made is reported, and the program has not succeeded")
    func failure() async throws {
        let host = ViewHost(preview(.modifier(NoShelf())).view, size: .unspecified)
        let messages = host.update().diagnostics(.previewFailed).map(\.message)
        #expect(messages == ["The context of NoShelf could not be made: no wood. The preview is empty."])
        let arguments = try HeadlessArguments(["--dump", "none"])
        let page = HeadlessPage(preview(.modifier(NoShelf())), size: nil)
        #expect(await HeadlessProgram(arguments: arguments) { AnyView(EmptyView()) }.layOut([page]) == false)
    }
}
