import Copyfit
import Foundation
import Testing

/// Layout rule 11.5. Expected values are sums worked out by hand: rows of 20, so that row n begins at 20 n.
@MainActor
struct ScrollOffsetTests {
    /// 20 rows of 20 in 100 × 200: 200 points are hidden.
    private struct Rows: View {
        var count = 20

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("row \($0)") }
                }
                .id("content")
            }
            .id("scroll")
        }
    }

    private func y(_ host: ViewHost, _ id: String) -> CGFloat? { host.frame(id: id)?.minY }

    @Test("layout rule 11.5: the frames of the content follow the offset")
    func offset() {
        let host = host(Rows(), 100, 200)
        #expect(host.scroll("scroll", to: CGPoint(x: 0, y: 50)))
        _ = host.update()
        #expect(y(host, "content") == -50)
        #expect(y(host, "row 3") == 10)
        #expect(y(host, "scroll") == 0)
        #expect(host.scrollGeometry("scroll")?.contentOffset == CGPoint(x: 0, y: 50))
        #expect(host.scrollGeometry("scroll")?.contentSize == CGSize(width: 100, height: 400))
        host.scroll("scroll", by: CGSize(width: 30, height: 5))
        _ = host.update()
        #expect(y(host, "row 3") == 5)
        #expect(host.update().passes == 0)
    }

    @Test("layout rule 11.5: scrolling ends at the ends of the content")
    func ends() {
        let host = host(Rows(), 100, 200)
        for (offset, expected) in [(1000, 200), (-5, 0)] as [(CGFloat, CGFloat)] {
            host.scroll("scroll", to: CGPoint(x: 0, y: offset))
            _ = host.update()
            #expect(y(host, "content") == -expected)
        }
        host.scroll("row 2", to: .bottom)
        _ = host.update()
        #expect(y(host, "row 19") == 180)
        #expect(!host.scroll("nowhere", to: .bottom))
    }

    @Test("layout rule 11.5: a view is shown with as little scrolling as that takes, or at an anchor")
    func views() {
        let host = host(Rows(), 100, 200)
        let steps: [(row: Int, anchor: UnitPoint?, y: CGFloat)] = [
            (5, nil, 100), (15, nil, 180), (3, nil, 0), (12, .center, 90), (8, .top, 0), (12, .bottom, 180),
            (19, .top, 180),
        ]
        for step in steps {
            host.scroll("scroll", toView: "row \(step.row)", anchor: step.anchor)
            _ = host.update()
            #expect(y(host, "row \(step.row)") == step.y, "\(step)")
        }
    }

    @Test("layout rule 11.5: after a change a host shows what a fresh one scrolled to the same offset shows")
    func changes() {
        let host = host(Rows(), 100, 200)
        host.scroll("scroll", to: CGPoint(x: 0, y: 190))
        _ = host.update()
        let steps: [(count: Int, height: CGFloat, y: CGFloat)] = [
            (30, 200, -190), (18, 200, -160), (30, 200, -160), (30, 500, -100), (3, 500, 0), (30, 100, 0),
        ]
        for step in steps {
            host.setContent(Rows(count: step.count))
            host.size = .init(width: 100, height: step.height)
            _ = host.update()
            #expect(y(host, "content") == step.y, "\(step)")
            let fresh = ViewHost(Rows(count: step.count), size: host.size)
            _ = fresh.update()
            fresh.scroll("scroll", to: host.scrollGeometry("scroll")?.contentOffset ?? .zero)
            _ = fresh.update()
            #expect(fresh.dump() == host.dump(), "\(step)")
        }
    }

    @Test("layout rule 16.3: offsets are measured from the left, also where content starts at the right")
    func rightToLeft() {
        let view = ScrollView(.horizontal) { Color.red.frame(width: 300, height: 10).id("content") }.id("scroll")
            .environment(\.layoutDirection, .rightToLeft)
        let host = host(view, 100, 10)
        #expect(host.scrollGeometry("scroll")?.contentOffset.x == 200)
        host.scroll("scroll", by: CGSize(width: -30, height: 0))
        _ = host.update()
        #expect(host.frame(id: "content")?.minX == -170)
        host.scroll("scroll", to: CGPoint(x: 10, y: 0))
        _ = host.update()
        #expect(host.frame(id: "content")?.minX == -10)
        host.scroll("scroll", to: .leading)
        _ = host.update()
        #expect(host.frame(id: "content")?.minX == -200)
    }

    @Test("runtime rule R78: geometry in the space of the scroll view and of the host follows the offset")
    func geometry() {
        var frames: [CGRect] = []
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 50)
            ScrollView {
                GeometryReader { proxy in
                    let _ = frames = [proxy.frame(in: .scrollView), proxy.frame(in: .global)]
                    Color.blue
                }
                .frame(height: 400)
            }
            .id("scroll")
        }
        let host = host(view, 100, 250)
        host.scroll("scroll", to: CGPoint(x: 0, y: 30))
        _ = host.update()
        #expect(frames.map(\.minY) == [-30, 20])
    }

    @Test("layout rule 11.5: content starts between margins and is scrolled through below them")
    func margins() {
        let view = ScrollView { Color.red.frame(height: 400).id("content") }.id("scroll")
            .contentMargins(.vertical, 10).safeAreaPadding(.top, 5)
        let host = host(view, 100, 200)
        #expect(y(host, "content") == 15)
        #expect(host.scrollGeometry("scroll")?.contentOffset.y == -15)
        #expect(host.scrollGeometry("scroll")?.contentSize.height == 400)
        #expect(host.scrollGeometry("scroll")?.visibleRect == CGRect(x: 0, y: -15, width: 100, height: 200))
        #expect(host.scrollGeometry("scroll")?.containerSize.height == 175)
        host.scroll("scroll", to: CGPoint(x: 0, y: 20))
        _ = host.update()
        #expect(y(host, "content") == -20)
        host.scroll("scroll", to: .bottom)
        _ = host.update()
        // The last point of the content is 10 above the lower edge.
        #expect(y(host, "content") == -210)
        #expect(host.scrollGeometry("scroll")?.contentOffset.y == 210)
    }

    /// Recorded on real SwiftUI: three rows of 20 in 200 are at y 140 with a bottom anchor, at 70 with a centre one;
    /// 400 in 200 starts at y −200 with a bottom anchor.
    @Test("layout rule 11.6: anchors decide where content is that is smaller, and where larger content starts")
    func anchors() {
        func first(_ count: Int, _ anchor: UnitPoint?, for role: ScrollAnchorRole) -> CGFloat? {
            y(host(Rows(count: count).defaultScrollAnchor(anchor, for: role), 100, 200), "content")
        }
        #expect(first(3, .bottom, for: .alignment) == 140)
        #expect(first(3, .center, for: .alignment) == 70)
        #expect(first(3, .bottom, for: .initialOffset) == 0)
        #expect(first(20, .bottom, for: .initialOffset) == -200)
        #expect(first(20, .bottom, for: .alignment) == 0)
        #expect(y(host(Rows().defaultScrollAnchor(.bottom), 100, 200), "content") == -200)
        #expect(y(host(Rows(count: 3).defaultScrollAnchor(.bottom), 100, 200), "content") == 140)
        let nested = ScrollView { Rows().frame(height: 200) }.defaultScrollAnchor(.bottom)
        #expect(y(host(nested, 100, 200), "content") == 0)
    }

    @Test("layout rule 11.6: content at the anchor stays there when sizes change; scrolled away it keeps its offset")
    func sizeChanges() {
        func chat(_ count: Int) -> some View { Rows(count: count).defaultScrollAnchor(.bottom) }
        let host = ViewHost(chat(3), size: .init(width: 100, height: 200))
        func update(_ count: Int) -> CGFloat? {
            host.setContent(chat(count))
            _ = host.update()
            return y(host, "content")
        }
        #expect(update(3) == 140)
        #expect(update(20) == -200)
        #expect(update(22) == -240)
        host.scroll("scroll", by: CGSize(width: 0, height: -40))
        #expect(update(22) == -200)
        #expect(update(25) == -200)
        host.scroll("scroll", to: .bottom)
        #expect(update(25) == -300)
        #expect(update(26) == -320)
    }
}
