import Foundation
import Testing

@Suite("Linking")
struct LinkingTests {
    @Test("runtime rule R15: the command is built with Swift's libraries inside it: loading them takes most of a start")
    func staticLibraries() throws {
        let makefile = try String(contentsOf: Repository.root.appending(path: "Makefile"), encoding: .utf8)
        let release = makefile.split(separator: "\n").first { $0.hasPrefix("RELEASE = ") }
        #expect(release?.contains("--static-swift-stdlib") == true)
        #expect(release?.contains("--product copyfit") == true)
    }

    @Test("The command measures without what pictures need: only copyfit-render imports it")
    func noRendering() {
        let pictures: Set = [
            "Copyfit", "CopyfitViews", "CopyfitDrawing", "CopyfitRendering", "CopyfitImaging", "Foundation",
        ]
        let found = Repository.sources.filter {
            ["CopyfitCLI", "CopyfitCommandLine", "CopyfitRecords"].contains($0.module)
        }.flatMap {
            file in
            file.imports.filter { pictures.contains($0.module) }.map { "\(file.path):\($0.line) \($0.module)" }
        }
        #expect(found == [])
    }
}
