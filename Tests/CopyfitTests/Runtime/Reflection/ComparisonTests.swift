import Observation
import Testing

import Copyfit
@testable import CopyfitViews

/// How values are found to be the same: never a crash, never two different values.
struct ComparisonTests {
    private func areUnchanged<Value>(_ old: Value, _ new: Value) -> Bool {
        Comparison.of(Value.self).areUnchanged(old, new)
    }

    @Test("Numbers that are written differently are different; the same not-a-number is the same")
    func numbers() {
        #expect(!areUnchanged(0.0, -0.0))
        #expect(areUnchanged(Double.nan, Double.nan))
        #expect(areUnchanged(CGSize(width: CGFloat.nan, height: 1), CGSize(width: CGFloat.nan, height: 1)))
        #expect(!areUnchanged(Float.nan, 1))
        #expect(isUnchanged(CGFloat.nan, CGFloat.nan) && !isUnchanged(CGFloat(0), -0.0))
    }

    private struct Row {
        var name: String
        var length: Double
        var rows: [Row] = []
    }

    @Test("Collections of what can be compared are compared element by element")
    func collections() {
        let rows = [Row(name: "a", length: 1), Row(name: "b", length: .nan, rows: [Row(name: "c", length: 2)])]
        var other = rows
        #expect(areUnchanged(rows, other) && areUnchanged(rows[0...], other[0...]))
        #expect(areUnchanged(Optional(rows), other) && areUnchanged(["x": rows], ["x": other]))
        other[1].rows[0].length = 3
        #expect(!areUnchanged(rows, other) && !areUnchanged(rows[0...], other[0...]))
        #expect(!areUnchanged(Optional(rows), other) && !areUnchanged(["x": rows], ["x": other]))
        #expect(!areUnchanged(rows, Array(rows.prefix(1))) && !areUnchanged(Optional(rows), nil))
        #expect(areUnchanged([Row]?.none, nil) && !areUnchanged(["x": rows], ["y": rows]))
    }

    private final class Counter { var count = 0 }

    @Observable fileprivate final class Model { var count = 0 }

    @Test("References to what may have changed in itself are never the same")
    func references() {
        let counter = Counter()
        #expect(!areUnchanged(counter, counter) && !areUnchanged([counter], [counter]))
        #expect(!areUnchanged(Optional(counter), counter))
        let model = Model()
        #expect(areUnchanged([model], [model]) && !areUnchanged([model], [Model()]))
    }

    private enum Choice<Value> {
        case a(x: Value)
        case a(y: Value)
        case b(Value, Int8)
        indirect case chain(Choice)
        case end, none
    }

    private struct Liar: CustomReflectable {
        let customMirror = Mirror(reflecting: 0)
    }

    private enum LyingChoice: CustomReflectable {
        case one(String), two(String)
        var customMirror: Mirror { Mirror(reflecting: 0) }
    }

    @Test("Enumerations are compared by their case, its labels and what goes with it")
    func enumerations() {
        let choices: [Choice<String>] = [
            .a(x: "a"), .a(y: "a"), .a(x: "b"), .b("a", 1), .b("a", 2), .chain(.end), .chain(.a(x: "a")), .end, .none,
        ]
        for (index, choice) in choices.enumerated() {
            for (other, another) in choices.enumerated() {
                #expect(areUnchanged(choice, another) == (index == other), "\(choice), \(another)")
                #expect(areUnchanged(choice as Any, another as Any) == (index == other))
                #expect(areUnchanged([choice], [another]) == (index == other))
            }
        }
        #expect(!areUnchanged(Choice.a(x: { 1 }), .a(x: { 1 })))
        #expect(!areUnchanged(LyingChoice.one("a"), .two("a")) && !areUnchanged(LyingChoice.one("a"), .one("a")))
    }

