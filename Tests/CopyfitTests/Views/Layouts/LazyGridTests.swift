import Copyfit
import Testing

/// Layout rule 11.4, through views.
@MainActor
struct LazyGridTests {
    /// The frames of cells of height 20 in a grid of columns, proposed a width alone.
    private func cells(_ columns: [GridItem], count: Int? = nil, width: CGFloat) -> [CGRect] {
        let host = host(
            LazyVGrid(columns: columns) {
                ForEach(Array(0..<(count ?? columns.count)), id: \.self) { Color.red.frame(height: 20).id($0) }
            }
            .id("grid"),
            width,
            nil
        )
        let grid = host.frame(id: "grid") ?? .null
        return [CGRect(origin: .zero, size: grid.size)]
            + (0..<(count ?? columns.count)).map { (host.frame(id: $0) ?? .null).offsetBy(dx: -grid.minX, dy: 0) }
    }

    private func thirds(_ frames: [CGRect], _ value: KeyPath<CGRect, CGFloat>) -> [Int] {
        frames.map { Int(($0[keyPath: value] * 3).rounded()) }
    }

    @Test(
        "layout rule 11.4: columns share once, in order, each at least its minimum; they may be wider than the proposal"
    )
    func minimums() {
        let frames = cells(
            [GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120), spacing: 10)],
            width: 200
        )
        #expect(frames.dropFirst().map(\.width) == [95, 120])
    }

    @Test("layout rule 11.4: equal columns are not rounded")
    func equal() {
        let frames = cells(.init(repeating: GridItem(.flexible(), spacing: 8), count: 3), width: 320)
        #expect(frames[0].size == CGSize(width: 320, height: 20))
        // (320 − 2 · 8) / 3 = 304 / 3; the columns start at 0, 328 / 3, 656 / 3.
        #expect(thirds(Array(frames.dropFirst()), \.width) == [304, 304, 304])
        #expect(thirds(Array(frames.dropFirst()), \.minX) == [0, 328, 656])
    }

    @Test("layout rule 11.4: as many columns as fit with their minimum; a maximum leaves room unused, columns centred")
    func adaptive() {
        let filling = cells([GridItem(.adaptive(minimum: 80), spacing: 8)], count: 4, width: 320)
        #expect(filling[0].size == CGSize(width: 320, height: 48))
        #expect(thirds(Array(filling.dropFirst()), \.width) == [304, 304, 304, 304])
        #expect(filling.dropFirst().map(\.minY) == [0, 0, 0, 28])
        let bounded = cells([GridItem(.adaptive(minimum: 80, maximum: 90), spacing: 8)], count: 3, width: 320)
        #expect(bounded[0].width == 320)
        #expect(bounded.dropFirst().map(\.minX) == [17, 115, 213])
        #expect(bounded.dropFirst().map(\.width) == [90, 90, 90])
    }

    @Test("layout rule 11.4: fixed columns are as long as they say")
    func fixed() {
        let frames = cells(.init(repeating: GridItem(.fixed(100), spacing: 8), count: 2), width: 150)
        #expect(frames.dropFirst().map(\.width) == [100, 100])
    }

    @Test("layout rule 11.4: rows given, the grid grows sideways; a row's own alignment comes before the grid's")
    func horizontal() {
        let host = host(
            LazyHGrid(
                rows: [GridItem(.fixed(20), alignment: .top), GridItem(.fixed(30))],
                alignment: .bottom,
                spacing: 5
            ) {
                ForEach(0..<3) { Color.red.box(10 * CGFloat($0 + 1), 10).id($0) }
            }
            .id("grid"),
            nil,
            100
        )
        // Tracks 20 + 8 + 30 = 58 at the bottom of 100; lines 20 and 30 wide with 5 between.
        #expect(host.frame(id: "grid")?.size == CGSize(width: 55, height: 100))
        #expect(host.frame(id: 0) == CGRect(x: 5, y: 42, width: 10, height: 10))
        #expect(host.frame(id: 1) == CGRect(x: 0, y: 90, width: 20, height: 10))
        #expect(host.frame(id: 2) == CGRect(x: 25, y: 42, width: 30, height: 10))
    }

    @Test("layout rule 11.4: three fixed(60), 196 in 240, begin at 0, 22 or 44 as the grid's alignment says")
    func gridAlignment() {
        let items = [GridItem](repeating: GridItem(.fixed(60)), count: 3)
        let cells = ForEach(0..<3) { Color.red.box(60, 20).id($0) }
        for (alignment, start) in [(.leading, 0), (.center, 22), (.trailing, 44)] as [(HorizontalAlignment, CGFloat)] {
            let host = host(LazyVGrid(columns: items, alignment: alignment) { cells }.id("grid"), 240, nil)
            #expect(host.frame(id: "grid")?.width == 240)
            #expect((0..<3).map { host.frame(id: $0)?.minX } == [start, start + 68, start + 136])
        }
        for (alignment, start) in [(.top, 0), (.center, 22), (.bottom, 44)] as [(VerticalAlignment, CGFloat)] {
            let cells = ForEach(0..<3) { Color.red.box(20, 60).id($0) }
            let host = host(LazyHGrid(rows: items, alignment: alignment) { cells }, nil, 240)
            #expect((0..<3).map { host.frame(id: $0)?.minY } == [start, start + 68, start + 136])
        }
    }

    /// Sections of a grid with two columns of 100 and gaps of 8, lines 5 apart, in 240.
    private struct Sections: View {
        @State var count = 3
        @State var hasHeader = true
        var body: some View {
            LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 5) {
                Color.red.frame(height: 10).id("before")
                Section {
                    ForEach(Array(0..<count), id: \.self) { Color.red.frame(height: 20).id($0) }
                } header: {
                    if hasHeader { Color.red.frame(height: 7).id("header") }
                } footer: {
                    Color.red.frame(height: 3).id("footer")
                }
                Section { Color.red.frame(height: 10).id("second") }
                Section { Color.red.frame(height: 10).id("third") }.padding(1)
                Color.red.frame(height: 10).id("after")
            }
            .id("grid")
            Button("more") { count += 1 }.id("more")
            Button("turn") { hasHeader.toggle() }.id("turn")
        }
    }

    /// Layers around a section's cells, and a container around another section.
    private struct LayeredSections: View {
        @State var hasLayer = true
        var body: some View {
            LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 5) {
                Section { Color.red.frame(height: 10).id(0) }.overlay { if hasLayer { Color.blue.id("over") } }
                Section { Color.red.frame(height: 10).id(1) }
                    .backgroundPreferenceValue(Widths.self) { _ in if hasLayer { Color.blue.id("under") } }
                VStack { Section { Color.red.frame(height: 10).id(2) } }
                Color.red.frame(height: 10).id(3)
            }
            Button("turn") { hasLayer.toggle() }.id("turn")
        }
    }

    private struct Widths: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
    }

    @Test(
        "layout rule 11.4: a section's cells begin a line with or without layers; a section inside a cell does not count"
    )
    func layeredSections() {
        let host = host(LayeredSections(), 240, nil)
        for turn in 0..<3 {
            #expect((host.frame(id: "over") != nil) == (turn % 2 == 0))
            #expect((host.frame(id: "under") != nil) == (turn % 2 == 0))
            // Lines of 10 with 5 between; the last two cells share one.
            #expect((0..<4).map { host.frame(id: $0)?.minY } == [0, 15, 30, 30])
            #expect((0..<4).map { host.frame(id: $0)?.minX } == [16, 16, 16, 124])
            host.trigger("turn")
            _ = host.update()
        }
    }

    @Test("layout rule 11.4: headers and footers are lines over the grid's whole width; sections begin a line")
    func sections() {
        let host = host(Sections(), 240, nil)
        let frame = { (id: AnyHashable) in host.frame(id: id) ?? .null }
        // The tracks are 208 in 240: they begin at 16.
        func check(_ expected: [(AnyHashable, CGFloat, CGFloat, CGFloat)], _ height: CGFloat) {
            for (id, x, y, width) in expected {
                #expect(frame(id).origin == CGPoint(x: x, y: y), "\(id)")
                #expect(frame(id).width == width, "\(id)")
            }
            #expect(frame("grid").height == height)
        }
        // Lines of 10, 7, 20, 20, 3, 10, 12, 10 with 5 between.
        check(
            [
                ("before", 16, 0, 100), ("header", 0, 15, 240), (0, 16, 27, 100), (1, 124, 27, 100), (2, 16, 52, 100),
                ("footer", 0, 77, 240), ("second", 16, 85, 100), ("third", 17, 101, 98), ("after", 16, 117, 100),
            ],
            127
        )
        host.trigger("more")
        host.trigger("turn")
        _ = host.update()
        // Without the header the section's first cell begins a line all the same: 10, 20, 20, 3, 10, 12, 10.
        check([(0, 16, 15, 100), (3, 124, 40, 100), ("footer", 0, 65, 240), ("after", 16, 105, 100)], 115)
        host.trigger("turn")
        _ = host.update()
        check([("header", 0, 15, 240), (3, 124, 52, 100), ("footer", 0, 77, 240)], 127)
    }

    @Test("layout rule 11.4: in a horizontal grid headers stand beside the cells over the whole height")
    func horizontalSections() {
        let host = host(
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], alignment: .top, spacing: 2) {
                Section {
                    ForEach(0..<3) { Color.red.frame(width: 10).id($0) }
                } header: {
                    Color.red.frame(width: 4).id("header")
                }
            }
            .id("grid"),
            nil,
            100
        )
        // Lines of 4, 10, 10 with 2 between.
        #expect(host.frame(id: "grid")?.size == CGSize(width: 28, height: 100))
        #expect(host.frame(id: "header") == CGRect(x: 0, y: 0, width: 4, height: 100))
        #expect(host.frame(id: 1) == CGRect(x: 6, y: 38, width: 10, height: 30))
        #expect(host.frame(id: 2) == CGRect(x: 18, y: 0, width: 10, height: 30))
    }

    @Test("Changed columns lay out again")
    func change() {
        struct Changing: View {
            @State var count = 1
            var body: some View {
                LazyVGrid(columns: .init(repeating: GridItem(.fixed(10), spacing: 0), count: count), spacing: 0) {
                    Button(action: { count = 2 }) { Color.red.box(10, 10) }.buttonStyle(.plain).id("more")
                    Color.red.box(10, 10).id("second")
                }
            }
        }
        let host = host(Changing(), 20, nil)
        #expect(host.frame(id: "second")?.minX == 5)
        host.trigger("more")
        _ = host.update()
        #expect(host.frame(id: "second")?.origin == CGPoint(x: 10, y: 0))
    }

    @Test("Without columns or rows nothing is anywhere, also after there were some")
    func noTracks() {
        struct Changing: View {
            @State var count = 2
            var body: some View {
                let items = [GridItem](repeating: GridItem(.fixed(10), spacing: 0), count: count)
                Button("next") { count = 2 - count }.id("next")
                LazyVGrid(columns: items, spacing: 0) {
                    Color.red.box(10, 10).id("first")
                    Color.blue.box(10, 10).padding(1).id("second")
                }
                LazyHGrid(rows: items, spacing: 0) { Color.red.box(10, 10).id("third") }
            }
        }
        let host = host(VStack(spacing: 0) { Changing() }, 100, 100)
        let ids = ["first", "second", "third"]
        let sizes = ids.map { host.frame(id: $0)?.size }
        #expect(sizes == [10, 12, 10].map { CGSize(width: $0, height: $0) })
        for expected in [[nil, nil, nil], sizes, [nil, nil, nil]] {
            host.trigger("next")
            _ = host.update()
            #expect(ids.map { host.frame(id: $0)?.size } == expected)
        }
    }
}
