import CopyfitDrawing
import CopyfitFonts
import Foundation
import TestSupport
import Testing

@testable import CopyfitRendering

@Suite("PDF files")
struct PDFRendererTests {
    private func file(_ items: DisplayList.Items, width: Double = 400, height: Double = 100) throws -> RenderedFile {
        try PDFRenderer().render([DisplayList(size: CGSize(width: width, height: height), items: items)])
    }

    @Test("A page with a link is not called tagged, as nothing of its text is in a structure") func untagged() throws {
        let link: DisplayList.Item = .group([.box(0, 0, 20, 10)]) { $0.link = URL(string: "https://example.org") }
        let list = DisplayList(size: CGSize(width: 40, height: 20), items: [link])
        var renderer = PDFRenderer()
        for language in [nil, "de"] {
            renderer.language = language
            let file = try renderer.render([list, list]).bytes
            let words = try OtherPrograms.output("pdfinfo", [], on: file).split { $0 == " " || $0 == "\n" }
            let place = try #require(words.firstIndex(of: "Tagged:"))
            #expect(words[place + 1] == "no")
            #expect(try OtherPrograms.output("pdfinfo", ["-url"], on: file).contains("https://example.org"))
            #expect(throws: Never.self) { try OtherPrograms.output("qpdf", ["--check"], on: file) }
        }
    }

    /// Noto Sans has glyphs of their own for “ffi” and “fi”, and characters for them, U+FB03 and U+FB01.
    @Test(
        "Ligatures have the characters that they show in the table that readers of text use",
        arguments: ["office", "finfish"]
    )
    func ligatures(_ text: String) throws {
        let file = try PDFRenderer().render([DrawnLines.list(text, "Noto Sans")]).bytes
        // qpdf writes streams without compression.
        let plain = try OtherPrograms.bytes("qpdf", ["--qdf", "--object-streams=disable"], on: file, then: ["-"])
        let content = String(decoding: plain, as: UTF8.self)
        #expect(content.contains("beginbfchar") || content.contains("beginbfrange"))
        #expect(!content.contains("<fb03>") && !content.contains("<fb01>"))
        #expect(try OtherPrograms.text(file) == text)
    }

    @Test(arguments: [
        "Office fluffy waffles 1/2", "Grüße, Zürich — “quoted”", "क्षत्रिय हिन्दी स्त्री", "日本語 한국어", "தமிழ்",
        "ไทย ภาษา",
    ])
    func `text is extracted as it was written`(_ text: String) throws {
        let file = try file(DrawnText(size: 20).items(text, x: 10, y: 10))
        #expect(try OtherPrograms.text(file.bytes) == text)
    }

    /// pdftotext marks the direction of what it finds with U+202A...U+202E, and does not always see the space where
    /// directions meet; neither is part of what is compared.
    @Test(arguments: ["مرحبا بالعالم", "שלום עולם", "Latin שלום text"])
    func `text from right to left is extracted in reading order`(_ text: String) throws {
        let file = try file(DrawnText(size: 20).items(text, x: 10, y: 10))
        let found = try OtherPrograms.text(file.bytes).unicodeScalars.filter {
            !(0x202A...0x202E).contains($0.value) && !$0.properties.isWhitespace
        }
        #expect(String(String.UnicodeScalarView(found)) == text.filter { !$0.isWhitespace })
    }

    @Test(arguments: ["😀", "👩‍👩‍👧", "🇩🇪", "👍🏽", "❤️"])
    func `emoji are extracted as text`(_ emoji: String) throws {
        let file = try file(DrawnText(size: 20).items("a \(emoji) b", x: 10, y: 10))
        let found = try OtherPrograms.text(file.bytes).filter { !$0.isWhitespace }
        #expect(found == "a\(emoji)b")
    }

    @Test func `paragraphs are extracted line by line`() throws {
        let text = try OtherPrograms.text(PDFRenderer().render([Card.list()]).bytes)
        let words = text.split { $0.isWhitespace }.joined(separator: " ")
        #expect(words == "\(Card.title) \(Card.body) Copyfit")
    }

    @Test func `fonts are embedded as subsets with their characters`() throws {
        let fonts = try OtherPrograms.output("pdffonts", [], on: PDFRenderer().render([Card.list()]).bytes)
        let rows = fonts.split(separator: "\n").dropFirst(2)
        #expect(rows.contains { $0.contains("+Inter-Bold") } && rows.contains { $0.contains("+Inter-Regular") })
        #expect(rows.allSatisfy { $0.contains(/yes +yes +yes/) })
    }

