import OpenCombine
import Synchronization

/// Passes on what several publishers send; finishes with the last of them, or with the first failure.
final class Gathering<Output, Failure: Error>: @unchecked Sendable {
    private let subject = PassthroughSubject<Output, Failure>()
    private let lock = Mutex<Void>(())
    private var unfinished: Int
    private var subscriptions: [AnyCancellable] = []
    private var isStopped = false

    init(count: Int) {
        unfinished = count
    }

    /// Sends what follows to a subscriber.
    func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        subject.handleEvents(receiveCancel: { self.stop() }).receive(subscriber: subscriber)
        if unfinished == 0 { subject.send(completion: .finished) }
    }

    /// Calls a function with the values of a publisher.
    func add<P: Publisher>(_ publisher: P, _ receive: @escaping (P.Output) -> Void) where P.Failure == Failure {
        let subscription = publisher.sink(receiveCompletion: { self.complete($0) }, receiveValue: receive)
        var isLate = false
        lock.withLock { _ in
            isLate = isStopped
            if !isLate { subscriptions.append(subscription) }
        }
        if isLate { subscription.cancel() }
    }

    func send(_ value: Output) { subject.send(value) }

    private func complete(_ completion: Subscribers.Completion<Failure>) {
        guard case .finished = completion else {
            subject.send(completion: completion)
            return stop()
        }
        var isLast = false
        lock.withLock { _ in
            unfinished -= 1
            isLast = unfinished == 0
        }
        if isLast { subject.send(completion: .finished) }
    }

    private func stop() {
        var stopped: [AnyCancellable] = []
        lock.withLock { _ in
            isStopped = true
            swap(&stopped, &subscriptions)
        }
        for subscription in stopped { subscription.cancel() }
    }
}
