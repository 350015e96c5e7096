import Copyfit
import Testing

/// Lengths that are no numbers, and other values that nobody means.
@MainActor
struct HostileLengthTests {
    @Test("An empty text is 0 wide, not -0")
    func emptyText() {
        let width = ViewHost(Text(verbatim: ""), size: .unspecified).idealSize.width
        #expect(width == 0 && width.sign == .plus)
        #expect(host(Text("")).idealSize.width.sign == .plus)
    }

    @Test("A display scale that is not above 0 counts as 1")
    func displayScale() {
        for scale: CGFloat in [0, -1, .nan, .infinity] {
            // 3 characters, 21.9, rounded up to whole points.
            let view = Text("abc").environment(\.displayScale, scale)
            #expect(host(view).idealSize == CGSize(width: 22, height: 16))
            #expect(host(Text("a").environment(\.displayScale, scale)).idealSize.width == 8)
        }
    }

    @Test("A grid without columns is empty, and nothing stops")
    func noColumns() {
        let host = host(
            LazyVGrid(columns: []) {
                Text("a"); Text("b")
            },
            100,
            100
        )
        #expect(host.size(for: .init(width: 100, height: 100)).width.isFinite)
    }

    @Test("Lengths that are no numbers count as not given, and everything is laid out")
    func notANumber() {
        func check(_ view: some View, _ expected: CGSize, _ comment: Comment) {
            let host = host(view, 100, 100)
            #expect(host.idealSize == expected, comment)
            #expect(host.size(for: .init(width: 100, height: 100)).width.isNaN == false, comment)
            #expect(host.frame(id: "box")?.minX.isNaN == false, comment)
        }
        let box = Color.red.box(10, 10).id("box")
        let nan = CGFloat.nan
        check(box.padding(nan), CGSize(width: 10, height: 10), "padding")
        check(
            box.padding(EdgeInsets(top: 1, leading: nan, bottom: 2, trailing: 3)),
            CGSize(width: 13, height: 13),
            "insets"
        )
        check(
            HStack(spacing: nan) {
                box; box
            },
            CGSize(width: 28, height: 10),
            "spacing"
        )
        check(
            HStack(spacing: 0) {
                box; Spacer(minLength: nan); box
            },
            CGSize(width: 28, height: 10),
            "spacer"
        )
        check(
            Grid(horizontalSpacing: nan, verticalSpacing: nan) {
                GridRow {
                    box; box
                };
                GridRow {
                    box; box
                }
            },
            CGSize(width: 28, height: 28),
            "grid"
        )
        // A row of 10 with 4 above and below, 16 to each side; a line of 1 between two.
        let rows = List {
            box.listRowInsets(EdgeInsets(top: nan, leading: nan, bottom: 4, trailing: nan)); box
        }
        check(rows.listRowSpacing(nan), CGSize(width: 42, height: 14 + 1 + 18), "list spacing and insets")
        check(rows.environment(\.defaultMinListRowHeight, nan), CGSize(width: 42, height: 33), "list row height")
        check(box.offset(x: nan, y: 1), CGSize(width: 10, height: 10), "offset")
        check(box.frame(minWidth: nan, maxWidth: nan), CGSize(width: 10, height: 10), "flexible frame")
        check(box.frame(width: nan), CGSize(width: 10, height: 10), "frame")
    }
}
