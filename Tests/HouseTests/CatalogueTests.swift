import Foundation
import Testing

/// What `make docs` makes into a site.
@Suite("Catalogues")
struct CatalogueTests {
    /// The modules of the libraries of `Package.swift`.
    private static let modules = Repository.text(of: "Package.swift")
        .matches(of: #/\.library\(name: "\w+", targets: \[([^\]]*)\]/#)
        .flatMap { $0.1.matches(of: #/"(\w+)"/#).map { String($0.1) } }

    /// The modules whose declarations a library has as its own.
    private static let parts = [
        "Copyfit": ["CopyfitViews", "CopyfitScreen"], "CopyfitTranslations": ["CopyfitAppleStrings"],
    ]

    @Test("Catalogues are there for every library, in the same list that the script has")
    func modules() {
        let script = Repository.text(of: "Scripts/docs.py")
        #expect(Self.modules.count == 18)
        #expect(Self.modules.filter { !Repository.exists("Sources/\($0)/\($0).docc/\($0).md") } == [])
        #expect(Self.modules.filter { !script.contains("\n    \"\($0)\": [") } == [])
    }

    @Test("Catalogues list every public type and function of their module, in a group")
    func topics() {
        let missing = Self.modules.flatMap { module in
            let page = Repository.text(of: "Sources/\(module)/\(module).docc/\(module).md")
            let listed = page.matches(of: #/\n- ``(.+)``/#).map { String($0.1) }
            let parts = Set([module] + Self.parts[module, default: []])
            let declared = PublicSymbols(Repository.sources.filter { parts.contains($0.module) }).topLevel
            return declared.subtracting(listed).map { "\(module): \($0)" }
        }
        #expect(missing.sorted() == [])
    }

    @Test(
        "Catalogues have the guides",
        arguments: [
            ("Copyfit", "Testing a view"), ("Copyfit", "From proposals to placements"),
            ("Copyfit", "Coming from SwiftUI"), ("Copyfit", "Lists and laziness"), ("CopyfitText", "Measuring text"),
            ("CopyfitLayout", "Writing a leaf"),
        ]
    )
    func guides(module: String, title: String) {
        let articles = Repository.articles.filter { $0.hasPrefix("Sources/\(module)/") }
        #expect(articles.contains { Repository.text(of: $0).hasPrefix("# \(title)\n") })
    }

    @Test("And documents link to files that exist")
    func links() {
        let documents = Repository.documents + Repository.articles
        #expect(documents.count > 30)
        let broken = documents.flatMap { document in
            let folder = document.split(separator: "/").dropLast().joined(separator: "/")
            return Self.links(in: Repository.text(of: document)).filter { !Repository.exists("\(folder)/\($0)") }
                .map { "\(document): \($0)" }
        }
        #expect(broken == [])
    }

    /// The relative paths that a text links to, without the mark of a heading; not those in code.
    private static func links(in text: String) -> [String] {
        let prose = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        return prose.joined().matches(of: #/\]\(([^)\s:#]+)(?:#[^)\s]*)?\)/#).map { String($0.1) }
    }
}
