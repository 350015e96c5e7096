import Testing

import Copyfit

/// Gestures that consist of others.
@MainActor
struct GestureBodyTests {
    /// A gesture with a body, a setting and an action.
    private struct Knock: Gesture {
        var count = 2
        let action: () -> Void

        var body: some Gesture { TapGesture(count: count).onEnded(action) }
    }

    /// The same around another gesture, with a value.
    private struct Place: Gesture {
        @Binding var places: [CGPoint]

        var body: some Gesture<CGPoint> {
            SpatialTapGesture().map(\.location).onEnded { places.append($0) }
        }
    }

    private struct Around: Gesture {
        let action: () -> Void
        var body: some Gesture { Knock(action: action) }
    }

    private struct Swipe: Gesture {
        let isOn: Bool

        var body: some Gesture {
            DragGesture(minimumDistance: isOn ? 1 : 2)
                .onChanged { print($0.translation.width) }
                .simultaneously(with: LongPressGesture())
        }
    }

    @Test("A host triggers the tap in a gesture's body, however deep")
    func taps() {
        let log = Log()
        var places: [CGPoint] = []
        let host = host(
            VStack {
                Color.red.gesture(Knock { log("knock") }).id("knock")
                Color.red.gesture(Around { log("around") }).id("around")
                Color.red.gesture(Knock { log("inner") }.onEnded { _ in log("outer") }).id("ended")
                Color.red.gesture(Place(places: Binding(get: { places }, set: { places = $0 }))).id("place")
                Color.red.simultaneousGesture(AnyGesture(Around { log("any") })).id("any")
                Color.red.highPriorityGesture(Optional(Knock { log("optional") })).id("optional")
                Color.red.gesture(Swipe(isOn: true).exclusively(before: Knock { log("second") })).id("exclusive")
            }
        )
        for id in ["knock", "around", "ended", "place", "any", "optional", "exclusive"] { #expect(host.trigger(id)) }
        #expect(log.entries == ["knock", "around", "inner", "outer", "any", "optional", "second"])
        #expect(places == [.zero])
    }

    @Test("A gesture without a tap in its body is reported")
    func others() {
        let host = ViewHost.standIn(Color.red.gesture(Swipe(isOn: false)).id("drag"), width: 10, height: 10)
        #expect(host.update().diagnostics.map(\.code) == [.unsupportedModifier])
        #expect(!host.trigger("drag"))
    }

    @Test("The value of a gesture is its body's, and the body of a built-in gesture is none")
    func types() {
        func value<G: Gesture>(_ gesture: G) -> ObjectIdentifier { ObjectIdentifier(G.Value.self) }
        func body<G: Gesture>(_ gesture: G) -> ObjectIdentifier { ObjectIdentifier(G.Body.self) }
        #expect(value(Knock {}) == ObjectIdentifier(Void.self) && value(Around {}) == ObjectIdentifier(Void.self))
        #expect(value(Place(places: .constant([]))) == ObjectIdentifier(CGPoint.self))
        let builtIn = [
            body(TapGesture()), body(SpatialTapGesture()), body(DragGesture()), body(LongPressGesture()),
            body(MagnifyGesture()), body(RotateGesture()), body(TapGesture().onEnded {}),
            body(AnyGesture(TapGesture())), body(DragGesture().sequenced(before: TapGesture())),
        ]
        #expect(builtIn.allSatisfy { $0 == ObjectIdentifier(Never.self) })
    }
}
