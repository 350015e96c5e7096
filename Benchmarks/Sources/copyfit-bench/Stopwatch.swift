import CTextLimits

/// Something to be timed. `run` does all of it once and gives a number, so that it cannot be left out.
struct Contestant {
    let name: String
    let run: () throws -> Double
}

/// Times contestants in turn, round by round, so that whatever slows the machine down slows all of them.
struct Stopwatch {
    /// Rounds that count; one more goes before them.
    let rounds: Int

    /// The CPU seconds of each contestant in each round.
    func time(_ contestants: [Contestant]) throws -> [Timings] {
        var seconds = contestants.map { _ in [Double]() }
        for round in 0...rounds {
            for (index, contestant) in contestants.enumerated() {
                let started = limit_thread_seconds()
                let result = try contestant.run()
                let spent = limit_thread_seconds() - started
                withExtendedLifetime(result) {}
                if round > 0 { seconds[index].append(spent) }
            }
        }
        return zip(contestants, seconds).map { Timings(name: $0.name, seconds: $1) }
    }
}

/// The CPU seconds one contestant took, one entry per round.
struct Timings {
    let name: String
    let seconds: [Double]

    var median: Double { seconds.middle }

    /// The median of the rounds' ratios: each round compares times taken one right after the other.
    func ratio(to other: Timings) -> Double { zip(seconds, other.seconds).map { $0 / $1 }.middle }
}

extension [Double] {
    fileprivate var middle: Double { isEmpty ? .nan : sorted()[count / 2] }
}
