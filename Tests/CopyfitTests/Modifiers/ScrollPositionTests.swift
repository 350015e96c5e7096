import Copyfit
import Foundation
import Testing

/// Rows of 20, of which 200 points show, so that row n begins at 20 n.
@MainActor
struct ScrollPositionTests {
    private func y(_ host: ViewHost, _ id: String) -> CGFloat? { host.frame(id: id)?.minY }

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

    /// Recorded on real SwiftUI: the binding keeps its id.
    @Test("A reader's proxy leaves a held id and a held position")
    func proxyBesidePosition() {
        struct Model: View {
            @State var shown: Int?
            @State var position = ScrollPosition(idType: Int.self)
            var body: some View {
                ScrollViewReader { proxy in
                    Button("three") { shown = 3 }.frame(height: 10).id("three")
                    Button("go") { proxy.scrollTo(12, anchor: .top) }.frame(height: 10).id("go")
                    Color.red.frame(height: 10).id("\(shown ?? -1) \(position.isPositionedByUser)")
                    Rows(count: 40).scrollPosition(id: $shown, anchor: .top).scrollPosition($position)
                }
            }
        }
        let host = host(VStack(spacing: 0) { Model() }, 100, 230)
        host.trigger("three")
        _ = host.update()
        #expect(host.scrollGeometry("scroll")?.contentOffset.y == 60)
        host.trigger("go")
        _ = host.update()
        #expect(host.scrollGeometry("scroll")?.contentOffset.y == 240)
        #expect(host.frame(id: "3 false") != nil)
        host.scroll("scroll", by: CGSize(width: 0, height: 20))
        _ = host.update()
        #expect(host.frame(id: "13 true") != nil)
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
}
