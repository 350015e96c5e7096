import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Content that can only be known once its place is: geometry readers and late layers (runtime rules R66, R71, R79).
struct LateContentTests {
    @Test(
        "runtime rules R66, R79: a reader's content is provided once its frame is known, and laid out in the same pass"
    )
    func reader() {
        let tree = LayoutTree()
        let reader = tree.makeNode(.geometryReader)
        let root = tree.makeNode(.padding(EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)))
        tree.setChildren([reader], of: root)
        var frames: [CGRect] = []
        var content: LayoutNodeID?
        tree.provideContent = { [unowned tree] node in
            frames.append(tree.globalFrame(of: node))
            let size = tree.frame(of: node).size
            let leaf = tree.makeNode(.fixed(CGSize(width: size.width * 0.65, height: 20)))
            tree.setChildren([leaf], of: node)
            content = leaf
        }
        tree.layOut(root, p(400, 300))
        #expect(frames == [CGRect(x: 10, y: 5, width: 380, height: 290)])
        #expect(content.map(tree.globalFrame) == CGRect(x: 10, y: 5, width: 247, height: 20))
    }

    @Test(
        "runtime rule R79: late content is provided in tree order, primary before secondary, inner readers within outer ones"
    )
    func order() {
        let tree = LayoutTree()
        let names = (0..<5).map { _ in tree.makeNode(.geometryReader) }
        let layered = tree.makeNode(.layered(LayeredContent(isLate: true)))
        tree.setChildren([names[1]], of: layered)
        let root = tree.makeNode(.stack(StackBehaviour(alignment: VerticalAlignment.center, spacing: 0)))
        tree.setChildren([names[0], layered, names[4]], of: root)
        var provided: [LayoutNodeID] = []
        tree.provideContent = { [unowned tree] node in
            provided.append(node)
            if node == names[1] { tree.setChildren([names[2]], of: node) }
            if node == layered { tree.setChildren([names[1], names[3]], of: node) }
        }
        tree.layOut(root, p(300, 300))
        #expect(provided == [names[0], names[1], names[2], layered, names[3], names[4]])
        provided = []
        tree.layOut(root, p(300, 300))
        #expect(provided == [names[0], names[1], names[2], layered, names[3], names[4]])
    }

    @Test("runtime rule R71: a late layer is aligned in the primary's bounds and never changes the size")
    func lateLayer() {
        let tree = LayoutTree()
        let primary = tree.makeNode(.fixed(CGSize(width: 100, height: 40)))
        let root = tree.makeNode(.layered(LayeredContent(alignment: .bottomTrailing, isLate: true)))
        tree.setChildren([primary], of: root)
        let badge = tree.makeNode(.fixed(CGSize(width: 10, height: 10)))
        tree.provideContent = { [unowned tree] in tree.setChildren([primary, badge], of: $0) }
        tree.layOut(root, p(nil, nil))
        #expect(tree.frame(of: root).size == CGSize(width: 100, height: 40))
        #expect(tree.frame(of: badge) == CGRect(x: 90, y: 30, width: 10, height: 10))
    }

    @Test("A change inside a reader leaves the answers around it alone")
    func boundary() {
        let tree = LayoutTree()
        let leaf = CostLaws.Leaf()
        let inside = tree.makeNode(.fixed(CGSize(width: 1, height: 1)))
        let reader = tree.makeNode(.geometryReader)
        let sibling = tree.makeNode(.measured(leaf))
        let root = tree.makeNode(.stack(StackBehaviour(alignment: VerticalAlignment.center)))
        tree.setChildren([inside], of: reader)
        tree.setChildren([sibling, reader], of: root)
        tree.layOut(root, p(100, 100))
        tree.setBehaviour(.fixed(CGSize(width: 2, height: 2)), of: inside)
        let events = tree.trace(root, p(100, 100))
        #expect(tree.frame(of: inside).size == CGSize(width: 2, height: 2))
        let fresh = events.filter { if case .answered(_, _, _, isRemembered: false, _) = $0 { true } else { false } }
        #expect(fresh.isEmpty)
    }

    @Test("Nodes that leave the tree are reused")
    func removal() {
        let tree = LayoutTree()
        let root = tree.makeNode(.zStack(.center))
        let first = tree.makeNode(.padding(EdgeInsets()))
        tree.setChildren([tree.makeNode(.flexible)], of: first)
        tree.setChildren([first], of: root)
        tree.layOut(root, p(50, 50))
        tree.setChildren([], of: root)
        tree.removeSubtree(first)
        let next = tree.makeNode(.fixed(CGSize(width: 7, height: 7)))
        tree.setChildren([next], of: root)
        tree.layOut(root, p(50, 50))
        #expect(tree.frame(of: root).size == CGSize(width: 7, height: 7))
        #expect(tree.children(of: next).isEmpty && tree.parent(of: next) == root)
    }

    @Test("A trace shows a stack's shares in order of service and a frame's clamp")
    func trace() {
        let laidOut = LaidOut(hstack(.center, 0, color, fix(30, 10)), p(100, 20))
        laidOut.tree.invalidate(laidOut.listed[0])
        let shares = laidOut.tree.trace(laidOut.root, p(100, 20)).compactMap { event -> [CGFloat]? in
            if case .shared(_, _, let remaining, let length, let taken, _) = event {
                [remaining, length, taken]
            } else {
                nil
            }
        }
        #expect(shares.prefix(2) == [[100, 50, 30], [70, 70, 70]])
        let framed = LaidOut(color.frame(maxWidth: 60), p(1, 1))
        let clamps = framed.tree.trace(framed.root, p(100, 20)).compactMap { event -> CGFloat? in
            if case .clamped(_, .horizontal, wanted: 100, let length, _) = event { length } else { nil }
        }
        #expect(clamps == [60])
    }
}