    @Test func `pages have their own sizes, and the document its title and language but no date`() throws {
        var renderer = PDFRenderer()
        (renderer.title, renderer.language) = ("A (title) \\ with “marks”", "pt-BR")
        let pages = [(300, 200), (100, 400)].map { DisplayList(size: CGSize(width: $0, height: $1)) }
        let file = try renderer.render(pages)
        let facts = try OtherPrograms.output("pdfinfo", ["-f", "1", "-l", "2"], on: file.bytes)
        #expect(facts.contains("A (title) \\ with “marks”"))
        #expect(facts.contains(/1 size: +300 x 200 pts/) && facts.contains(/2 size: +100 x 400 pts/))
        #expect(!facts.contains("Date"))
        let options = ["--qdf", "--object-streams=disable"]
        let plain = try OtherPrograms.output("qpdf", options, on: file.bytes, then: ["-"])
        #expect(plain.contains("/Lang (pt-BR)") && file.remarks == [])
        #expect(throws: Never.self) { try OtherPrograms.output("qpdf", ["--check"], on: file.bytes) }
    }

    @Test func `a language that is none is not written into the file`() throws {
        var renderer = PDFRenderer()
        renderer.language = "en) /Evil (x"
        let list = DisplayList(size: CGSize(width: 10, height: 10))
        let file = try renderer.render([list]).bytes
        let plain = try OtherPrograms.output("qpdf", ["--qdf", "--object-streams=disable"], on: file, then: ["-"])
        #expect(!plain.contains("Evil") && !plain.contains("/Lang"))
    }

    /// qpdf ends with status 3 for a warning, for example about a repeated name in a dictionary.
    @Test func `a page with the same picture several times has each name once`() throws {
        let file = try file(DrawnText(size: 20).items("😀😀 😀", x: 10, y: 10))
        #expect(throws: Never.self) { try OtherPrograms.output("qpdf", ["--check"], on: file.bytes) }
    }

