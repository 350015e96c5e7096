import CopyfitFonts
import CopyfitText
import Foundation
import TestSupport
import Testing

/// One paragraph of `Recorded/hb-shape.tsv`.
struct RecordedCase: Sendable, CustomTestStringConvertible {
    let name: String
    let language: String
    /// Whether lines may be cut between any two characters; otherwise only behind spaces.
    let cutsAnywhere: Bool
    let files: [FontFileReference]
    let text: String
    /// Advances in 1/1024 points by size and UTF-8 range.
    var advances: [Double: [Range<Int>: Int]] = [:]

    var testDescription: String { name }

    static let all: [RecordedCase] = (try? read()) ?? []

    private static func read() throws -> [RecordedCase] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded/hb-shape.tsv")
        var cases: [RecordedCase] = []
        for row in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if fields[0] == "case" { cases.append(try RecordedCase(fields)) }
            if fields[0] == "line", let size = Double(fields[1]), let start = Int(fields[2]), let end = Int(fields[3]) {
                cases[cases.count - 1].advances[size, default: [:]][start..<end] = Int(fields[4])
            }
        }
        return cases
    }

    private init(_ fields: [String]) throws {
        name = fields[1]
        language = fields[2]
        cutsAnywhere = fields[3] == "all"
        files = try fields[4].split(separator: " ").map { entry in
            let parts = entry.split(separator: ":")
            return FontFileReference(path: try TestFonts.bundled(String(parts[0])), index: Int(parts[1]) ?? 0)
        }
        text = fields[5]
    }

    func prepare(size: Double) throws -> PreparedParagraph {
        let chain = try FontCatalogue(bundledDirectory: nil).chain(files: files)
        let style = TextStyle(font: chain, size: size, language: language)
        return try ParagraphPreparer().prepare(StyledText(text, style: style))
    }
}

@Suite("Lines against hb-shape")
struct RecordedLineTests {
    @Test("The recording holds every case") func recording() {
        #expect(RecordedCase.all.count == 23)
        #expect(RecordedCase.all.reduce(0) { $0 + $1.advances.values.reduce(0) { $0 + $1.count } } == 3_747)
    }

    @Test("Every line of every width is as wide as hb-shape says, bit for bit", arguments: RecordedCase.all)
    func widths(recorded: RecordedCase) throws {
        for (size, advances) in recorded.advances {
            let paragraph = try recorded.prepare(size: size)
            #expect(paragraph.missing == [])
            let narrowest = recorded.cutsAnywhere ? 0 : paragraph.minContentWidth
            let steps = (0...40).map { narrowest + Double($0) / 40 * (paragraph.maxContentWidth - narrowest) }
            let exact = advances.values.map { Double($0) / 1024 }.filter { $0 >= narrowest }
            for width in steps + exact {
                for line in paragraph.lines(fitting: width) {
                    let advance = advances[line.visibleRange]
                    #expect(line.width * 1024 == advance.map(Double.init), "\(line) at \(width), size \(size)")
                }
            }
        }
    }

    @Test("A line that just fits is not broken, and one unit less breaks it", arguments: RecordedCase.all)
    func exactFit(recorded: RecordedCase) throws {
        for (size, advances) in recorded.advances {
            let paragraph = try recorded.prepare(size: size)
            let whole = try #require(advances[0..<recorded.text.utf8.count])
            #expect(paragraph.lines(fitting: Double(whole) / 1024).count == 1)
            #expect(paragraph.lines(fitting: Double(whole - 1) / 1024).count > 1)
        }
    }
}
