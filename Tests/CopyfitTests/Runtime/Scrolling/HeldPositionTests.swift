import Copyfit
import Foundation
import Testing

/// Layout rule 11.9. Rows of 20 without gaps in 100 × 200, so that row n begins at 20 n.
@MainActor
struct HeldPositionTests {
    private struct Rows: View {
        let ids: [Int]
        let isLazy: Bool

        private var rows: some View {
            ForEach(ids, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("row \($0)") }
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

    private struct Held: View {
        let ids: [Int]
        let isLazy: Bool
        var anchor: UnitPoint?
        @State var shown: Int?

        var body: some View { Rows(ids: ids, isLazy: isLazy).scrollPosition(id: $shown, anchor: anchor) }
    }

    private func y(_ host: ViewHost, _ id: Int) -> CGFloat? { host.frame(id: "row \(id)")?.minY }

    @Test(
        "layout rule 11.9: the row with the held id stays where it is when rows above it come and go",
        arguments: [false, true]
    )
    func rows(isLazy: Bool) {
        let ids = Array(100..<200)
        func view(_ ids: [Int]) -> Held { Held(ids: ids, isLazy: isLazy) }
        let host = ViewHost(view(ids), size: .init(width: 100, height: 200))
        _ = host.update()
        host.scroll("scroll", to: CGPoint(x: 0, y: 505))
        _ = host.update()
        #expect(y(host, 125) == -5)
        let steps = [[90, 91] + ids, Array(0..<80) + ids, Array(120..<200), ids.filter { $0 != 130 }, ids]
        for step in steps {
            host.setContent(view(step))
            _ = host.update()
            #expect(y(host, 125) == -5)
            #expect(host.update().passes == 0)
        }
        // Row 125 is gone: the offset stays.
        host.setContent(view(ids.filter { $0 != 125 }))
        _ = host.update()
        #expect(y(host, 126) == -5)
    }

    @Test(
        "layout rule 11.9: without a held id the offset stays; at the start rows are inserted in view",
        arguments: [false, true]
    )
    func notHeld(isLazy: Bool) {
        let host = ViewHost(Rows(ids: Array(100..<200), isLazy: isLazy), size: .init(width: 100, height: 200))
        _ = host.update()
        host.scroll("scroll", to: CGPoint(x: 0, y: 500))
        _ = host.update()
        host.setContent(Rows(ids: Array(98..<200), isLazy: isLazy))
        _ = host.update()
        #expect(y(host, 125) == 40)
        let held = ViewHost(Held(ids: Array(100..<200), isLazy: isLazy), size: .init(width: 100, height: 200))
        _ = held.update()
        held.setContent(Held(ids: Array(98..<200), isLazy: isLazy))
        _ = held.update()
        #expect(y(held, 98) == 0)
    }

    @Test("layout rule 11.9: another size keeps the row at its anchor; scrolling in the same update comes first")
    func sizes() {
        let host = ViewHost(
            Held(ids: Array(0..<100), isLazy: true, anchor: .bottom),
            size: .init(width: 100, height: 200)
        )
        _ = host.update()
        host.scroll("scroll", to: CGPoint(x: 0, y: 300))
        _ = host.update()
        #expect(y(host, 24) == 180)
        host.size = .init(width: 100, height: 120)
        _ = host.update()
        #expect(y(host, 24) == 100)
        host.setContent(Held(ids: Array(-10..<100), isLazy: true, anchor: .bottom))
        host.scroll("scroll", to: CGPoint(x: 0, y: 0))
        _ = host.update()
        #expect(y(host, -10) == 0)
    }

    @Test("The host's scrolling has phases; that of a program has none")
    func phases() {
        final class Log { var entries: [String] = [] }
        struct Model: View {
            let log: Log
            @State var position = ScrollPosition(idType: Int.self)

            var body: some View {
                Button("go") { position.scrollTo(y: 100) }.frame(height: 20).id("go")
                Rows(ids: Array(0..<100), isLazy: true).scrollPosition($position)
                    .onScrollPhaseChange { old, new, context in
                        log.entries.append("\(old) \(new) \(context.geometry.contentOffset.y)")
                    }
            }
        }
        let log = Log()
        let host = host(VStack(spacing: 0) { Model(log: log) }, 100, 220)
        host.trigger("go")
        _ = host.update()
        // Recorded on real SwiftUI: once at rest.
        #expect(log.entries == ["idle idle 0.0"])
        log.entries = []
        host.scroll("scroll", by: CGSize(width: 0, height: 30))
        _ = host.update()
        #expect(log.entries == ["idle interacting 100.0", "interacting idle 130.0"])
        #expect(ScrollPhase.interacting.isScrolling)
    }
}
