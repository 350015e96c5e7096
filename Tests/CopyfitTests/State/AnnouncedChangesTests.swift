import Testing

import Copyfit
@testable import CopyfitViews

/// Runtime rule R56: objects announce changes that no published property makes.
@MainActor
struct AnnouncedChangesTests {
    private class Plain: ObservableObject {
        var width: CGFloat = 10 {
            willSet { objectWillChange.send() }
        }
    }

    private final class Mixed: Plain {
        @Published var height: CGFloat = 10
    }

    private final class Own: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        var width: CGFloat = 10
    }

    private struct Box<Object: ObservableObject>: View {
        @ObservedObject var object: Object
        let width: (Object) -> CGFloat

        var body: some View { Color.red.frame(width: width(object), height: 10).id("box") }
    }

    private func check<Object: ObservableObject>(
        _ object: Object,
        _ width: @escaping (Object) -> CGFloat,
        _ change: () -> Void
    ) {
        let host = ViewHost(Box(object: object, width: width), size: .unspecified)
        _ = host.update()
        #expect(host.frame(id: "box")?.width == 10)
        change()
        #expect(host.update().bodyEvaluations == 1)
        #expect(host.frame(id: "box")?.width == 25)
    }

    @Test("A view is evaluated again after objectWillChange.send(), with and without published properties")
    func announced() {
        let plain = Plain()
        check(plain, \.width) { plain.width = 25 }
        let mixed = Mixed()
        check(mixed, \.width) { mixed.width = 25 }
        let published = Mixed()
        check(published, \.height) { published.height = 25 }
        let own = Own()
        check(own, \.width) {
            own.width = 25
            own.objectWillChange.send()
        }
    }

    @Test("An object has one publisher as long as it exists, and another object has another one")
    func onePublisher() {
        let (plain, mixed) = (Plain(), Mixed())
        #expect(plain.objectWillChange === plain.objectWillChange)
        #expect(mixed.objectWillChange === mixed.objectWillChange)
        #expect(plain.objectWillChange !== mixed.objectWillChange)
        for _ in 0..<300 { #expect(Plain().objectWillChange !== plain.objectWillChange) }
        #expect(plain.objectWillChange === plain.objectWillChange)
    }

    @Test("What follows a publisher is called until it is released")
    func following() {
        let publisher = ObservableObjectPublisher()
        var calls = ""
        let first = publisher._follow { calls += "a" }
        var second: AnyObject? = publisher._follow { calls += "b" }
        publisher.send()
        #expect(calls == "ab")
        #expect(second != nil)
        second = nil
        publisher.send()
        #expect(calls == "aba")
        withExtendedLifetime(first) {}
    }
}
