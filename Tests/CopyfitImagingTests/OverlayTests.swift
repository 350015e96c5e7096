import Copyfit
import CopyfitImaging
import Testing

@Suite("Marks on a drawing")
@MainActor
struct OverlayTests {
    private func marks(
        _ view: some View,
        _ overlay: LayoutOverlay,
        width: CGFloat = 100
    ) -> (items: DisplayList.Items, list: DisplayList) {
        let host = ViewHost(view, size: ProposedViewSize(width: width, height: 60))
        let plain = host.displayList()
        let marked = host.displayList(showing: overlay)
        #expect(marked.items.starts(with: plain.items))
        return (DisplayList.Items(marked.items.dropFirst(plain.items.count)), marked)
    }

    private func texts(_ items: DisplayList.Items) -> [String] {
        items.leaves.compactMap { if case .glyphs(let run) = $0 { run.text } else { nil } }
    }

    private func outlines(_ items: DisplayList.Items) -> [CGRect] {
        items.leaves.compactMap { if case .stroke(let path, _, _) = $0 { path.boundingRect } else { nil } }
    }

    @Test("Every view with a layout of its own has a frame: here a padding, a row and two colours")
    func frames() {
        let view = HStack(spacing: 0) {
            Color.red; Color.blue
        }.frame(width: 40, height: 10).padding(5)
        let found = outlines(marks(view, .frames).items)
        #expect(found.count == 5)
        // The padded view is 50 × 20, in the middle of 100 × 60; its outline is inside, half a line of 0.5 from the edge.
        #expect(found.contains(CGRect(x: 25.25, y: 20.25, width: 49.5, height: 19.5)))
    }

    @Test("Proposals and answers are written in points")
    func proposals() {
        let found = texts(marks(Color.red.frame(width: 30, height: 10), .proposals).items)
        #expect(found == ["30×10 → 30×10"])
    }

    @Test("Padding and gaps are hatched in their place, gaps with their length")
    func spacing() {
        let view = HStack(spacing: 7) {
            Color.red.frame(width: 10, height: 10); Color.red.frame(width: 10, height: 10)
        }
        let found = marks(view.padding(.leading, 3), .spacing).items
        let areas = found.groups.compactMap { $0.layer.clip?.path.boundingRect }
        // 3 + 10 + 7 + 10 = 30 in the middle of 100: the padding from 35, the gap from 48; 10 high in the middle of 60.
        #expect(areas == [CGRect(x: 35, y: 25, width: 3, height: 10), CGRect(x: 48, y: 25, width: 7, height: 10)])
        #expect(texts(found) == ["7"])
    }

    @Test("What a text lacks is in words")
    func overflow() throws {
        let view = Text("Einstellungen zurücksetzen").lineLimit(1)
        let words = try #require(texts(marks(view, .overflow).items).first)
        #expect(words.hasPrefix("cut off, needs "))
        #expect(texts(marks(Text("ok"), .overflow).items).isEmpty)
    }

    @Test("A view that is larger than what it was offered is marked with the amount")
    func largerThanOffered() {
        let found = texts(marks(Color.red.frame(width: 130, height: 10), .overflow).items)
        #expect(found == ["+30 pt wide"])
    }

    @Test("Guides go through the baseline that texts are aligned on")
    func guides() {
        let view = HStack(alignment: .firstTextBaseline) {
            Text("a"); Text("b").font(.title)
        }
        let (items, list) = marks(view, .guides)
        let baseline = list.items.leaves.compactMap {
            if case .glyphs(let run) = $0 { run.glyphs[0].position.y } else { nil }
        }
        #expect(outlines(items).contains { abs($0.minY - baseline[0]) < 0.01 && $0.height == 0 })
    }

    @Test("A line box has the line's width, a piece for each word")
    func linesAndPieces() {
        let (items, list) = marks(Text("two words"), .lines)
        let width = list.items.leaves.reduce(0) {
            if case .glyphs(let run) = $1 { $0 + run.glyphs.map(\.advance).reduce(0, +) } else { $0 }
        }
        let lines = outlines(items)
        // The box is drawn inside itself with a line of 0.5; the baseline goes through all of it.
        #expect(lines.count == 2 && abs(lines[0].width + 0.5 - width) < 0.01 && abs(lines[1].width - width) < 0.01)
        #expect(lines[0].minY < lines[1].minY && lines[1].maxY < lines[0].maxY)
        let pieces = marks(Text("two words"), .pieces).items.compactMap { item in
            if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
        }
        #expect(pieces.count == 2 && abs(pieces[0].maxX - pieces[1].minX) < 0.01)
        #expect(abs(pieces[1].maxX - pieces[0].minX - width) < 0.01)
    }

    @Test("What a stack offers along its axis is no limit; a frame's length is")
    func offersOfStacks() {
        // By hand: of 60 the stack offers a fourth, 15, to the title, which is 22 high; all is visible, in 22 + 3 · 4 = 34.
        let bar = Color.red.frame(height: 4)
        let stack = VStack(spacing: 0) {
            Color.blue.frame(height: 22).padding(1)
            bar
            bar
            bar
        }
        #expect(texts(marks(stack, .overflow).items).isEmpty)
        let framed = VStack(spacing: 0) { Text("a").frame(height: 5) }
        #expect(texts(marks(framed, .overflow).items) == ["+11 pt high"])
    }

    @Test("What is hidden, such as a canvas's symbols, has no marks")
    func hidden() {
        let canvas = Canvas { _, _ in
        } symbols: {
            Text("symbol")
        }
        #expect(outlines(marks(canvas, .lines).items).isEmpty)
        #expect(outlines(marks(Text("a").hidden(), .lines).items).isEmpty)
    }

    @Test("Pieces next to each other have different tints, on one line and on two")
    func tints() {
        let tints = marks(Text("two words and more"), .pieces, width: 60).items.compactMap { item in
            if case .fill(_, .color(let color), _) = item { color.alpha } else { nil }
        }
        #expect(tints.count == 4)
        #expect(zip(tints, tints.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test("The legend is below the drawing and names what is shown")
    func legend() {
        let (items, list) = marks(Color.red, [.frames, .guides, .legend])
        #expect(list.size.height > 60)
        let names = texts(items).map { $0.prefix { $0 != ":" } }
        #expect(names == ["frames", "guides"])
    }

    @Test("A filmstrip frames in red what does not fit, and says which text")
    func filmstrip() {
        var strip = Filmstrip(of: Text("Einstellungen").font(.custom("Inter", fixedSize: 20)).lineLimit(1))
        strip.addWidths([100, 200])
        let list = strip.displayList()
        let lines = texts(list.items)
        #expect(lines.contains("100 pt") && lines.contains("200 pt"))
        #expect(lines.filter { $0.contains("“Einstellungen”") }.count == 1)
        let borders = list.items.leaves.compactMap {
            if case .stroke(_, let paint, let style) = $0 { (paint, style) } else { nil }
        }
        #expect(borders.map(\.1.lineWidth) == [2, 0.5])
    }
}
