import Copyfit
import Testing

/// The lazy grids of layout semantics 23.7 and the rules of 11.4 and 24a, through views.
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

    @Test("LG1: columns share once, in order, each at least its minimum; they may be wider than the proposal")
    func minimums() {
        let frames = cells(
            [GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120), spacing: 10)],
            width: 200
        )
        #expect(frames.dropFirst().map(\.width) == [95, 120])
    }

    @Test("LG3: equal columns are not rounded")
    func equal() {
        let frames = cells(.init(repeating: GridItem(.flexible(), spacing: 8), count: 3), width: 320)
        #expect(frames[0].size == CGSize(width: 320, height: 20))
        // (320 − 2 · 8) / 3 = 304 / 3; the columns start at 0, 328 / 3, 656 / 3.
        #expect(thirds(Array(frames.dropFirst()), \.width) == [304, 304, 304])
        #expect(thirds(Array(frames.dropFirst()), \.minX) == [0, 328, 656])
    }

    @Test("LG4, LG5: as many columns as fit with their minimum; a maximum leaves room unused, columns centred")
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

    @Test("LG7: fixed columns are as long as they say")
    func fixed() {
        let frames = cells(.init(repeating: GridItem(.fixed(100), spacing: 8), count: 2), width: 150)
        #expect(frames.dropFirst().map(\.width) == [100, 100])
    }

    @Test("11.4: rows given, the grid grows sideways; a row's own alignment comes before the grid's")
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
        // Tracks 20 + 8 + 30 = 58, centred in 100; lines 20 and 30 wide with 5 between.
        #expect(host.frame(id: "grid")?.size == CGSize(width: 55, height: 100))
        #expect(host.frame(id: 0) == CGRect(x: 5, y: 21, width: 10, height: 10))
        #expect(host.frame(id: 1) == CGRect(x: 0, y: 69, width: 20, height: 10))
        #expect(host.frame(id: 2) == CGRect(x: 25, y: 21, width: 30, height: 10))
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
}
