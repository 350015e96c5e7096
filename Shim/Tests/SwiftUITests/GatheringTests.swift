import Combine
import Testing

/// Takes values one by one, when it is told to.
private final class Taker<Input>: Subscriber {
    typealias Failure = Never

    var taken: [Input] = []
    var isFinished = false
    /// What it asks for at first, and after how many values it cancels.
    var begins = Subscribers.Demand.none
    var limit = Int.max
    private var subscription: (any Subscription)?

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if begins > .none { subscription.request(begins) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        taken.append(input)
        if taken.count == limit { subscription?.cancel() }
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { isFinished = true }

    func take(_ count: Int) { subscription?.request(.max(count)) }
}

/// Runs a function at its end.
private final class Farewell {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    deinit {
        action()
    }
}

struct GatheringTests {
    @Test("combineLatest keeps the latest values until they are asked for")
    func latestWaits() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let taker = Taker<Int>()
        a.combineLatest(b) { $0 * 10 + $1 }.subscribe(taker)
        a.send(1)
        b.send(2)
        a.send(3)
        #expect(taker.taken.isEmpty)
        taker.take(1)
        #expect(taker.taken == [32])
        b.send(4)
        a.send(completion: .finished)
        b.send(completion: .finished)
        #expect(!taker.isFinished)
        taker.take(1)
        #expect(taker.taken == [32, 34])
        #expect(taker.isFinished)
    }

    @Test("merge passes on all values of sequences, as many as are asked for")
    func mergeWaits() {
        let taker = Taker<Int>()
        [1, 2, 3].publisher.merge(with: [4, 5].publisher).subscribe(taker)
        #expect(taker.taken.isEmpty)
        taker.take(2)
        #expect(taker.taken.count == 2)
        taker.take(9)
        #expect(taker.taken.sorted() == [1, 2, 3, 4, 5])
        #expect(taker.isFinished)
    }

    @Test("An endless publisher can be merged with another one and cut off")
    func endless() {
        var received: [Int] = []
        let endless = sequence(first: 1) { $0 + 1 }.publisher
        let subscription = endless.merge(with: Just(0)).prefix(3).sink { received.append($0) }
        #expect(received == [1, 2, 3])
        subscription.cancel()
    }

    @Test("A join that has ended subscribes to no more publishers")
    func noLateSubscription() {
        var subscriptions = 0
        let second = Deferred { () -> Just<Int> in
            subscriptions += 1
            return Just(2)
        }
        let taker = Taker<Int>()
        (taker.begins, taker.limit) = (.unlimited, 1)
        [1, 2].publisher.merge(with: second).subscribe(taker)
        #expect(taker.taken == [1])
        #expect(subscriptions == 0)
    }

    @Test("A replaced value may send when it ends")
    func endingValue() {
        let (a, b) = (PassthroughSubject<Farewell?, Never>(), PassthroughSubject<Int, Never>())
        var received: [Int] = []
        let subscription = a.combineLatest(b).sink { received.append($1) }
        b.send(1)
        a.send(Farewell { b.send(7) })
        a.send(nil)
        #expect(received == [1, 1, 7])
        subscription.cancel()
    }

    @Test("Up to eight publishers are merged, and four combined by a function")
    func several() {
        let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        func other(_ index: Int) -> AnyPublisher<Int, Never> { subjects[index].eraseToAnyPublisher() }
        var merged: [Int] = []
        let first = subjects[0]
            .merge(with: other(1), other(2), other(3), other(4), other(5), other(6), other(7))
            .sink { merged.append($0) }
        let four = subjects[0].merge(with: other(1), other(2), other(3))
        typealias Other = AnyPublisher<Int, Never>
        #expect(type(of: four) == Publishers.Merge4<PassthroughSubject<Int, Never>, Other, Other, Other>.self)
        var sums: [Int] = []
        let second = subjects[0].combineLatest(other(1), other(2), other(3)) { $0 + $1 + $2 + $3 }
            .sink { sums.append($0) }
        for (index, subject) in subjects.enumerated() { subject.send(index) }
        #expect(merged == [0, 1, 2, 3, 4, 5, 6, 7])
        #expect(sums == [6])
        first.cancel()
        second.cancel()
        for subject in subjects { subject.send(9) }
        #expect(merged.count == 8)
    }
}
