import Copyfit
import Testing

/// Layout rule 12, through views.
@MainActor
struct GridTests {
    /// What a row of the table says of a grid: its size, and the frames of its cells in its own space, in tree order.
    private struct Measured: Equatable {
        var size: CGSize
        var cells: [CGRect]
    }

    private func measured<V: View>(_ view: V, cells: Int, _ width: CGFloat?, _ height: CGFloat?) -> Measured {
        let host = host(view.id("grid"), width, height)
        let grid = host.frame(id: "grid") ?? .null
        let frames = (0..<cells).map { cell in
            (host.frame(id: cell) ?? .null).offsetBy(dx: -grid.minX, dy: -grid.minY)
        }
        return Measured(size: grid.size, cells: frames)
    }

    private func cell(_ id: Int, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.box(width, height).id(id)
    }

    private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func grid(_ alignment: Alignment = .center) -> some View {
        Grid(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                cell(0, 50, 20)
                cell(1, 30, 10)
            }
            GridRow { cell(2, 20, 30) }
        }
    }

    @Test(
        "layout rule 12.5: columns are as wide as their widest cell, rows as high as their tallest; cells are aligned"
    )
    func alignment() {
        for (width, height) in [(nil, nil), (0, 0), (37, 500), (500, 37)] as [(CGFloat?, CGFloat?)] {
            let centred = measured(grid(), cells: 3, width, height)
            #expect(centred.size == CGSize(width: 80, height: 50))
            #expect(centred.cells.map(\.origin) == [(0, 0), (50, 5), (15, 20)].map { CGPoint(x: $0.0, y: $0.1) })
            let leading = measured(grid(.topLeading), cells: 3, width, height)
            #expect(leading.size == CGSize(width: 80, height: 50))
            #expect(leading.cells.map(\.origin) == [(0, 0), (50, 0), (0, 20)].map { CGPoint(x: $0.0, y: $0.1) })
        }
    }

    @Test("layout rule 12.5: flexible columns and rows share what is left; where nothing is proposed they are ideal")
    func flexible() {
        let grid = Grid(horizontalSpacing: 10, verticalSpacing: 10) {
            GridRow {
                cell(0, 50, 20)
                Color.blue.id(1)
            }
            GridRow {
                cell(2, 20, 30)
                Color.blue.id(3)
            }
        }
        #expect(
            measured(grid, cells: 4, 200, 100)
                == Measured(
                    size: CGSize(width: 200, height: 100),
                    cells: [
                        frame(0, 12.5, 50, 20), frame(60, 0, 140, 45), frame(15, 62.5, 20, 30), frame(60, 55, 140, 45),
                    ]
                )
        )
        // Columns 50 and 10, rows 20 and 30.
        #expect(
            measured(grid, cells: 4, nil, nil)
                == Measured(
                    size: CGSize(width: 70, height: 60),
                    cells: [frame(0, 0, 50, 20), frame(60, 0, 10, 20), frame(15, 30, 20, 30), frame(60, 30, 10, 30)]
                )
        )
    }

    @Test("layout rule 12.1: a cell across columns that needs more widens each of them by the same amount")
    func spanning() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                cell(0, 50, 20)
                cell(1, 30, 20)
            }
            GridRow { cell(2, 100, 10).gridCellColumns(2) }
        }
        #expect(
            measured(grid, cells: 3, 400, 300)
                == Measured(
                    size: CGSize(width: 100, height: 30),
                    cells: [frame(5, 0, 50, 20), frame(65, 0, 30, 20), frame(0, 20, 100, 10)]
                )
        )
    }

    @Test(
        "layout rule 12.2: a divider between rows spans all columns and takes the proposed width, unless it is unsized"
    )
    func divider() {
        func grid<D: View>(_ divider: D) -> some View {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    cell(0, 50, 20)
                    cell(1, 30, 20)
                }
                divider
                GridRow {
                    cell(3, 20, 20)
                    cell(4, 10, 20)
                }
            }
        }
        let wide = measured(grid(Divider().id(2)), cells: 5, 300, 300)
        #expect(wide.size == CGSize(width: 300, height: 41))
        #expect(wide.cells[2] == frame(0, 20, 300, 1))
        let unsized = measured(grid(Divider().gridCellUnsizedAxes(.horizontal).id(2)), cells: 5, 300, 300)
        #expect(unsized.size == CGSize(width: 80, height: 41))
        #expect(unsized.cells[2] == frame(0, 20, 80, 1))
    }

    @Test("layout rule 12.3: an anchor puts a point of the cell on the same point of its area")
    func anchor() {
        let grid = Grid(horizontalSpacing: 1, verticalSpacing: 1) {
            GridRow {
                cell(0, 60, 60)
                cell(1, 60, 60)
                cell(2, 60, 60)
            }
            GridRow {
                cell(3, 10, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0.75))
                cell(4, 60, 60)
            }
            GridRow {
                cell(5, 10, 10).gridCellColumns(2).gridCellAnchor(.center)
                cell(6, 60, 60)
            }
        }
        let measured = measured(grid, cells: 7, nil, nil)
        // In its cell at (0, 61) the first marker is at (12.5, 37.5); in the one of 121 at (0, 122) the second at
        // (55.5, 25).
        #expect(measured.cells[3].origin == CGPoint(x: 12.5, y: 98.5))
        #expect(measured.cells[5].origin == CGPoint(x: 55.5, y: 147))
        #expect(measured.cells[6].minX == 122)
    }

    @Test("layout rule 12.3: a cell aligns its column, which a cell across columns ignores; a row aligns its cells")
    func columnAlignment() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow(alignment: .bottom) {
                cell(0, 10, 10).gridColumnAlignment(.trailing)
                cell(1, 40, 30)
            }
            GridRow {
                cell(2, 50, 20)
                cell(3, 40, 20)
            }
            GridRow { cell(4, 20, 10).gridCellColumns(2) }
        }
        let cells = measured(grid, cells: 5, nil, nil).cells
        #expect(cells[0].origin == CGPoint(x: 40, y: 20))
        #expect(cells[4].minX == 35)
    }

    @Test("layout rule 12.4: the texts of a row stand on one baseline")
    func baseline() {
        let grid = Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Text("a").id(0)
                cell(1, 10, 40)
            }
        }
        // A text's baseline is 12 below its top; that of a box is its bottom edge.
        #expect(measured(grid, cells: 2, nil, nil).cells.map(\.minY) == [28, 0])
    }

    @Test("layout rule 12.6: an empty row has no height but its gap")
    func emptyRow() {
        let grid = Grid(verticalSpacing: 5) {
            GridRow { cell(0, 10, 10) }
            GridRow {}
            GridRow { cell(1, 10, 10) }
        }
        // 10 + 5 + 0 + 5 + 10.
        let measured = measured(grid, cells: 2, nil, nil)
        #expect(measured.size == CGSize(width: 10, height: 30))
        #expect(measured.cells[1].minY == 20)
    }

    @Test("layout rule 12.5: gaps are the preferred ones; a flexible child outside the rows widens all columns equally")
    func preferredSpacing() {
        let grid = Grid {
            GridRow {
                cell(0, 50, 20)
                cell(1, 30, 20)
            }
            Color.blue.id(2)
        }
        let measured = measured(grid, cells: 3, 200, 60)
        // 50 + 8 + 30 = 88; the other 112 widen each column by 56.
        #expect(measured.size == CGSize(width: 200, height: 60))
        #expect(measured.cells == [frame(28, 0, 50, 20), frame(142, 0, 30, 20), frame(0, 28, 200, 32)])
    }

    @Test("layout rule 3.2: a modifier on a row applies to each of its cells")
    func modifiedRow() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                cell(0, 10, 10)
                cell(1, 20, 10)
            }
            .padding(5)
            .background(Color.blue)
            .accessibilityIdentifier("cells")
            GridRow { cell(2, 10, 10) }
        }
        let host = host(grid.id("grid"), nil, nil)
        // Columns 20 and 30, rows 20 and 10.
        #expect(host.frame(id: "grid")?.size == CGSize(width: 50, height: 30))
        #expect(host.frame(id: 1) == frame(25, 5, 20, 10))
        #expect(host.frame(id: "cells") == frame(0, 0, 50, 20))
        #expect(host.dump().components(separatedBy: "GridRow").count == 3)
    }

    @Test(
        "layout rule 3.1: rows may come from groups, conditions and collections; children outside rows span all columns"
    )
    func flattened() {
        struct Row: View {
            let ids: [Int]
            var body: some View { GridRow { ForEach(ids, id: \.self) { Color.red.box(10, 10).id($0) } } }
        }
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
            ForEach([[0, 1], [2, 3]], id: \.self) { Row(ids: $0) }
            Group {
                cell(4, 5, 10)
                cell(5, 5, 10)
            }
        }
        let measured = measured(grid, cells: 6, nil, nil)
        #expect(measured.size == CGSize(width: 20, height: 40))
        #expect(measured.cells.map(\.minX) == [0, 10, 0, 10, 0, 0])
        #expect(measured.cells.map(\.minY) == [0, 0, 10, 10, 20, 30])
    }

    @Test("layout rule 16.1: right to left, columns run from the right, also when the direction changes later")
    func rightToLeft() {
        struct Turning: View {
            @State var direction = LayoutDirection.leftToRight
            var body: some View {
                VStack {
                    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                        GridRow {
                            Color.red.box(50, 20).id(0)
                            Color.red.box(30, 10).id(1)
                        }
                        GridRow { Color.red.box(20, 30).id(2) }
                    }
                    .environment(\.layoutDirection, direction)
                    Button("turn") { direction = .rightToLeft }.id("turn")
                }
            }
        }
        let host = host(Turning(), 80, nil)
        #expect((0...2).map { host.frame(id: $0)?.minX } == [0, 50, 15])
        host.trigger("turn")
        _ = host.update()
        // `alignment()` mirrored about its width of 80.
        #expect((0...2).map { host.frame(id: $0)?.minX } == [30, 0, 45])
    }

    @Test("Outside a grid a row's cells are elements like any others")
    func outsideGrid() {
        let row = VStack(spacing: 0) {
            GridRow {
                cell(0, 10, 10)
                cell(1, 20, 10)
            }
        }
        #expect(host(row).size(for: .unspecified) == CGSize(width: 20, height: 20))
    }

    @Test("Cells that come and go, a row that becomes empty, an alignment that changes")
    func changes() {
        struct Changing: View {
            @State var count = 2
            @State var alignment = VerticalAlignment.top
            var body: some View {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow(alignment: alignment) {
                        ForEach(Array(0..<count), id: \.self) { Color.red.box(10, 10).id($0) }
                    }
                    GridRow(alignment: alignment) {
                        Button(action: { count = (count + 1) % 4 }) { Color.red.box(10, 10) }
                            .buttonStyle(.plain)
                            .id("count")
                        Button(action: { alignment = .bottom }) { Color.red.box(10, 30) }.buttonStyle(.plain).id("down")
                    }
                }
                .id("grid")
            }
        }
        let host = host(Changing(), nil, nil)
        #expect(host.frame(id: "grid")?.size == CGSize(width: 20, height: 40))
        #expect(host.frame(id: "count")?.minY == 10)
        host.trigger("count")
        host.trigger("down")
        _ = host.update()
        #expect(host.frame(id: "grid")?.size == CGSize(width: 30, height: 40))
        #expect(host.frame(id: 2)?.minX == 20)
        #expect(host.frame(id: "count")?.minY == 30)
        host.trigger("count")
        _ = host.update()
        #expect(host.frame(id: "grid")?.size == CGSize(width: 20, height: 30))
        host.trigger("count")
        _ = host.update()
        #expect(host.frame(id: "grid")?.size == CGSize(width: 20, height: 40))
        #expect(host.frame(id: 0) == frame(0, 0, 10, 10))
    }

    @Test("A grid layout that becomes a column and back lays the rows' cells out as it says")
    func conditionalLayout() {
        struct Switching: View {
            @State var isGrid = true
            var body: some View {
                let layout =
                    isGrid
                    ? AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))
                    : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    GridRow {
                        Color.red.box(10, 10).id(0)
                        Color.red.box(20, 10).id(1)
                    }
                    Button(action: { isGrid.toggle() }) { Color.red.box(10, 10) }.buttonStyle(.plain).id("switch")
                }
                .id("layout")
            }
        }
        let host = host(Switching(), nil, nil)
        for _ in 0..<2 {
            #expect(host.frame(id: "layout")?.size == CGSize(width: 30, height: 20))
            #expect(host.frame(id: 1) == frame(10, 0, 20, 10))
            host.trigger("switch")
            _ = host.update()
            #expect(host.frame(id: "layout")?.size == CGSize(width: 20, height: 30))
            #expect(host.frame(id: 1) == frame(0, 10, 20, 10))
            host.trigger("switch")
            _ = host.update()
        }
    }

    @Test("Lengths beyond any number of pixels are laid out and told, and tracks stay countable")
    func extremes() {
        func dump(_ view: some View) -> String { host(view, 100, 100).dump() }
        #expect(dump(Color.red.frame(width: .greatestFiniteMagnitude)).contains("e+308"))
        #expect(dump(Color.red.frame(width: 1e19)).contains("1e+19"))
        let cells = ForEach(0..<3) { _ in Color.red.frame(height: 10) }
        for minimum in [0, -5, CGFloat.nan, .infinity, 1e-9] {
            let columns = [GridItem(.adaptive(minimum: minimum, maximum: -10), spacing: 0)]
            #expect(!dump(LazyVGrid(columns: columns) { cells }).contains("nan"), "\(minimum)")
        }
        let wide = Grid {
            GridRow {
                Color.red.gridCellColumns(.max); Color.red
            }
        }
        #expect(!dump(wide).contains("nan"))
        #expect(!dump(Text("a").lineLimit(.min, reservesSpace: true)).contains("nan"))
    }

    @Test("An empty row outside a grid is nothing, as an empty Group is: 10 + 10 + 10 high")
    func emptyRowOutside() {
        let view = VStack(spacing: 10) {
            Color.red.frame(width: 10, height: 10)
            GridRow {}
            Color.red.frame(width: 10, height: 10)
        }
        #expect(size(of: view, .unspecified) == CGSize(width: 10, height: 30))
    }
}
