import Copyfit
import CopyfitDrawing
import Foundation
import Testing

/// Rows of 20, of which 200 points show, so that row n begins at 20 n.
@MainActor
struct ScrollObserverTests {
    private final class Log { var entries: [String] = [] }

    private func rows() -> some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 20) } }.scrollTargetLayout()
        }
        .id("scroll")
    }

    /// Recorded on real SwiftUI: the action is called with the geometry at rest.
    @Test("The geometry of a scroll view is observed from the start")
    func geometry() {
        let log = Log()
        let view = rows().onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) {
            log.entries.append("\($0) \($1)")
        }
        let host = host(view, 100, 200)
        host.scroll("scroll", by: CGSize(width: 0, height: 30))
        _ = host.update()
        host.scroll("scroll", by: CGSize(width: 10, height: 0))
        _ = host.update()
        #expect(log.entries == ["0.0 0.0", "0.0 30.0"])
    }

    /// Recorded on real SwiftUI: in a scroll view 150 high with a margin of 20 the bounds are 130 high from −20, the visible rectangle
    /// is 150 high and the container 130; at rest the geometry action is called twice and the phase action once.
    @Test("Margins are outside of the bounds and inside of the visible rectangle")
    func margins() {
        let log = Log()
        let view = ScrollView { Color.red.frame(height: 400) }
            .contentMargins(.top, 20)
            .onScrollGeometryChange(for: CGRect.self, of: \.bounds) { log.entries.append("\($0.height) \($1.height)") }
            .onScrollPhaseChange { log.entries.append("\($0) \($1)") }
            .id("scroll")
        let host = host(view, 100, 150)
        let geometry = host.scrollGeometry("scroll")
        #expect(geometry?.bounds == CGRect(x: 0, y: -20, width: 100, height: 130))
        #expect(geometry?.visibleRect == CGRect(x: 0, y: -20, width: 100, height: 150))
        #expect(geometry?.containerSize == CGSize(width: 100, height: 130))
        #expect(log.entries == ["0.0 0.0", "0.0 130.0", "idle idle"])
        #expect(host.update().passes == 0)
    }

    @Test("The ids of visible targets are those of which enough is visible")
    func targets() {
        let log = Log()
        let view = rows().onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.75) {
            log.entries.append("\($0.first ?? -1)...\($0.last ?? -1)")
        }
        let host = host(view, 100, 200)
        for offset in [5, 6, 30] as [CGFloat] {
            host.scroll("scroll", to: CGPoint(x: 0, y: offset))
            _ = host.update()
        }
        // Of row 0, 15 of 20 show after 5, 14 after 6; of row 11 only 10 after 30.
        #expect(log.entries == ["0...9", "1...9", "2...10"])
    }

    @Test("A view is told when it comes into view and when it leaves it")
    func visibility() {
        let log = Log()
        let view = ScrollView {
            VStack(spacing: 0) {
                Color.red.frame(height: 20).onScrollVisibilityChange { log.entries.append("first \($0)") }
                Color.red.frame(height: 300)
                Color.red.frame(height: 20).onScrollVisibilityChange(threshold: 1) { log.entries.append("last \($0)") }
            }
        }
        .id("scroll")
        let host = host(view, 100, 200)
        #expect(log.entries == ["first true"])
        for offset in [10, 11, 139, 140] as [CGFloat] {
            host.scroll("scroll", to: CGPoint(x: 0, y: offset))
            _ = host.update()
        }
        #expect(log.entries == ["first true", "first false", "last true"])
    }

    @Test("A lazy row that is scrolled away is told that it is no longer visible")
    func lazyVisibility() {
        let log = Log()
        let view = ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<200, id: \.self) { row in
                    Color.red.frame(height: 20)
                        .onScrollVisibilityChange { if row % 100 == 3 { log.entries.append("\(row) \($0)") } }
                }
            }
        }
        .id("scroll")
        let host = host(view, 100, 200)
        #expect(log.entries == ["3 true"])
        for offset in [1000, 0, 2000] as [CGFloat] {
            host.scroll("scroll", to: CGPoint(x: 0, y: offset))
            _ = host.update()
        }
        #expect(log.entries.sorted() == ["103 true", "3 false", "3 false", "3 true", "3 true"])
        #expect(log.entries.filter { $0.hasPrefix("3") } == ["3 true", "3 false", "3 true", "3 false"])
    }

    @Test("A scroll transition follows the part of a view that is visible")
    func transition() {
        func opacities(_ configuration: ScrollTransitionConfiguration, at offset: CGFloat) -> [Double] {
            let view = ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<6, id: \.self) { _ in
                        Color.black.frame(height: 50).scrollTransition(configuration) { effect, phase in
                            effect.opacity(phase.isIdentity ? 1 : phase.value < 0 ? 0.2 : 0.5)
                        }
                    }
                }
            }
            let host = host(view.id("scroll"), 100, 200)
            host.scroll("scroll", to: CGPoint(x: 0, y: offset))
            let opacities = host.displayList().items.leaves.compactMap {
                if case .fill(_, .color(let color), _) = $0 {
                    Double((color.alpha * 1000).rounded()) / 1000
                } else {
                    nil
                }
            }
            return opacities.filter { $0 < 1 }
        }
        // At 20, of 50 points of the first row 30 show, of the fifth 20; the sixth is out of view.
        #expect(opacities(.interactive, at: 20) == [0.68, 0.7, 0.5])
        #expect(opacities(.animated, at: 20) == [0.2, 0.5, 0.5])
        #expect(opacities(.identity, at: 20) == [])
        #expect(opacities(.interactive.threshold(.visible(0.5)), at: 20) == [0.9, 0.5])
        #expect(opacities(.interactive, at: 0) == [0.5, 0.5])
    }
}
