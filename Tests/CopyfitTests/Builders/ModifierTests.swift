import Testing

import Copyfit
@testable import CopyfitViews

/// Runtime rules R17, R57, R58: how views and modifiers are entered.
@MainActor
struct ModifierTests {
    private struct Framed: ViewModifier {
        let width: CGFloat
        func body(content: Content) -> some View { content.frame(width: width, height: 10) }
    }

    private struct Unchanged: ViewModifier {
        func body(content: Content) -> some View { content }
    }

    private struct Two: View {
        var body: some View {
            Color.red.box(10, 10)
            Color.blue.box(20, 10)
        }
    }

    private func classes(_ node: _ViewNode) -> [String] {
        var names = ["\(type(of: node))"]
        node.forEachChild { names += classes($0) }
        return names
    }

    @Test("runtime rule R17: a view's type brings it in: primitives by a way of their own, all others by the default")
    func staticEntry() {
        let graph = ViewGraph()
        let root = RootNode(graph: graph, environment: EnvironmentValues())
        defer {
            root.destroy()
            graph.giveUpEndedPlaces()
        }
        let position = root.position(of: nil)
        let composite = Two._reconcile(Two(), at: position)
        #expect(composite is CompositeNode<Two>)
        let color = Color._reconcile(.red, at: position)
        #expect(color is LeafNode<ColorParameters>)
        #expect(graph.record.bodyEvaluations == 1)
        composite.destroy()
        color.destroy()
    }

    @Test("runtime rule R17: nine nested modifiers are nine places, one inside the other, and no body")
    func nestedModifiers() {
        let view = Color.red.padding(1).padding(2).padding(3).padding(4).padding(5).padding(6).padding(7).padding(8)
            .padding(9)
        let host = ViewHost.standIn(view, width: nil, height: nil)
        #expect(host.update().bodyEvaluations == 0)
        let names = classes(host.root)
        #expect(names.filter { $0.contains("PaddingModifier") }.count == 9)
        // Root, nine modifiers, the colour; 10 + 2 · (1 + … + 9).
        #expect(names.count == 11)
        #expect(host.idealSize == CGSize(width: 100, height: 100))
    }

    @Test("runtime rule R57: a modified view is a view, two modifiers are a modifier, the empty one changes nothing")
    func composition() {
        let both = Framed(width: 30).concat(Framed(width: 50))
        let same: ModifiedContent<Framed, Framed> = both
        let inner = Color.red.modifier(same).id("view")
        let view = HStack(spacing: 0) {
            inner
            ModifiedContent(content: Color.blue, modifier: Framed(width: 7)).id("direct")
            Color.green.box(5, 5).modifier(EmptyModifier.identity).id("empty")
        }
        let host = host(view, nil, nil)
        // The second is around the first: 50 wide, the colour in it 30.
        #expect(host.frame(id: "view")?.width == 50)
        #expect(host.frames().filter { $0.key.name == "Color" }.map(\.value.width).sorted() == [5, 7, 30])
        #expect(host.frame(id: "direct")?.width == 7)
        #expect(host.frame(id: "empty")?.size == CGSize(width: 5, height: 5))
        // Two modifiers with a body around the first view, one around the second.
        #expect(host.setAndUpdate(view).bodyEvaluations == 0)
    }

    @Test("runtime rule R58: the placeholder is the elements of what is modified, none, one or several")
    func placeholder() {
        let view = HStack(spacing: 1) {
            Two().modifier(Unchanged())
            EmptyView().modifier(Unchanged())
        }
        // Two elements with one gap, not one column: 10 + 1 + 20.
        #expect(host(view).size(for: .unspecified) == CGSize(width: 31, height: 10))
        // Each of both gets the frame that the body puts around the placeholder.
        #expect(host(HStack(spacing: 0) { Two().modifier(Framed(width: 40)) }).size(for: .unspecified).width == 80)
    }

    @Test("runtime rule R58: the placeholder follows its content")
    func changingPlaceholder() {
        struct Changing: View {
            @State var count = 1
            var body: some View {
                VStack(spacing: 0) {
                    Button("more") { count += 1 }.id("more")
                    HStack(spacing: 0) {
                        ForEach(Array(0..<count), id: \.self) { _ in Color.red.box(10, 10) }.modifier(Unchanged())
                    }
                    .id("row")
                }
            }
        }
        let host = host(Changing())
        #expect(host.frame(id: "row")?.width == 10)
        host.trigger("more")
        _ = host.update()
        #expect(host.frame(id: "row")?.width == 20)
    }
}

extension ViewHost {
    /// Replaces the root view and updates.
    @MainActor
    fileprivate func setAndUpdate(_ content: some View) -> UpdateReport {
        setContent(content)
        return update()
    }
}
