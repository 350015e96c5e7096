import Testing

@Suite("Folders")
struct FolderDirectionTests {
    /// The storeys, the lowest first: ARCHITECTURE.md, "The view runtime", lists the same folders.
    private static let storeys: [Set<String>] = [
        ["Diagnostics", "Platforms", "Typography"],
        ["Builders", "Environment", "Preferences", "Runtime", "State"],
        ["Geometry", "Hosting"],
        ["Drawing", "Modifiers", "Observers", "Views"],
        ["Overlays"],
    ]

    /// The function `size(of:_:environment:)` is named like members of lower types.
    private static let namesOfMembersToo: Set = ["size"]

    @Test("No file names what only a higher storey declares")
    func direction() {
        let files = Repository.sources.filter { $0.module == "CopyfitViews" }
        let direction = FolderDirection(files, root: "Sources/CopyfitViews/", storeys: Self.storeys)
        #expect(direction.arrows.filter { !Self.namesOfMembersToo.contains($0.name) } == [])
    }

    @Test("Every folder is in one storey")
    func folders() {
        let folders = Self.storeys.flatMap { $0 }
        #expect(
            folders.sorted() == Repository.folders(in: "Sources/CopyfitViews")
        )
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
        let direction = FolderDirection(files, root: "Sources/Module/", storeys: [["Runtime"], ["Views"]])
        #expect(Set(direction.arrows.map(\.name)) == ["Shuffled", "CardNode", "shuffle"])
    }
}
