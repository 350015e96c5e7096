import Testing

@Suite("The graph of a module's files")
struct ReferenceGraphTests {
    private func graph(_ files: KeyValuePairs<String, String>) -> ReferenceGraph {
        ReferenceGraph(files.map { SourceFile(path: "Sources/Module/\($0.key).swift", text: $0.value) })
    }

    @Test("Two files that name each other's types are a cycle of files and, in two folders, of folders")
    func twoFiles() {
        let graph = graph([
            "Lines/Line": "struct Line { let runs: [Run] }",
            "Runs/Run": "@frozen public struct Run {}\nextension Line { var first: Run? { runs.first } }",
            "Runs/Face": "struct Face {}",
        ])
        #expect(graph.largestFileCycle == ["Sources/Module/Lines/Line.swift", "Sources/Module/Runs/Run.swift"])
        #expect(graph.largestFolderCycle == ["Sources/Module/Lines", "Sources/Module/Runs"])
    }

    @Test("Files that name each other in one direction have no cycle, also if their folders do")
    func directed() {
        let graph = graph([
            "Lines/Line": "struct Line { let runs: [Run] }",
            "Runs/Run": "struct Run { let face: Face }",
            "Lines/Face": "struct Face {}",
        ])
        #expect(graph.largestFileCycle == [])
        #expect(graph.largestFolderCycle == ["Sources/Module/Lines", "Sources/Module/Runs"])
    }

    @Test("Names in comments and strings, names of two files and names inside types lead nowhere")
    func uncounted() {
        let graph = graph([
            "A": "struct A { struct Inner {} }\nprivate struct Twice {}\n// See B.",
            "B": "struct B { let a: A; let inner: Inner; let name = \"A\" }\nprivate struct Twice {}",
            "C": "struct C { let twice: Twice; let b: B }",
        ])
        #expect(graph.largestFileCycle == [])
    }

    @Test(
        "Components are groups in which each node leads to each other",
        arguments: [
            ([[]], [[0]]),
            ([[1], [2], [0]], [[0, 1, 2]]),
            ([[1], [0], [3], [2], [0, 2]], [[0, 1], [2, 3], [4]]),
            // A figure of eight through node 1
            ([[1], [0, 2], [1]], [[0, 1, 2]]),
            // A ladder down has none
            ([[1, 2], [2, 3], [3], []], [[0], [1], [2], [3]]),
        ] as [([[Int]], [[Int]])]
    )
    func components(successors: [[Int]], expected: [[Int]]) {
        #expect(Set(stronglyConnectedComponents(successors).map(Set.init)) == Set(expected.map(Set.init)))
    }
}
