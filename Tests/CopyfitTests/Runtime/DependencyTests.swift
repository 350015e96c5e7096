import Copyfit
import Testing

private struct RedKey: EnvironmentKey {
    static let defaultValue = 0
}

private struct BlueKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var red: Int {
        get { self[RedKey.self] }
        set { self[RedKey.self] = newValue }
    }

    fileprivate var blue: Int {
        get { self[BlueKey.self] }
        set { self[BlueKey.self] = newValue }
    }
}

@Observable
private final class Model {
    var width: CGFloat = 5
}

/// Runtime rules R51, R92: what is evaluated, measured and placed again after a change; counted.
@MainActor
struct DependencyTests {
    private struct RedReader: View {
        @Environment(\.red) var red
        let log: Log
        var body: some View {
            let _ = log("red \(red)")
            Color.red.box(10 + CGFloat(red), 10).id("red")
        }
    }

    private struct BlueReader: View {
        @Environment(\.blue) var blue
        let log: Log
        var body: some View {
            let _ = log("blue \(blue)")
            Color.blue.box(10 + CGFloat(blue), 10).id("blue")
        }
    }

    private struct Neither: View {
        let log: Log
        var body: some View {
            let _ = log("neither")
            HStack { RedReader(log: log) }
        }
    }

    /// Sets two keys around readers of either.
    private struct Setter: View {
        @State var red = 0
        @State var blue = 0
        let log: Log
        var body: some View {
            VStack {
                Button("red") { red += 1 }.id("more red")
                Button("blue") { blue += 1 }.id("more blue")
                VStack {
                    Neither(log: log)
                    BlueReader(log: log)
                }
                .environment(\.red, red)
                .environment(\.blue, blue)
            }
        }
    }

    @Test(
        "runtime rule R51: a view that reads one environment key is evaluated when its value changes, not when another's does"
    )
    func perKey() {
        let log = Log()
        let host = host(Setter(log: log))
        #expect(log.take() == ["neither", "red 0", "blue 0"])
        host.trigger("more red")
        // The setter itself, and below it the reader of the key alone, behind a view that reads nothing.
        #expect(host.update().bodyEvaluations == 2)
        #expect(log.take() == ["red 1"])
        #expect(host.frame(id: "red")?.width == 11)
        host.trigger("more blue")
        #expect(host.update().bodyEvaluations == 2)
        #expect(log.take() == ["blue 1"])
        #expect(host.frame(id: "blue")?.width == 11)
    }

    @Test("runtime rule R51: built-in keys and the whole environment; a reader of the whole follows every key")
    func builtIn() {
        struct Limit: View {
            @Environment(\.lineLimit) var limit
            let log: Log
            var body: some View {
                let _ = log("limit \(limit ?? 0)")
                EmptyView()
            }
        }
        struct Whole: View {
            @Environment(\.self) var values
            let log: Log
            var body: some View {
                let _ = log("whole \(values.lineLimit ?? 0) \(values.lineSpacing)")
                EmptyView()
            }
        }
        struct Setter: View {
            @State var limit = 1
            @State var spacing: CGFloat = 0
            let log: Log
            var body: some View {
                VStack {
                    Button("limit") { limit += 1 }.id("limit")
                    Button("spacing") { spacing += 1 }.id("spacing")
                    VStack {
                        Limit(log: log)
                        Whole(log: log)
                    }
                    .lineLimit(limit).lineSpacing(spacing)
                }
            }
        }
        let log = Log()
        let host = host(Setter(log: log))
        _ = log.take()
        host.trigger("spacing")
        _ = host.update()
        #expect(log.take() == ["whole 1 1.0"])
        host.trigger("limit")
        _ = host.update()
        #expect(log.take() == ["limit 2", "whole 2 1.0"])
    }

