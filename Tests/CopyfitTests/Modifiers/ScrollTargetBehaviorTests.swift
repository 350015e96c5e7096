import Copyfit
import Foundation
import Testing

/// Where scrolling by a host ends. 20 columns or rows of 50 points, of which 120 show: 880 are hidden.
@MainActor
struct ScrollTargetBehaviorTests {
    private struct Rows<Behavior: ScrollTargetBehavior>: View {
        let axis: Axis
        var isLazy = false
        let behavior: Behavior

        private var boxes: some View {
            ForEach(0..<20, id: \.self) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("row \($0)") }
        }

        var body: some View {
            ScrollView(axis == .vertical ? .vertical : .horizontal) {
                switch (axis, isLazy) {
                case (.vertical, true): LazyVStack(spacing: 0) { boxes }.scrollTargetLayout()
                case (.vertical, false): VStack(spacing: 0) { boxes }.scrollTargetLayout()
                case (.horizontal, _): HStack(spacing: 0) { boxes }.padding(0).scrollTargetLayout()
                }
            }
            .id("scroll")
            .scrollTargetBehavior(behavior)
        }
    }

    private func offset(_ host: ViewHost) -> CGPoint? { host.scrollGeometry("scroll")?.contentOffset }

    @Test("Pages are as long as the scroll view, and the last one ends at the end", arguments: [false, true])
    func paging(isLazy: Bool) {
        let host = host(Rows(axis: .vertical, isLazy: isLazy, behavior: .paging), 120, 120)
        // Pages are at 0, 120, …, 840, and at 880.
        for (wanted, end) in [(59, 0), (61, 120), (300, 360), (850, 840), (870, 880)] as [(CGFloat, CGFloat)] {
            host.scroll("scroll", to: CGPoint(x: 0, y: wanted))
            _ = host.update()
            #expect(offset(host)?.y == end, "\(wanted)")
            #expect(host.update().passes == 0)
        }
        host.scroll("scroll", to: .top)
        host.scroll("scroll", by: CGSize(width: 0, height: 130))
        _ = host.update()
        #expect(offset(host)?.y == 120)
    }

    @Test("From right to left pages start at the right")
    func pagingFromTheRight() {
        let view = Rows(axis: .horizontal, behavior: .paging).environment(\.layoutDirection, .rightToLeft)
        let host = host(view, 120, 120)
        #expect(offset(host)?.x == 880)
        // Pages are at 880, 760, …, 40, and at 0.
        for (wanted, end) in [(800, 760), (830, 880), (50, 40), (10, 0)] as [(CGFloat, CGFloat)] {
            host.scroll("scroll", to: CGPoint(x: wanted, y: 0))
            _ = host.update()
            #expect(offset(host)?.x == end, "\(wanted)")
        }
    }

    @Test("Scrolling ends at the nearest view", arguments: [false, true])
    func viewAligned(isLazy: Bool) {
        let host = host(Rows(axis: .vertical, isLazy: isLazy, behavior: .viewAligned), 120, 120)
        // Rows start at multiples of 50, the last one that can be at the top at 850; then there is the end, 880.
        for (wanted, end) in [(24, 0), (26, 50), (510, 500), (860, 850), (870, 880)] as [(CGFloat, CGFloat)] {
            host.scroll("scroll", to: CGPoint(x: 0, y: wanted))
            _ = host.update()
            #expect(offset(host)?.y == end, "\(wanted)")
            #expect(host.findInconsistency() == nil)
        }
        host.scroll("scroll", toView: "row 3", anchor: .center)
        _ = host.update()
        #expect(offset(host)?.y == 115)
    }

    @Test("A limit ends scrolling after some views")
    func limits() {
        // Three rows start in what is visible.
        let steps: [(ViewAlignedScrollTargetBehavior.LimitBehavior, CGFloat)] = [
            (.automatic, 500), (.never, 500), (.alwaysByOne, 50), (.alwaysByFew, 150), (.always, 150),
        ]
        for (limit, end) in steps {
            let host = host(Rows(axis: .vertical, behavior: .viewAligned(limitBehavior: limit)), 120, 120)
            host.scroll("scroll", to: CGPoint(x: 0, y: 500))
            _ = host.update()
            #expect(offset(host)?.y == end)
        }
    }

    private final class Log { var entries: [String] = [] }

    private struct Own: ScrollTargetBehavior {
        let log: Log
        var change: (inout ScrollTarget) -> Void

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            let (from, to) = (context.originalTarget.rect, target.rect)
            log.entries.append("\(from.minX) \(to.minX) \(to.width) \(context.contentSize.width)")
            log.entries.append("\(context.velocity == .zero) \(context.axes == .horizontal) \(context.layoutDirection)")
            change(&target)
        }
    }

    @Test("A behaviour of one's own changes where scrolling ends, and knows where it began")
    func custom() {
        let log = Log()
        let own = Own(log: log) { $0.rect.origin.x = min($0.rect.origin.x, 333) }
        let host = host(Rows(axis: .horizontal, behavior: AnyScrollTargetBehavior(own)).contentMargins(10), 140, 120)
        #expect(log.entries == [])
        // The margins leave 120 of 140 points; at the start the content's corner is at 10.
        host.scroll("scroll", to: CGPoint(x: 200, y: 0))
        _ = host.update()
        #expect(log.entries == ["0.0 210.0 120.0 1000.0", "true true leftToRight"])
        #expect(offset(host)?.x == 200)
        host.scroll("scroll", to: .trailing)
        _ = host.update()
        #expect(log.entries[2] == "210.0 880.0 120.0 1000.0")
        #expect(offset(host)?.x == 323)
        let wild = Own(log: log) { target in
            (target.rect, target.anchor) = (CGRect(x: 400, y: 0, width: 50, height: 50), .trailing)
        }
        // The right end, 450, is at the right end of what is visible: its left end is at 330.
        let anchored = self.host(Rows(axis: .horizontal, behavior: wild))
        anchored.scroll("scroll", by: CGSize(width: 5, height: 0))
        _ = anchored.update()
        #expect(offset(anchored)?.x == 330)
        let nowhere = self.host(Rows(axis: .horizontal, behavior: Own(log: log) { $0.rect.origin.x = .nan }))
        nowhere.scroll("scroll", by: CGSize(width: 5, height: 0))
        _ = nowhere.update()
        #expect(offset(nowhere)?.x == 5)
    }

    private func host<Content: View>(_ view: Content, _ width: CGFloat = 120, _ height: CGFloat = 120)
        -> ViewHost
    {
        let host = ViewHost(view, size: .init(width: width, height: height))
        _ = host.update()
        return host
    }

    @Test("Only the host's scrolling ends at a behaviour's target, and a followed position is that of the end")
    func others() {
        struct Model: View {
            @State var shown: Int?

            var body: some View {
                VStack(spacing: 0) {
                    Button("go") { shown = 7 }.frame(height: 10).id("go")
                    Color.red.frame(height: 10).id("shown \(shown ?? -1)")
                    Rows(axis: .vertical, behavior: .paging).scrollPosition(id: $shown)
                }
            }
        }
        let host = host(Model(), 120, 140)
        host.trigger("go")
        _ = host.update()
        #expect(offset(host)?.y == 280)
        host.scroll("scroll", by: CGSize(width: 0, height: 70))
        _ = host.update()
        #expect(offset(host)?.y == 360)
        #expect(host.frame(id: "shown 7") != nil)
    }
}
