import CopyfitLayout
import Foundation

/// The table: nanoseconds per node for a first layout, microseconds after one leaf changed.
enum Benchmark {
    typealias Make = () -> BenchmarkTree

    static let proposal = ProposedViewSize(width: 400, height: .infinity)

    static var trees: [Make] {
        [
            { .rows(10_000) },
            { .nests(1000, depth: 10, height: 66_000) },
            { .nests(200, depth: 50, height: 69_200) },
            { .nests(100, depth: 100, height: 69_600) },
            { .nests(1000, depth: 10, height: nil) },
            { .nests(200, depth: 50, height: nil) },
            { .wide(100_000) },
            { .sections(100) },
            { .tags(1000) },
            { .rows(1000) },
            { .wide(10_000) },
            { .sections(10) },
        ]
    }

    /// Lays out a fresh tree per run and prints the median.
    static func reportFirstLayout(_ runs: Int, _ make: Make) {
        var times: [Double] = []
        var name = ""
        for _ in 0..<runs {
            let subject = make()
            times.append(seconds { subject.tree.layOut(subject.root, proposal) } / Double(subject.nodeCount))
            let height = subject.tree.frame(of: subject.root).height
            name = subject.name + (height == subject.height ?? height ? "" : " WRONG HEIGHT \(height)")
        }
        print(name.padding(toLength: 28, withPad: " ", startingAt: 0), format(median(times) * 1e9), "ns per node")
    }

    /// Changes one leaf of 100,101 nodes to and fro and prints the medians from the change to the last frame.
    static func reportChange(_ runs: Int) {
        let subject = BenchmarkTree.sections(100)
        guard let victim = subject.victim else { return }
        subject.tree.layOut(subject.root, proposal)
        let sizes = [("width", CGSize(width: 31, height: 20)), ("height", CGSize(width: 30, height: 25))]
        for (side, size) in sizes {
            let times = (0..<runs * 20).map { run in
                seconds {
                    let next = run % 2 == 0 ? size : CGSize(width: 30, height: 20)
                    subject.tree.setBehaviour(.fixed(next), of: victim)
                    subject.tree.layOut(subject.root, proposal)
                }
            }
            print("one \(side) of \(subject.nodeCount) nodes:", format(median(times) * 1e6), "µs")
        }
        let idle = (0..<runs * 20).map { _ in seconds { subject.tree.layOut(subject.root, proposal) } }
        print("nothing changed:", format(median(idle) * 1e6), "µs")
    }

    /// Processor time, which other programs on the machine disturb least.
    private static func seconds(_ body: () -> Void) -> Double {
        let start = processorTime()
        body()
        return processorTime() - start
    }

    private static func processorTime() -> Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

    private static func format(_ value: Double) -> String { String(format: "%8.2f", value) }
}
