import Combine
import SwiftUI
import Testing

private final class Oven: ObservableObject {
    @Published var heat = 10
    @Published var loaves = 0
    var label = "cold" {
        willSet { objectWillChange.send() }
    }
}

/// Has no published property.
private final class Radio: ObservableObject {
    var volume = 20 {
        willSet { objectWillChange.send() }
    }
}

private final class Bell: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var rings = 30
}

private struct Meter<Object: ObservableObject>: View {
    @ObservedObject var object: Object
    let length: (Object) -> Int

    var body: some View { Color.red.frame(width: CGFloat(length(object)), height: 10).id("meter") }
}

private struct Ticker: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var width = 5

    var body: some View {
        Color.red.frame(width: CGFloat(width), height: 10).id("ticker")
            .onReceive(subject) { width = $0 }
    }
}

private struct Follower: View {
    let oven: Oven
    @State private var heats: [Int] = []

    var body: some View {
        Color.red.frame(width: CGFloat(heats.reduce(0, +)), height: 10).id("follower")
            .onReceive(oven.$heat) { heats.append($0) }
    }
}

@MainActor
struct CombineTests {
    private func width(_ host: ViewHost, _ id: String) -> CGFloat? {
        #expect(host.update().converged)
        return host.frame(id: id)?.width
    }

    @Test("A view that follows a timer is reported with its place, also if the timer's type is hidden")
    func timers() async {
        struct Clock<Source: Publisher>: View where Source.Failure == Never {
            let source: Source
            @State private var count = 0
            var body: some View { Text("\(count)").onReceive(source) { _ in count += 1 }.id("clock") }
        }
        func report(_ view: some View) async -> UpdateReport {
            await ViewHost(view, size: .unspecified).settle(timeout: .seconds(60))
        }
        let timer = Timer.publish(every: 3600, on: .main, in: .common).autoconnect()
        for view in [
            AnyView(Clock(source: timer)), AnyView(Clock(source: timer.map(\.timeIntervalSinceReferenceDate))),
            AnyView(Clock(source: timer.eraseToAnyPublisher())),
        ] {
            let report = await report(view)
            #expect(report.converged && report.pendingTimers == 1)
            #expect(report.diagnostics(.timersPending).flatMap(\.places).map(\.identifier) == ["clock"])
        }
        #expect(await report(Clock(source: Just(1))).pendingTimers == 0)
    }

    @Test("A published property sends its value, then each new one before it is stored")
    func published() {
        let oven = Oven()
        var received: [Int] = []
        var stored: [Int] = []
        let subscription = oven.$heat.sink {
            received.append($0)
            stored.append(oven.heat)
        }
        oven.heat = 11
        oven.heat = 11
        oven.heat = 12
        #expect(received == [10, 11, 11, 12])
        #expect(stored == [10, 10, 11, 11])
        subscription.cancel()
        oven.heat = 13
        #expect(received.count == 4)
    }

    @Test("objectWillChange sends before each change of a published property")
    func objectWillChange() {
        let oven = Oven()
        var seen: [Int] = []
        let subscription = oven.objectWillChange.sink { seen.append(oven.heat + oven.loaves) }
        oven.heat = 20
        oven.loaves = 5
        #expect(seen == [10, 20])
        subscription.cancel()
        oven.loaves = 6
        #expect(seen.count == 2)
    }

    @Test("A view follows what an object announces itself")
    func announced() {
        let oven = Oven()
        let host = ViewHost(Meter(object: oven) { $0.label.count }, size: .unspecified)
        #expect(width(host, "meter") == 4)
        oven.label = "glowing"
        #expect(width(host, "meter") == 7)

        let radio = Radio()
        let second = ViewHost(Meter(object: radio) { $0.volume }, size: .unspecified)
        #expect(width(second, "meter") == 20)
        radio.volume = 25
        #expect(width(second, "meter") == 25)

        let bell = Bell()
        let third = ViewHost(Meter(object: bell) { $0.rings }, size: .unspecified)
        #expect(width(third, "meter") == 30)
        bell.rings = 35
        bell.objectWillChange.send()
        #expect(width(third, "meter") == 35)
    }

