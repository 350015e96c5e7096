import Copyfit
import Testing

/// Rows that decide, by which of them are made, which of them are visible.
@MainActor
@Suite("Rows that decide which rows are visible")
struct UnsettledRowTests {
    /// Its subview is short if the last row is made, and tall if not.
    private struct Contrary: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 200)
        }

        let log: Log

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            log.placements += 1
            let length = subviews[0].sizeThatFits(ProposedViewSize(width: 100, height: nil)).height
            // Rows 0 and 1 take 40 and their average is 20, so that three are estimated to take 60. With row 2 it is 140.
            let height: CGFloat = length > 100 ? 30 : 60
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 100, height: height))
        }
    }

    private struct Page: View {
        let last: CGFloat
        var log = Log()

        var body: some View {
            Contrary(log: log) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<3, id: \.self) { row in
                            Color.red.frame(height: row == 2 ? last : 20)
                                .onAppear { log.visible.insert(row) }
                                .onDisappear {
                                    log.visible.remove(row)
                                    log.disappearances += 1
                                }
                        }
                    }
                }
            }
        }
    }

    private final class Log: @unchecked Sendable {
        var visible: Set<Int> = []
        var disappearances = 0
        var placements = 0
    }

    @Test(
        "Rows that decide which rows are visible stay when they are made, so that the update ends; a change and its undoing show what a fresh host shows"
    )
    func rest() {
        let size = ProposedViewSize(width: 100, height: 200)
        let host = ViewHost(Page(last: 100), size: size)
        #expect(host.update().converged)
        let contrary = host.dump()
        #expect(contrary.contains("ScrollView (0, 0, 100, 30)"))
        #expect(contrary.contains("LazyVStack (0, 0, 100, 140)"))
        host.setContent(Page(last: 20))
        #expect(host.update().converged)
        #expect(host.dump().contains("ScrollView (0, 0, 100, 60)"))
        host.setContent(Page(last: 100))
        #expect(host.update().converged)
        #expect(host.dump() == contrary)
    }

    @Test("Rows that decide which rows are visible are not told that they disappeared, if they are visible in the end")
    func appearance() {
        let log = Log()
        let host = ViewHost(Page(last: 100, log: log), size: ProposedViewSize(width: 100, height: 200))
        for height in 200..<210 {
            host.size.height = CGFloat(height)
            #expect(host.update().converged)
            #expect(log.visible == [0, 1, 2])
            #expect(log.disappearances == 0)
        }
    }

    @Test(
        "Rows that decide which rows are visible cost each update a few layouts: three times around the cycle of two windows, and once more"
    )
    func cost() {
        let log = Log()
        let host = ViewHost(Page(last: 100, log: log), size: ProposedViewSize(width: 100, height: 200))
        for height in 200..<210 {
            host.size.height = CGFloat(height)
            log.placements = 0
            _ = host.update()
            #expect((1...12).contains(log.placements))
        }
    }

    /// Counts how often its rows appear, and writes that down in a state.
    private struct Counting: View {
        @State var count = 0

        var body: some View {
            VStack(spacing: 0) {
                Color.blue.frame(width: CGFloat(count), height: 1).id("count")
                Contrary(log: Log()) {
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<3, id: \.self) { row in
                                Color.red.frame(height: row == 2 ? 100 : 20).onAppear { count += 1 }
                            }
                        }
                    }
                }
            }
        }
    }

    @Test("Rows that decide which rows are visible appear once, also if their actions change what is around them")
    func countedAppearances() {
        let host = ViewHost(Counting(), size: ProposedViewSize(width: 100, height: 200))
        let report = host.update()
        #expect(report.converged)
        #expect(report.passes == 2)
        #expect(host.frame(id: "count")?.width == 3)
    }

    private struct ToTop: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin = .zero }
    }

    @Test("Rows that decide which rows are visible do not make other lists build rows that are not visible")
    func otherList() {
        final class Made { var rows: Set<Int> = [] }
        let made = Made()
        let view = VStack {
            Page(last: 100)
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100_000, id: \.self) { row in
                        let _ = made.rows.insert(row)
                        Color.blue.frame(height: 20)
                    }
                }
            }
            .scrollTargetBehavior(ToTop()).id("long")
        }
        let host = ViewHost(view, size: ProposedViewSize(width: 100, height: 500))
        _ = host.update()
        host.scroll("long", by: CGSize(width: 0, height: 1_000_000))
        #expect(host.update().converged)
        #expect(host.scrollGeometry("long")?.contentOffset.y == 0)
        // At the start, and around the row that the scroll view was at for a moment.
        #expect(made.rows.count < 200)
    }

    /// A row without length, in a stack that is longer than its frame: without the row the gap in its place is followed by
    /// space, so that the row would be visible again.
    private struct Overflow: View {
        var body: some View {
            ScrollView {
                Color.red.frame(height: 4)
                    .safeAreaInset(edge: .top, spacing: 8) {
                        LazyVStack {
                            ForEach(0..<3, id: \.self) { row in
                                if row == 0 { VStack {} } else { Color.red }
                            }
                        }
                    }
                    .containerRelativeFrame(.vertical) { length, _ in length / 3 }
            }
        }
    }

    @Test("Rows that decide which rows are visible stay when they have no length themselves")
    func rowWithoutLength() {
        let host = ViewHost(Overflow(), size: ProposedViewSize(width: 100, height: 94))
        #expect(host.update().converged)
        // The stack takes 0, no space, 10, 8 of space and 10. With 8 and 4 that is 40, around the middle of a third of 94.
        #expect(host.dump().contains("safeAreaInset (0, -4.333, 100, 40)"))
        #expect(host.dump().contains("LazyVStack (0, -4.333, 100, 28)"))
    }

    @Test(
        "Rows that decide which rows are visible are few in a stack that is longer than a frame around its middle, however many rows it has"
    )
    func overflowing() {
        struct Middle: View {
            let count: Int
            let heights: [CGFloat]

            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Color.red.frame(height: heights[$0 % heights.count]) }
                    }
                    .frame(height: 40)
                }
            }
        }
        let size = ProposedViewSize(width: 100, height: 60)
        for count in [9, 1_000, 100_000] {
            for heights: [CGFloat] in [[20], [40, 49, 58]] {
                let host = ViewHost(Middle(count: count, heights: heights), size: size)
                _ = host.update()
                #expect(host.frames().count < 60)
            }
            let host = ViewHost(Middle(count: count, heights: [20]), size: size)
            #expect(host.update().converged)
            // The middle of the rows is at 20, as that of the frame.
            #expect(host.dump().contains("LazyVStack (0, \(20 - count * 10), 100, \(count * 20))"))
        }
    }

    /// Gives its subview 20 points more each time, so that one more row is visible in each layout.
    private struct Growing: Layout {
        func makeCache(subviews: Subviews) -> Int { 0 }
        func updateCache(_ placements: inout Int, subviews: Subviews) {}

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache placements: inout Int) -> CGSize {
            CGSize(width: 100, height: 200)
        }

        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache placements: inout Int
        ) {
            placements += 1
            let height = 20 * CGFloat(placements) + 10
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 100, height: height))
        }
    }

    private struct GrowingPage: View {
        let rows: Int

        var body: some View {
            Growing {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<rows, id: \.self) { _ in Color.red.frame(height: 20) } }
                }
            }
        }
    }

    @Test(
        "Rows that decide which rows are visible are reported at their place if that has no end; the update ends, and a change that mends it is seen"
    )
    func reported() {
        let host = ViewHost(GrowingPage(rows: 10_000), size: ProposedViewSize(width: 100, height: 200))
        let report = host.update()
        #expect(!report.converged)
        #expect(report.diagnostics.map(\.code) == [.noConvergence])
        #expect(
            report.diagnostics.first?.message.hasPrefix("The size of the list depends on the rows it makes") == true
        )
        #expect(report.diagnostics.first?.place?.viewPath.contains("Page") == true)
        host.setContent(GrowingPage(rows: 20))
        #expect(host.update().converged)
    }
}
