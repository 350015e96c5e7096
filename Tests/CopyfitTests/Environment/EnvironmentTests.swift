import Copyfit
import Testing

private struct DepthKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

@Observable
private final class Model {
    var width: CGFloat = 5
    var unused = 0
}

/// Runtime rules R49–R56.
@MainActor
struct EnvironmentTests {
    struct Reader: View {
        @Environment(\.depth) var depth
        let log: Log
        let name: String
        var body: some View {
            let _ = log("\(name) \(depth)")
            Color.red.box(1, 1)
        }
    }

    @Test("The description names what differs from the defaults")
    func description() {
        var values = EnvironmentValues()
        #expect(values.description == "")
        values.lineSpacing = 4
        values.lineLimit = 2
        values.depth = 3
        #expect(values.description == "lineLimit, lineSpacing, DepthKey")
        values.lineSpacing = 0
        #expect(values.description == "lineLimit, DepthKey")
    }

    @Test("runtime rule R50: the nearest ancestor wins; a modifier changes its content only")
    func nearest() {
        let log = Log()
        _ = host(
            VStack {
                Reader(log: log, name: "outside")
                VStack {
                    Reader(log: log, name: "outer")
                    Reader(log: log, name: "inner").environment(\.depth, 2)
                    Reader(log: log, name: "changed").transformEnvironment(\.depth) { $0 += 10 }
                }
                .environment(\.depth, 1)
            }
        )
        #expect(log.entries == ["outside 0", "outer 1", "inner 2", "changed 11"])
    }

    @Test("runtime rule R50: readers, overlays and backgrounds inherit the environment of their own place")
    func places() {
        let log = Log()
        _ = host(
            Color.red
                .overlay { Reader(log: log, name: "overlay") }
                .background(GeometryReader { _ in Reader(log: log, name: "reader") })
                .environment(\.depth, 3)
                .overlay { Reader(log: log, name: "outside") }
        )
        #expect(log.entries.sorted() == ["outside 0", "overlay 3", "reader 3"])
    }

    @Test("runtime rule R49: the whole environment can be read; outside a view there are defaults")
    func whole() {
        struct Whole: View {
            @Environment(\.self) var values
            let log: Log
            var body: some View {
                let _ = log("\(values.depth) \(values.lineLimit ?? 0)")
                EmptyView()
            }
        }
        let log = Log()
        _ = host(VStack { Whole(log: log) }.environment(\.depth, 4).lineLimit(2))
        #expect(log.entries == ["4 2"])
        #expect(Reader(log: log, name: "").depth == 0)
    }

    @Test("runtime rule R52: a key written by hand, with a computed property, is all that an environment value needs")
    func handWrittenKey() {
        struct Deeper: View {
            @Environment(\.depth) var depth
            var body: some View { Color.red.box(CGFloat(depth), 1).id("deeper").environment(\.depth, depth + 1) }
        }
        #expect(EnvironmentValues().depth == 0)
        let host = host(Deeper().environment(\.depth, 7))
        #expect(host.frame(id: "deeper")?.width == 7)
    }

    @Test("runtime rule R53: built-in values and their defaults")
    func builtIn() {
        let values = EnvironmentValues()
        #expect(values.font == nil)
        #expect(values.lineLimit == nil)
        #expect(values.displayScale == 2)
        #expect(values.pixelLength == 0.5)
        #expect(values.layoutDirection == .leftToRight)
        #expect(values.isEnabled)
        #expect(values.dynamicTypeSize == .large)
        #expect(values.multilineTextAlignment == .leading)
    }

    @Test(
        "runtime rule R54: a body that reads an observable object is evaluated when what it read changes, and only then"
    )
    func observable() {
        struct Shown: View {
            let model: Model
            var body: some View { Color.red.box(model.width, 1).id("box") }
        }
        let model = Model()
        let host = host(Shown(model: model))
        model.unused = 1
        #expect(host.update().passes == 0)
        model.width = 7
        let report = host.update()
        #expect(report.passes == 1)
        #expect(report.bodyEvaluations == 1)
        #expect(host.frame(id: "box")?.width == 7)
        model.width = 8
        #expect(host.update().passes == 1)
    }

    @Test("runtime rule R55: an observable object in the environment, in a state and behind bindings")
    func objectInEnvironment() {
        struct Inner: View {
            @Environment(Model.self) private var model
            @Environment(Model.self) private var optional: Model?
            var body: some View {
                @Bindable var model = model
                Button(action: { $model.width.wrappedValue += 1 }) { Color.red.box(optional?.width ?? 0, 1) }.id("go")
            }
        }
        struct Outer: View {
            @State private var model = Model()
            var body: some View { Inner().environment(model) }
        }
        let host = host(Outer())
        host.trigger("go")
        _ = host.update()
        #expect(host.frame(id: "go")?.width == 22)
    }

    final class Counting: ObservableObject {
        @Published var width: CGFloat = 5
    }

    @Test("runtime rule R56: published properties of state objects, observed objects and environment objects")
    func observableObjects() {
        struct Follower: View {
            @ObservedObject var object: Counting
            var body: some View { Color.red.box(object.width, 1).id("observed") }
        }
        struct Inheriting: View {
            @EnvironmentObject var object: Counting
            var body: some View { Color.red.box(object.width, 1).id("environment") }
        }
        struct Owner: View {
            @StateObject var object = Counting()
            var body: some View {
                VStack {
                    Button("go") { $object.width.wrappedValue += 1 }.id("go")
                    Follower(object: object)
                    Inheriting()
                }
                .environmentObject(object)
            }
        }
        let host = host(Owner())
        host.trigger("go")
        #expect(host.update().passes == 1)
        #expect(host.frame(id: "observed")?.width == 6)
        #expect(host.frame(id: "environment")?.width == 6)
    }
}
