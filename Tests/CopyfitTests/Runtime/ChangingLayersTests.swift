import Copyfit
import Testing

/// Layers around content that comes and goes. Rows stand 8 points apart (layout rule 6.3).
@MainActor
struct ChangingLayersTests {
    /// A content of no or one element in a layer of each kind, and what it measures with 3 points around it.
    struct Toggled<Content: View>: View {
        @State private var showsIcon = false
        let layer: (AnyView) -> Content

        var body: some View {
            VStack {
                layer(AnyView(Group { if showsIcon { Color.red.box(10, 8) } }.padding(3))).id("icon")
                Button("toggle") { showsIcon.toggle() }.id("toggle")
            }
            .id("all")
        }
    }

    private func check<Content: View>(_ layer: @escaping (AnyView) -> Content) {
        let host = host(Toggled(layer: layer))
        guard let empty = host.frame(id: "all") else { return }
        for step in 0..<8 {
            host.trigger("toggle")
            #expect(host.update().converged)
            let isShown = step % 2 == 0
            #expect(host.frame(id: "icon")?.size == (isShown ? CGSize(width: 16, height: 14) : nil))
            #expect(host.frame(id: "all")?.height == empty.height + (isShown ? 14 + 8 : 0))
            #expect(host.findInconsistency() == nil)
        }
    }

    @Test("A background around content that comes and goes")
    func background() {
        check { $0.background { Color.blue } }
        check { $0.background(Text("text")) }
    }

    @Test("An overlay around content that comes and goes")
    func overlay() {
        check { $0.overlay { Color.blue } }
        check {
            $0.overlay {
                Text("one"); Text("two")
            }
        }
    }

    @Test("A mask around content that comes and goes")
    func mask() {
        check { $0.mask { Circle() } }
    }

    @Test("Layers that follow from a preference around content that comes and goes")
    func preferenceLayers() {
        check { $0.overlayPreferenceValue(NameList.self) { _ in Color.blue } }
        check { $0.backgroundPreferenceValue(NameList.self) { Text("\($0.count)") } }
    }

    @Test("Layers in layers around content that comes and goes")
    func nested() {
        check { $0.overlay { Color.blue }.padding(0).background { Color.red.overlay { Text("on top") } } }
        check { $0.id("inside").background { Color.red }.opacity(0.5).overlay { EmptyView() } }
    }

    @Test("A layer that follows from a preference reads states for each of several elements")
    func readsOfSeveral() {
        struct Rows: View {
            @State private var width: CGFloat = 10
            var body: some View {
                VStack {
                    ForEach(["a", "b"], id: \.self) { Color.red.box(50, 10).named($0) }
                        .overlayPreferenceValue(NameList.self) { names in
                            if names == ["a"] { Color.blue.box(width, 5).id("layer") }
                        }
                    Button("wider") { width += 1 }.id("wider")
                }
            }
        }
        let host = host(Rows())
        for width in [11, 12, 13] as [CGFloat] {
            host.trigger("wider")
            #expect(host.update().converged)
            #expect(host.frame(id: "layer")?.width == width)
        }
    }

    @Test("A background of rows of which the first is removed again and again")
    func removingFirst() {
        struct Rows: View {
            @State private var items = [0, 1, 2, 3]
            var body: some View {
                VStack {
                    ForEach(items, id: \.self) { _ in Color.red.box(20, 16) }
                        .padding(4)
                        .background { RoundedRectangle(cornerRadius: 4) }
                }
                .id("rows")
                .overlay {
                    Button("next") { if items.isEmpty { items = [0, 1, 2, 3] } else { items.removeFirst() } }.id("next")
                }
            }
        }
        let host = host(Rows())
        // Rows of 16 + 8 points, 8 apart; without rows there is no stack that an overlay could show a button over, but
        // an empty one.
        for height in Array(repeating: [120, 88, 56, 24, 0] as [CGFloat], count: 4).joined() {
            #expect(host.frame(id: "rows")?.height == height)
            #expect(host.findInconsistency() == nil)
            host.trigger("next")
            #expect(host.update().converged)
        }
    }
}
