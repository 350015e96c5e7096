import Copyfit
import CopyfitLayout
import Foundation

/// The trees from views, evaluated and laid out for the first time; then a state is written.
@MainActor
struct ViewPart {
    let rounds: Int

    static let size = ProposedViewSize(width: 400, height: nil)

    func print() {
        let bytes = Self.bytesPerNode
        var table = Table(["Views, first update", "views", "evaluate ns/view", "ns/node", "with layout ns/node"])
        add(.rows(10_000), viewsEach: 8, ViewTrees.Rows(count: 10_000), to: &table)
        add(.nests(1000, depth: 10), viewsEach: 40, ViewTrees.Nests(count: 1000, depth: 10), to: &table)
        add(.nests(200, depth: 50), viewsEach: 200, ViewTrees.Nests(count: 200, depth: 50), to: &table)
        add(.nests(100, depth: 100), viewsEach: 400, ViewTrees.Nests(count: 100, depth: 100), to: &table)
        add(.wide(10_000), viewsEach: 2, ViewTrees.Wide(count: 10_000), to: &table)
        add(.wide(100_000), viewsEach: 2, ViewTrees.Wide(count: 100_000), to: &table)
        let door = ViewTrees.Door()
        add(.sections(10), viewsEach: 2102, ViewTrees.Sections(count: 10, door: door), to: &table)
        add(.sections(100), viewsEach: 2102, ViewTrees.Sections(count: 100, door: door), to: &table)
        add(.tags(1000), viewsEach: 2, ViewTrees.Tags(widths: tagWidths(1000)), to: &table)
        Swift.print("\n\(table.text)")
        Swift.print("Memory for views, elements and layout: \(bytes.decimals(0)) bytes a node of tree 1")
        printWrites(door)
        printDepths("overlays") { ViewTrees.Overlays(depth: $0) }
        printDepths("ForEach") { ViewTrees.Repeats(depth: $0) }
    }

    /// What a level costs in nests of 10,000 levels in all: the same, however deep they are.
    private func printDepths<Nest: View>(_ name: String, _ nest: @escaping (Int) -> Nest) {
        let times = [10, 100, 1000].map { depth in
            (0..<rounds).map { _ in
                let host = ViewHost(VStack { ForEach(0..<10_000 / depth) { _ in nest(depth) } }, size: Self.size)
                return Clock.seconds { host.evaluate() }
            }.median
        }
        let list = times.map { ($0 / 10_000 * 1e9).decimals(0) }.joined(separator: ", ")
        Swift.print("Nests of \(name) evaluated, 10, 100 and 1,000 deep: \(list) ns a level")
    }

    /// One line of the table; `viewsEach` are the views and modifiers written for a row, nest, leaf, section or tag.
    private func add(_ shape: TreeShape, viewsEach: Int, _ view: some View, to table: inout Table) {
        let views = viewsEach * shape.repetitions
        var (evaluating, updating) = ([Double](), [Double]())
        for round in 0...rounds {
            let host = ViewHost(view, size: Self.size)
            let evaluation = Clock.seconds { host.evaluate() }
            let layout = Clock.seconds { _ = host.update() }
            precondition(host.size(for: Self.size).height == shape.height, "\(shape.name) has another height.")
            guard round > 0 else { continue }
            evaluating.append(evaluation)
            updating.append(evaluation + layout)
        }
        let nodes = Double(shape.nodeCount)
        table.add([
            shape.name, "\(views)", (evaluating.median / Double(views) * 1e9).decimals(0),
            (evaluating.median / nodes * 1e9).decimals(0), (updating.median / nodes * 1e9).decimals(0),
        ])
    }

    /// What a second host of tree 1 adds to the process, so that no memory is used again.
    private static var bytesPerNode: Double {
        let hosts = (0..<2).map { _ in ViewHost(ViewTrees.Rows(count: 10_000), size: size) }
        let bytes = hosts.map { host in
            let before = Clock.residentBytes
            _ = host.update()
            return Clock.residentBytes - before
        }
        return Double(bytes[1]) / Double(TreeShape.rows(10_000).nodeCount)
    }

    private func printWrites(_ door: ViewTrees.Door) {
        let host = ViewHost(ViewTrees.Sections(count: 100, door: door), size: Self.size)
        _ = host.update()
        let turns = rounds * 20
        for side in ["width", "height"] {
            let changed = side == "width" ? CGSize(width: 31, height: 20) : CGSize(width: 30, height: 25)
            var bodies = 0
            let times = (0..<turns).map { turn in
                Clock.seconds {
                    door.resize(turn % 2 == 0 ? changed : CGSize(width: 30, height: 20))
                    bodies = host.update().bodyEvaluations
                }
            }
            let time = (times.median * 1e6).decimals(1)
            Swift.print("A state of one leaf written (\(side)), and update(): \(time) µs, \(bodies) body")
        }
        door.resize(CGSize(width: 31, height: 25))
        host.evaluate()
        Swift.print("Counted, both sides changed: \(LayoutCounts(host.traceLayout()).description)")
        var bodies = 0
        let times = (0..<rounds).map { _ in
            Clock.seconds {
                door.turn()
                bodies = host.update().bodyEvaluations
            }
        }
        let time = (times.median * 1e6).decimals(0)
        Swift.print("A state of the root written, which rebuilds 10,000 equal rows: \(time) µs, \(bodies) body")
    }
}

extension TreeShape {
    /// How many of its rows, nests, leaves, sections or tags there are.
    fileprivate var repetitions: Int {
        switch self {
        case .rows(let count), .nests(let count, _), .wide(let count), .sections(let count), .tags(let count): count
        }
    }
}
