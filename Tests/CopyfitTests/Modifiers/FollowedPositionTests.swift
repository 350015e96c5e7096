import Copyfit
import Foundation
import Testing

/// Which view a followed position names. Rows of 50, of which 200 points show.
@MainActor
struct FollowedPositionTests {
    /// A position that a test reads and writes.
    private final class Box<Value> {
        var value: Value

        init(_ value: Value) { self.value = value }

        var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
    }

    private struct Rows: View {
        var axis = Axis.vertical

        private var boxes: some View { ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 50, height: 50) } }

        var body: some View {
            ScrollView(axis == .vertical ? .vertical : .horizontal) {
                if axis == .vertical {
                    VStack(spacing: 0) { boxes }.scrollTargetLayout()
                } else {
                    HStack(spacing: 0) { boxes }.scrollTargetLayout()
                }
            }
            .id("scroll")
        }
    }

    @Test(
        "layout rule 11.9: a row that only touches the edge is not the one that is shown",
        arguments: [nil, .top, .topLeading, .bottom] as [UnitPoint?]
    )
    func edges(anchor: UnitPoint?) {
        let shown = Box<Int?>(nil)
        let host = host(Rows().scrollPosition(id: shown.binding, anchor: anchor), 100, 200)
        // At 100 the rows from 2, which begins there, to 5, which ends at 300, are shown.
        for (offset, first, last) in [(100, 2, 5), (101, 2, 6), (99, 1, 5), (100, 2, 5)] as [(CGFloat, Int, Int)] {
            host.scroll("scroll", to: CGPoint(x: 0, y: offset))
            _ = host.update()
            #expect(shown.value == (anchor == .bottom ? last : first), "\(offset)")
        }
    }

    @Test(
        "From right to left the row at the right edge is the one that is shown",
        arguments: [nil, .leading, .topLeading] as [UnitPoint?]
    )
    func rightToLeft(anchor: UnitPoint?) {
        let shown = Box<Int?>(nil)
        let view = Rows(axis: .horizontal).scrollPosition(id: shown.binding, anchor: anchor)
            .environment(\.layoutDirection, .rightToLeft)
        let host = host(view, 200, 100)
        #expect(host.scrollGeometry("scroll")?.contentOffset.x == 800)
        // Row n is from 950 − 50 n to 1000 − 50 n. With 700 at the left, 900 is at the right.
        for (offset, row) in [(700, 2), (690, 2), (710, 1), (0, 16)] as [(CGFloat, Int)] {
            host.scroll("scroll", to: CGPoint(x: offset, y: 0))
            _ = host.update()
            #expect(shown.value == row, "\(offset)")
        }
    }

    private struct Positioned: View {
        @State private var position = ScrollPosition(idType: Int.self)

        var body: some View {
            VStack(spacing: 0) {
                Button("leading") { position.scrollTo(edge: .leading) }.frame(height: 10).id("leading")
                Button("trailing") { position.scrollTo(edge: .trailing) }.frame(height: 10).id("trailing")
                Button("anchored") { position.scrollTo(id: 5, anchor: .leading) }.frame(height: 10).id("anchored")
                Button("least") { position.scrollTo(id: 5) }.frame(height: 10).id("least")
                Rows(axis: .horizontal).scrollPosition($position)
            }
        }
    }

    @Test("From right to left the leading edge is the right one")
    func rightToLeftRequests() {
        let host = host(Positioned().environment(\.layoutDirection, .rightToLeft), 200, 100)
        // Row 5 is from 700 to 750. At the leading edge 750 is at the right; with as little scrolling as shows it from
        // the start, where 800 is at the left, 700 is at the left.
        let steps: [(String, CGFloat)] = [
            ("trailing", 0), ("leading", 800), ("least", 700), ("anchored", 550), ("leading", 800),
        ]
        for (button, offset) in steps {
            host.trigger(button)
            _ = host.update()
            #expect(host.scrollGeometry("scroll")?.contentOffset.x == offset, "\(button)")
        }
    }

    @Test("From right to left the host scrolls to the edges as they are seen")
    func rightToLeftEdges() {
        let host = host(Positioned().environment(\.layoutDirection, .rightToLeft), 200, 100)
        for (edge, offset) in [(.trailing, 0), (.leading, 800), (.trailing, 0)] as [(Edge, CGFloat)] {
            host.scroll("scroll", to: edge)
            _ = host.update()
            #expect(host.scrollGeometry("scroll")?.contentOffset.x == offset, "\(edge)")
        }
    }

    @Test("From right to left the start of a view that is too long is shown")
    func longView() {
        struct Model: View {
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            Color.red.frame(width: 300, height: 50)
                            Color.green.frame(width: 400, height: 50).id("long")
                            Color.blue.frame(width: 300, height: 50)
                        }
                    }
                    .id("scroll")
                    Button("go") { proxy.scrollTo("long") }.frame(height: 10).id("go")
                }
            }
        }
        let host = host(VStack(spacing: 0) { Model() }.environment(\.layoutDirection, .rightToLeft), 200, 100)
        host.trigger("go")
        _ = host.update()
        // The long view is from 300 to 700; its start, the right end, is at the right edge.
        #expect(host.scrollGeometry("scroll")?.contentOffset.x == 500)
    }
}
