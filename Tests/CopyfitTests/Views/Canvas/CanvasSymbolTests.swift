import CopyfitDrawing
import CopyfitLayout
import Testing

import Copyfit
@testable import CopyfitViews

@Suite("Symbols of a canvas")
@MainActor
struct CanvasSymbolTests {
    /// The filled rectangles, in the coordinates of the whole drawing.
    private func rectangles(_ list: DisplayList) -> [CGRect] {
        var transforms = [CGAffineTransform.identity]
        var found: [CGRect] = []
        for step in list.items.steps {
            switch step {
            case .item(.group(let group)):
                transforms.append(group.layer.transform.concatenating(transforms[transforms.count - 1]))
            case .end: transforms.removeLast()
            case .item(.fill(let path, _, _)):
                found.append(path.applying(transforms[transforms.count - 1]).boundingRect)
            default: break
            }
        }
        return found
    }

    private func drawn(_ view: some View) -> [CGRect] {
        rectangles(ViewHost(view, size: ProposedViewSize(width: 100, height: 50)).displayList())
    }

    private func canvas(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> some View {
        Canvas(renderer: draw) {
            Color.black.frame(width: 10, height: 4).tag("wide")
            Color.black.frame(width: 2, height: 6).padding(1).tag(1)
        }
    }

    @Test(
        "Symbols of a canvas are found by their tags, have their ideal sizes, and are drawn only where they are asked for"
    )
    func places() {
        var sizes: [CGSize?] = []
        let view = canvas { context, _ in
            let wide = context.resolveSymbol(id: "wide")
            let padded = context.resolveSymbol(id: 1)
            sizes = [wide?.size, padded?.size, context.resolveSymbol(id: 2)?.size]
            guard let wide, let padded else { return }
            context.draw(wide, at: CGPoint(x: 50, y: 20))
            context.draw(wide, at: .zero, anchor: .topLeading)
            context.translateBy(x: 0, y: 30)
            context.draw(padded, in: CGRect(x: 20, y: 0, width: 8, height: 16))
        }
        let found = drawn(view)
        #expect(sizes == [CGSize(width: 10, height: 4), CGSize(width: 4, height: 8), nil])
        // The second symbol is 4 × 8 with its padding, so it is drawn twice as large, its padding too.
        #expect(
            found == [
                CGRect(x: 45, y: 18, width: 10, height: 4), CGRect(x: 0, y: 0, width: 10, height: 4),
                CGRect(x: 22, y: 32, width: 4, height: 12),
            ]
        )
        #expect(drawn(canvas { _, _ in }).isEmpty)
    }

    @Test("Symbols of a canvas do not change the canvas's size, spacing or guides")
    func layout() {
        let empty = Canvas { _, _ in }
        let full = Canvas { _, _ in
        } symbols: {
            Text("a").frame(width: 300)
            Text("b")
        }
        func dimensions(_ view: some View) -> [CGRect] {
            drawn(
                HStack(alignment: .firstTextBaseline) {
                    Color.black.frame(width: 5, height: 5)
                    view.frame(width: 20).background(.black)
                    Color.black
                }
            )
        }
        #expect(dimensions(full) == dimensions(empty))
        #expect(ViewHost(full, size: .unspecified).displayList().size == CGSize(width: 10, height: 10))
    }

    @Test("Symbols of a canvas follow changes of their states, come and go, and a canvas may draw another one")
    func changes() {
        struct Counter: View {
            @State var count = 0

            var body: some View {
                Canvas { context, _ in
                    for index in 0..<5 {
                        guard let symbol = context.resolveSymbol(id: index) else { continue }
                        context.draw(symbol, at: CGPoint(x: 10 * index, y: 0), anchor: .topLeading)
                    }
                } symbols: {
                    ForEach(0..<count, id: \.self) { index in
                        Canvas { context, size in
                            guard let dot = context.resolveSymbol(id: "dot") else { return }
                            context.draw(dot, at: .zero, anchor: .topLeading)
                        } symbols: {
                            Color.black.frame(width: CGFloat(count), height: 1).tag("dot")
                        }
                        .frame(width: 8, height: 8).tag(index)
                    }
                }
                .onTapGesture { count = (count + 1) % 4 }
                .id("canvas")
            }
        }
        let host = ViewHost(Counter(), size: ProposedViewSize(width: 100, height: 50))
        for step in 0..<9 {
            let count = step % 4
            let expected = (0..<count).map { CGRect(x: 10 * $0, y: 0, width: count, height: 1) }
            #expect(rectangles(host.displayList()) == expected)
            #expect(host.trigger("canvas"))
        }
    }
}
