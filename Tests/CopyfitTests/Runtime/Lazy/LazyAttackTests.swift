import Copyfit
@testable import CopyfitViews
import Foundation
import Testing

/// Lazy rows under random and unusual changes.
@MainActor
struct LazyAttackTests {
    /// Some of the views of a host that are visible, with their frames to a millionth of a point.
    private func visible(_ names: [String], _ host: ViewHost, _ size: CGSize) -> [String: CGRect] {
        func rounded(_ length: CGFloat) -> CGFloat { (length * 1e6).rounded() / 1e6 + 0 }
        let screen = CGRect(origin: .zero, size: size).insetBy(dx: 1e-6, dy: 1e-6)
        let frames = names.compactMap { name -> (String, CGRect)? in
            guard let frame = host.frame(id: name), frame.intersects(screen), frame.height > 0 else { return nil }
            let origin = CGPoint(x: rounded(frame.minX), y: rounded(frame.minY))
            return (name, CGRect(origin: origin, size: frame.size))
        }
        return Dictionary(uniqueKeysWithValues: frames)
    }

    /// A host that has made all rows, with a view at a place.
    private func whole(
        _ stage: LazyAttackStage,
        _ platform: HostOptions.Platform,
        _ top: (key: String, value: CGRect)?
    ) -> ViewHost {
        var options = HostOptions()
        options.laziness = .none
        options.platform = platform
        let whole = ViewHost(stage.scene, size: .init(stage.size), options: options)
        _ = whole.update()
        guard let top else { return whole }
        let place = whole.frame(id: top.key)?.minY ?? -1
        whole.scroll("scroll", by: CGSize(width: 0, height: place - top.value.minY))
        _ = whole.update()
        return whole
    }

    @Test(
        "layout rule 11.7: after any change a kept host shows what a host shows that has made all rows",
        arguments: LazyAttackScene.Container.allCases,
        [HostOptions.Platform.macOS, .iOS]
    )
    func anyChange(container: LazyAttackScene.Container, platform: HostOptions.Platform) {
        for seed in 0..<2 { attack(container, platform, seed: seed) }
    }

    private func attack(_ container: LazyAttackScene.Container, _ platform: HostOptions.Platform, seed: Int) {
        var stage = LazyAttackStage(container, seed: seed)
        var options = HostOptions()
        options.platform = platform
        let kept = ViewHost(stage.scene, size: .init(stage.size), options: options)
        for step in 0..<16 {
            stage.edit()
            kept.size = .init(stage.size)
            kept.setContent(stage.scene)
            stage.scroll(kept)
            #expect(kept.update().converged, "step \(step)")
            #expect(kept.update().passes == 0, "step \(step)")
            #expect(kept.findInconsistency() == nil, "step \(step)")
            let (names, edges) = stage.scene.names
            let shown = visible(names, kept, stage.size)
            let top = shown.min { ($0.value.minY, $0.key) < ($1.value.minY, $1.key) }
            guard top != nil || kept.scrollGeometry("scroll")?.contentOffset.y == 0 else { continue }
            let whole = whole(stage, platform, top)
            #expect(shown == visible(names, whole, stage.size), "step \(step)")
            #expect(visible(edges, kept, stage.size) == visible(edges, whole, stage.size), "step \(step)")
        }
    }

    // MARK: Single attacks

    private struct Rows: View {
        var ids = Array(0..<200)
        var axes = Axis.Set.vertical
        var height: (Int) -> CGFloat = { _ in 20 }

        var body: some View {
            ScrollView(axes) {
                LazyVStack(spacing: 0) {
                    ForEach(ids.indices, id: \.self) { index in
                        Color.red.frame(width: 30, height: height(ids[index]))
                            .accessibilityIdentifier("row \(ids[index])")
                    }
                }
            }
            .id("scroll")
        }
    }

    private func made(_ host: ViewHost) -> [Int] {
        (0..<200).filter { host.frame(id: "row \($0)") != nil }
    }

    private func scroll(_ host: ViewHost, _ offset: CGFloat) {
        host.scroll("scroll", to: CGPoint(x: 0, y: offset))
        _ = host.update()
    }

    @Test("Rows of no height, of no number, of negative and of endless height are laid out")
    func strangeHeights() {
        let host = ViewHost(Rows { _ in 0 }, size: .init(width: 100, height: 100))
        _ = host.update()
        #expect(made(host) == Array(0..<200))
        #expect(host.scrollGeometry("scroll")?.contentSize.height == 0)
        for height in [CGFloat.nan, -5, .infinity, 1e300, 1e-300] {
            host.setContent(Rows { $0 % 3 == 1 ? height : 20 })
            #expect(host.update().converged)
            scroll(host, 1000)
            scroll(host, 0)
            #expect(host.frame(id: "row 0") == CGRect(x: 35, y: 0, width: 30, height: 20), "\(height)")
            #expect(host.findInconsistency() == nil)
        }
        host.setContent(Rows())
        scroll(host, 1000)
        #expect(made(host) == Array(50..<55))
    }

