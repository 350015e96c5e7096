import Copyfit
import Testing

/// Cells of a grid that change by themselves before a row changes: they stay in their rows.
@MainActor
struct GridChangeTests {
    /// A cell that is wider by 10 each time its button is triggered.
    private struct Growing: View {
        @State var width: CGFloat = 10
        let name: String
        var body: some View {
            Button(action: { width += 10 }) { Color.red.box(width, 10) }.buttonStyle(.plain).padding(0).id(name)
        }
    }

    /// Cells of which there is one more each time the first is triggered.
    private struct More: View {
        @State var count = 1
        var body: some View {
            Button(action: { count += 1 }) { Color.red.box(10, 10) }.buttonStyle(.plain).id("more")
            ForEach(Array(1..<count), id: \.self) { Color.red.box(10, 10).id($0) }
        }
    }

    private struct Model<Modified: View>: View {
        let modify: (AnyView) -> Modified
        var body: some View {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                modify(
                    AnyView(
                        GridRow {
                            Growing(name: "first")
                            Color.red.box(10, 10).id("second")
                        }
                    )
                )
                GridRow { More() }
            }
            .id("grid")
        }
    }

    private func check<Modified: View>(_ comment: Comment, _ modify: @escaping (AnyView) -> Modified) {
        let host = host(Model(modify: modify), nil, nil)
        for step in 0..<4 {
            let width = 10 + 10 * CGFloat(step)
            // Columns: the first as wide as the growing cell, then 10 each.
            let second = host.frame(id: "second")
            #expect((second?.minX ?? 0) - (host.frame(id: "grid")?.minX ?? 0) == width, comment)
            #expect(host.frame(id: "first")?.minY == second?.minY, comment)
            #expect(
                host.frame(id: "grid")?.size == CGSize(width: width + 10 * CGFloat(max(1, step)), height: 20),
                "\(comment.rawValue), \(step)"
            )
            host.trigger("first")
            _ = host.update()
            host.trigger("more")
            _ = host.update()
        }
    }

    @Test("A cell evaluated by itself stays in its row when another row's cells change in number")
    func evaluatedAlone() {
        check("plain") { $0 }
        check("modified row") { $0.padding(0) }
        check("layered row") { $0.background(Color.blue) }
        check("identified row") { $0.id("row").opacity(0.5) }
    }

    @Test("A cell that leaves its row and comes back is a line of its own in between")
    func leaving() {
        struct Moving: View {
            @State var isInRow = true
            var body: some View {
                Group(subviews: Growing(name: "cell")) { parts in
                    Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                        GridRow {
                            Color.red.box(10, 10).id("first")
                            if isInRow { ForEach(parts) { $0 } }
                        }
                        if !isInRow { ForEach(parts) { $0 } }
                    }
                    .padding(0)
                    .id("grid")
                }
                Button("move") { isInRow.toggle() }.id("move")
            }
        }
        let host = host(Moving(), nil, nil)
        for width: CGFloat in [10, 20, 30] {
            #expect(host.frame(id: "grid")?.size == CGSize(width: 10 + width, height: 10))
            host.trigger("cell")
            _ = host.update()
            host.trigger("move")
            _ = host.update()
            #expect(host.frame(id: "grid")?.size == CGSize(width: max(10, width + 10), height: 20))
            host.trigger("move")
            _ = host.update()
        }
    }
}
