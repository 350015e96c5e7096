import CopyfitLayout
import Testing

import Copyfit
@testable import CopyfitViews

/// Runtime rule R92: what is measured and placed again after a change; counted.
@MainActor
struct IncrementalLayoutTests {
    /// Counts what is asked of one view, on one thread. Called observable, so that views that hold it can be the same.
    final class Counter: Observable, @unchecked Sendable {
        var measurements = 0
        var placements = 0

        func take() -> [Int] {
            defer { (measurements, placements) = (0, 0) }
            return [measurements, placements]
        }
    }

    /// The only subview's size, counted.
    struct Counted: Layout {
        let counter: Counter

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            counter.measurements += 1
            return subviews[0].sizeThatFits(proposal)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            counter.placements += 1
            subviews[0].place(at: bounds.origin, proposal: proposal)
        }
    }

    /// A box that can be widened, `depth` views and columns deep; beside it on each level a box of the same kind.
    struct Level: View {
        let depth: Int
        let counters: [Counter]
        let log: Log

        var body: some View {
            let _ = log("level \(depth)")
            VStack(spacing: 0) {
                Leaf(name: "side \(depth)", counter: counters[depth], log: log)
                if depth > 1 {
                    Level(depth: depth - 1, counters: counters, log: log)
                } else {
                    Leaf(name: "deepest", counter: counters[0], log: log)
                }
            }
            .padding(1)
        }
    }

    struct Leaf: View {
        let name: String
        let counter: Counter
        let log: Log
        @State var width: CGFloat = 10

        var body: some View {
            let _ = log(name)
            Counted(counter: counter) {
                Button(action: { width += 20 }) { Color.red.box(width, 10) }.buttonStyle(.plain).id(name)
            }
        }
    }

    @Test(
        "runtime rule R92: a leaf that changes deep in a tree is evaluated and measured alone; the others keep their answers"
    )
    func deepChange() {
        let depth = 20
        let log = Log()
        let counters = (0...depth).map { _ in Counter() }
        let host = host(Level(depth: depth, counters: counters, log: log), 400, 600)
        // Every level, the leaf beside it, and the deepest leaf.
        #expect(log.take().count == 2 * depth + 1)
        for counter in counters { _ = counter.take() }
        host.trigger("deepest")
        let report = host.update()
        #expect(log.take() == ["deepest"])
        #expect(report.bodyEvaluations == 1)
        #expect(report.passes == 1)
        #expect(counters[0].measurements > 0)
        #expect(counters[0].placements == 1)
        #expect(counters.dropFirst().allSatisfy { $0.measurements == 0 })
        #expect(host.frame(id: "deepest")?.width == 30)
        // The widest box is now in the middle: 200 − 15.
        #expect(host.frame(id: "deepest")?.minX == 185)
        #expect(host.frame(id: "side 20")?.minX == 195)
    }

    @Test("runtime rule R92: a changed cell of a grid leaves the other cells' answers as they are")
    func grid() {
        let counters = (0..<4).map { _ in Counter() }
        let log = Log()
        let host = host(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<2) { row in
                    GridRow {
                        ForEach(0..<2) { column in
                            let index = 2 * row + column
                            Leaf(name: "\(index)", counter: counters[index], log: log)
                        }
                    }
                }
            }
        )
        for counter in counters { _ = counter.take() }
        _ = log.take()
        host.trigger("3")
        #expect(host.update().bodyEvaluations == 1)
        #expect(log.take() == ["3"])
        #expect(counters[3].measurements > 0)
        // The first column and both heights are as they were: its cells are asked nothing new.
        #expect(counters[0].measurements == 0)
        #expect(counters[2].measurements == 0)
        #expect(host.frame(id: "1")!.midX == host.frame(id: "3")!.midX)
    }

    /// A spacer of 30 or 50 points, each on a branch of its own, beside a box of 10.
    struct Branches: View {
        @State var isLong = false

        var body: some View {
            HStack(spacing: 0) {
                if isLong { Spacer(minLength: 50) } else { Spacer(minLength: 30) }
                Color.red.box(10, 10)
            }
            .onTapGesture { isLong.toggle() }
            .id("row")
        }
    }

    @Test("A leaf that comes in another's place is laid out like any other")
    func replacedLeaf() {
        let host = host(Branches(), nil, nil)
        let widths = (0..<4).map { _ in
            defer {
                host.trigger("row")
                _ = host.update()
            }
            return host.frame(id: "row")!.width
        }
        #expect(widths == [40, 60, 40, 60])
    }
}