    @Test("Rows come into an empty container, and go")
    func emptied() {
        let host = ViewHost(Rows(ids: []), size: .init(width: 100, height: 100))
        for count in [0, 200, 0, 1, 200] {
            host.setContent(Rows(ids: Array(0..<count)))
            _ = host.update()
            scroll(host, 3000)
            #expect(host.scrollGeometry("scroll")?.contentSize.height == CGFloat(20 * count))
            #expect(made(host) == (count == 200 ? Array(150..<155) : Array(0..<count)))
        }
    }

    @Test("A container makes all rows while the other axis is scrolled, and those in view when its own is again")
    func changedLaziness() {
        let host = ViewHost(Rows(), size: .init(width: 100, height: 100))
        _ = host.update()
        scroll(host, 1000)
        #expect(made(host) == Array(50..<55))
        host.setContent(Rows(axes: .horizontal))
        _ = host.update()
        #expect(made(host) == Array(0..<200))
        host.setContent(Rows())
        _ = host.update()
        scroll(host, 500)
        #expect(made(host) == Array(25..<30))
        #expect(host.frame(id: "row 25")?.minY == 0)
    }

    @Test("A screen of no size and a very large one show rows")
    func sizes() {
        let host = ViewHost(Rows(), size: .init(width: 100, height: 100))
        _ = host.update()
        for (height, rows) in [(0, 20...20), (1, 20...20), (50, 20...22), (100, 20...24)] as [(CGFloat, ClosedRange)] {
            scroll(host, 400)
            host.size = .init(width: 100, height: height)
            _ = host.update()
            #expect(made(host) == Array(rows), "\(height)")
        }
        host.size = .init(width: 100, height: 1e6)
        _ = host.update()
        #expect(made(host) == Array(0..<200))
        host.size = .init(width: 100, height: 100)
        scroll(host, 400)
        #expect(made(host) == Array(20...24))
    }

    private struct Repeated: View {
        let ids: [Int]

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(ids, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("row \($0)") }
                }
            }
            .id("scroll")
        }
    }

    @Test("Rows with the same id are all shown, and reported")
    func duplicates() {
        let host = ViewHost(Repeated(ids: [0, 1, 1, 2, 0]), size: .init(width: 100, height: 100))
        let report = host.update()
        #expect(report.diagnostics.contains { $0.code == .duplicateID })
        #expect(host.scrollGeometry("scroll")?.contentSize.height == 100)
        let many = Repeated(ids: (0..<300).map { $0 % 7 })
        for view in [many, Repeated(ids: many.ids.reversed()), Repeated(ids: [3, 3]), many] {
            host.setContent(view)
            #expect(host.update().converged)
            for offset in [3000, 0, 5900] as [CGFloat] {
                scroll(host, offset)
                #expect(host.findInconsistency() == nil)
            }
            #expect(host.scrollGeometry("scroll")?.contentSize.height == CGFloat(20 * view.ids.count))
        }
    }

    @Test("Rows in another order are shown in that order")
    func reversed() {
        let host = ViewHost(Repeated(ids: Array(0..<200)), size: .init(width: 100, height: 100))
        _ = host.update()
        scroll(host, 1000)
        host.setContent(Repeated(ids: Array((0..<200).reversed())))
        _ = host.update()
        host.scroll("scroll", to: .top)
        _ = host.update()
        #expect((195..<200).map { host.frame(id: "row \($0)")?.minY } == [80, 60, 40, 20, 0])
        host.scroll("scroll", toView: 50, anchor: .top)
        _ = host.update()
        #expect((46...50).map { host.frame(id: "row \($0)")?.minY } == [80, 60, 40, 20, 0])
    }

    #if DEBUG
        @Test("To find the targets each made row is looked at once to learn its place, and once for its id")
        func targetCost() {
            let view = ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { _ in Color.red.frame(height: 20) }
                }
                .scrollTargetLayout()
            }
            .id("scroll")
            .onScrollTargetVisibilityChange(idType: Int.self) { _ in }
            let host = ViewHost(view, size: .init(width: 100, height: 10_000))
            _ = host.update()
            let before = host.graph.counts.comparedRows
            host.scroll("scroll", by: CGSize(width: 0, height: 25))
            _ = host.update()
            // 501 of 1,000 rows are made: from row 1 on.
            #expect(host.graph.counts.comparedRows - before == 2 * 501)
        }
    #endif
}
