import Copyfit
import Foundation
import Testing

/// Positions that cannot be shown at once, and requests that are repeated. Rows of 20 in 100 × 200, so that row n begins
/// at 20 n.
@MainActor
struct UnmetPositionTests {
    private struct Rows: View {
        let count: Int
        var isLazy = false

        private var rows: some View {
            ForEach(0..<count, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("row \($0)") }
        }

        var body: some View {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .id("scroll")
        }
    }

    private struct Shown: View {
        var count: Int
        var isLazy = false
        @State var shown: Int?

        var body: some View {
            Rows(count: count, isLazy: isLazy).scrollPosition(id: $shown, anchor: .top).onAppear { shown = 30 }
        }
    }

    private struct Positioned: View {
        var count: Int
        @State var position: ScrollPosition

        var body: some View {
            VStack(spacing: 0) {
                Button("bottom") { position.scrollTo(edge: .bottom) }.frame(height: 10).id("bottom")
                Button("row") { position.scrollTo(id: 5, anchor: .top) }.frame(height: 10).id("row")
                Color.red.frame(height: 10).id("by user: \(position.isPositionedByUser)")
                Rows(count: count).scrollPosition($position, anchor: .top)
            }
        }
    }

    private func offset(_ host: ViewHost) -> CGFloat? { host.scrollGeometry("scroll")?.contentOffset.y }

    @Test("layout rule 11.9: a row that comes later is shown when it comes", arguments: [false, true])
    func laterRow(isLazy: Bool) {
        let host = host(Shown(count: 20, isLazy: isLazy), 100, 200)
        #expect(offset(host) == 0)
        // Of 35 rows, 700 points, at most 500 can be scrolled out: row 30 is not at the top yet.
        for (count, expected) in [(25, 0), (35, 500), (60, 600), (80, 600)] as [(Int, CGFloat)] {
            host.setContent(Shown(count: count, isLazy: isLazy))
            _ = host.update()
            #expect(offset(host) == expected, "\(count)")
            #expect(host.update().passes == 0)
            let fresh = self.host(Shown(count: count, isLazy: isLazy))
            #expect(offset(fresh) == expected, "\(count)")
        }
    }

    private func host<Content: View>(_ view: Content, _ width: CGFloat = 100, _ height: CGFloat = 200)
        -> ViewHost
    {
        let host = ViewHost(view, size: .init(width: width, height: height))
        _ = host.update()
        return host
    }

    @Test(
        "layout rule 11.9: a row that comes later is not shown when somebody has scrolled since",
        arguments: [false, true]
    )
    func forgotten(isLazy: Bool) {
        let host = host(Shown(count: 20, isLazy: isLazy))
        host.scroll("scroll", to: CGPoint(x: 0, y: 40))
        _ = host.update()
        host.setContent(Shown(count: 60, isLazy: isLazy))
        _ = host.update()
        #expect(offset(host) == 40)
    }

    private struct Later: View {
        var isThere: Bool
        @State var position = ScrollPosition(id: 30, anchor: .top)

        var body: some View { Group { if isThere { Rows(count: 60) } }.scrollPosition($position) }
    }

    @Test("A scroll view that comes later shows the position, and so does the next one")
    func laterScrollView() {
        let host = host(Later(isThere: false))
        for isThere in [true, false, true] {
            host.setContent(Later(isThere: isThere))
            _ = host.update()
            #expect(offset(host) == (isThere ? 600 : nil))
        }
    }

    /// Recorded twice on real SwiftUI, with a plain and with a lazy stack.
    @Test("layout rule 11.9: the id that a position begins with scrolls nothing", arguments: [false, true])
    func initialID(isLazy: Bool) {
        struct Initial: View {
            var isLazy: Bool
            var anchor: UnitPoint?
            @State var shown: Int? = 30

            var body: some View {
                VStack(spacing: 0) {
                    Button("ten") { shown = 10 }.frame(height: 10).id("ten")
                    Rows(count: 60, isLazy: isLazy).scrollPosition(id: $shown, anchor: anchor)
                }
            }
        }
        for anchor in [nil, .top, .center] as [UnitPoint?] {
            let host = host(Initial(isLazy: isLazy, anchor: anchor), 100, 210)
            #expect(offset(host) == 0)
            host.size.height = 150
            _ = host.update()
            #expect(offset(host) == 0)
            host.trigger("ten")
            _ = host.update()
            // Row 10 ends at 220, of which 140 show; its middle at 210 comes to 70.
            #expect(offset(host) == (anchor == nil ? 80 : anchor == .top ? 200 : 140))
        }
    }

    @Test(
        "layout rule 11.9: a point out of reach is shown when there is content, and an end when there is something to scroll"
    )
    func pointsAndEdges() {
        let host = host(Positioned(count: 20, position: ScrollPosition(y: 300)), 100, 230)
        for (count, expected) in [(20, 200), (24, 280), (40, 300), (60, 300)] as [(Int, CGFloat)] {
            host.setContent(Positioned(count: count, position: ScrollPosition()))
            _ = host.update()
            #expect(offset(host) == expected, "\(count)")
        }
        let end = self.host(Positioned(count: 0, position: ScrollPosition(edge: .bottom)), 100, 230)
        for (count, expected) in [(5, 0), (20, 200), (30, 200)] as [(Int, CGFloat)] {
            end.setContent(Positioned(count: count, position: ScrollPosition()))
            _ = end.update()
            #expect(offset(end) == expected, "\(count)")
        }
    }