    @Test("Existentials are compared by what they hold")
    func existentials() {
        #expect(areUnchanged(1 as Any, 1) && !areUnchanged(1 as Any, 2) && !areUnchanged(1 as Any, 1.0))
        #expect(areUnchanged("a" as any CustomStringConvertible, "a"))
        #expect(areUnchanged(["a": [1, "b"]] as [String: Any], ["a": [1, "b"]]))
        #expect(!areUnchanged(["a": [1, "b"]] as [String: Any], ["a": [1, "c"]]))
        #expect(areUnchanged((1 as Any) as Any?, 1) && !areUnchanged(nil as Any?, 1))
        #expect(!areUnchanged(Counter() as Any, Counter()) && !areUnchanged(Liar() as Any, Liar()))
        let counter = Counter()
        #expect(!areUnchanged(counter as AnyObject, counter))
    }

    @Test("What lies too deep for a stack counts as changed")
    func deepChains() {
        func chain(_ count: Int) -> Choice<String> { (0..<count).reduce(.end) { rest, _ in .chain(rest) } }
        #expect(areUnchanged(chain(20), chain(20)) && !areUnchanged(chain(20), chain(21)))
        #expect(!areUnchanged(chain(10_000), chain(10_000)))
    }

    @Test("Values of every kind, in each other, are compared without a crash", arguments: 0..<300)
    func everyKind(seed: Int) {
        var fuzz = ComparisonFuzz(seed: seed)
        fuzz.run()
    }
}

/// Makes types out of types, and compares values of them.
private struct ComparisonFuzz {
    private struct Holder<A, B> {
        var a: A
        var b: B
    }

    private struct Packed<each Member> {
        var members: (repeat each Member)
        var empty: ()
    }

    private enum Choice<A> {
        case value(A)
        case pair(A, Int8)
        case none
    }

    private indirect enum Chain<A> {
        case end
        case link(A, Chain<A>)
    }

    private final class Box<A> {
        let value: A
        init(_ value: A) { self.value = value }
    }

    private actor Room<A> {
        let value: A
        init(_ value: sending A) { self.value = value }
    }

    private struct Borrowed<A> {
        weak var weak: Box<A>?
        unowned var unowned: Box<A>
    }

    private struct Opaque<A>: CustomStringConvertible {
        let value: any CustomStringConvertible
        let rest: A
        var description: String { "" }
    }

    private struct Failure<A>: Error {
        // An error must be safe to share; nobody shares it here.
        nonisolated(unsafe) let value: A
    }

    private protocol Shown: AnyObject {}
    private final class Screen: Shown {}

    private var state: UInt64

    init(seed: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    private mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
    }

    mutating func run() {
        switch roll(5) {
        case 0: check(depth: 3, areComparable: true) { $0 }
        case 1: check(depth: 3, areComparable: true) { Double($0) / 0 }
        case 2: check(depth: 3, areComparable: true) { "a string that is too long for its own bytes \($0)" }
        case 3: check(depth: 3, areComparable: false) { (number: Int) -> () -> Int in { number } }
        default: check(depth: 3, areComparable: true) { (UInt8($0), Int64($0), $0 == 0) }
        }
    }

