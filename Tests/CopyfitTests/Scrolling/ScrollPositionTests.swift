import Copyfit
import Foundation
import Testing

/// Rows of 20, of which 200 points show, so that row n begins at 20 n.
@MainActor
struct ScrollPositionTests {
    private func y(_ host: ViewHost<some View>, _ id: String) -> CGFloat? { host.frame(id: id)?.minY }

    @Test("A reader's proxy scrolls to views by the id of a ForEach or a view, also on appearance")
    func proxy() {
        struct Model: View {
            var body: some View {
                ScrollViewReader { proxy in
                    Button("up") { proxy.scrollTo(2) }.frame(height: 20).id("up")
                    Button("down") { proxy.scrollTo("last", anchor: .bottom) }.frame(height: 20).id("down")
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<20, id: \.self) {
                                Color.red.frame(height: 20).accessibilityIdentifier("row \($0)")
                            }
                            Color.blue.frame(height: 20).id("last")
                        }
                    }
                    .onAppear { proxy.scrollTo(15, anchor: .top) }
                }
            }
        }
        let host = host(VStack(spacing: 0) { Model() }, 100, 240)
        // 420 in 200: 220 are hidden, so row 15 comes to 40 + 300 − 220.
        #expect(y(host, "row 15") == 120)
        host.trigger("up")
        _ = host.update()
        #expect(y(host, "row 2") == 40)
        host.trigger("down")
        _ = host.update()
        #expect(y(host, "last") == 220)
    }

    private struct Rows: View {
        var count = 20

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("row \($0)") }
                }
                .scrollTargetLayout()
            }
            .id("scroll")
        }
    }

    @Test("A held id scrolls, and follows what else scrolls")
    func heldID() {
        struct Model: View {
            @State var shown: Int?
            var anchor: UnitPoint?

            var body: some View {
                Button("five") { shown = 5 }.frame(height: 20).id("five")
                Color.red.frame(height: 20).id("shown \(shown ?? -1)")
                Rows().scrollPosition(id: $shown, anchor: anchor)
            }
        }
        for (anchor, first, after) in [(nil, 0, 2), (.top, 100, 2), (.center, 10, 7)] as [(UnitPoint?, CGFloat, Int)] {
            let host = host(VStack(spacing: 0) { Model(anchor: anchor) }, 100, 240)
            #expect(host.frame(id: "shown -1") != nil)
            host.trigger("five")
            _ = host.update()
            #expect(host.scrollGeometry("scroll")?.contentOffset.y == first, "\(String(describing: anchor))")
            host.scroll("scroll", to: CGPoint(x: 0, y: 45))
            _ = host.update()
            #expect(host.frame(id: "shown \(after)") != nil, "\(String(describing: anchor))")
            #expect(host.scrollGeometry("scroll")?.contentOffset.y == 45)
            host.trigger("five")
            _ = host.update()
            #expect(host.update().passes == 0)
        }
    }

    @Test("A held position scrolls to edges, points and views, and says when something else has scrolled")
    func heldPosition() {
        struct Model: View {
            @State var position = ScrollPosition(idType: Int.self)
            var body: some View {
                Button("bottom") { position.scrollTo(edge: .bottom) }.frame(height: 10).id("bottom")
                Button("point") { position.scrollTo(y: 33) }.frame(height: 10).id("point")
                Button("view") { position.scrollTo(id: 12, anchor: .center) }.frame(height: 10).id("view")
                Color.red.frame(height: 10).id(
                    "\(position.isPositionedByUser) \(position.viewID(type: Int.self) ?? -1)"
                )
                Rows().scrollPosition($position)
            }
        }
        let host = host(VStack(spacing: 0) { Model() }, 100, 240)
        for (button, offset) in [("bottom", 200), ("point", 33), ("view", 150)] as [(String, CGFloat)] {
            host.trigger(button)
            _ = host.update()
            #expect(host.scrollGeometry("scroll")?.contentOffset.y == offset)
        }
        #expect(host.frame(id: "false 12") != nil)
        host.scroll("scroll", to: CGPoint(x: 0, y: 81))
        _ = host.update()
        #expect(host.frame(id: "true 4") != nil)
    }

    @Test("Positions are equal if they ask for the same and show the same")
    func positionValues() {
        var position = ScrollPosition(idType: Int.self)
        #expect(position == ScrollPosition(idType: Int.self))
        #expect(position != ScrollPosition(idType: String.self))
        position.scrollTo(x: 3, y: 4)
        #expect(position.point == CGPoint(x: 3, y: 4))
        #expect(position.edge == nil)
        position.scrollTo(id: 7)
        #expect(position == ScrollPosition(id: 7))
        #expect(position.viewID(type: String.self) == nil)
        #expect(ScrollPosition(edge: .bottom).edge == .bottom)
        #expect(ScrollPosition(y: 5).y == 5)
        #expect(ScrollPosition(y: 5).point == nil)
        #expect(ScrollPosition(x: 5).x == 5)
        #expect(ScrollPosition(point: CGPoint(x: 1, y: 2)) == ScrollPosition(x: 1, y: 2))
        #expect(ScrollPosition() == ScrollPosition(idType: Never.self))
        #expect(ScrollPosition(id: "a").viewID(type: String.self) == "a")
    }

    // MARK: Corners

    private struct Following: View {
        @State var shown: Int?
        let anchor: UnitPoint?
        var body: some View {
            Color.red.frame(height: 20).id("shown \(shown ?? -1)")
            Rows().scrollPosition(id: $shown, anchor: anchor)
        }
    }

    /// Rows of 20 points in 200: at 40, row 2 begins at the top and row 11 ends at the bottom.
    @Test("Where two rows meet, the visible one counts")
    func meetingRows() {
        for (anchor, shown) in [(nil, 2), (.top, 2), (.bottom, 11)] as [(UnitPoint?, Int)] {
            let host = host(VStack(spacing: 0) { Following(anchor: anchor) }, 100, 220)
            host.scroll("scroll", to: CGPoint(x: 0, y: 40))
            _ = host.update()
            #expect(host.frame(id: "shown \(shown)") != nil, "\(String(describing: anchor))")
        }
    }

    /// Columns of 20 points in 100, the first at the right. 30 points further left, column 1 is cut and still at the edge.
    @Test("From right to left the leading edge is the right one")
    func rightToLeft() {
        struct Model: View {
            @State var shown: Int?
            let anchor: UnitPoint?
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: 20).id("shown \(shown ?? -1)")
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<20, id: \.self) { Color.red.frame(width: 20).id($0) }
                        }
                        .scrollTargetLayout()
                    }
                    .id("scroll")
                    .scrollPosition(id: $shown, anchor: anchor)
                }
            }
        }
        for (anchor, shown) in [(nil, 1), (.leading, 1), (.trailing, 6)] as [(UnitPoint?, Int)] {
            let host = host(Model(anchor: anchor).environment(\.layoutDirection, .rightToLeft), 100, 100)
            #expect(host.scrollGeometry("scroll")?.contentOffset.x == 300)
            host.scroll("scroll", by: CGSize(width: -30, height: 0))
            _ = host.update()
            #expect(host.scrollGeometry("scroll")?.contentOffset.x == 270)
            #expect(host.frame(id: "shown \(shown)") != nil, "\(String(describing: anchor))")
            host.scroll("scroll", to: .leading)
            _ = host.update()
            #expect(host.scrollGeometry("scroll")?.contentOffset.x == 300)
            host.scroll("scroll", to: .trailing)
            _ = host.update()
            #expect(host.scrollGeometry("scroll")?.contentOffset.x == 0)
        }
    }

    @Test("The same edge asked for again counts again, and an end that is shown already moves nothing")
    func sameEdgeAgain() {
        struct Model: View {
            @State var count = 20
            @State var position = ScrollPosition()
            var body: some View {
                Button("bottom") { position.scrollTo(edge: .bottom) }.frame(height: 10).id("bottom")
                Button("more") { count += 10 }.frame(height: 10).id("more")
                Color.red.frame(height: 10).id("\(position.isPositionedByUser)")
                Rows(count: count).scrollPosition($position)
            }
        }
        let host = host(VStack(spacing: 0) { Model() }, 100, 230)
        func offset() -> CGFloat? { host.scrollGeometry("scroll")?.contentOffset.y }
        host.trigger("bottom")
        _ = host.update()
        #expect(offset() == 200)
        host.scroll("scroll", to: .bottom)
        _ = host.update()
        #expect(host.frame(id: "false") != nil)
        host.trigger("more")
        _ = host.update()
        #expect(offset() == 200)
        host.trigger("bottom")
        _ = host.update()
        #expect(offset() == 400)
        #expect(host.update().passes == 0)
    }

    @Test("A row that comes later is shown when it comes, unless something else has scrolled")
    func laterRow() {
        struct Model: View {
            @State var count = 12
            @State var shown: Int? = 25
            var body: some View {
                Button("more") { count = 30 }.frame(height: 20).id("more")
                Rows(count: count).scrollPosition(id: $shown, anchor: .top)
            }
        }
        for scrolls in [false, true] {
            let host = host(VStack(spacing: 0) { Model() }, 100, 220)
            #expect(host.scrollGeometry("scroll")?.contentOffset.y == 0)
            if scrolls {
                host.scroll("scroll", to: CGPoint(x: 0, y: 10))
                _ = host.update()
            }
            host.trigger("more")
            _ = host.update()
            // Row 25 of 30 can come as far up as 600 − 200.
            #expect(host.scrollGeometry("scroll")?.contentOffset.y == (scrolls ? 10 : 400))
            #expect(host.update().passes == 0)
        }
    }

    @Test("A proxy scrolls two scroll views in one action, and finds no accessibility identifiers")
    func twoScrollViews() {
        struct Model: View {
            var body: some View {
                ScrollViewReader { proxy in
                    Button("both") {
                        proxy.scrollTo("a 7", anchor: .top)
                        proxy.scrollTo("b 9", anchor: .top)
                    }
                    .frame(height: 10).id("both")
                    Button("identifier") { proxy.scrollTo("row 3", anchor: .top) }.frame(height: 10).id("identifier")
                    ForEach(["a", "b"], id: \.self) { name in
                        ScrollView {
                            LazyVStack(spacing: 0) {
                                ForEach(0..<20) { Color.red.frame(height: 20).id("\(name) \($0)") }
                                Color.red.frame(height: 20).accessibilityIdentifier("row 3")
                            }
                        }
                        .frame(height: 50).id(name)
                    }
                }
            }
        }
        let host = host(VStack(spacing: 0) { Model() }, 100, 120)
        host.trigger("both")
        _ = host.update()
        #expect(host.scrollGeometry("a")?.contentOffset.y == 140)
        #expect(host.scrollGeometry("b")?.contentOffset.y == 180)
        host.trigger("identifier")
        _ = host.update()
        #expect(host.scrollGeometry("a")?.contentOffset.y == 140)
    }
}
