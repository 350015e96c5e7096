import Foundation
import Testing

import Copyfit
@testable import CopyfitViews

/// A host that is given up leaves nothing in memory, whatever it showed.
@MainActor
@Suite("The end of a host")
struct HostLifetimeTests {
    /// Runs an action when it ends.
    private final class Ending: ObservableObject {
        let action: () -> Void

        init(_ action: @escaping () -> Void) { self.action = action }
        deinit { action() }
    }

    @Observable
    final class Endings {
        var count = 0
    }

    private struct Opened: View {
        let endings: Endings
        @State private var opened: Ending?

        var body: some View {
            Text(verbatim: "\(endings.count)")
            Button("open") { opened = Ending { [endings] in endings.count += 1 } }.id("open")
        }
    }

    @Test(
        "The end of a host may change what its views observe: an object in a written state ends with it",
        arguments: [true, false]
    )
    func endingWrites(isClosed: Bool) {
        let endings = Endings()
        var host: ViewHost? = ViewHost(Opened(endings: endings), size: ProposedViewSize(width: 100, height: 50))
        _ = host?.update()
        host?.trigger("open")
        if isClosed { host?.close() }
        host = nil
        #expect(endings.count == 1)
    }

    private struct Owner: View {
        @StateObject private var ending: Ending

        init(_ action: @escaping () -> Void) { _ending = StateObject(wrappedValue: Ending(action)) }

        var body: some View { Color.green }
    }

    @Test("The end of a host may ask for anything that a host does, also to close it again")
    func endingUses() {
        let uses: [(ViewHost) -> Void] = [
            { $0.close() }, { _ = $0.updateUnchecked() }, { _ = $0.size(for: .zero) }, { _ = $0.frames() },
            { $0.setContent(Owner {}) }, { $0.size.width = 20 },
        ]
        for use in uses {
            weak var known: ViewHost?
            var ended = 0
            let view = Owner {
                ended += 1
                known.map(use)
            }
            let host = ViewHost(view, size: ProposedViewSize(width: 10, height: 10))
            known = host
            _ = host.update()
            host.close()
            #expect(ended == 1)
            #expect(host.update().passes == 0)
            #expect(host.frames().isEmpty)
        }
    }

    private final class Store: ObservableObject { @Published var count = 0 }

    private struct Rows: View {
        @State private var shown: Int? = 7

        var body: some View {
            ScrollViewReader { _ in
                ScrollView {
                    LazyVStack(pinnedViews: .sectionHeaders) {
                        Section {
                            ForEach(0..<100, id: \.self) { Color.red.frame(height: 20).id($0) }
                        } header: {
                            Text("header")
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $shown)
                .id("scroll")
            }
        }
    }

    private struct Page: View {
        @StateObject private var store = Store()
        @State private var width: CGFloat = 0

        var body: some View {
            Text("\(store.count)").onAppear { store.count += 1 }
            GeometryReader { proxy in
                Color.red.onAppear { width = proxy.size.width }
            }
            Text("a").overlay { GeometryReader { _ in Text("b") } }.anchorPreference(key: Places.self, value: .bounds) {
                [$0]
            }
            .overlayPreferenceValue(Places.self) { places in Text("\(places.count)") }
            Grid { GridRow { Text("c") } }
            ViewThatFits {
                Text("long long long"); Text("short")
            }
        }
    }

    private enum Places: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private struct Pen: TextRenderer {
        final class Seen { var layouts: [Text.Layout] = [] }

        let seen: Seen

        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { seen.layouts.append(layout) }
    }

    nonisolated enum Kind: CaseIterable {
        case rows, list, grid, page, unsettled, table, renderer
    }

    private struct Row: Identifiable { let id: Int }

    private func view(_ kind: Kind) -> AnyView {
        switch kind {
        case .rows: AnyView(Rows())
        case .list: AnyView(List(0..<100) { Text("\($0)") }.overlay { List { Section { Text("a") } } })
        case .grid: AnyView(ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(0..<100) { Text("\($0)") } } })
        case .page: AnyView(VStack { Page() })
        case .unsettled: AnyView(List(0..<3) { Text(verbatim: "row \($0)") }.scaledToFit())
        case .table: AnyView(Table((0..<50).map(Row.init)) { TableColumn("a") { Text("\($0.id)") } })
        case .renderer: AnyView(Text("a").textRenderer(Pen(seen: Pen.Seen())))
        }
    }

    @Test("A host's tree is freed with the host", arguments: Kind.allCases)
    func freed(kind: Kind) {
        weak var graph: ViewGraph?
        weak var root: RootNode?
        weak var seen: Pen.Seen?
        do {
            let host = ViewHost(view(kind), size: ProposedViewSize(width: 200, height: 300))
            (graph, root) = (host.graph, host.root)
            _ = host.update()
            host.scroll("scroll", to: CGPoint(x: 0, y: 400))
            _ = host.update()
            _ = host.displayList()
            host.setContent(AnyView(view(kind).frame(width: 100)))
            _ = host.update()
            if kind == .renderer {
                let pen = Pen.Seen()
                seen = pen
                host.setContent(AnyView(Text("b").textRenderer(Pen(seen: pen))))
                _ = host.displayList()
                #expect(!pen.layouts.isEmpty)
            }
        }
        #expect(graph == nil)
        #expect(root == nil)
        #expect(seen == nil)
    }
}
