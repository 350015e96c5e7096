import Copyfit
import Foundation
import Observation
import Testing

/// Rows that were in view before and are not now: they have the view that they had then.
@MainActor
@Suite("Rows that are out of view again")
struct SleepingRowTests {
    struct Item: Identifiable {
        let id: Int
        var name = ""
    }

    nonisolated private static func items(_ ids: Range<Int>) -> [Item] { ids.map { Item(id: $0, name: "name \($0)") } }

    /// A list of fields bound to the elements of a state.
    private struct Fields: View {
        @State private var items = SleepingRowTests.items(0..<60)

        var body: some View {
            VStack(spacing: 0) {
                Button("remove") { items.removeFirst(min(7, items.count)) }.frame(height: 20).id("remove")
                List {
                    ForEach($items) { $item in TextField("name", text: $item.name).frame(height: 30).id(item.id) }
                }
                .id("list")
            }
        }
    }

    @Test("Rows that are out of view again are not evaluated with bindings to elements that are gone")
    func bindings() {
        let host = host(Fields(), 100, 200)
        for edge in [Edge.bottom, .top] {
            host.scroll("list", to: edge)
            _ = host.update()
        }
        for removed in stride(from: 7, through: 56, by: 7) {
            host.trigger("remove")
            #expect(host.update().converged)
            #expect(host.frame(id: removed) != nil)
            #expect(host.frame(id: removed - 1) == nil)
        }
        host.trigger("remove")
        #expect(host.update().converged)
    }

    @Observable
    final class Model {
        var items: [Item]
        var height: CGFloat = 20
        @ObservationIgnored var evaluated: [Int] = []

        init(_ count: Int) { items = SleepingRowTests.items(0..<count) }
    }

    private struct Indexed: View {
        let model: Model

        struct Row: View {
            let model: Model
            let index: Int

            var body: some View {
                Text(verbatim: model.items[index].name).frame(height: index == 0 ? 5 : 50)
            }
        }

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(Array(model.items.enumerated()), id: \.element.id) { index, _ in
                        Row(model: model, index: index)
                    }
                }
            }
        }
    }

    @Test(
        "Rows that are out of view again are not evaluated with indices that are gone, also if they were made by an estimate and never seen"
    )
    func indices() {
        // The first row is short, so more are made at first than the others leave room for.
        let model = Model(12)
        let host = host(Indexed(model: model), 100, 200)
        for count in stride(from: 11, through: 0, by: -1) {
            model.items.removeFirst()
            #expect(host.update().converged)
            #expect(host.texts.map(\.string) == (0..<min(count, 5)).map { "name \(12 - count + $0)" })
        }
    }

    private struct Sized: View {
        let model: Model

        struct Row: View {
            let model: Model
            let id: Int

            var body: some View {
                let _ = model.evaluated.append(id)
                Color.red.frame(height: model.height).id(id)
            }
        }

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Row(model: model, id: $0) } }
            }
            .id("scroll")
        }
    }

    @Test(
        "Rows that are out of view again are evaluated when they come into view again, and not before, however many they are"
    )
    func changes() {
        let model = Model(0)
        let host = host(Sized(model: model), 100, 200)
        for _ in 0..<50 {
            host.scroll("scroll", by: CGSize(width: 0, height: 200))
            _ = host.update()
        }
        model.evaluated = []
        model.height = 10
        #expect(host.update().converged)
        let evaluated = Set(model.evaluated)
        // 20 rows of 10 in 200, a part of a row at both ends, and what an estimate makes of rows of 20.
        #expect((20...64).contains(evaluated.count))
        #expect(!evaluated.contains(0))
        host.scroll("scroll", to: .top)
        #expect(host.update().converged)
        #expect(host.frame(id: 0) == CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(host.frame(id: 19)?.maxY == 200)
    }
}
