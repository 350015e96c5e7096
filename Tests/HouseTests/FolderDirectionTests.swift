import Testing

@Suite("Folders")
struct FolderDirectionTests {
    /// The runtime: ARCHITECTURE.md, "The view runtime", lists the same folders.
    private static let runtimeFolders: Set = [
        "Assets", "Builders", "Diagnostics", "Environment", "Geometry", "Hosting", "Preferences", "Runtime",
        "State",
        "Typography",
    ]

    /// What the runtime may name of the views, and why.
    private static let exceptions: Set = [
        // `Text.Case`, which SwiftUI declares inside `Text`; each text reads it.
        FolderDirection.Arrow(path: "Sources/Copyfit/Environment/BuiltInEnvironment.swift", name: "Text")
    ]

    @Test("The runtime's folders name nothing of the folders of views, except what is listed here")
    func direction() {
        let files = Repository.sources.filter { $0.module == "Copyfit" }
        let direction = FolderDirection(files, root: "Sources/Copyfit/", lowerFolders: Self.runtimeFolders)
        #expect(direction.arrows == Self.exceptions)
    }

    @Test("All folders of the runtime exist")
    func folders() {
        #expect(Self.runtimeFolders.isSubset(of: Repository.folders(in: "Sources/Copyfit")))
    }

    @Test("An arrow upwards is found, whatever its kind; comments, strings and private names are none")
    func findsArrows() {
        let above = """
            public nonisolated struct Card<Content> {}
            @MainActor final class CardNode {}
            protocol Shuffled {}
            func shuffle() {}
            private struct Hidden {}
            extension Node { struct Nested {} }
            """
        let below = """
            class Node: Shuffled {
                // A Card.
                let name = "Card"
                var node: CardNode?
                func turn() { shuffle() }
                var hidden: Hidden
            }
            """
        let files = [
            SourceFile(path: "Sources/Module/Views/Card.swift", text: above),
            SourceFile(path: "Sources/Module/Runtime/Node.swift", text: below),
        ]
        let direction = FolderDirection(files, root: "Sources/Module/", lowerFolders: ["Runtime"])
        #expect(Set(direction.arrows.map(\.name)) == ["Shuffled", "CardNode", "shuffle"])
    }
}
