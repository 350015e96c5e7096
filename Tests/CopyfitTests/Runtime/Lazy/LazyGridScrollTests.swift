import Copyfit
import Foundation
import Testing

/// Layout rule 11.7 in grids. Cells of 20 in lines without gaps, so that line n begins at 20 n.
@MainActor
struct LazyGridScrollTests {
    private struct Cell: View {
        let id: Int

        var body: some View { Color.red.frame(height: 20).accessibilityIdentifier("cell \(id)") }
    }

    private struct Cells: View {
        var ids = Array(0..<1000)
        var columns = [GridItem(.adaptive(minimum: 30), spacing: 0)]
        var before = 0

        var body: some View {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0) {
                    ForEach(0..<before, id: \.self) { _ in Color.blue.frame(height: 20) }
                    ForEach(ids, id: \.self) { Cell(id: $0) }
                }
            }
            .id("scroll")
        }
    }

    private func made(_ host: ViewHost) -> [Int] {
        (0..<1000).filter { host.frame(id: "cell \($0)") != nil }
    }

    private func scroll(_ host: ViewHost, _ offset: CGFloat) {
        host.scroll("scroll", to: CGPoint(x: 0, y: offset))
        _ = host.update()
    }

    @Test("layout rule 11.7: only the lines in the visible part are made, and all cells are in their columns")
    func lines() {
        let host = host(Cells(), 100, 100)
        // Three columns, five lines of 334.
        #expect(made(host) == Array(0..<15))
        #expect(host.scrollGeometry("scroll")?.contentSize.height == 6680)
        scroll(host, 2010)
        #expect(made(host) == Array(300..<318))
        #expect(host.frame(id: "cell 301")?.minY == -10)
        #expect((host.frame(id: "cell 301")?.midX).map { abs($0 - 50) < 1e-9 } == true)
        host.scroll("scroll", to: .bottom)
        _ = host.update()
        #expect(made(host) == Array(987..<1000))
        #expect(host.frame(id: "cell 999")?.maxY == 100)
        #expect(host.update().passes == 0)
        host.scroll("scroll", toView: "no such cell")
        host.scroll("scroll", toView: 500, anchor: .top)
        _ = host.update()
        // 500 = 3 · 166 + 2.
        #expect(host.frame(id: "cell 500")?.minY == 0)
        #expect(host.frame(id: "cell 498")?.minX == 0)
    }

    @Test("layout rule 11.7: cells before the rows are counted in their first line, and sections begin lines")
    func phases() {
        let host = host(Cells(before: 2), 90, 100)
        #expect(made(host) == Array(0..<13))
        #expect(host.frame(id: "cell 0")?.minX == 60)
        scroll(host, 1000)
        // Line 50 begins with cell 150, which is row 148.
        #expect(made(host) == Array(148..<163))
        #expect(host.frame(id: "cell 148") == CGRect(x: 0, y: 0, width: 30, height: 20))
        scroll(host, 0)
        #expect(host.frame(id: "cell 0") == CGRect(x: 60, y: 0, width: 30, height: 20))
        #expect(made(host) == Array(0..<13))
    }

    private struct Sections: View {
        let pinned: PinnedScrollableViews

        var body: some View {
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0, pinnedViews: pinned) {
                    ForEach(0..<100, id: \.self) { section in
                        Section {
                            ForEach(0..<9, id: \.self) { Cell(id: section * 9 + $0) }
                        } header: {
                            Color.blue.frame(height: 30).accessibilityIdentifier("header \(section)")
                        }
                    }
                }
            }
            .id("scroll")
        }
    }

    @Test("layout rule 11.7: sections in a grid are made when they come into view; layout rule 11.8: also pinned")
    func sections() {
        // A section takes 30 and five lines: 130.
        for pinned in [.sectionHeaders, []] as [PinnedScrollableViews] {
            let host = host(Sections(pinned: pinned), 100, 100)
            #expect(made(host) == Array(0..<8))
            scroll(host, 50 * 130 + 50)
            #expect(host.frame(id: "cell 452")?.minY == 0)
            #expect(host.frame(id: "cell 453")?.minX == 50)
            #expect(made(host).count < 14)
            #expect(host.frame(id: "header 50")?.minY == (pinned.isEmpty ? -50 : 0))
        }
    }

    @Test("layout rule 11.7: another width makes other lines; rows of other than one cell make all")
    func changes() {
        let grid = ViewHost(Cells(), size: .init(width: 100, height: 100))
        _ = grid.update()
        scroll(grid, 2000)
        for (width, columns) in [(200, 6), (61, 2), (30, 1), (100, 3)] as [(CGFloat, Int)] {
            grid.size = .init(width: width, height: 100)
            _ = grid.update()
            grid.scroll("scroll", toView: 600, anchor: .top)
            _ = grid.update()
            #expect(made(grid) == Array(600..<600 + 5 * columns), "\(columns)")
            #expect(grid.frame(id: "cell 600")?.minY == 0)
            #expect((grid.frame(id: "cell 600")?.minX).map { abs($0) < 1e-9 } == true)
            #expect(grid.findInconsistency() == nil)
        }
        let mixed = ScrollView {
            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                ForEach(0..<50, id: \.self) { id in
                    Cell(id: id)
                    if id % 3 == 0 { Color.blue }
                }
            }
        }
        #expect(made(host(mixed, 100, 100)) == Array(0..<50))
    }

    @Test("layout rule 11.7: rows of a horizontal grid are made in columns, from the right in a right-to-left layout")
    func horizontal() {
        let view = ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                ForEach(0..<1000, id: \.self) { Color.red.frame(width: 20).accessibilityIdentifier("cell \($0)") }
            }
        }
        .id("scroll").environment(\.layoutDirection, .rightToLeft)
        let host = host(view, 100, 50)
        #expect(made(host) == Array(0..<10))
        #expect(host.frame(id: "cell 1") == CGRect(x: 80, y: 25, width: 20, height: 25))
        host.scroll("scroll", by: CGSize(width: -2010, height: 0))
        _ = host.update()
        #expect(made(host) == Array(200..<212))
    }
}
