import Copyfit
import Testing

/// Runtime rules R76–R79.
@MainActor
struct GeometryTests {
    @Test(
        "runtime rule R76: a reader takes the proposal, 10 where there is none; each element is offered that size at the top left"
    )
    func readerSize() {
        let reader = GeometryReader { _ in
            Color.red.id("a")
            Color.blue.box(5, 5).id("b")
        }
        let fixed = host(reader.frame(width: 100, height: 60), 200, 200)
        #expect(fixed.frame(id: "a") == CGRect(x: 50, y: 70, width: 100, height: 60))
        #expect(fixed.frame(id: "b") == CGRect(x: 50, y: 70, width: 5, height: 5))
        #expect(fixed.size(for: ProposedViewSize(width: nil, height: nil)) == CGSize(width: 100, height: 60))
        #expect(host(reader).size(for: .unspecified) == CGSize(width: 10, height: 10))
    }

    @Test("runtime rule R77: all spellings of a coordinate space resolve")
    func spellings() {
        var frames: [CGRect] = []
        let stored = CoordinateSpace.named("outer")
        let view = GeometryReader { proxy in
            let _ =
                frames = [
                    proxy.frame(in: .global), proxy.frame(in: CoordinateSpace.global), proxy.frame(in: .local),
                    proxy.frame(in: .named("outer")), proxy.frame(in: stored),
                    proxy.bounds(of: .named("outer")) ?? .zero,
                ]
            Color.red
        }
        .frame(width: 10, height: 20)
        .padding(.leading, 4)
        .coordinateSpace(.named("outer"))
        .padding(.top, 7)
        _ = host(view, 100, 100)
        // 14 × 27 with both paddings, at (43, 36.5).
        let size = CGSize(width: 10, height: 20)
        #expect(frames[0] == CGRect(origin: CGPoint(x: 47, y: 43.5), size: size))
        #expect(frames[1] == frames[0])
        #expect(frames[2] == CGRect(origin: .zero, size: size))
        #expect(frames[3] == CGRect(origin: CGPoint(x: 4, y: 0), size: size))
        #expect(frames[4] == frames[3])
        #expect(frames[5] == CGRect(x: -4, y: 0, width: 14, height: 20))
    }

    @Test(
        "runtime rule R78: the nearest ancestor with a name counts; an unknown name is reported and means the host's space"
    )
    func names() {
        var frames: [CGRect] = []
        let view = GeometryReader { proxy in
            let _ = frames = [proxy.frame(in: .named("a")), proxy.frame(in: .named("nowhere"))]
            Color.red
        }
        .frame(width: 10, height: 10).padding(1).coordinateSpace(name: "a").padding(2).coordinateSpace(name: "a")
        let host = ViewHost.standIn(view, width: 16, height: 16)
        let report = host.update()
        #expect(frames.map(\.origin) == [CGPoint(x: 1, y: 1), CGPoint(x: 3, y: 3)])
        #expect(report.diagnostics.map(\.code) == [.unknownCoordinateSpace])
    }

    @Test("runtime rule R78: offset, position, scale and rotation take part in conversion")
    func transforms() {
        var frames: [CGRect] = []
        let reader = GeometryReader { proxy in
            let _ = frames.append(proxy.frame(in: .global))
            Color.red
        }
        .frame(width: 20, height: 10)
        _ = host(reader.offset(x: 5, y: 6), 100, 100)
        _ = host(reader.position(x: 30, y: 40), 100, 100)
        _ = host(reader.scaleEffect(2), 100, 100)
        _ = host(reader.rotationEffect(.degrees(90)), 100, 100)
        #expect(frames[0] == CGRect(x: 45, y: 51, width: 20, height: 10))
        #expect(frames[1] == CGRect(x: 20, y: 35, width: 20, height: 10))
        #expect(frames[2] == CGRect(x: 30, y: 40, width: 40, height: 20))
        #expect(abs(frames[3].minX - 45) < 1e-9 && abs(frames[3].minY - 40) < 1e-9)
        #expect(abs(frames[3].width - 10) < 1e-9 && abs(frames[3].height - 20) < 1e-9)
    }

    @Test("runtime rule R78: the space of the nearest scroll view")
    func scrollSpace() {
        var origin: CGPoint?
        let view = ScrollView {
            Color.red.frame(height: 30)
            GeometryReader { proxy in
                let _ = origin = proxy.frame(in: .scrollView).origin
                Color.blue
            }
            .frame(width: 10, height: 10)
        }
        let host = ViewHost.standIn(view, width: 100, height: 100)
        #expect(host.update().diagnostics == [])
        #expect(origin == CGPoint(x: 45, y: 38))
    }

    @Test("runtime rule R79: a late closure runs once per pass, in tree order, outer before inner")
    func lateOrder() {
        let log = Log()
        let view = VStack {
            GeometryReader { _ in
                let _ = log("a")
                GeometryReader { _ in
                    let _ = log("a.inner")
                    Color.red
                }
            }
            Color.red.overlay {
                GeometryReader { _ in
                    let _ = log("overlay")
                    Color.red
                }
            }
            GeometryReader { _ in
                let _ = log("b")
                Color.red
            }
            .layoutPriority(1)
        }
        let host = host(view)
        #expect(log.take() == ["a", "a.inner", "overlay", "b"])
        host.size = ProposedViewSize(width: 100, height: 100)
        _ = host.update()
        #expect(log.take() == ["a", "a.inner", "overlay", "b"])
    }

    @Test("runtime rule R79: an unchanged reader is not evaluated again when something else changes")
    func unchangedReader() {
        struct Changing: View {
            @State var color = 0
            let log: Log
            var body: some View {
                VStack {
                    Button("go") { color += 1 }.id("go")
                    Inner(log: log)
                    Shown(number: $color)
                }
            }
        }
        struct Shown: View {
            @Binding var number: Int
            var body: some View { Color.red.frame(width: 10, height: 10).opacity(Double(number)) }
        }
        struct Inner: View {
            let log: Log
            var body: some View {
                GeometryReader { _ in
                    let _ = log("reader")
                    Color.red
                }
            }
        }
        let log = Log()
        let host = host(Changing(log: log))
        #expect(log.take() == ["reader"])
        host.trigger("go")
        #expect(host.update().bodyEvaluations == 1)
        #expect(log.take() == [])
    }
}
