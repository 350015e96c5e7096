import Copyfit
@testable import CopyfitViews
import Foundation
import Testing

/// Random sequences of scrolling, insertions, removals and resizing.
@MainActor
struct LazyLawTests {
    /// Two runs of rows in a lazy column, with views before, between and after them.
    private struct Feed: View {
        var first: [Int]
        var second: [Int]
        let isEven: Bool

        private func row(_ id: Int) -> some View {
            Color.red.frame(height: isEven ? 20 : 10 + CGFloat(id * 37 % 41)).accessibilityIdentifier("row \(id)")
        }

        var body: some View {
            ScrollView {
                Color.blue.frame(height: 30)
                LazyVStack(spacing: 4) {
                    ForEach(first, id: \.self) { row($0) }
                    Color.green.frame(height: 15)
                    Group { ForEach(second, id: \.self) { row($0) } }
                }
            }
            .id("scroll")
        }
    }

    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }
    }

    /// A feed, and the size of its host.
    private struct Stage {
        var feed: Feed
        var size = CGSize(width: 100, height: 200)
        var nextID = 200

        init(isEven: Bool) {
            feed = Feed(first: Array(0..<60), second: Array(100..<180), isEven: isEven)
        }

        mutating func edit(_ dice: inout Dice) {
            func edited(_ ids: [Int]) -> [Int] {
                var ids = ids
                let place = dice.roll(ids.count + 1)
                switch dice.roll(3) {
                case 0: ids.insert(nextID, at: place)
                case 1: if ids.count > 5, place < ids.count { ids.remove(at: place) }
                default: ids += [nextID]
                }
                nextID += 1
                return ids
            }
            switch dice.roll(6) {
            case 0: feed.first = edited(feed.first)
            case 1: feed.second = edited(feed.second)
            case 2: size.height = CGFloat(100 + dice.roll(30) * 10)
            default: break
            }
        }

        var ids: [Int] { feed.first + feed.second }
    }

    private func apply(_ stage: Stage, to host: ViewHost) {
        host.size = ProposedViewSize(stage.size)
        host.setContent(stage.feed)
    }

    private func scroll(_ hosts: [ViewHost], _ dice: inout Dice) {
        let kind = dice.roll(6)
        let (distance, offset) = (CGFloat(dice.roll(300) - 150), CGFloat(dice.roll(3500)))
        for host in hosts {
            switch kind {
            case 0: host.scroll("scroll", to: CGPoint(x: 0, y: offset))
            case 1...3: host.scroll("scroll", by: CGSize(width: 0, height: distance))
            case 4: host.scroll("scroll", to: distance < 0 ? .top : .bottom)
            default: break
            }
        }
    }

    /// The visible rows of a host with their places to a millionth of a point.
    private func rows(_ host: ViewHost, _ stage: Stage) -> [Int: CGFloat] {
        Dictionary(
            uniqueKeysWithValues: stage.ids.compactMap { id in
                guard let frame = host.frame(id: "row \(id)"), frame.maxY > 1e-6,
                    frame.minY < stage.size.height - 1e-6
                else { return nil }
                return (id, (frame.minY * 1e6).rounded() / 1e6 + 0)
            }
        )
    }

    @Test(
        "layout rule 11.7: rows of one height are where they are if all are made, whatever came before",
        arguments: 0..<6
    )
    func evenRows(seed: Int) {
        var dice = Dice(state: UInt64(seed))
        var stage = Stage(isEven: true)
        var options = HostOptions()
        options.laziness = .none
        let lazy = ViewHost(stage.feed, size: .init(stage.size))
        let whole = ViewHost(stage.feed, size: .init(stage.size), options: options)
        for step in 0..<25 {
            stage.edit(&dice)
            scroll([lazy, whole], &dice)
            for host in [lazy, whole] {
                apply(stage, to: host)
                _ = host.update()
            }
            #expect(rows(lazy, stage) == rows(whole, stage), "seed \(seed), step \(step)")
            let (size, expected) = (lazy.scrollGeometry("scroll"), whole.scrollGeometry("scroll"))
            #expect(abs((size?.contentSize.height ?? 0) - (expected?.contentSize.height ?? 1)) < 1e-6, "step \(step)")
            #expect(lazy.findInconsistency() == nil)
        }
    }

    @Test("layout rule 11.7: a kept host shows what a fresh one scrolled to the same row shows", arguments: 0..<6)
    func keptEqualsFresh(seed: Int) {
        var dice = Dice(state: UInt64(1000 + seed))
        var stage = Stage(isEven: false)
        let kept = ViewHost(stage.feed, size: .init(stage.size))
        for step in 0..<25 {
            stage.edit(&dice)
            apply(stage, to: kept)
            scroll([kept], &dice)
            _ = kept.update()
            #expect(kept.update().passes == 0)
            let shown = rows(kept, stage)
            guard let top = shown.min(by: { $0.value < $1.value }) else { continue }
            let fresh = ViewHost(stage.feed, size: .init(stage.size))
            _ = fresh.update()
            fresh.scroll("scroll", toView: top.key, anchor: .top)
            _ = fresh.update()
            let place = fresh.frame(id: "row \(top.key)")?.minY ?? 0
            fresh.scroll("scroll", by: CGSize(width: 0, height: place - top.value))
            _ = fresh.update()
            #expect(rows(fresh, stage) == shown, "seed \(seed), step \(step)")
            // Rows below each other, 4 or, around the view in the middle, 23 apart.
            let inOrder = stage.ids.filter { shown[$0] != nil }
            #expect(zip(inOrder, inOrder.dropFirst()).allSatisfy { shown[$0]! < shown[$1]! })
            #expect((shown.values.min() ?? 0) < stage.size.height)
        }
    }
}
