import Foundation
import Testing

@testable import CopyfitUnicode

/// `Recorded/` has the rows of Unicode's own test files, written by `Scripts/unicode/tables.py`.
@Suite("Unicode's break tests of the pinned version")
struct BreakFileTests {
    @Test("Every row of LineBreakTest.txt: the machine breaks where Unicode does")
    func lines() throws {
        let rows = try BreakRow.rows(of: "LineBreakTest.txt")
        #expect(rows.count == 19_338)
        #expect(rows.filter { machineBreaks($0.text) != $0.breaks }.map(\.source) == [])
    }

    @Test("Every row of LineBreakTest.txt: the analyzer breaks there too, except inside graphemes")
    func opportunities() throws {
        let analyzer = TextAnalyzer()
        var analysis = ParagraphAnalysis()
        var inGraphemes = 0
        var wrong: [Substring] = []
        for row in try BreakRow.rows(of: "LineBreakTest.txt") {
            try analyzer.analyze(row.text.utf8Span.span, language: "und", direction: .auto, into: &analysis)
            let found = analysis.opportunities.map { Int($0.offset) }
            let whole = Set(analysis.everyByteIsGrapheme ? row.breaks : analysis.graphemes.map { Int($0) })
            if found != row.breaks.filter(whole.contains) { wrong.append(row.source) }
            if found != row.breaks { inGraphemes += 1 }
        }
        #expect(wrong == [])
        #expect(inGraphemes == 1_378)
    }

    @Test("Every row of GraphemeBreakTest.txt")
    func graphemes() throws {
        let analyzer = TextAnalyzer()
        let rows = try BreakRow.rows(of: "GraphemeBreakTest.txt").filter { !$0.text.utf8.allSatisfy { $0 < 0x80 } }
        #expect(rows.count == 750)
        let wrong = try rows.filter { try analyzer.graphemes(of: $0.text.utf8Span.span).map { Int($0) } != $0.breaks }
        #expect(wrong.map(\.source) == [])
    }

    /// What UAX #14 says, before anything is left out.
    private func machineBreaks(_ text: String) -> [Int] {
        var machine = LineMachine(.strict)
        var (found, open, offset) = ([Int](), 0, 0)
        for scalar in text.unicodeScalars {
            let move = machine.read(CharacterRecord(scalar.value))
            if move.contains(.settles) { found.append(open) }
            if move.contains(.breaks) { found.append(offset) }
            if move.contains(.opens) { open = offset }
            offset += UTF8.width(scalar)
        }
        if machine.readEnd().contains(.settles) { found.append(open) }
        return found + [offset]
    }
}

/// A row of a break test: `2757 0020÷2757`.
private struct BreakRow {
    let source: Substring
    private(set) var text = ""
    /// UTF-8 offsets, the text's end last.
    private(set) var breaks: [Int] = []

    static func rows(of name: String) throws -> [BreakRow] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded/\(name)")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return lines.filter { !$0.hasPrefix("#") }.map(BreakRow.init)
    }

    private init(_ row: Substring) {
        source = row
        for piece in row.split(separator: "÷") {
            for field in piece.split(separator: " ") {
                text.unicodeScalars.append(UInt32(field, radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
            }
            breaks.append(text.utf8.count)
        }
    }
}
