import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// How nodes come, move and go: whatever the order, the tree's arrays agree.
struct StructureTests {
    private static var row: LayoutBehaviour { .stack(StackBehaviour(alignment: VerticalAlignment.center, spacing: 0)) }

    private static func box(_ width: CGFloat) -> LayoutBehaviour { .fixed(CGSize(width: width, height: 10)) }

    @Test("A place is not used again while a list of children names it")
    func vacantPlace() {
        let tree = LayoutTree()
        let root = tree.makeNode(Self.row)
        let (first, second) = (tree.makeNode(Self.box(10)), tree.makeNode(Self.box(20)))
        tree.setChildren([first, second], of: root)
        tree.removeSubtree(first)
        let other = tree.makeNode(Self.row)
        tree.setChildren([tree.makeNode(Self.box(5)), root], of: other)
        #expect(tree.findInconsistency() != nil)
        tree.setChildren([second], of: root)
        #expect(tree.findInconsistency() == nil)
        #expect(tree.measure(other, p(nil, nil)) == CGSize(width: 25, height: 10))
    }

    @Test("What is around a removed node answers anew, whatever the removed node was", arguments: [0, 1, 2])
    func removal(position: Int) {
        let tree = LayoutTree()
        let root = tree.makeNode(.padding(EdgeInsets()))
        let row = tree.makeNode(Self.row)
        let text = tree.makeNode(.measured(WrappingText(letters: 5)))
        let children = [tree.makeNode(Self.box(20)), text, tree.makeNode(Self.box(10))]
        tree.setChildren(children, of: row)
        tree.setOnlyChild(row, of: root)
        tree.layOut(root, p(300, 50))
        #expect(tree.frame(of: root) == CGRect(x: 120, y: 20, width: 60, height: 10))
        tree.removeSubtree(children[position])
        tree.layOut(root, p(300, 50))
        let width: CGFloat = [40, 30, 50][position]
        #expect(tree.frame(of: root) == CGRect(x: 150 - width / 2, y: 20, width: width, height: 10))
        tree.setChildren(children.filter(tree.isLive), of: row)
        tree.layOut(root, p(300, 50))
        #expect(tree.frame(of: row).width == width && tree.findInconsistency() == nil)
    }

    @Test("The name of a removed node is not that of the node in its place")
    func names() {
        let tree = LayoutTree()
        let first = tree.makeNode(Self.box(10))
        tree.removeSubtree(first)
        let second = tree.makeNode(Self.box(20))
        #expect(first != second && !tree.isLive(first) && tree.isLive(second))
    }

    @Test("A node that is attached elsewhere leaves its former place vacant until that is set again")
    func move() {
        let tree = LayoutTree()
        let (left, right) = (tree.makeNode(Self.row), tree.makeNode(Self.row))
        let root = tree.makeNode(Self.row)
        let boxes = [10, 20, 40].map { tree.makeNode(Self.box($0)) }
        tree.setChildren(boxes, of: left)
        tree.setChildren([left, right], of: root)
        tree.layOut(root, p(200, 50))
        tree.setChildren([boxes[1]], of: right)
        #expect(tree.findInconsistency() != nil)
        tree.layOut(root, p(200, 50))
        #expect(tree.frame(of: left).width == 50 && tree.frame(of: right).width == 20)
        tree.setChildren([boxes[0], boxes[2]], of: left)
        #expect(tree.findInconsistency() == nil)
        tree.layOut(root, p(200, 50))
        #expect(tree.globalFrame(of: boxes[1]) == CGRect(x: 65 + 50, y: 20, width: 20, height: 10))
    }

    @Test("A node that is given twice stands at the last place")
    func twice() {
        let tree = LayoutTree()
        let root = tree.makeNode(Self.row)
        let (first, second) = (tree.makeNode(Self.box(10)), tree.makeNode(Self.box(20)))
        tree.setChildren([first, second, first], of: root)
        tree.layOut(root, p(30, 10))
        #expect(tree.frame(of: second).minX == 0 && tree.frame(of: first).minX == 20)
        tree.setChildren([first, second], of: root)
        tree.layOut(root, p(30, 10))
        #expect(tree.findInconsistency() == nil)
        #expect(tree.frame(of: second).minX == 10 && tree.frame(of: first).minX == 0)
    }

