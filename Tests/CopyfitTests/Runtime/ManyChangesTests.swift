import Observation
import Testing

import Copyfit
@testable import CopyfitViews

// The graph counts in debug builds alone.
#if DEBUG
    /// n children of one container that change at once cost n, not n times n.
    @MainActor
    struct ManyChangesTests {
        @Observable
        final class Model {
            var isShown = false
        }

        private struct Row: View {
            let model: Model
            var body: some View {
                if model.isShown { Color.red.box(10, 1) }
            }
        }

        /// How many elements were put into lists while the rows of a view changed, per row.
        private func listings<Content: View>(of count: Int, _ rows: (Model) -> Content) -> Int {
            let model = Model()
            let host = host(rows(model))
            var most = 0
            for _ in 0..<3 {
                let before = host.graph.counts.listedElements
                model.isShown.toggle()
                #expect(host.update().converged)
                most = max(most, (host.graph.counts.listedElements - before) / count)
                #expect(host.findInconsistency() == nil)
            }
            return most
        }

        @Test("Rows of which each appears or vanishes list their elements a few times", arguments: [50, 500])
        func rows(count: Int) {
            let inForEach = listings(of: count) { model in
                VStack(spacing: 0) { ForEach(0..<count) { _ in Row(model: model) } }
            }
            let modified = listings(of: count) { model in
                VStack(spacing: 0) {
                    ForEach(0..<count) { _ in Row(model: model) }.padding(1).background { Color.blue }
                }
            }
            // A frame, the branch, the row and its entry in the list; then a padding and a background. Colours keep no lists.
            #expect(inForEach == 4)
            #expect(modified == 6)
        }

        @Test("A picker's options go one by one without a look at all that are left", arguments: [50, 500])
        func closing(count: Int) {
            for style in 0..<2 {
                let picker = Picker("a", selection: .constant(0)) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
                let host =
                    style == 0 ? host(AnyView(picker.pickerStyle(.menu))) : host(AnyView(picker.pickerStyle(.inline)))
                let before = host.graph.layout.readChildFlags
                host.close()
                #expect(host.graph.layout.readChildFlags - before <= 4 * count)
            }
        }

        @Test(
            "A nest is taken apart without a walk to the root for each level",
            arguments: [Nest.Kind.plain, .padding, .column, .list, .reader, .background, .fitting],
            [20, 80]
        )
        func nests(kind: Nest.Kind, levels: Int) {
            let host = host(VStack { Nest(kind: kind, rest: levels) })
            let before = host.graph.layout.invalidatedNodes
            host.setContent(VStack { Nest(kind: kind, rest: 0) })
            #expect(host.update().converged)
            // The way from the innermost level that is left to the root, for each node that is put in or taken out there.
            #expect(host.graph.layout.invalidatedNodes - before <= 60)
            let rest = host.graph.layout.invalidatedNodes
            host.close()
            #expect(host.graph.layout.invalidatedNodes - rest <= 10)
        }

        @Test("The readers of a state are found without going through all of them")
        func readers() {
            struct Rows: View {
                @State private var isShown = false
                var body: some View {
                    VStack(spacing: 0) {
                        Button("toggle") { isShown.toggle() }.id("toggle")
                        ForEach(0..<300) { _ in Reader(isShown: $isShown) }
                    }
                }
            }
            struct Reader: View {
                @Binding var isShown: Bool
                var body: some View { if isShown { Color.red.box(10, 1).id("row") } }
            }
            let host = host(Rows())
            for step in 0..<4 {
                let before = host.graph.counts.listedElements
                host.trigger("toggle")
                #expect(host.update().bodyEvaluations == 300)
                // A colour, its frame and id, the branch, the row, its entries in two lists; and the button's.
                #expect(host.graph.counts.listedElements - before <= 7 * 300 + 1)
                #expect((host.frame(id: "row") != nil) == (step % 2 == 0))
            }
        }
    }
#endif