    @Test("runtime rule R51: modifiers, nested dynamic properties and objects in the environment follow what they read")
    func otherReaders() {
        struct Shade: DynamicProperty {
            @Environment(\.red) var red
        }
        struct Nested: View {
            let shade = Shade()
            let log: Log
            var body: some View {
                let _ = log("nested \(shade.red)")
                EmptyView()
            }
        }
        struct Frame: ViewModifier {
            @Environment(\.red) var red
            let log: Log
            func body(content: Content) -> some View {
                let _ = log("modifier \(red)")
                content.padding(CGFloat(red))
            }
        }
        struct Object: View {
            @Environment(Model.self) var model
            let log: Log
            var body: some View {
                let _ = log("object \(model.width)")
                EmptyView()
            }
        }
        struct Setter: View {
            @State var red = 0
            @State var model = Model()
            let log: Log
            var body: some View {
                VStack {
                    Button("red") { red += 1 }.id("red")
                    Button("model") { model = Model() }.id("model")
                    VStack {
                        Nested(log: log)
                        Object(log: log)
                        Color.red.modifier(Frame(log: log))
                    }
                    .environment(\.red, red)
                    .environment(model)
                }
            }
        }
        let log = Log()
        let host = host(Setter(log: log))
        #expect(log.take() == ["nested 0", "object 5.0", "modifier 0"])
        host.trigger("red")
        _ = host.update()
        #expect(log.take() == ["nested 1", "modifier 1"])
        host.trigger("model")
        _ = host.update()
        #expect(log.take() == ["object 5.0"])
    }

    @Test(
        "runtime rule R51: what reads no key of its own still gets the new environment: texts, styles, readers, children"
    )
    func handedDown() {
        struct Plain: View {
            var body: some View {
                VStack {
                    Text("ab ab").id("text")
                    GeometryReader { _ in Text("ab ab").id("inner") }
                }
            }
        }
        struct Setter: View {
            @State var limit = 1
            var body: some View {
                VStack {
                    Button("limit") { limit = 2 }.id("limit")
                    Plain().frame(width: 20).lineLimit(limit)
                }
            }
        }
        let host = host(Setter(), 400, 300)
        // "ab" is 14.6 wide: two lines of 16 where two are allowed.
        #expect(host.frame(id: "text")?.height == 16)
        host.trigger("limit")
        #expect(host.update().bodyEvaluations == 1)
        #expect(host.frame(id: "text")?.height == 32)
        #expect(host.frame(id: "inner")?.height == 32)
    }

    @Test("runtime rule R92: a view that is the same is not evaluated with the body around it; one that differs is")
    func sameView() {
        struct Child: View {
            let name: String
            var number = 0
            @State var state = Model()
            let log: Log
            var body: some View {
                let _ = log(name)
                EmptyView()
            }
        }
        struct Bound: View {
            @Binding var count: Int
            let log: Log
            var body: some View {
                let _ = log("binding")
                Button("bound") { count += 1 }.id("bound")
            }
        }
        struct Acting: View {
            let action: () -> Void
            let log: Log
            var body: some View {
                let _ = log("function")
                EmptyView()
            }
        }
        struct Parent: View {
            @State var count = 0
            let log: Log
            var body: some View {
                let _ = log("parent \(count)")
                VStack {
                    Child(name: "same", log: log)
                    Child(name: "other", number: count, log: log)
                    Bound(count: $count, log: log)
                    Acting(action: {}, log: log)
                }
            }
        }
        let log = Log()
        let host = host(Parent(log: log))
        #expect(log.take() == ["parent 0", "same", "other", "binding", "function"])
        host.trigger("bound")
        #expect(host.update().bodyEvaluations == 3)
        #expect(log.take() == ["parent 1", "other", "function"])
    }

