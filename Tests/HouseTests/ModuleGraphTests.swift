import Testing

@Suite("Modules")
struct ModuleGraphTests {
    /// What each module may import of ours: only what lies below it. ARCHITECTURE.md draws the same graph.
    static let allowedImports: [String: Set<String>] = [
        "CopyfitUnicode": ["CICU"],
        "CopyfitFonts": ["CFreeType", "CHarfBuzz", "CFontconfig"],
        "CopyfitText": ["CopyfitUnicode", "CopyfitFonts"],
        "CopyfitLayout": [],
        "CopyfitDrawing": ["CopyfitFonts"],
        "CopyfitRendering": ["CopyfitDrawing", "CopyfitFonts", "CCairo"],
        "CopyfitBundledFonts": [],
        "Copyfit": [
            "CopyfitLayout", "CopyfitText", "CopyfitDrawing", "CopyfitFonts", "CopyfitUnicode", "CopyfitBundledFonts",
        ],
        "CopyfitImaging": ["Copyfit", "CopyfitRendering"],
        "CopyfitExtras": ["Copyfit"],
        "CopyfitCLI": [
            "CopyfitUnicode", "CopyfitFonts", "CopyfitText", "CopyfitLayout", "CopyfitDrawing", "CopyfitRendering",
            "CopyfitBundledFonts", "Copyfit", "CopyfitImaging", "CopyfitExtras",
        ],
    ]

    @Test("import only modules below them")
    func direction() {
        let ours = Repository.cModules.union(Self.allowedImports.keys)
        for file in Repository.sources {
            let allowed = Self.allowedImports[file.module, default: []]
            for (module, line) in file.imports where ours.contains(module) {
                #expect(allowed.contains(module), "\(file.path):\(line) imports \(module)")
            }
        }
    }

    @Test("are all in the table of this test, which has no cycle")
    func isComplete() {
        let swiftModules = Set(Repository.sources.map(\.module))
        #expect(swiftModules.isSubset(of: Set(Self.allowedImports.keys)))
        var settled = Repository.cModules.union(["CCairo"])
        var rest = Set(Self.allowedImports.keys)
        while let next = rest.first(where: { Self.allowedImports[$0, default: []].isSubset(of: settled) }) {
            settled.insert(next)
            rest.remove(next)
        }
        #expect(rest.isEmpty, "a cycle goes through these")
    }
}
