import Copyfit
import Testing

/// Lengths that follow from the nearest scroll view or the root, after that has changed.
@MainActor
struct ContainerChangeTests {
    private struct Relative: View {
        @State var isWide = false

        var body: some View {
            ScrollView { Color.red.containerRelativeFrame(.horizontal).frame(height: 20).id("content") }
                .frame(width: isWide ? 200 : 100, height: 50)
            Button("wide") { isWide.toggle() }.id("wide")
        }
    }

    @Test("layout rule 14.1: on the axis that a scroll view does not scroll, its content follows its width")
    func width() {
        let host = host(Relative(), 400, 300)
        var widths = [host.frame(id: "content")?.width]
        for _ in 0..<3 {
            host.trigger("wide")
            _ = host.update()
            widths.append(host.frame(id: "content")?.width)
        }
        #expect(widths == [100, 200, 100, 200])
    }

    @Test("layout rule 14.1: a scroll view with such content is no rigid child of a row")
    func row() {
        let view = HStack(spacing: 0) {
            ScrollView { Color.red.containerRelativeFrame(.horizontal).frame(height: 20) }.id("scroll")
            Color.blue.id("blue")
        }
        let host = host(view, 300, 100)
        // Both take what they are offered: half each.
        #expect(host.frame(id: "scroll")?.width == 150)
        #expect(host.frame(id: "blue")?.width == 150)
        #expect(host.update().diagnostics.isEmpty)
    }

    private struct Moving: View {
        @State var isInside = false

        var body: some View {
            let content = Color.red.frame(height: 20).containerRelativeFrame(.horizontal)
            Group(subviews: content) { parts in
                HStack(spacing: 0) {
                    ScrollView {
                        Color.clear.frame(height: 1)
                        if isInside { parts[0].id("part") }
                    }
                    .frame(width: 100)
                    if !isInside { parts[0].id("part") }
                }
            }
            Button("move") { isInside.toggle() }.id("move")
        }
    }

    @Test("layout rule 14.1: a view that moves into another container follows that one")
    func moving() {
        let host = host(Moving(), 400, 300)
        var widths = [host.frame(id: "part")?.width]
        for _ in 0..<4 {
            host.trigger("move")
            _ = host.update()
            widths.append(host.frame(id: "part")?.width)
        }
        #expect(widths == [400, 100, 400, 100, 400])
    }

    private struct Padded: View {
        @State var length: CGFloat = 10

        var body: some View {
            ScrollView { Color.red.frame(height: 50).id("content") }.safeAreaPadding(length)
            Button("more") { length += 10 }.id("more")
        }
    }

    @Test("layout rule 15.3: a scroll view's content follows a safe area padding that changes")
    func padding() {
        let host = host(Padded(), 200, 200)
        var places = [host.frame(id: "content")?.minY]
        for _ in 0..<2 {
            host.trigger("more")
            _ = host.update()
            places.append(host.frame(id: "content")?.minY)
        }
        #expect(places == [10, 20, 30])
    }

    private struct Low: View {
        @State var isNarrow = false

        var body: some View {
            VStack(spacing: 0) {
                Text("").frame(width: isNarrow ? 0 : 5, height: 0)
                Button("narrow") { isNarrow.toggle() }.id("narrow")
            }
        }
    }

    @Test("layout rule 17.4: a text without width has no size where none is offered, after it had one too")
    func emptyText() {
        let kept = host(Low(), 100, 100)
        kept.trigger("narrow")
        _ = kept.update()
        let fresh = host(Low(isNarrow: true), 100, 100)
        #expect(kept.dump() == fresh.dump())
    }

    /// A column of what its cache measured.
    private struct Measured: Layout {
        func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

        func updateCache(_ cache: inout [CGSize], subviews: Subviews) { cache = makeCache(subviews: subviews) }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
            CGSize(width: cache.map(\.width).max() ?? 0, height: cache.reduce(0) { $0 + $1.height })
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
            for (subview, size) in zip(subviews, cache) { subview.place(at: bounds.origin, proposal: .init(size)) }
        }
    }

    private struct Inserting: View {
        @State var count = 1

        var body: some View {
            VStack {
                ScrollView {
                    Measured() {
                        Color.blue.frame(width: 5, height: 1)
                        ForEach(0..<count, id: \.self) { index in
                            Color.red.frame(height: 20).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
                                .id(index)
                        }
                    }
                    .id("measured")
                }
                .frame(width: 100, height: 80)
                Button("next") { count = (count + 1) % 3 }.id("next")
            }
        }
    }

    @Test("layout rule 14.1: what enters a layout that measures for its cache follows the scroll view at once")
    func insertedIntoMeasuringLayout() {
        let host = host(Inserting(), 400, 300)
        for count in [1, 2, 0, 1, 2, 0, 2] {
            while host.frame(id: "measured")?.height != CGFloat(1 + 20 * count) {
                host.trigger("next")
                _ = host.update()
            }
            #expect(host.frame(id: "measured")?.width == (count == 0 ? 5 : 50))
            for index in 0..<count { #expect(host.frame(id: index)?.width == 50) }
        }
    }

    private struct Late: View {
        @State var isShown = true
        @State var isLate = false

        var body: some View {
            Button("show") { isShown.toggle() }.id("show")
            Button("late") { isLate.toggle() }.id("late")
            GeometryReader { _ in
                if isLate { Color.red.frame(height: 5).containerRelativeFrame(.horizontal).id("content") }
            }
            .frame(width: 50, height: 10)
            if isShown { Color.blue.frame(height: 5).containerRelativeFrame(.horizontal) }
        }
    }

    @Test("layout rule 14.1: late content follows the size of the host, whatever it was before")
    func lateContent() {
        let host = host(VStack { Late() }, 400, 300)
        host.trigger("show")
        host.size.width = 200
        _ = host.update()
        host.trigger("late")
        _ = host.update()
        #expect(host.frame(id: "content")?.width == 200)
        host.size.width = 400
        _ = host.update()
        #expect(host.frame(id: "content")?.width == 400)
    }
}
