import CopyfitLayout
import Foundation

/// One leaf of 100,101 nodes changes: from its new size to the last frame that changed.
struct ChangePart {
    let rounds: Int
    let peers: [LayoutPeer]

    func print() throws {
        let subject = BenchmarkTree(.sections(100))
        guard let victim = subject.victim else { return }
        subject.tree.layOut(subject.root, BenchmarkTree.proposal)
        var table = Table(
            ["One leaf of \(TreeShape.sections(100).nodeCount) nodes, µs", "Copyfit"] + peers.map(\.name)
        )
        for side in ["width", "height"] {
            let size = side == "width" ? CGSize(width: 31, height: 20) : CGSize(width: 30, height: 25)
            let own = (0..<rounds * 20).map { turn in
                Clock.seconds {
                    subject.tree.setBehaviour(.fixed(turn % 2 == 0 ? size : CGSize(width: 30, height: 20)), of: victim)
                    subject.tree.layOut(subject.root, BenchmarkTree.proposal)
                }
            }
            let others = try peers.map { try $0.change(side) }
            table.add([side] + ([own.median] + others).map { ($0 * 1e6).decimals(1) })
        }
        Swift.print("\n\(table.text)")
        subject.tree.setBehaviour(.fixed(CGSize(width: 31, height: 25)), of: victim)
        let events = subject.tree.trace(subject.root, BenchmarkTree.proposal)
        Swift.print("Counted, both sides changed: \(LayoutCounts(events).description)")
        let idle = (0..<rounds * 20).map { _ in
            Clock.seconds { subject.tree.layOut(subject.root, BenchmarkTree.proposal) }
        }
        Swift.print("Nothing changed: \((idle.median * 1e6).decimals(2)) µs")
    }
}
