import CopyfitLayout
import Foundation

/// First layout of trees that are already there, all caches cold.
struct LayoutPart {
    let rounds: Int
    let peers: [LayoutPeer]

    /// What one engine took for a node in each round; empty where it cannot do the tree.
    private typealias Times = [Double]

    private static let trees: [TreeShape] = [
        .rows(1000), .rows(10_000), .nests(1000, depth: 10), .nests(200, depth: 50), .nests(100, depth: 100),
        .wide(10_000), .wide(100_000), .sections(10), .sections(100), .tags(1000),
    ]

    func print() throws {
        let measured = try Self.trees.map { (shape: $0, times: try time($0)) }
        Swift.print("\nFirst layout, per node: Copyfit's time as a multiple of the others', then nanoseconds")
        Swift.print(table(measured).text)
        Swift.print("Heights are what every engine gave. \(peers.map(\.version).joined(separator: "; ")).")
        Swift.print("\nGrowth of a node's time, \(contestants.joined(separator: " · "))")
        let own = { (shape: TreeShape) in measured.first { $0.shape == shape }?.times ?? [] }
        for (name, small, large) in Self.growths {
            let factors = zip(own(small), own(large)).map { ($1.median / $0.median).ratio }
            Swift.print("  \(name): \(factors.joined(separator: " · "))")
        }
        Swift.print("Copyfit's nodes take \(LayoutTree.bytesPerNode) bytes each, beside what leaves refer to.")
    }

    private static let growths: [(String, TreeShape, TreeShape)] = [
        ("depth 10 to 50", .nests(1000, depth: 10), .nests(200, depth: 50)),
        ("depth 50 to 100", .nests(200, depth: 50), .nests(100, depth: 100)),
        ("ten times the rows", .rows(1000), .rows(10_000)),
        ("ten times the leaves", .wide(10_000), .wide(100_000)),
        ("ten times the sections", .sections(10), .sections(100)),
    ]

    private var contestants: [String] { ["Copyfit"] + peers.map(\.name) }

    private func table(_ measured: [(shape: TreeShape, times: [Times])]) -> Table {
        let ratios = contestants.dropFirst().map { "× \($0)" }
        var table = Table(["", "nodes", "height"] + ratios + contestants.map { "\($0) ns" })
        for (shape, times) in measured {
            let first = times[0]
            table.add(
                [shape.name, "\(shape.nodeCount)", "\(Int(shape.height))"]
                    + times.dropFirst().map { other in zip(first, other).map { $0 / $1 }.median.ratio }
                    + times.map { ($0.median * 1e9).decimals(1) }
            )
        }
        return table
    }

    /// Everyone's times, round by round in turn; the first round does not count.
    private func time(_ shape: TreeShape) throws -> [Times] {
        var times = contestants.map { _ in Times() }
        for round in 0...rounds {
            let answers = try [Self.layOut(shape)] + peers.map { try $0.first(shape) }
            for (index, answer) in answers.enumerated() {
                guard let answer, round > 0 else { continue }
                guard answer.height == shape.height else {
                    throw BenchmarkError.wrongHeight(contestants[index], shape.name, answer.height)
                }
                times[index].append(answer.seconds / Double(shape.nodeCount))
            }
        }
        return times
    }

    private static func layOut(_ shape: TreeShape) -> FirstLayout {
        let subject = BenchmarkTree(shape)
        let seconds = Clock.seconds { subject.tree.layOut(subject.root, BenchmarkTree.proposal) }
        return FirstLayout(seconds: seconds, height: subject.tree.frame(of: subject.root).height)
    }
}
