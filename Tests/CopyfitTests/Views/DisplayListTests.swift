import Copyfit
import Testing

@Suite("Display list of a host")
@MainActor
struct DisplayListTests {
    private func draw(_ view: some View, width: CGFloat = 40, height: CGFloat = 30, scale: CGFloat = 1) -> DisplayList {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        return ViewHost(view, size: ProposedViewSize(width: width, height: height), environment: environment)
            .displayList()
    }

    private func rectangles(_ list: DisplayList) -> [CGRect] {
        list.items.leaves.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
    }

    private func layers(_ list: DisplayList) -> [DisplayList.Layer] {
        list.items.groups.map(\.layer)
    }

    @Test("A colour fills its frame, centred in the host")
    func color() {
        let list = draw(Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 20))
        let rect = Path(CGRect(x: 15, y: 5, width: 10, height: 20))
        #expect(list.size == CGSize(width: 40, height: 30))
        #expect(list.items == [.fill(rect, .color(.init(red: 1, green: 0, blue: 0)), FillStyle())])
        #expect(list.remarks.isEmpty)
    }

    @Test("Along an axis without a proposal the drawing is as long as the view")
    func unspecifiedSize() {
        let view = Color.black.frame(width: 10, height: 20)
        let host = ViewHost(view, size: ProposedViewSize(width: nil, height: .infinity))
        #expect(host.displayList().size == CGSize(width: 10, height: 20))
    }

    @Test("Backgrounds are drawn first, overlays last, whatever the kind of each")
    func order() {
        let view = Color.black.frame(width: 6, height: 6)
            .background { Color.black.frame(width: 2, height: 2) }
            .background(Color.black, in: Rectangle().inset(by: 1))
            .overlay { Color.black.frame(width: 3, height: 3) }
            .overlay(Color.black, in: Rectangle().inset(by: 2))
        #expect(rectangles(draw(view)).map(\.width) == [4, 2, 6, 3, 2])
    }

    @Test("A higher z index is drawn later, also through modifiers; equal ones keep their order")
    func zIndex() {
        let view = ZStack {
            Color.black.frame(width: 1, height: 1).zIndex(1).padding(2)
            Color.black.frame(width: 2, height: 2)
            Color.black.frame(width: 3, height: 3).zIndex(-1).background { Color.clear }
            Color.black.frame(width: 4, height: 4)
        }
        #expect(rectangles(draw(view)).map(\.width) == [3, 2, 4, 1])
    }

    @Test("Frames are rounded half up to pixels in the host's space (layout rule 21.2)")
    func rounding() {
        let view = HStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in Color.black } }
        // Thirds of 40: 0, 13.33, 26.67, 40; in half pixels 13.5 and 26.5.
        #expect(rectangles(draw(view)).map(\.minX) == [0, 13, 27])
        #expect(rectangles(draw(view, scale: 2)).map(\.minX) == [0, 13.5, 26.5])
    }

    @Test("What is hidden, transparent or clear is not in the list")
    func invisible() {
        let view = VStack {
            Text("a").hidden()
            Color.black.opacity(0)
            Color.clear
            Color.black.hidden()
        }
        #expect(draw(view).items.isEmpty)
    }

    @Test("A clip is a layer around the content; opacity is the content's own")
    func layersAround() {
        let list = draw(Color.black.frame(width: 10, height: 10).opacity(0.5).clipShape(Circle()))
        let layers = layers(list)
        #expect(layers.map(\.opacity) == [1])
        #expect(opacities(list) == [0.5])
        #expect(layers[0].clip?.path.boundingRect == CGRect(x: 15, y: 10, width: 10, height: 10))
        #expect(list.items.count == 1)
        #expect(list.items.leaves.count == 1)
    }

    @Test("A rotation turns around its anchor in the drawing")
    func rotation() throws {
        let list = draw(Color.black.frame(width: 10, height: 10).rotationEffect(.degrees(90), anchor: .topLeading))
        let map = try #require(layers(list).first).transform
        let corner = CGPoint(x: 25, y: 10).applying(map)
        // The top right corner turns clockwise around (15, 10) to the point 10 below it.
        #expect(abs(corner.x - 15) < 1e-9 && abs(corner.y - 20) < 1e-9)
    }

    @Test("A mask follows its content")
    func mask() throws {
        let list = draw(Color.black.frame(width: 6, height: 6).mask { Color.black.frame(width: 2, height: 2) })
        #expect(rectangles(list).map(\.width) == [6, 2])
        let group = try #require(list.items.groups.first)
        #expect(list.items == [.group(group)])
        #expect((group.items.count, group.mask?.count) == (1, 1))
    }

    @Test("Colour effects change the colours below them, inner ones first")
    func colorEffects() {
        let gray = Color(white: 0.5)
        let list = draw(
            HStack(spacing: 0) {
                gray.brightness(0.25).colorInvert()
                gray
                gray.colorMultiply(Color(red: 1, green: 0, blue: 0))
            }
        )
        let colors = list.items.leaves.compactMap { if case .fill(_, .color(let color), _) = $0 { color } else { nil } }
        #expect(colors.map(\.red) == [0.25, 0.5, 0.5])
        #expect(colors.map(\.green) == [0.25, 0.5, 0])
    }

    @Test("Styles follow the environment of their place")
    func styles() {
        let red = Color(red: 1, green: 0, blue: 0)
        let green = Color(red: 0, green: 1, blue: 0)
        let list = draw(
            VStack {
                Rectangle()
                Rectangle().fill(.tint)
                Rectangle().fill(.secondary)
                Rectangle().fill(.foreground.opacity(0.5))
            }
            .foregroundStyle(red, green).tint(green)
        )
        let colors = list.items.leaves.compactMap { if case .fill(_, .color(let color), _) = $0 { color } else { nil } }
        #expect(colors.map(\.red) == [1, 0, 0, 1])
        #expect(colors.map(\.alpha) == [1, 1, 1, 0.5])
    }

    @Test("A gradient covers the frame of its shape")
    func gradient() {
        let style = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let list = draw(Rectangle().fill(style).frame(width: 20, height: 10))
        guard case .fill(_, .gradient(let gradient), _) = list.items.first else {
            Issue.record("not a gradient")
            return
        }
        #expect(gradient.geometry == .linear(CGPoint(x: 10, y: 15), CGPoint(x: 30, y: 15)))
        #expect(gradient.stops.map(\.location) == [0, 1])
    }

    @Test("A custom shape is asked for its path at the origin, as in SwiftUI")
    func customShape() {
        struct Lower: Shape {
            func path(in rect: CGRect) -> Path {
                Path(CGRect(x: 0, y: rect.height / 2, width: rect.width, height: rect.height / 2))
            }
        }
        let list = draw(Lower().frame(width: 20, height: 10))
        #expect(rectangles(list) == [CGRect(x: 10, y: 15, width: 20, height: 5)])
    }

    @Test("A canvas draws in its own space, inside its bounds")
    func canvas() throws {
        let list = draw(
            Canvas { context, size in
                context.translateBy(x: 1, y: 2)
                context.opacity = 0.5
                context.fill(Path(CGRect(x: 0, y: 0, width: size.width, height: 1)), with: .color(.black))
            }
            .frame(width: 20, height: 10)
        )
        let layers = layers(list)
        #expect(layers.first?.transform == CGAffineTransform(translationX: 10, y: 10))
        #expect(layers.first?.clip?.path == Path(CGRect(x: 0, y: 0, width: 20, height: 10)))
        #expect(layers.last?.transform == CGAffineTransform(translationX: 1, y: 2))
        #expect(layers.last?.opacity == 0.5)
        #expect(rectangles(list) == [CGRect(x: 0, y: 0, width: 20, height: 1)])
    }

    @Test("A scroll view draws nothing outside its frame")
    func scrollView() {
        let list = draw(ScrollView { Color.black.frame(height: 100) })
        #expect(layers(list).first?.clip?.path == Path(CGRect(x: 0, y: 0, width: 40, height: 30)))
    }

    /// The opacities of the colours that areas are filled with.
    private func opacities(_ list: DisplayList) -> [Float] {
        list.items.leaves.compactMap { if case .fill(_, .color(let color), _) = $0 { color.alpha } else { nil } }
    }

    @Test("Five hundred opacities are multiplied")
    func nesting() {
        var view = AnyView(Color.black.frame(width: 2, height: 2))
        for _ in 0..<500 { view = AnyView(view.opacity(0.999)) }
        let list = draw(view)
        // 0.999 to the power of 500 is 0.60638.
        #expect(opacities(list).map { ($0 * 10_000).rounded() } == [6064])
        #expect(list.items.groups.isEmpty)
        #expect(rectangles(list).map(\.width) == [2])
    }

    @Test("Two colour changes of one visual effect both apply, the first one first")
    func chainedColors() {
        let view = Color(white: 0.5).visualEffect { effect, _ in effect.brightness(0.25).contrast(2) }
        // 0.5 + 0.25 = 0.75; (0.75 - 0.5) * 2 + 0.5 = 1.
        let colors = draw(view).items.leaves.compactMap {
            if case .fill(_, .color(let color), _) = $0 { color } else { nil }
        }
        #expect(colors.map(\.red) == [1])
    }

    @Test("A border wider than its view fills it")
    func wideBorder() {
        let list = draw(Color.clear.frame(width: 10, height: 10).border(Color.black, width: 50))
        #expect(rectangles(list) == [CGRect(x: 15, y: 10, width: 10, height: 10)])
    }

    @Test("A drawing as a view is a group of its items, cut to its size")
    func foreignList() {
        let black = DisplayList.Item.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.black), FillStyle())
        let inner = DisplayList.Item.group(DisplayList.Group(DisplayList.Layer(), [black], mask: [black]))
        let drawing = DisplayList(size: CGSize(width: 5, height: 5), items: [inner, black])
        let groups = draw(DisplayListView(drawing).opacity(0.5)).items.groups
        #expect(groups.map(\.layer.opacity) == [0.5, 1, 1])
        #expect(groups[1].items == drawing.items)
        #expect(groups[1].layer.clip?.path.boundingRect.size == drawing.size)
    }

    @Test("A copy of a canvas's context has its own state and draws into the same canvas, in order")
    func contextCopies() {
        let view = Canvas { context, size in
            var copy = context
            copy.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
            copy.fill(Path(CGRect(x: 1, y: 0, width: 1, height: 1)), with: .color(.black))
            context.fill(Path(CGRect(x: 2, y: 0, width: 1, height: 1)), with: .color(.black))
            copy.fill(Path(CGRect(x: 3, y: 0, width: 1, height: 1)), with: .color(.black))
        }
        let list = draw(view)
        #expect(rectangles(list).map(\.minX) == [1, 2, 3])
        #expect(layers(list).compactMap { $0.clip?.path.boundingRect.width }.count { $0 == 5 } == 2)
    }

    @Test("A canvas may clip a hundred thousand times")
    func manyClips() {
        let view = Canvas { context, size in
            for _ in 0..<100_000 { context.clip(to: Path(CGRect(origin: .zero, size: size))) }
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black))
        }
        let items = draw(view).items
        #expect((items.groups.count, items.leaves.count) == (100_001, 1))
    }
}
