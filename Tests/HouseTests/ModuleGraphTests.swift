import Testing

@Suite("Modules")
struct ModuleGraphTests {
    /// What each module may import of ours: only what lies below it. ARCHITECTURE.md draws the same graph.
    static let allowedImports: [String: Set<String>] = [
        "CopyfitLanguages": [],
        "CopyfitUnicode": ["CUnicodeTables", "CopyfitLanguages"],
        "CopyfitFonts": ["CFreeType", "CHarfBuzz", "CFontconfig", "CopyfitBundledFonts", "CopyfitLanguages"],
        "CopyfitText": ["CopyfitUnicode", "CopyfitFonts", "CopyfitLanguages"],
        "CopyfitFit": ["CopyfitText"],
        "CopyfitGeometry": [],
        "CopyfitLayout": ["CopyfitGeometry"],
        "CopyfitDrawing": ["CopyfitGeometry", "CopyfitFonts", "CopyfitBundledFonts"],
        "CopyfitRendering": [
            "CopyfitDrawing", "CopyfitFonts", "CopyfitMarkup", "CCairo", "CDeflate", "CFreeType", "CHarfBuzz",
            "CHarfBuzzSubset", "CTurboJPEG",
        ],
        "CopyfitBundledFonts": [],
        "CopyfitAssets": ["CopyfitGeometry", "CopyfitDrawing", "CopyfitAppleStrings", "CopyfitLanguages"],
        "CopyfitViews": [
            "CopyfitGeometry", "CopyfitLayout", "CopyfitDrawing", "CopyfitFit", "CopyfitText", "CopyfitFonts",
            "CopyfitUnicode", "CopyfitLanguages", "CopyfitAssets", "CopyfitMarkup",
        ],
        "CopyfitScreen": ["CopyfitViews", "CopyfitGeometry", "CopyfitLayout", "CopyfitDrawing"],
        "Copyfit": ["CopyfitViews", "CopyfitScreen"],
        "CopyfitImaging": ["Copyfit", "CopyfitLayout", "CopyfitDrawing", "CopyfitRendering"],
        "CopyfitExtras": ["Copyfit"],
        "CopyfitDocuments": [
            "Copyfit", "CopyfitExtras", "CopyfitInspecting", "CopyfitFit", "CopyfitFonts", "CopyfitJSON",
            "CopyfitRecords",
        ],
        "CopyfitInspecting": [
            "Copyfit", "CopyfitViews", "CopyfitLayout", "CopyfitExplaining", "CopyfitFit", "CopyfitText",
        ],
        "CopyfitJSON": [],
        "CopyfitAppleStrings": ["CopyfitJSON", "CopyfitLanguages"],
        "CopyfitTranslations": ["CopyfitAppleStrings", "CopyfitMarkup", "CopyfitJSON", "CopyfitLanguages"],
        "CopyfitChecking": [
            "CopyfitFit", "CopyfitTranslations", "CopyfitText", "CopyfitFonts", "CopyfitUnicode", "CopyfitLanguages",
            "CopyfitBundledFonts",
        ],
        "CopyfitMarkup": [],
        "CopyfitReporting": ["CopyfitChecking", "CopyfitMarkup", "CopyfitUnicode"],
        "CopyfitTesting": [
            "Copyfit", "CopyfitAssets", "CopyfitChecking", "CopyfitTranslations", "CopyfitLanguages", "CopyfitUnicode",
            "CopyfitImaging", "CopyfitRendering", "CopyfitMarkup", "CopyfitLayout",
        ],
        "CopyfitRecords": [
            "CopyfitFit", "CopyfitLanguages", "CopyfitUnicode", "CopyfitFonts", "CopyfitText", "CopyfitJSON",
        ],
        "CopyfitExplaining": [
            "CopyfitRecords", "CopyfitFit", "CopyfitUnicode", "CopyfitFonts", "CopyfitText", "CopyfitJSON",
        ],
        "CopyfitC": [
            "CCopyfit", "CopyfitRecords", "CopyfitFit", "CopyfitUnicode", "CopyfitFonts", "CopyfitText", "CopyfitJSON",
        ],
        "CopyfitCommandLine": [
            "CopyfitRecords", "CopyfitFit", "CopyfitUnicode", "CopyfitFonts", "CopyfitText", "CopyfitBundledFonts",
            "CopyfitJSON",
        ],
        "CopyfitCheckCLI": [
            "CopyfitCommandLine", "CopyfitRecords", "CopyfitReporting", "CopyfitChecking", "CopyfitFit",
            "CopyfitTranslations", "CopyfitFonts", "CopyfitUnicode", "CopyfitBundledFonts",
        ],
        "CopyfitCLI": [
            "CopyfitCommandLine", "CopyfitExplaining", "CopyfitRecords", "CopyfitFit", "CopyfitUnicode",
            "CopyfitFonts", "CopyfitText", "CopyfitBundledFonts", "CopyfitJSON",
        ],
        "CopyfitRenderCLI": [
            "CopyfitCommandLine", "CopyfitRecords", "CopyfitDocuments", "CopyfitInspecting", "Copyfit",
            "CopyfitDrawing", "CopyfitRendering",
            "CopyfitFit", "CopyfitText", "CopyfitFonts", "CopyfitUnicode", "CopyfitBundledFonts", "CopyfitJSON",
        ],
    ]

    @Test("Modules import only modules below them")
    func direction() {
        let ours = Repository.cModules.union(Self.allowedImports.keys)
        let found = Repository.sources.flatMap { file in
            let forbidden = ours.subtracting(Self.allowedImports[file.module, default: []])
            return file.imports.filter { forbidden.contains($0.module) }.map { "\(file.path):\($0.line) \($0.module)" }
        }
        #expect(found == [])
    }

    @Test("Modules are all in the table of this test, which has no cycle")
    func isComplete() {
        let swiftModules = Set(Repository.sources.map(\.module))
        #expect(swiftModules.isSubset(of: Set(Self.allowedImports.keys)))
        var settled = Repository.cModules
        var rest = Set(Self.allowedImports.keys)
        while let next = rest.first(where: { Self.allowedImports[$0, default: []].isSubset(of: settled) }) {
            settled.insert(next)
            rest.remove(next)
        }
        #expect(rest.isEmpty, "a cycle goes through these")
    }
}
