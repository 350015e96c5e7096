import Copyfit
import Foundation
import Observation
import Testing

/// Content that is made when its place is known, in geometry readers and preference layers: until then it has the view that
/// it had before.
@MainActor
@Suite("Content that waits for its place")
struct OutdatedContentTests {
    struct Item: Identifiable {
        let id: Int
        var name: String { "name \(id)" }
    }

    @Observable
    final class Model {
        var items: [Item]
        var length: CGFloat = 10

        init(_ count: Int) { items = (0..<count).map { Item(id: $0) } }
    }

    enum Kind: CaseIterable {
        case geometry, nestedGeometry, overlay, background
    }

    private struct Page: View {
        let model: Model
        let kind: Kind

        var body: some View {
            switch kind {
            case .geometry: GeometryReader { _ in rows }
            case .nestedGeometry: GeometryReader { _ in GeometryReader { _ in rows } }
            case .overlay: Color.red.overlayPreferenceValue(Names.self) { _ in rows }
            case .background: Color.red.backgroundPreferenceValue(Names.self) { _ in rows }
            }
        }

        /// Without a view of its own around them, so that what is around the reader reads the items.
        private var rows: some View {
            VStack(spacing: 0) {
                ForEach(Array(model.items.enumerated()), id: \.element.id) { index, _ in
                    Row(model: model, index: index)
                }
            }
        }
    }

    private struct Row: View {
        let model: Model
        let index: Int
        @State private var count = 0

        var body: some View {
            Button("\(count)") { count += 1 }.id("count \(model.items[index].id)")
            Text(verbatim: model.items[index].name).frame(height: model.length)
        }
    }

    private enum Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private func names(_ host: ViewHost) -> [String] {
        host.texts.map(\.string).filter { $0.hasPrefix("n") }
    }

    @Test(
        "Content that waits for its place is not evaluated with indices that are gone, and shows every change",
        arguments: Kind.allCases
    )
    func indices(kind: Kind) {
        let model = Model(6)
        let host = ViewHost(Page(model: model, kind: kind), size: ProposedViewSize(width: 200, height: 400))
        #expect(host.update().converged)
        for count in stride(from: 5, through: 0, by: -1) {
            model.items.removeFirst()
            model.length += 1
            #expect(host.update().converged)
            #expect(names(host) == (0..<count).map { "name \(6 - count + $0)" })
            #expect(host.update().passes == 0)
        }
        model.items = (0..<3).map { Item(id: $0) }
        #expect(host.update().converged)
        #expect(names(host) == ["name 0", "name 1", "name 2"])
    }

    @Test(
        "Content that waits for its place shows a state that was written together with what is around it",
        arguments: Kind.allCases
    )
    func states(kind: Kind) {
        let model = Model(3)
        let host = ViewHost(Page(model: model, kind: kind), size: ProposedViewSize(width: 200, height: 400))
        _ = host.update()
        host.trigger("count 1")
        model.items.removeFirst()
        #expect(host.update().converged)
        #expect(host.texts.map(\.string) == ["1", "name 1", "0", "name 2"])
        host.trigger("count 2")
        model.length = 30
        #expect(host.update().converged)
        #expect(host.texts.map(\.string) == ["1", "name 1", "1", "name 2"])
    }

    /// A lazy list of rows with content that waits for its place.
    private struct Lazy: View {
        let model: Model

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(Array(model.items.enumerated()), id: \.element.id) { index, _ in
                        GeometryReader { _ in Row(model: model, index: index) }.frame(height: 50)
                    }
                }
            }
            .id("scroll")
        }
    }

    @Test("Content that waits for its place is evaluated with its new view in a row that wakes")
    func wokenRows() {
        let model = Model(60)
        let host = ViewHost(Lazy(model: model), size: ProposedViewSize(width: 200, height: 200))
        for edge in [Edge.bottom, .top] {
            host.scroll("scroll", to: edge)
            #expect(host.update().converged)
        }
        model.items.removeFirst(30)
        host.scroll("scroll", to: .bottom)
        #expect(host.update().converged)
        #expect(names(host).last == "name 59")
    }
}