    @Test("runtime rule R92: a modifier is evaluated when it or what it modifies differs, texts and stacks included")
    func sameModifier() {
        struct Row: ViewModifier {
            let name: String
            let log: Log
            func body(content: Content) -> some View {
                let _ = log(name)
                HStack { content }
            }
        }
        struct Parent: View {
            @State var count = 0
            let log: Log
            var body: some View {
                VStack {
                    VStack(spacing: 1) {
                        Text("same").font(.title)
                        Color.red.frame(width: 10).padding()
                    }
                    .modifier(Row(name: "same", log: log))
                    Group {
                        Text("count \(count)")
                        Color.red
                    }
                    .modifier(Row(name: "content", log: log))
                    Button("more") { count += 1 }.id("more")
                    Color.red.modifier(Row(name: "modifier \(count)", log: log))
                }
            }
        }
        let log = Log()
        let host = host(Parent(log: log))
        _ = log.take()
        host.trigger("more")
        _ = host.update()
        #expect(log.take() == ["content", "modifier 1"])
    }

    @Test(
        "runtime rule R92: references that may have changed in themselves count as changed; observable ones are followed"
    )
    func references() {
        final class Plain: Equatable {
            var width: CGFloat = 1
            static func == (left: Plain, right: Plain) -> Bool { left.width == right.width }
        }
        struct Holder: View {
            let plain: Plain
            var body: some View { Color.red.box(plain.width, 1).id("plain") }
        }
        struct Follower: View {
            let model: Model
            let log: Log
            var body: some View {
                let _ = log("model \(model.width)")
                Color.red.box(model.width, 1).id("model")
            }
        }
        struct Parent: View {
            @State var count = 0
            @State var models = [Model(), Model()]
            let plain: Plain
            let log: Log
            var body: some View {
                VStack {
                    Button("\(count)") { count += 1 }.id("count")
                    Button("swap") { models.swapAt(0, 1) }.id("swap")
                    Button("grow") { models[0].width += 1 }.id("grow")
                    Holder(plain: plain)
                    Follower(model: models[0], log: log)
                }
            }
        }
        let plain = Plain()
        let log = Log()
        let host = host(Parent(plain: plain, log: log))
        _ = log.take()
        plain.width = 9
        host.trigger("count")
        _ = host.update()
        #expect(host.frame(id: "plain")?.width == 9)
        #expect(log.take() == [])
        for (button, width) in [("grow", "6.0"), ("swap", "5.0"), ("swap", "6.0")] {
            host.trigger(button)
            _ = host.update()
            #expect(log.take() == ["model \(width)"])
        }
    }

    @Test("runtime rule R92: an Equatable view is the same as long as it is equal")
    func equatable() {
        struct Rounded: View, Equatable {
            let value: Double
            let log: Log
            var body: some View {
                let _ = log("\(value)")
                EmptyView()
            }
            nonisolated static func == (left: Rounded, right: Rounded) -> Bool {
                left.value.rounded() == right.value.rounded()
            }
        }
        struct Parent: View {
            @State var value = 1.0
            let log: Log
            var body: some View {
                Button("more") { value += 0.3 }.id("more")
                Rounded(value: value, log: log).equatable()
            }
        }
        let log = Log()
        let host = host(Parent(log: log))
        for _ in 0..<2 {
            host.trigger("more")
            _ = host.update()
        }
        // 1.3 is 1 still, 1.6 is 2.
        #expect(log.entries == ["1.0", "1.6"])
    }

    @Test("runtime rule R92: a parent and a child that are both to be evaluated are evaluated once each")
    func once() {
        struct Child: View {
            @Binding var count: Int
            let log: Log
            var body: some View {
                let _ = log("child \(count)")
                Button("go") { count += 1 }.id("go")
            }
        }
        struct Parent: View {
            @State var count = 0
            let log: Log
            var body: some View {
                let _ = log("parent \(count)")
                Child(count: $count, log: log)
            }
        }
        let log = Log()
        let host = host(Parent(log: log))
        _ = log.take()
        host.trigger("go")
        #expect(host.update().bodyEvaluations == 2)
        #expect(log.take() == ["parent 1", "child 1"])
    }
}
