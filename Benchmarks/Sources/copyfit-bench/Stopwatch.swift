import CTextLimits

/// Something to be timed: `seconds` does all of its work once and says how long that took.
struct Contestant {
    let name: String
    /// How many characters or measurements one run is.
    let units: Int
    let seconds: () throws -> Double

    /// Work on this thread, timed by its CPU time the second time it is done: the first finds the processor's caches full of
    /// another contestant's data. The number `work` gives keeps it from being left out.
    static func timed(_ name: String, units: Int, _ work: @escaping () throws -> Double) -> Contestant {
        Contestant(name: name, units: units) {
            let first = try work()
            let started = limit_thread_seconds()
            let result = try work()
            let spent = limit_thread_seconds() - started
            withExtendedLifetime((first, result)) {}
            return spent
        }
    }
}

/// Times contestants in turn, round by round, so that whatever slows the machine down slows all of them. Each round begins
/// with another one, as who comes behind a heavy one finds the processor's caches full of its data.
struct Stopwatch {
    /// Rounds that count; one more goes before them.
    let rounds: Int

    func time(_ contestants: [Contestant]) throws -> [Timings] {
        var seconds = contestants.map { _ in [Double]() }
        for round in 0...rounds {
            for turn in contestants.indices {
                let index = (round + turn) % contestants.count
                let spent = try contestants[index].seconds() / Double(contestants[index].units)
                if round > 0 { seconds[index].append(spent) }
            }
        }
        return zip(contestants, seconds).map { Timings(name: $0.name, seconds: $1) }
    }
}

/// The CPU seconds one contestant took for one unit of work, an entry per round.
struct Timings {
    let name: String
    let seconds: [Double]

    /// The median in nanoseconds.
    var nanoseconds: Double { seconds.median * 1e9 }

    /// The median of the rounds' ratios: each compares times taken one right after the other.
    func ratio(to other: Timings) -> Double { zip(seconds, other.seconds).map { $0 / $1 }.median }
}

extension [Double] {
    /// The middle element in order, NaN when there is none.
    var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}