    @Test("Removing a deep subtree removes all of it, whichever part was removed before")
    func deepRemoval() {
        let tree = LayoutTree()
        var chain = [tree.makeNode(Self.box(1))]
        for _ in 0..<50_000 {
            let next = tree.makeNode(.padding(EdgeInsets()))
            tree.setOnlyChild(chain[chain.count - 1], of: next)
            chain.append(next)
        }
        tree.removeSubtree(chain[25_000])
        tree.removeSubtree(chain[50_000])
        #expect(tree.liveNodeCount == 0)
        #expect(tree.findInconsistency() == nil)
    }

    @Test("Any order of making, attaching, moving, detaching and removing leaves a sound tree", arguments: 0..<50)
    func anyOrder(seed: Int) {
        let tree = LayoutTree()
        var dice = Dice(state: UInt64(seed))
        let root = tree.makeNode(Self.row)
        var live: [LayoutNodeID] = []
        for _ in 0..<200 {
            live.removeAll { !tree.isLive($0) }
            switch dice.roll(6) {
            case 0: if let node = dice.pick(live) { tree.removeSubtree(node) }
            case 1: if let node = dice.pick(live) { tree.detach(node) }
            case 2:
                // Trees of two levels: a row of rows of boxes.
                let rows = live.filter { tree.parent(of: $0) != nil || !tree.children(of: $0).isEmpty }
                tree.setChildren(Array(rows.prefix(4)).filter { !isAround(root, $0, tree) }, of: root)
            case 3:
                if let node = dice.pick(live) {
                    let children = live.filter { !isAround(node, $0, tree) && dice.roll(2) == 0 }
                    tree.setChildren(Array(children.prefix(3)), of: node)
                }
            default: live.append(tree.makeNode(dice.roll(2) == 0 ? Self.row : Self.box(5)))
            }
            tree.layOut(root, p(100, 100))
        }
        // Setting every list again clears what was left vacant.
        for node in live + [root] where tree.isLive(node) {
            let kept = live.filter { tree.isLive($0) && tree.parent(of: $0) == node }
            tree.setChildren([], of: node)
            tree.setChildren(kept, of: node)
        }
        #expect(tree.findInconsistency() == nil)
    }

    /// Whether a node is another one or lies around it.
    private func isAround(_ node: LayoutNodeID, _ candidate: LayoutNodeID, _ tree: LayoutTree) -> Bool {
        var ancestor: LayoutNodeID? = node
        while let current = ancestor {
            if current == candidate { return true }
            ancestor = tree.parent(of: current)
        }
        return false
    }
}

extension Dice {
    fileprivate mutating func pick(_ nodes: [LayoutNodeID]) -> LayoutNodeID? {
        nodes.isEmpty ? nil : nodes[roll(nodes.count)]
    }
}

/// What would corrupt a tree stops the program, in release builds too.
struct StaleNameTests {
    @Test("Attaching a removed node stops the program")
    func attaching() async {
        let stop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            let (root, child) = (tree.makeNode(.zStack(.center)), tree.makeNode(.flexible))
            tree.removeSubtree(child)
            _ = tree.makeNode(.flexible)
            tree.setChildren([child], of: root)
        }
        #expect(said(stop).contains("A layout node was used that is not in this tree"))
    }

    @Test("Removing a node twice stops the program")
    func removing() async {
        let stop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            let node = tree.makeNode(.flexible)
            tree.removeSubtree(node)
            tree.removeSubtree(node)
        }
        #expect(said(stop).contains("A layout node was used that is not in this tree"))
    }

    @Test("Attaching a node below itself stops the program")
    func cycle() async {
        let stop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            let (outer, inner) = (tree.makeNode(.zStack(.center)), tree.makeNode(.zStack(.center)))
            tree.setChildren([inner], of: outer)
            tree.setChildren([outer], of: inner)
        }
        #expect(said(stop).contains("A layout node was attached below itself."))
    }
}

/// What a program that was stopped wrote to standard error.
private func said(_ stop: ExitTest.Result?) -> String {
    String(decoding: stop?.standardErrorContent ?? [], as: UTF8.self)
}