    /// Compares what is made of 0 and of 1, then of something around it.
    ///
    /// The optimizer would specialise this and `wrap` for every type that they can build: without end.
    @_optimize(none)
    private mutating func check<T>(depth: Int, areComparable: Bool, _ make: @escaping (Int) -> T) {
        let comparison = Comparison.of(T.self)
        let (zero, again, one) = (make(0), make(0), make(1))
        #expect(!comparison.areUnchanged(zero, one), "\(T.self)")
        if areComparable { #expect(comparison.areUnchanged(zero, again), "\(T.self)") }
        #expect(isUnchanged(zero, again) || !areComparable)
        _ = InstallationPlan.plan(for: T.self)
        if depth > 0 { wrap(depth: depth - 1, areComparable: areComparable, make) }
    }

    @_optimize(none)
    private mutating func wrap<T>(depth: Int, areComparable: Bool, _ make: @escaping (Int) -> T) {
        switch roll(24) {
        case 0: check(depth: depth, areComparable: areComparable) { Holder(a: $0, b: make($0)) }
        case 1: check(depth: depth, areComparable: areComparable) { [make($0), make(0)] }
        case 2: check(depth: depth, areComparable: areComparable) { [make(0), make($0)][1...] }
        case 3: check(depth: depth, areComparable: areComparable) { Optional(make($0)) }
        case 4: check(depth: depth, areComparable: areComparable) { [$0: make($0)] }
        case 5: check(depth: depth, areComparable: areComparable) { (make($0), UInt8($0)) }
        case 6:
            check(depth: depth, areComparable: areComparable) { Packed(members: (make($0), "x", make(0)), empty: ()) }
        case 7: check(depth: depth, areComparable: areComparable) { ContiguousArray([make($0)]) }
        case 8: check(depth: depth, areComparable: areComparable) { Slice(base: [make($0)], bounds: 0..<1) }
        case 9: check(depth: depth, areComparable: false) { Choice.value(make($0)) }
        case 10: check(depth: depth, areComparable: false) { $0 == 0 ? Choice<T>.none : .pair(make($0), 1) }
        case 11: check(depth: depth, areComparable: false) { Chain.link(make($0), .link(make(0), .end)) }
        case 12: check(depth: depth, areComparable: false) { make($0) as Any }
        case 13: check(depth: depth, areComparable: false) { Failure(value: make($0)) as any Error }
        case 14: check(depth: depth, areComparable: false) { Box(make($0)) as AnyObject }
        case 15: check(depth: depth, areComparable: false) { Box(make($0)) }
        case 16:
            let boxes = [Box(make(0)), Box(make(1))]
            check(depth: depth, areComparable: false) { Borrowed(weak: boxes[$0], unowned: boxes[$0]) }
        case 17: check(depth: depth, areComparable: false) { Opaque(value: $0, rest: make($0)) }
        case 18: check(depth: depth, areComparable: false) { Result<T, any Error>.success(make($0)) }
        case 19:
            check(depth: depth, areComparable: true) { ($0 == 0 ? T.self : [T].self) as Any.Type }
        case 20:
            let screens = [Screen(), Screen()]
            check(depth: depth, areComparable: false) { Holder(a: screens[$0] as any Shown, b: $0) }
        case 21: check(depth: depth, areComparable: false) { number in { make(number) } }
        case 22: check(depth: depth, areComparable: areComparable) { Holder(a: T.self, b: make($0)) }
        default: check(depth: depth, areComparable: areComparable) { Holder<Void, (T, Void)>(a: (), b: (make($0), ())) }
        }
    }
}

/// Views that store what can not be compared.
@MainActor
struct StoredExistentialTests {
    private struct Failed: Error {}

    private struct Stored<Value>: View {
        let value: Value
        let width: CGFloat
        var body: some View { Color.red.box(width, 5).id("box") }
    }

    private struct Around<Value>: View {
        @State private var width: CGFloat = 10
        let value: Value
        var body: some View {
            VStack {
                Stored(value: value, width: width)
                Stored(value: [value], width: width).modifier(Keeping(value: value))
                Button("wider") { width += 1 }.id("wider")
            }
        }
    }

    private struct Keeping<Value>: ViewModifier {
        let value: Value
        func body(content: Content) -> some View { content.padding(1) }
    }

    private func check<Value>(_ value: Value) {
        let host = host(Around(value: value))
        for width in [11, 12, 13] as [CGFloat] {
            host.trigger("wider")
            #expect(host.update().converged)
            #expect(host.frame(id: "box")?.width == width)
        }
    }

    @Test("Views and modifiers that store existentials show what they are given")
    func existentials() {
        check(Failed() as any Error)
        check(1 as Any)
        check([Circle()] as [any Shape])
        check(AnyShapeStyle(Color.red))
        check(AnyLayout(HStackLayout()))
        check([1, 2, 3].prefix(2))
        check(Failed.self as any Error.Type)
        check((Failed() as any Error, { 1 }, Optional<any Shape>.none))
    }

    @Test("A list of some of its rows")
    func slicedRows() {
        struct Row: Identifiable {
            let id: Int
        }
        struct Rows: View {
            @State private var count = 2
            let rows = [1, 2, 3, 4].map(Row.init)
            var body: some View {
                List { ForEach(rows.prefix(count)) { Color.red.box(20, 10).id($0.id) } }
                    .overlay { Button("more") { count += 1 }.id("more") }
            }
        }
        let host = host(Rows())
        #expect(host.frame(id: 3) == nil)
        host.trigger("more")
        #expect(host.update().converged)
        #expect(host.frame(id: 3) != nil && host.frame(id: 4) == nil)
    }
}