    @Test func `links that run programs or open files are left out`() throws {
        for address in ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x"] {
            let file = try file([.group([.box(0, 0, 9, 9)]) { $0.link = URL(string: address) }])
            #expect(file.remarks.count == 1)
            #expect(try OtherPrograms.output("pdfinfo", ["-url"], on: file.bytes).split(separator: "\n").count < 2)
        }
    }

    @Test func `links are annotations of the page, also inside groups`() throws {
        let address = "https://example.org/a(b)?q='x'&y=%20\\"
        let text = try DrawnText(size: 20).items("Link", x: 10, y: 10)
        let link = DisplayList.Item.group(text) { $0.link = URL(string: "https://example.org/a(b)?q='x'&y=%20") }
        let file = try file([.group([link]) { $0.opacity = 0.5 }])
        let plain = "https://example.org/a%28b%29?q=%27x%27&y=%20"
        #expect(PageLinks.plain(address) == plain + "%5C")
        #expect(try OtherPrograms.output("pdfinfo", ["-url"], on: file.bytes).contains(plain))
        #expect(throws: Never.self) { try OtherPrograms.output("qpdf", ["--check"], on: file.bytes) }
    }

    @Test func `qpdf finds no fault in a page of everything`() throws {
        let stops: [DisplayList.Gradient.Stop] = [
            .init(location: 0, color: .pureRed), .init(location: 1, color: .pureBlue),
        ]
        let turn = DisplayList.Gradient(.angular(CGPoint(x: 50, y: 50), 0, 6), stops: stops)
        let area = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        let items: DisplayList.Items = [
            .fill(area, .gradient(turn), FillStyle()),
            .group([.box(0, 0, 50, 50)], mask: [.box(20, 20, 40, 40)]) { $0.opacity = 0.5 },
            .group([.box(0, 0, 9, 9, .pureRed)]) { $0.blendMode = .multiply },
        ]
        let file = try file(items + DrawnText(size: 20).items("Text 😀", x: 10, y: 10))
        #expect(throws: Never.self) { try OtherPrograms.output("qpdf", ["--check"], on: file.bytes) }
        #expect(file.remarks == [])
    }

    @Test func `what a PDF cannot show is remarked once for each kind`() throws {
        let modes: [BlendMode] = [.sourceAtop, .destinationOut, .plusLighter]
        let items = DisplayList.Items(modes.map { mode in .group([.box(0, 0, 9, 9)]) { $0.blendMode = mode } })
        #expect(try file(items + items).remarks.count == 3)
    }

    @Test func `no pages and pages without area or end are errors`() {
        #expect(throws: RenderingError.noArea) { try PDFRenderer().render([]) }
        for side in [0, -1, .nan, .infinity] as [Double] {
            let list = DisplayList(size: CGSize(width: side, height: 5))
            #expect(throws: RenderingError.noArea) { try PDFRenderer().render([list]) }
        }
        let list = DisplayList(size: CGSize(width: 100_000, height: 100_000))
        #expect(throws: RenderingError.self) { try PDFRenderer().render([list]) }
    }

    @Test func `the same drawing gives the same bytes, on any thread`() async throws {
        let first = try PDFRenderer().render([Card.list()])
        let picture = try PNGRenderer().render(Card.list())
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let isEqual = try PDFRenderer().render([Card.list()]) == first
                    return try isEqual && PNGRenderer().render(Card.list()) == picture
                }
            }
            for try await isEqual in group { #expect(isEqual) }
        }
    }

    /// The page as poppler draws it at 16 pixels to a point, beside our picture of it: the centres of each word's
    /// ink are at most a tenth of a point apart. poppler puts glyphs on whole pixels.
    @Test func `our picture and poppler's of our page have their ink at the same places`() throws {
        let list = DisplayList(
            size: CGSize(width: 200, height: 40),
            items: try DrawnText(size: 17.3).items("Position of glyphs", x: 3.37, y: 5.21)
        )
        let page = try PDFRenderer().render([list]).bytes
        let theirs = try GreyPicture(pgm: OtherPrograms.bytes("pdftoppm", ["-r", "1152", "-gray"], on: page))
        var renderer = PNGRenderer()
        (renderer.scale, renderer.background) = (16, .white)
        let ours = try RenderedPixels(png: renderer.render(list).bytes)
        #expect((theirs.width, theirs.height) == (ours.width, ours.height))
        let ourInk = ours.values.map { 255 - Double($0 & 0xFF) }
        let theirInk = theirs.values.map { 255 - Double($0) }
        let words = words(ourInk, ours.width)
        #expect(words.count == 3)
        for columns in words {
            let (our, their) = (center(ourInk, ours.width, columns), center(theirInk, ours.width, columns))
            #expect(abs(our.x - their.x) < 1.6)
            #expect(abs(our.y - their.y) < 1.6)
        }
    }

    /// The baseline is on the edge of a pixel: 4.5 + 15.5 points down, two pixels to a point. Programs that show pages put glyphs on
    /// whole pixels.
    @Test func `all words of a line stand on the same row of pixels`() throws {
        let list = DisplayList(
            size: CGSize(width: 200, height: 40),
            items: try DrawnText(size: 16).items("lll lll lll lll lll", x: 3, y: 4.5)
        )
        let page = try PDFRenderer().render([list]).bytes
        let picture = try GreyPicture(pgm: OtherPrograms.bytes("pdftoppm", ["-r", "144", "-gray"], on: page))
        var lowest: [Int: Int] = [:]
        for (index, value) in picture.values.enumerated() where value < 128 {
            lowest[index % picture.width] = index / picture.width
        }
        #expect(lowest.count > 15)
        #expect(Set(lowest.values) == [39])
    }

    /// The columns of pixels that have ink, with 20 at each side, as ranges at least 60 empty columns apart.
    private func words(_ ink: [Double], _ width: Int) -> [Range<Int>] {
        var columns = [Double](repeating: 0, count: width)
        for (index, value) in ink.enumerated() { columns[index % width] += value }
        var words: [Range<Int>] = []
        for column in columns.indices where columns[column] > 0 {
            if let last = words.last, column - 60 < last.upperBound - 20 {
                words[words.count - 1] = last.lowerBound..<(column + 20)
            } else {
                words.append((column - 20)..<(column + 20))
            }
        }
        return words
    }

    /// The centre of the ink in some columns of pixels.
    private func center(_ ink: [Double], _ width: Int, _ columns: Range<Int>) -> CGPoint {
        var (sum, x, y) = (0.0, 0.0, 0.0)
        for (index, value) in ink.enumerated() where columns.contains(index % width) {
            (sum, x, y) = (sum + value, x + value * Double(index % width), y + value * Double(index / width))
        }
        return CGPoint(x: x / sum, y: y / sum)
    }
}

/// A grey picture in the form that poppler prints: "P5", width, height and 255 in digits, then a byte for each pixel.
private struct GreyPicture {
    let width: Int
    let height: Int
    let values: [UInt8]

    init(pgm bytes: Data) throws {
        let words = bytes.prefix(40).split(maxSplits: 4) { $0 == 0x20 || $0 == 0x0A }
        let numbers = words.dropFirst().prefix(2).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        (width, height) = (try #require(numbers.first), try #require(numbers.last))
        values = bytes.suffix(width * height)
    }
}
