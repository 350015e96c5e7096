import Copyfit
import CopyfitImaging
import CopyfitRendering
import Foundation
import TestSupport
import Testing

/// What poppler reads of the structure that our views have.
@Suite("A tagged PDF file")
@MainActor
struct TaggedPDFTests {
    private func file(_ view: some View, width: CGFloat = 300, language: String? = "en") throws -> Data {
        var renderer = PDFRenderer()
        (renderer.isTagged, renderer.language) = (true, language)
        return try ViewHost(view, size: ProposedViewSize(width: width, height: nil)).pdfData(renderer)
    }

    private func lines(_ view: some View, width: CGFloat = 300) throws -> [String] {
        let file = try file(view, width: width)
        #expect(throws: Never.self) { try OtherPrograms.output("qpdf", ["--check"], on: file) }
        return try DocumentStructure(of: file).lines
    }

    @Test("has headings of their levels, and each text as a paragraph") func texts() throws {
        let view = VStack(alignment: .leading) {
            Text(verbatim: "Report").font(.title).accessibilityAddTraits(.isHeader)
            Text(verbatim: "Sales rose in every month of the year, and in December the most of all.")
            Divider()
            Text(verbatim: "North").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
            Text(verbatim: "South").accessibilityHeading(.h2).accessibilityAddTraits(.isHeader)
        }
        let found = try lines(view, width: 200)
        #expect(
            found == [
                "Document", "  H1: Report",
                "  P: Sales rose in every month of the year, and in December the most of all.", "  H2: North",
                "  H2: South",
            ]
        )
    }

    @Test("has rows and cells of grids and tables") func tables() throws {
        let grid = Grid {
            GridRow {
                Text(verbatim: "a")
                Text(verbatim: "b")
            }
            Divider()
            GridRow {
                Text(verbatim: "c")
                Text(verbatim: "d")
            }
        }
        #expect(
            try lines(grid) == [
                "Document", "  Table", "    TR", "      TD", "        P: a", "      TD", "        P: b", "    TR",
                "      TD", "        P: c", "      TD", "        P: d",
            ]
        )
    }

    private struct Row: Identifiable {
        let id: String
        let price: String
    }

    @Test("has the titles of columns as heads") func columns() throws {
        let rows = [Row(id: "Tea", price: "3"), Row(id: "Milk", price: "2")]
        let table = Table(rows) {
            TableColumn("Name", value: \.id)
            TableColumn("Price", value: \.price)
        }
        let found = try lines(table.frame(height: 150))
        let expected = ["TH: Name", "TH: Price", "TD: Tea", "TD: 3", "TD: Milk", "TD: 2"]
        #expect(found.filter { $0.hasPrefix("    TR") }.count == 3)
        let cells = zip(found, found.dropFirst()).filter { $0.0.hasPrefix("      T") }
            .map { $0.0.trimmingCharacters(in: .whitespaces) + $0.1.trimmingCharacters(in: .whitespaces).dropFirst(1) }
        #expect(cells == expected)
        #expect(!found.contains { $0.contains("L") && !$0.contains("Table") })
    }

    @Test("has the items of lists") func lists() throws {
        let list = List {
            Text(verbatim: "one")
            Text(verbatim: "two")
        }
        let found = try lines(list.frame(height: 120))
        #expect(found.count { $0.hasSuffix(" L") } == 1 && found.count { $0.hasSuffix(" LI") } == 2)
        #expect(found.filter { $0.contains("P: ") }.map { $0.suffix(3) } == ["one", "two"])
    }

    @Test("has links inside the paragraphs that they are in") func links() throws {
        let text = Text("See [our site](https://example.org) today.")
        let found = try lines(text)
        #expect(found == ["Document", "  P: See today.", "    Link: our site"])
        let link = Link("Home", destination: URL(string: "https://example.org")!)
        #expect(try lines(link) == ["Document", "  P", "    Link: Home"])
    }

    private static let picture = DisplayListPicture.red

    @Test("has labelled pictures as figures, and nothing of what is decoration or hidden") func figures() throws {
        let view = VStack {
            Circle().frame(width: 20, height: 20).accessibilityLabel(Text(verbatim: "A dot"))
            Circle().frame(width: 20, height: 20)
            Image(data: Self.picture).accessibilityLabel(Text(verbatim: "A red square"))
            Text(verbatim: "Unread").accessibilityHidden(true)
            Text(verbatim: "Read").background(Color.yellow).border(.red)
        }
        let file = try file(view)
        #expect(try DocumentStructure(of: file).lines == ["Document", "  Figure", "  Figure", "  P: Read"])
        let plain = try OtherPrograms.output("qpdf", ["--qdf", "--object-streams=disable"], on: file, then: ["-"])
        #expect(plain.contains("/Alt (A dot)") && plain.contains("/Alt (A red square)"))
        #expect(plain.contains("/Artifact BMC"))
    }

    @Test("states other languages than its own") func languages() throws {
        let view = VStack {
            Text(verbatim: "Hello")
            Text(verbatim: "Bonjour").environment(\.locale, Locale(identifier: "fr"))
        }
        .environment(\.locale, Locale(identifier: "en"))
        let plain = try OtherPrograms.output(
            "qpdf",
            ["--qdf", "--object-streams=disable"],
            on: file(view),
            then: ["-"]
        )
        #expect(plain.contains("/Lang(fr)") && !plain.contains("/Lang(en)") && plain.contains("/Lang (en)"))
    }

    @Test("reads text under effects, in groups, and from right to left in order") func effects() throws {
        let view = VStack {
            Text(verbatim: "Blurred").blur(radius: 2)
            HStack { Text(verbatim: "Faint") }.compositingGroup().opacity(0.5)
            Text(verbatim: "שלום עולם")
        }
        #expect(try lines(view) == ["Document", "  P: Blurred", "  P: Faint", "  P: שלום עולם"])
    }

    @Test("is not tagged by default, and its drawing says nothing of structure") func untagged() throws {
        let host = ViewHost(Text(verbatim: "A").accessibilityAddTraits(.isHeader), size: .unspecified)
        let facts = try OtherPrograms.output("pdfinfo", [], on: host.pdfData())
        #expect(facts.contains(/Tagged: +no/))
        #expect(host.displayList().items.groups.isEmpty)
        #expect(host.displayList(describingStructure: true).items.groups.count == 2)
    }

    @Test("has its headings as outline") func outline() throws {
        let view = VStack {
            ForEach(["A 1", "B 2", "C 2", "D 1"], id: \.self) { text in
                Text(verbatim: text).accessibilityHeading(text.hasSuffix("1") ? .h1 : .h2)
            }
        }
        let plain = try OtherPrograms.output(
            "qpdf",
            ["--qdf", "--object-streams=disable"],
            on: file(view),
            then: ["-"]
        )
        // Two at the top, and two below the first.
        #expect(plain.contains("/Count 2") && plain.contains("/Count -2"))
        for title in ["A 1", "B 2", "C 2", "D 1"] { #expect(plain.contains("/Title (\(title))")) }
    }
}

private enum DisplayListPicture {
    /// A PNG file of one red pixel.
    static var red: Data {
        let renderer = ImageRenderer(content: Color.red.frame(width: 1, height: 1))
        return (try? renderer.pngData()) ?? Data()
    }
}
