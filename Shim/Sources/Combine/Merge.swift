public import OpenCombine

extension Publishers {
    /// What several publishers of one kind send, in the order in which it comes. What comes before it is asked for
    /// waits.
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
            let gathering = Gathering<Output, Output, Failure>(count: publishers.count, .all) { $0 }
            gathering.subscribe(subscriber)
            for publisher in publishers { gathering.add(publisher) { $0 } }
        }

        /// These publishers and another one of their kind.
        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    }

    /// What two publishers send, in the order in which it comes. What comes before it is asked for waits.
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
            let gathering = Gathering<Output, Output, Failure>(count: 2, .all) { $0 }
            gathering.subscribe(subscriber)
            gathering.add(a) { $0 }
            gathering.add(b) { $0 }
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// What this and another publisher send.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Merge(self, other)
    }

    /// What this and another publisher of its kind send.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