    @Test("The same request counts again", arguments: [("bottom", 200, 600), ("row", 100, 100)])
    func repeated(button: String, first: CGFloat, second: CGFloat) {
        let host = host(Positioned(count: 20, position: ScrollPosition(idType: Int.self)), 100, 230)
        host.trigger(button)
        _ = host.update()
        #expect(offset(host) == first)
        // Somebody scrolls in the same update, before the request.
        host.scroll("scroll", to: CGPoint(x: 0, y: 40))
        host.trigger(button)
        _ = host.update()
        #expect(offset(host) == first)
        #expect(host.frame(id: "by user: false") != nil)
        // In an update of its own.
        host.scroll("scroll", to: CGPoint(x: 0, y: 40))
        _ = host.update()
        #expect(host.frame(id: "by user: true") != nil)
        host.trigger(button)
        _ = host.update()
        #expect(offset(host) == first)
        // Nobody has scrolled, and there is more content.
        host.setContent(Positioned(count: 40, position: ScrollPosition()))
        _ = host.update()
        #expect(offset(host) == first)
        host.trigger(button)
        _ = host.update()
        #expect(offset(host) == second)
    }

    /// Rows 0 to 59 of 20 in 200.
    @Test("Of several requests in one update the last one counts; distances are added to those before")
    func several() {
        let host = host(Rows(count: 60))
        func offset(after requests: () -> Void) -> CGFloat? {
            requests()
            _ = host.update()
            return self.offset(host)
        }
        #expect(
            offset {
                host.scroll("scroll", to: CGPoint(x: 0, y: 40))
                host.scroll("scroll", to: CGPoint(x: 0, y: 100))
            } == 100
        )
        #expect(
            offset {
                host.scroll("scroll", to: CGPoint(x: 0, y: 300))
                host.scroll("scroll", to: CGPoint(x: 0, y: 100))
            } == 100
        )
        #expect(
            offset {
                host.scroll("scroll", to: CGPoint(x: 0, y: 40))
                host.scroll("scroll", by: CGSize(width: 0, height: 25))
                host.scroll("scroll", by: CGSize(width: 0, height: -5))
            } == 60
        )
        #expect(
            offset {
                host.scroll("scroll", to: .bottom)
                host.scroll("scroll", toView: "row 7", anchor: .top)
            } == 140
        )
        #expect(
            offset {
                host.scroll("scroll", toView: "row 50", anchor: .top)
                host.scroll("scroll", to: .top)
            } == 0
        )
    }

    private struct Anchored: View {
        let count: Int
        let anchor: UnitPoint
        @State var shown: Int?

        var body: some View {
            Rows(count: count).scrollPosition(id: $shown, anchor: anchor).onAppear { shown = 30 }
        }
    }

    @Test("A position that cannot be shown yet is shown at the anchor of the time when it can")
    func laterAnchor() {
        let host = host(Anchored(count: 20, anchor: .top))
        host.setContent(Anchored(count: 20, anchor: .bottom))
        _ = host.update()
        host.setContent(Anchored(count: 60, anchor: .bottom))
        _ = host.update()
        // Row 30 ends at 620.
        #expect(offset(host) == 420)
    }

    @Test("Scrolling to where the content is already is no scrolling")
    func noMove() {
        final class Log { var entries: [String] = [] }
        let log = Log()
        let view = Positioned(count: 20, position: ScrollPosition(edge: .bottom))
            .onScrollPhaseChange { log.entries.append("\($0) \($1)") }
            .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { log.entries.append("\($0) \($1)") }
        let host = host(view, 100, 230)
        let atEnd = ["idle idle", "0.0 0.0", "0.0 200.0"]
        #expect(log.entries == atEnd)
        host.scroll("scroll", to: .bottom)
        _ = host.update()
        host.scroll("scroll", by: CGSize(width: 0, height: 50))
        _ = host.update()
        host.scroll("scroll", to: CGPoint(x: 0, y: 1000))
        _ = host.update()
        #expect(log.entries == atEnd)
        #expect(host.frame(id: "by user: false") != nil)
        host.scroll("scroll", by: CGSize(width: 0, height: -50))
        _ = host.update()
        #expect(log.entries.count == 6)
        #expect(host.frame(id: "by user: true") != nil)
    }

    @Test("An id that no row has does not make all rows again and again")
    func absentID() {
        final class Log { var rows = 0 }
        struct Model: View {
            let log: Log
            @State var shown: String?
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<500, id: \.self) { _ in
                            let _ = log.rows += 1
                            Color.red.frame(height: 20)
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $shown)
                .onAppear { shown = "nowhere" }
            }
        }
        let log = Log()
        let host = host(Model(log: log), 100, 200)
        for width in [90, 80, 70] as [CGFloat] {
            log.rows = 0
            host.size.width = width
            #expect(host.update().converged)
            // Ten rows show; a change of the size makes at most these anew, and their neighbours.
            #expect(log.rows <= 30)
        }
    }

    @Test("A scroll view that is removed while another one scrolls stops nothing")
    func removedMeanwhile() {
        let view = ScrollView {
            GeometryReader { proxy in
                if proxy.frame(in: .global).minY > -50 {
                    ScrollView { Color.red.frame(height: 400) }.id("inner")
                }
            }
            .frame(height: 100)
            Color.blue.frame(height: 1000)
        }
        .id("outer")
        let host = host(view, 100, 200)
        for _ in 0..<2 {
            #expect(host.scroll("inner", by: CGSize(width: 0, height: 20)))
            host.scroll("outer", to: CGPoint(x: 0, y: 100))
            _ = host.update()
            #expect(host.scrollGeometry("outer")?.contentOffset.y == 100)
            #expect(host.frame(id: "inner") == nil)
            host.scroll("outer", to: .top)
            _ = host.update()
            #expect(host.frame(id: "inner") != nil)
        }
    }
}
