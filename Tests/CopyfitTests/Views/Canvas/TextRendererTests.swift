import Copyfit
import Foundation
import Testing

/// Texts that clients draw.
@MainActor
struct TextRendererTests {
    private struct Mark: TextAttribute, Equatable {
        var level = 1
    }

    private final class Seen { var layouts: [Text.Layout] = [] }

    private struct Recorder: TextRenderer {
        let seen: Seen
        var draws = true

        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            seen.layouts.append(layout)
            if draws { for line in layout { ctx.draw(line) } }
        }
    }

    private func layout(_ text: Text, width: CGFloat = 400) throws -> Text.Layout {
        let seen = Seen()
        let view = text.font(.custom("Noto Sans", size: 20)).textRenderer(Recorder(seen: seen))
        _ = ViewHost(view, size: ProposedViewSize(width: width, height: 200)).displayList()
        return try #require(seen.layouts.last)
    }

    /// The characters of a run, counted from the text's first.
    private func indices(_ run: Text.Layout.Run, from first: Text.Layout.CharacterIndex) -> [Int] {
        run.characterIndices.map { first.distance(to: $0) }
    }

    private func first(_ layout: Text.Layout) throws -> Text.Layout.CharacterIndex {
        try #require(layout.flatMap { $0.flatMap(\.characterIndices) }.min())
    }

    @Test("A renderer gets lines and runs, with attributes and bounds that add up")
    func runs() throws {
        let layout = try layout(Text("Ab ") + Text("cd").customAttribute(Mark(level: 3)))
        #expect(layout.count == 1)
        #expect(!layout.isTruncated)
        let line = layout[0]
        #expect(line.map { $0[Mark.self]?.level } == [nil, 3])
        #expect(try indices(line[0], from: first(layout)) == [0, 1, 2])
        #expect(try indices(line[1], from: first(layout)) == [3, 4])
        #expect(line[0].count == 3)
        #expect(line[1].allSatisfy { $0[Mark.self] == Mark(level: 3) })
        let widths = line.map(\.typographicBounds.width)
        #expect(abs(widths.reduce(0, +) - line.typographicBounds.width) < 1e-9)
        #expect(abs(line[1].typographicBounds.origin.x - line[0].typographicBounds.rect.maxX) < 1e-9)
        for run in line {
            #expect(abs(run.map(\.typographicBounds.width).reduce(0, +) - run.typographicBounds.width) < 1e-9)
            #expect(run.typographicBounds.rect.minY == line.origin.y - line.typographicBounds.ascent)
        }
    }

    /// UAX #9 puts the Hebrew word's first letter at its right end.
    @Test("Runs are in visual order, and so are the clusters of a run from the right")
    func rightToLeft() throws {
        let layout = try layout(Text("ab שלום cd"))
        let line = layout[0]
        let hebrew = try #require(line.first { $0.layoutDirection == .rightToLeft })
        #expect(try indices(hebrew, from: first(layout)) == [6, 5, 4, 3])
        // The space after the word may be a run of its own.
        #expect(line.prefix(3).map(\.layoutDirection) == [.leftToRight, .rightToLeft, .leftToRight])
        #expect(line.dropFirst(2).allSatisfy { $0.layoutDirection == .leftToRight })
        let lefts = line.map(\.typographicBounds.origin.x)
        #expect(lefts == lefts.sorted())
    }

    /// Where the space between letters is beside a glyph depends on the direction; the runs still touch.
    @Test(
        "Bounds of runs and clusters touch, with space between letters and with marks",
        arguments: ["ab שלום cd", "مرحبا بكم", "שָׁלוֹם", "e\u{301}e\u{301}"]
    )
    func touching(string: String) throws {
        for tracking in [0, 5, -1] as [CGFloat] {
            let line = try #require(try layout(Text(verbatim: string).tracking(tracking)).first)
            var right = line.origin.x
            func end(_ bounds: Text.Layout.TypographicBounds) -> CGFloat { bounds.origin.x + bounds.width }
            for run in line {
                #expect(abs(run.typographicBounds.origin.x - right) < 1e-6, "\(tracking)")
                for cluster in run {
                    #expect(abs(cluster.typographicBounds.origin.x - right) < 1e-6, "\(tracking)")
                    right = end(cluster.typographicBounds)
                }
                #expect(abs(end(run.typographicBounds) - right) < 1e-6, "\(tracking)")
            }
            #expect(abs(right - end(line.typographicBounds)) < 1e-6, "\(tracking)")
        }
    }

    @Test("A hyphen belongs to the text before it")
    func hyphen() throws {
        let text = Text(verbatim: "auto\u{AD}") + Text(verbatim: "matic").customAttribute(Mark())
        let layout = try layout(text, width: 60)
        #expect(layout.count == 2)
        #expect(layout[0].map { $0[Mark.self] == nil } == [true])
        // Four letters and the hyphen, then five letters.
        #expect(layout[0][0].count == 5)
        #expect(layout[1].map { $0[Mark.self] == nil } == [false])
        #expect(layout[1][0].count == 5)
    }

    @Test("Several clusters side by side are a slice, with its attributes and its room")
    func slices() throws {
        let run = try layout(Text("abcd").customAttribute(Mark(level: 2)))[0][0]
        let slice: Text.Layout.RunSlice = run[1..<3]
        #expect(slice.count == 2 && slice[Mark.self]?.level == 2)
        #expect(abs(slice.typographicBounds.origin.x - run[1].typographicBounds.origin.x) < 1e-9)
        #expect(abs(slice.typographicBounds.rect.maxX - run[2].typographicBounds.rect.maxX) < 1e-9)
        #expect(slice.characterIndices == run[1].characterIndices + run[2].characterIndices)
        #expect(run[2..<2].typographicBounds.width == 0)
    }

    @Test("Texts are equal if what is set on them is")
    func equality() {
        func text(_ level: Int) -> Text { Text("a").customAttribute(Mark(level: level)) }
        #expect(text(1) == text(1))
        #expect(text(1) != text(2))
        #expect(text(1) != Text("a"))
    }

    @Test("Each character is in one cluster, whatever glyphs it has with others")
    func clusters() throws {
        // A letter with a mark, a syllable of four code points, an Arabic lam and alef, and two lines.
        for (string, count) in [("e\u{301}x", 2), ("क्षि", 1), ("لا", 2), ("Office fi", 9), ("one\ntwo", 6)] {
            let layout = try layout(Text(verbatim: string))
            let all = layout.flatMap { $0.flatMap(\.characterIndices) }
            #expect(all.count == Set(all).count, "\(string)")
            #expect(all.count == count, "\(string)")
        }
    }

    /// What is drawn of glyphs: which, how far from the first, and in what.
    private func glyphs(_ list: DisplayList) -> [String] {
        var first: CGPoint?
        return list.items.leaves.flatMap { item -> [String] in
            guard case .glyphs(let run) = item else { return [] }
            return run.glyphs.map { glyph in
                let start = first ?? glyph.position
                first = start
                let offset = [glyph.position.x - start.x, glyph.position.y - start.y].map { ($0 * 1e6).rounded() / 1e6 }
                return "\(glyph.id) \(offset) \(run.size) \(run.paint)"
            }
        }
    }

    @Test("What a renderer draws line by line is what is drawn without one, and a size is the text's own")
    func drawing() {
        let text = Text("Some words on several lines, and ").font(.body) + Text("more").bold()
        let seen = Seen()
        let plain = ViewHost(text, size: ProposedViewSize(width: 90, height: 300))
        let drawn = ViewHost(text.textRenderer(Recorder(seen: seen)), size: ProposedViewSize(width: 90, height: 300))
        #expect(glyphs(plain.displayList()).count > 30)
        #expect(glyphs(plain.displayList()) == glyphs(drawn.displayList()))
        #expect(plain.idealSize == drawn.idealSize)
        let silent = ViewHost(
            text.textRenderer(Recorder(seen: seen, draws: false)),
            size: ProposedViewSize(width: 90, height: 300)
        )
        #expect(glyphs(silent.displayList()) == [])
        let redacted = ViewHost(
            text.textRenderer(Recorder(seen: seen)).redacted(reason: .placeholder),
            size: ProposedViewSize(width: 90, height: 300)
        )
        #expect(glyphs(redacted.displayList()) == [])
    }

    @Test("A renderer sees attributes and strings that change")
    func changes() throws {
        struct Model: View {
            @State private var level = 1
            let seen: Seen
            var body: some View {
                Text("level").customAttribute(Mark(level: level)).textRenderer(Recorder(seen: seen))
                Button("more") { level += 1 }.id("more")
            }
        }
        let seen = Seen()
        let host = host(VStack { Model(seen: seen) })
        for level in 1...3 {
            _ = host.displayList()
            #expect(seen.layouts.last?.first?.first?[Mark.self]?.level == level)
            host.trigger("more")
            _ = host.update()
        }
    }
}
