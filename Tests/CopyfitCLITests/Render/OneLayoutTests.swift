import ArgumentParser
import Copyfit
import CopyfitCommandLine
import CopyfitRecords
import CopyfitFit
import CopyfitText
import Foundation
import JSONTrees
import Testing

@testable import CopyfitRenderCLI

@Suite("What copyfit render draws and what copyfit measure prints")
struct OneLayoutTests {
    @Test(
        "What copyfit render draws and what copyfit measure prints have the same lines, widths, baselines and overflow",
        arguments: [
            ["The office staff shuffled final files.", "--width", "60...200", "--width", "inf"],
            ["The office staff shuffled final files.", "--width", "90", "--max-lines", "2"],
            ["نص عربي مع لام ألف office 123", "--width", "80", "--width", "300"],
            ["नमस्ते हिन्दी स्त्री", "--width", "0", "--width", "70"], ["👩‍💻🏳️‍🌈 ❤️ 👍🏽", "--width", "30", "--height", "25"],
            ["extraordinarily", "--width", "50", "--language", "en-US", "--profile", "web"], ["", "--width", "10"],
            [
                "a b\nc d", "--width", "60", "--first-line-indent", "20", "--line-height", "2x", "--paragraph-spacing",
                "9",
            ],
            ["a\tb", "--width", "90", "--tab-stops", "60r", "--tail-indent", "7"],
        ]
    )
    func agree(arguments: [String]) throws {
        let options = ["--font", "Inter", "--size", "16"] + arguments
        let result = try CopyfitProcess.run(["measure", "--format", "ndjson"] + options)
        let printed = try result.output.split(separator: "\n").map { try JSONTree(Array($0.utf8)) }
        let command = try RenderCommand.parse(options + ["--format", "svg"])
        let answers = try PictureRun(command).answers()
        let sheet = TextSheet(answers, command)
        #expect(printed.count == answers.count)
        for (printed, drawing) in zip(printed, sheet.drawings) {
            #expect(printed["lineCount"] == .number(Double(drawing.lines.count)))
            #expect(printed["width"] == .number(drawing.size.width))
            #expect(printed["height"] == .number(drawing.size.height))
            #expect(printed["lines"].elements.map { $0["width"] } == drawing.lines.map { .number($0.width) })
            #expect(printed["lines"].elements.map { $0["baseline"] } == drawing.lines.map { .number($0.baseline) })
            expectGlyphs(of: drawing)
        }
        for (printed, answer) in zip(printed, answers) {
            let problem = answer.text.problem
            #expect((problem == nil) == (printed["fits"] == .bool(true)))
            if case .number(let width) = printed["over"]["width"], width > 0 {
                #expect(problem?.contains("\(Points.text(width)) pt more width") == true)
            }
        }
    }

    /// The glyphs' origins are on the lines' baselines and, with their advances, within the lines' widths.
    private func expectGlyphs(of drawing: TextDrawing) {
        let list = drawing.displayList(size: drawing.size, at: .zero, color: .black, scale: 1_024)
        let runs = list.items.leaves.compactMap { item in
            if case .glyphs(let run) = item { run } else { nil }
        }
        let glyphs = runs.flatMap(\.glyphs)
        for glyph in glyphs where glyph.advance > 0 {
            let line = drawing.lines.min { abs($0.baseline - glyph.position.y) < abs($1.baseline - glyph.position.y) }
            guard let line else { return }
            #expect(glyph.position.x >= line.x - 0.01)
            #expect(glyph.position.x + glyph.advance <= line.x + line.width + 0.01)
        }
        for line in drawing.lines where line.width > 0 {
            let ends = glyphs.filter { abs($0.position.y - line.baseline) < 0.002 }.map { $0.position.x + $0.advance }
            #expect(abs((ends.max() ?? 0) - line.x - line.width) < 0.002)
        }
    }
}

@Suite("Marks on a text")
struct TextMarkTests {
    private func list(_ text: String, font: String = "Inter", _ overlay: TextOverlay) throws -> DisplayList {
        let command = try RenderCommand.parse(["--font", font, "--size", "64", "--format", "svg", "--", text])
        let drawing = TextDrawing(try PictureRun(command).answers()[0].text)
        return drawing.displayList(size: drawing.size, at: .zero, color: .black, showing: overlay, scale: 1_024)
    }

    /// The drawn rectangles' outlines.
    private func outlines(_ list: DisplayList) -> [CGRect] {
        list.items.leaves.compactMap { item in
            if case .stroke(let path, _, _) = item { path.boundingRect } else { nil }
        }
    }

    // hb-shape 6.0.0 --no-positions NotoSerif-Regular.ttf: [o=0|f_f_i=1|c=4|e=5]. A bracket is three lines.
    @Test("Marks on a text put a bracket below each cluster, one below a ligature, and around each glyph's ink a box")
    func clusters() throws {
        let drawn = try list("office", font: "Noto Serif", .clusters)
        #expect(outlines(drawn).count == 3 * 4)
        #expect(outlines(try list("office", font: "Noto Serif", .glyphs)).count == 4)
    }

    // fontTools 4.68, Inter-Regular.otf, 2,816 units to an em: the bounds of "j" are -36...500 × -576...2112. The line,
    // half a point thick, is drawn inside.
    @Test("Marks on a text put the box of ink where the font has it, also outside the line's box")
    func ink() throws {
        let drawn = try #require(try outlines(list("j", .ink)).first)
        let baseline = try #require(try list("j", []).items.first.flatMap(Self.baseline))
        let unit = 64.0 / 2_816
        #expect(abs(drawn.minX - 0.25 - -36 * unit) < 0.01)
        #expect(abs(drawn.maxX + 0.25 - 500 * unit) < 0.01)
        #expect(abs(drawn.minY - 0.25 - baseline + 2_112 * unit) < 0.01)
        #expect(abs(drawn.maxY + 0.25 - baseline - 576 * unit) < 0.01)
    }

    private static func baseline(_ item: DisplayList.Item) -> CGFloat? {
        if case .glyphs(let run) = item { run.glyphs.first?.position.y } else { nil }
    }
}
