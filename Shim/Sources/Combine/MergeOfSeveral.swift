public import OpenCombine

extension Publishers {
    /// What three publishers send, in the order in which it comes.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
        B.Failure == A.Failure, B.Output == A.Output,
        C.Failure == A.Failure, C.Output == A.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The publishers.
        public let a: A, b: B, c: C

        /// Joins three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gathering = Gathering<Output, Output, Failure>(count: 3, .all) { $0 }
            gathering.subscribe(subscriber)
            gathering.add(a) { $0 }
            gathering.add(b) { $0 }
            gathering.add(c) { $0 }
        }
    }

    /// What four publishers send, in the order in which it comes.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        B.Failure == A.Failure, B.Output == A.Output,
        C.Failure == A.Failure, C.Output == A.Output,
        D.Failure == A.Failure, D.Output == A.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The publishers.
        public let a: A, b: B, c: C, d: D

        /// Joins four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gathering = Gathering<Output, Output, Failure>(count: 4, .all) { $0 }
            gathering.subscribe(subscriber)
            gathering.add(a) { $0 }
            gathering.add(b) { $0 }
            gathering.add(c) { $0 }
            gathering.add(d) { $0 }
        }
    }

    /// What five publishers send, in the order in which it comes.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        B.Failure == A.Failure, B.Output == A.Output,
        C.Failure == A.Failure, C.Output == A.Output,
        D.Failure == A.Failure, D.Output == A.Output,
        E.Failure == A.Failure, E.Output == A.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The publishers.
        public let a: A, b: B, c: C, d: D, e: E

        /// Joins five publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gathering = Gathering<Output, Output, Failure>(count: 5, .all) { $0 }
            gathering.subscribe(subscriber)
            gathering.add(a) { $0 }
            gathering.add(b) { $0 }
            gathering.add(c) { $0 }
            gathering.add(d) { $0 }
            gathering.add(e) { $0 }
        }
    }

    /// What six publishers send, in the order in which it comes.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        B.Failure == A.Failure, B.Output == A.Output,
        C.Failure == A.Failure, C.Output == A.Output,
        D.Failure == A.Failure, D.Output == A.Output,
        E.Failure == A.Failure, E.Output == A.Output,
        F.Failure == A.Failure, F.Output == A.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The publishers.
        public let a: A, b: B, c: C, d: D, e: E, f: F

        /// Joins six publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gathering = Gathering<Output, Output, Failure>(count: 6, .all) { $0 }
            gathering.subscribe(subscriber)
            gathering.add(a) { $0 }
            gathering.add(b) { $0 }
            gathering.add(c) { $0 }
            gathering.add(d) { $0 }
            gathering.add(e) { $0 }
            gathering.add(f) { $0 }
        }
    }

    /// What seven publishers send, in the order in which it comes.
    public struct Merge7<
        A: Publisher,
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        F: Publisher,
        G: Publisher
    >: Publisher
    where
        B.Failure == A.Failure, B.Output == A.Output,
        C.Failure == A.Failure, C.Output == A.Output,
        D.Failure == A.Failure, D.Output == A.Output,
        E.Failure == A.Failure, E.Output == A.Output,
        F.Failure == A.Failure, F.Output == A.Output,
        G.Failure == A.Failure, G.Output == A.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The publishers.
        public let a: A, b: B, c: C, d: D, e: E, f: F, g: G

        /// Joins seven publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gathering = Gathering<Output, Output, Failure>(count: 7, .all) { $0 }
            gathering.subscribe(subscriber)
            gathering.add(a) { $0 }
            gathering.add(b) { $0 }
            gathering.add(c) { $0 }
            gathering.add(d) { $0 }
            gathering.add(e) { $0 }
            gathering.add(f) { $0 }
            gathering.add(g) { $0 }
        }
    }

    /// What eight publishers send, in the order in which it comes.
    public struct Merge8<
        A: Publisher,
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        F: Publisher,
        G: Publisher,
        H: Publisher
    >: Publisher
    where
        B.Failure == A.Failure, B.Output == A.Output,
        C.Failure == A.Failure, C.Output == A.Output,
        D.Failure == A.Failure, D.Output == A.Output,
        E.Failure == A.Failure, E.Output == A.Output,
        F.Failure == A.Failure, F.Output == A.Output,
        G.Failure == A.Failure, G.Output == A.Output,
        H.Failure == A.Failure, H.Output == A.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The publishers.
        public let a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H

        /// Joins eight publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gathering = Gathering<Output, Output, Failure>(count: 8, .all) { $0 }
            gathering.subscribe(subscriber)
            gathering.add(a) { $0 }
            gathering.add(b) { $0 }
            gathering.add(c) { $0 }
            gathering.add(d) { $0 }
            gathering.add(e) { $0 }
            gathering.add(f) { $0 }
            gathering.add(g) { $0 }
            gathering.add(h) { $0 }
        }
    }
}

extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}

extension Publisher {
    /// What this and two other publishers send.
    public func merge<B: Publisher, C: Publisher>(
        with b: B,
        _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output
    {
        Publishers.Merge3(self, b, c)
    }

    /// What this and three other publishers send.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B,
        _ c: C,
        _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// What this and four other publishers send.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output,
        E.Failure == Failure, E.Output == Output
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// What this and five other publishers send.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output,
        E.Failure == Failure, E.Output == Output,
        F.Failure == Failure, F.Output == Output
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// What this and six other publishers send.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F,
        _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output,
        E.Failure == Failure, E.Output == Output,
        F.Failure == Failure, F.Output == Output,
        G.Failure == Failure, G.Output == Output
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// What this and seven other publishers send.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F,
        _ g: G,
        _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output,
        E.Failure == Failure, E.Output == Output,
        F.Failure == Failure, F.Output == Output,
        G.Failure == Failure, G.Output == Output,
        H.Failure == Failure, H.Output == Output
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}
