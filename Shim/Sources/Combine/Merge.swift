import OpenCombine

extension Publishers {
    /// What several publishers of one kind send, in the order in which it comes.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Joins publishers.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Joins publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gathering = Gathering<Output, Failure>(count: publishers.count)
            gathering.subscribe(subscriber)
            for publisher in publishers { gathering.add(publisher) { gathering.send($0) } }
        }
    }

    /// What two publishers send, in the order in which it comes.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The publishers.
        public let a: A
        public let b: B

        /// Joins two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gathering = Gathering<Output, Failure>(count: 2)
            gathering.subscribe(subscriber)
            gathering.add(a) { gathering.send($0) }
            gathering.add(b) { gathering.send($0) }
        }
    }

    /// What three publishers send, in the order in which it comes.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The publishers.
        public let a: A
        public let b: B
        public let c: C

        /// Joins three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Merge<Merge<A, B>, C>(Merge<A, B>(a, b), c).receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// What this and another publisher send.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Merge(self, other)
    }

    /// What this and another publisher of its kind send.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

    /// What this and two other publishers send.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
        Publishers.Merge3(self, b, c)
    }
}
