import Copyfit
import CopyfitFonts
import Testing

@Suite("Drawn text")
@MainActor
struct TextPaintingTests {
    private func draw(_ view: some View, width: CGFloat? = nil) -> DisplayList {
        ViewHost(view, size: ProposedViewSize(width: width, height: nil)).displayList()
    }

    private func runs(_ list: DisplayList) -> [DisplayList.GlyphRun] {
        list.items.leaves.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    }

    /// `hb-shape --font-size=16 --no-glyph-names Inter-Regular.otf AVoffice` (HarfBuzz 6.0) prints
    /// `[2=0+10|453=1+10|775=2+10|645=3+6|645=4+6|679=5+4|582=6+9|612=7+9]`: glyph, cluster, advance in whole points.
    @Test("Glyphs, clusters and text are HarfBuzz's")
    func glyphs() throws {
        let run = try #require(runs(draw(Text("AVoffice").font(.custom("Inter", fixedSize: 16)))).first)
        #expect(run.glyphs.map(\.id) == [2, 453, 775, 645, 645, 679, 582, 612])
        #expect(run.glyphs.map(\.cluster) == Array(0..<8))
        #expect(run.text == "AVoffice")
        #expect(run.size == 16)
        #expect(run.face.fullName == "Inter")
        for (glyph, next) in zip(run.glyphs, run.glyphs.dropFirst()) {
            #expect(abs(glyph.position.x + glyph.advance - next.position.x) < 1e-9)
        }
    }

    @Test("The first baseline is where the guide is: on a whole pixel")
    func baseline() throws {
        let list = draw(
            HStack(alignment: .firstTextBaseline) {
                Text("a").font(.custom("Inter", fixedSize: 13))
                Text("b").font(.custom("Inter", fixedSize: 29))
            }
        )
        let baselines = runs(list).map { $0.glyphs[0].position.y }
        #expect(baselines.count == 2 && baselines[0] == baselines[1])
        #expect((baselines[0] * 2).rounded() == baselines[0] * 2)
    }

    @Test("Stretches have their own colours; letters keep their places")
    func colors() {
        let plain = runs(draw(Text("AVAV")))
        let mixed = runs(draw(Text("A") + Text("VA").foregroundColor(.red) + Text("V")))
        #expect(mixed.map(\.text) == ["A", "VA", "V"])
        #expect(mixed.flatMap(\.glyphs).map(\.position) == plain.flatMap(\.glyphs).map(\.position))
        #expect(mixed[0].paint == mixed[2].paint && mixed[0].paint != mixed[1].paint)
    }

    @Test("A cut text ends in an ellipsis, a divided word in a hyphen")
    func endings() {
        let cut = runs(draw(Text("Two words").lineLimit(1), width: 40))
        #expect(cut.map(\.text).joined().hasSuffix("…"))
        let divided = runs(draw(Text("Donau\u{AD}dampf"), width: 50))
        #expect(divided.map(\.text).contains { $0.hasPrefix("Donau") && $0.hasSuffix("\u{2010}") })
    }

    @Test("Arabic runs from the right and its runs come in reading order")
    func rightToLeft() {
        let found = runs(draw(Text("abc שלום")))
        #expect(found.map(\.isRightToLeft) == [false, true])
        #expect(found.map(\.text).joined() == "abc שלום")
        let x = found[1].glyphs.map(\.position.x)
        #expect(x == x.sorted())
    }

    @Test("Underlines are below the baseline, strikethroughs above, both as long as the text")
    func decorations() throws {
        let list = draw(Text("abc").underline().strikethrough(color: .red))
        let run = try #require(runs(list).first)
        let lines = list.items.leaves.compactMap {
            if case .stroke(let path, _, _) = $0 { path.boundingRect } else { nil }
        }
        let baseline = run.glyphs[0].position.y
        #expect(lines.count == 2)
        #expect(lines[0].minY > baseline && lines[1].minY < baseline)
        #expect(abs(lines[0].width - run.glyphs.map(\.advance).reduce(0, +)) < 1e-6)
        #expect(list.items.count == 3)
    }

    @Test("A placeholder shows a bar for each line and no letters")
    func placeholder() {
        let text = Text("some words on lines")
        let list = draw(text.redacted(reason: .placeholder), width: 60)
        #expect(runs(list).isEmpty)
        let bars = list.items.leaves.compactMap {
            if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
        }
        // One bar on each of the baselines that the letters have, lower than the letters' size of 13 and beginning with them.
        let lines = Dictionary(grouping: runs(draw(text, width: 60))) { $0.glyphs[0].position.y }
        #expect(lines.count > 1 && bars.count == lines.count)
        for (bar, line) in zip(bars, lines.sorted { $0.key < $1.key }) {
            #expect(line.key - 10 < bar.minY && bar.maxY <= line.key)
            #expect(abs(bar.minX - line.value[0].glyphs[0].position.x) < 0.01)
        }
    }

    @Test("A raised text is drawn higher by its offset")
    func raised() {
        let list = draw(Text("a") + Text("b").baselineOffset(4))
        let y = runs(list).map { $0.glyphs[0].position.y }
        #expect(y.count == 2 && abs(y[0] - y[1] - 4) < 1e-9)
    }

    @Test("A text takes any style: a level of emphasis is a part of the foreground's opacity")
    func textStyle() {
        let paints = runs(
            draw(
                VStack {
                    Text("a"); Text("b").foregroundStyle(.secondary)
                }
            )
        ).map(\.paint)
        #expect(paints.count == 2 && paints[0] != paints[1])
        guard case .color(let primary) = paints[0], case .color(let secondary) = paints[1] else {
            Issue.record("not colours")
            return
        }
        #expect(secondary.alpha < primary.alpha)
    }
}
