import Copyfit
import Testing

private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Points: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

/// Runtime rules R72–R75.
@MainActor
struct AnchorTests {
    @Test("runtime rules R73, R74: an anchor gives the frame of its view in the reader's space")
    func bounds() {
        let view = HStack(spacing: 10) {
            Color.red.box(20, 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            Color.red.box(30, 40).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        }
        .padding(5)
        .overlayPreferenceValue(Bounds.self) { anchors in
            GeometryReader { proxy in
                ForEach(Array(anchors.enumerated()), id: \.offset) { index, anchor in
                    let frame = proxy[anchor]
                    Color.blue.frame(width: frame.width, height: frame.height)
                        .id("mark \(index)")
                        .offset(x: frame.minX, y: frame.minY)
                        .id("moved \(index)")
                }
            }
        }
        let host = host(view, 200, 100)
        // The row is 60×40, with padding 70×50, at (65, 25); boxes at (70, 40) and (100, 30).
        #expect(host.frame(id: "mark 0") == CGRect(x: 70, y: 40, width: 20, height: 20))
        #expect(host.frame(id: "mark 1") == CGRect(x: 100, y: 30, width: 30, height: 40))
    }

    /// A view whose drawing is twice as wide as its frame, and a mark as wide as the anchor of its bounds.
    private struct Scaled: View {
        @State var turns = 0
        var body: some View {
            Color.red.box(20 + CGFloat(turns), 10).scaleEffect(x: 2, y: 1)
                .transformAnchorPreference(key: Bounds.self, value: .bounds) { [turns] in
                    $0.append($1)
                    if turns > 5 { $0 = [] }
                }
                .overlayPreferenceValue(Bounds.self) { anchors in
                    GeometryReader { proxy in
                        ForEach(anchors.indices, id: \.self) { index in
                            Color.blue.frame(width: proxy[anchors[index]].width).id("mark")
                        }
                    }
                }
            Button("go") { turns += 1 }.id("go")
        }
    }

    @Test(
        "runtime rule R72: an anchor is of the modified view's frame, not of an effect inside it, before and after changes"
    )
    func effectInside() {
        let host = host(Scaled(), 200, 100)
        for turn in 0..<3 {
            #expect(host.frame(id: "mark")?.width == 20 + CGFloat(turn))
            #expect(host.trigger("go"))
            _ = host.update()
        }
    }

    @Test("runtime rule R72: points, unit points, rectangles, arrays and optionals")
    func sources() {
        struct Values: PreferenceKey {
            static var defaultValue: [Anchor<[CGPoint]>] { [] }
            static func reduce(value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]) {
                value += nextValue()
            }
        }
        var points: [CGPoint] = []
        let view = Color.red.box(20, 10)
            .anchorPreference(
                key: Values.self,
                value: .init([
                    .point(CGPoint(x: 1, y: 2)), .unitPoint(UnitPoint(x: 0.25, y: 1)), .center, .bottomTrailing,
                ])
            ) { [$0] }
            .padding(.leading, 5)
            .overlayPreferenceValue(Values.self) { anchors in
                GeometryReader { proxy in
                    let _ = points = anchors.flatMap { proxy[$0] }
                    Color.clear
                }
            }
        _ = host(view, 100, 100)
        #expect(points == [CGPoint(x: 6, y: 2), CGPoint(x: 10, y: 10), CGPoint(x: 15, y: 5), CGPoint(x: 25, y: 10)])
    }

    @Test("runtime rule R73: the transform form adds to what is inside")
    func transform() {
        var count = 0
        let view = HStack {
            Color.red.anchorPreference(key: Points.self, value: .top) { [$0] }
        }
        .transformAnchorPreference(key: Points.self, value: .bottom) { $0.append($1) }
        .overlayPreferenceValue(Points.self) { anchors in
            let _ = count = anchors.count
            EmptyView()
        }
        _ = host(view)
        #expect(count == 2)
    }

    @Test("runtime rule R75: an anchor stored in a state is resolved in a later pass")
    func stored() {
        struct Storing: View {
            @State var anchor: Anchor<CGRect>?
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.box(30, 30).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
                    GeometryReader { proxy in
                        if let anchor { Color.blue.frame(width: proxy[anchor].width, height: 1).id("line") }
                    }
                }
                .onPreferenceChange(Bounds.self) { anchor = $0.first }
            }
        }
        let host = host(Storing())
        #expect(host.frame(id: "line")?.width == 30)
    }
}