    @Test("onReceive runs with what a publisher sends; the function may change states")
    func onReceive() {
        let subject = PassthroughSubject<Int, Never>()
        let host = ViewHost(Ticker(subject: subject), size: .unspecified)
        #expect(width(host, "ticker") == 5)
        subject.send(8)
        #expect(width(host, "ticker") == 8)
        subject.send(9)
        #expect(width(host, "ticker") == 9)
    }

    @Test("onReceive gets the current value of a published property, and follows the object that the view has")
    func onReceiveOfPublished() {
        let (first, second) = (Oven(), Oven())
        let host = ViewHost(Follower(oven: first), size: .unspecified)
        #expect(width(host, "follower") == 10)
        first.heat = 5
        #expect(width(host, "follower") == 15)
        host.setContent(Follower(oven: second))
        #expect(width(host, "follower") == 25)
        first.heat = 100
        #expect(width(host, "follower") == 25)
        second.heat = 1
        #expect(width(host, "follower") == 26)
    }

    @Test("assign(to:) sets a published property")
    func assign() {
        let oven = Oven()
        let subject = CurrentValueSubject<Int, Never>(3)
        subject.assign(to: &oven.$loaves)
        #expect(oven.loaves == 3)
        subject.send(4)
        #expect(oven.loaves == 4)
    }

    @Test("assign(to:) ends with the property, and does not keep its object")
    func assignEnds() {
        var cancels = 0
        let subject = PassthroughSubject<Int, Never>()
        weak var kept: Oven?
        do {
            let oven = Oven()
            kept = oven
            subject.handleEvents(receiveCancel: { cancels += 1 }).assign(to: &oven.$loaves)
            oven.$heat.assign(to: &oven.$loaves)
            #expect(oven.loaves == 10)
            #expect(cancels == 0)
        }
        #expect(kept == nil)
        #expect(cancels == 1)
        subject.send(5)
    }

    @Test("combineLatest sends the latest values from the moment when all have sent one")
    func combineLatest() {
        let (a, b, c) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), Just(100))
        var pairs: [Int] = []
        var triples: [Int] = []
        var isFinished = false
        let first = a.combineLatest(b)
            .sink(receiveCompletion: { _ in isFinished = true }) { pairs.append($0 * 10 + $1) }
        let second = a.combineLatest(b, c) { $0 + $1 + $2 }.sink { triples.append($0) }
        a.send(1)
        b.send(2)
        a.send(3)
        #expect(pairs == [12, 32])
        #expect(triples == [103, 105])
        a.send(completion: .finished)
        #expect(!isFinished)
        b.send(4)
        #expect(pairs == [12, 32, 34])
        b.send(completion: .finished)
        #expect(isFinished)
        first.cancel()
        second.cancel()
    }

    @Test("merge sends what all send, in the order in which it comes")
    func merge() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var received: [Int] = []
        let first = a.merge(with: b, Just(7)).sink { received.append($0) }
        a.send(1)
        b.send(2)
        a.send(3)
        #expect(received == [7, 1, 2, 3])
        first.cancel()
        a.send(4)
        #expect(received.count == 4)
    }

    @Test("Combine's names are there with SwiftUI alone")
    func names() {
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        _ = timer.map { _ in 1 }.debounce(for: .seconds(1), scheduler: DispatchQueue.main).eraseToAnyPublisher()
        let notes = NotificationCenter.default.publisher(for: Notification.Name("bake"))
        var count = 0
        let subscription = notes.sink { _ in count += 1 }
        NotificationCenter.default.post(name: Notification.Name("bake"), object: nil)
        #expect(count == 1)
        subscription.cancel()
    }
}
