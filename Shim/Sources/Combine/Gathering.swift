import OpenCombine

/// Joins what several publishers send into one subscription; finishes with the last of them, or with the first failure.
///
/// Any thread may send. One thread at a time joins and passes on; what others send meanwhile waits for it.
final class Gathering<Arrival, Output, Failure: Error>: Subscription {
    /// What happens to values that have not been asked for.
    enum Waiting {
        /// They wait, and their publishers are asked for one more when they have been passed on.
        case all
        /// Only the latest one waits.
        case latest
    }

    private struct State {
        var subscriber: AnySubscriber<Output, Failure>?
        var demand = Subscribers.Demand.none
        var sources: [any Subscription] = []
        var unfinished: Int
        var failure: Failure?
        var arrivals: [(Arrival, any Subscription)] = []
        var waiting: [(Output, any Subscription)] = []
        var isBusy = false
    }

    private enum Step {
        case join(Arrival, any Subscription)
        case send(Output, AnySubscriber<Output, Failure>, any Subscription)
        case end(AnySubscriber<Output, Failure>, Subscribers.Completion<Failure>)
        case rest
    }

    private let state: Guarded<State>
    private let policy: Waiting
    private let join: (Arrival) -> Output?

    /// - Parameter join: What an arrival makes with those before it; nil is nothing yet. Never called by two threads at
    ///   once.
    init(count: Int, _ policy: Waiting, join: @escaping (Arrival) -> Output?) {
        self.policy = policy
        self.join = join
        state = Guarded(State(unfinished: count))
    }

    /// Sends what follows to a subscriber.
    func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        state.change { $0.subscriber = AnySubscriber(subscriber) }
        subscriber.receive(subscription: self)
        work()
    }

    /// Gathers the values of a publisher, unless all has ended.
    func add<P: Publisher>(_ publisher: P, _ arrival: @escaping (P.Output) -> Arrival) where P.Failure == Failure {
        guard state.read({ $0.subscriber != nil }) else { return }
        publisher.subscribe(GatheredSource(gathering: self, arrival: arrival))
    }

    func request(_ demand: Subscribers.Demand) {
        let sources = state.change { state in
            state.demand += demand
            return demand == .unlimited && policy == .all ? state.sources : []
        }
        for source in sources { source.request(.unlimited) }
        work()
    }

    func cancel() {
        var ended = State(unfinished: 0)
        state.change { state in
            ended.isBusy = state.isBusy
            swap(&state, &ended)
        }
        for source in ended.sources { source.cancel() }
    }

    // MARK: For sources

    /// Takes over a source's subscription: what to ask it for; nil if all has ended.
    fileprivate func begin(_ source: any Subscription) -> Subscribers.Demand? {
        state.change { state in
            guard state.subscriber != nil else { return nil }
            state.sources.append(source)
            return policy == .latest || state.demand == .unlimited ? .unlimited : .max(1)
        }
    }

    fileprivate func receive(_ arrival: Arrival, from source: any Subscription) {
        state.change { if $0.subscriber != nil { $0.arrivals.append((arrival, source)) } }
        work()
    }

    fileprivate func finish(_ completion: Subscribers.Completion<Failure>) {
        state.change { state in
            state.unfinished -= 1
            if case .failure(let failure) = completion { state.failure = state.failure ?? failure }
        }
        work()
    }

    // MARK: Work

    /// Joins and passes on what can be, unless another call is doing so.
    private func work() {
        let isTaken = state.change { state in
            defer { state.isBusy = true }
            return state.isBusy
        }
        if isTaken { return }
        while true {
            switch state.change({ nextStep(&$0) }) {
            case .join(let arrival, let source): keep(join(arrival), from: source)
            case .send(let output, let subscriber, let source):
                let more = subscriber.receive(output)
                state.change { $0.demand += more }
                if policy == .all { source.request(.max(1)) }
            case .end(let subscriber, let completion):
                cancel()
                subscriber.receive(completion: completion)
            case .rest: return
            }
        }
    }

    private func nextStep(_ state: inout State) -> Step {
        if let subscriber = state.subscriber {
            if state.demand > .none, !state.waiting.isEmpty {
                state.demand -= 1
                let (output, source) = state.waiting.removeFirst()
                return .send(output, subscriber, source)
            }
            if !state.arrivals.isEmpty {
                let (arrival, source) = state.arrivals.removeFirst()
                return .join(arrival, source)
            }
            if let failure = state.failure { return .end(subscriber, .failure(failure)) }
            if state.unfinished <= 0, state.waiting.isEmpty { return .end(subscriber, .finished) }
        }
        state.isBusy = false
        return .rest
    }

    /// Releases what is replaced outside the lock, because that may run client code.
    private func keep(_ output: Output?, from source: any Subscription) {
        guard let output else { return }
        var replaced: [(Output, any Subscription)] = []
        state.change { state in
            guard state.subscriber != nil else { return }
            if policy == .latest { swap(&replaced, &state.waiting) }
            state.waiting.append((output, source))
        }
    }
}

/// What receives the values of one publisher for a ``Gathering``.
private final class GatheredSource<Input, Arrival, Output, Failure: Error>: Subscriber {
    private let gathering: Gathering<Arrival, Output, Failure>
    private let arrival: (Input) -> Arrival
    private let subscription = Guarded<(any Subscription)?>(nil)

    init(gathering: Gathering<Arrival, Output, Failure>, arrival: @escaping (Input) -> Arrival) {
        self.gathering = gathering
        self.arrival = arrival
    }

    func receive(subscription: any Subscription) {
        self.subscription.change { $0 = subscription }
        guard let demand = gathering.begin(subscription) else { return subscription.cancel() }
        subscription.request(demand)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if let source = subscription.read({ $0 }) { gathering.receive(arrival(input), from: source) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        subscription.change { $0 = nil }
        gathering.finish(completion)
    }
}
