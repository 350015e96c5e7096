@testable import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// What the arrays of a tree hold for a node, and that nothing of an earlier node or behaviour is left in them.
struct NodeMemoryTests {
    @Test("A node takes 108 bytes in the arrays of its tree")
    func sizes() {
        #expect(MemoryLayout<Node>.stride == 32)
        #expect(MemoryLayout<LayoutBehaviour>.stride == 24)
        #expect(LayoutTree.bytesPerNode == 108)
    }

    @Test("Leaves and frames with two sides keep no answer; a frame with one side keeps its own")
    func answers() {
        let tree = LayoutTree()
        let (frame, leaf) = (tree.makeNode(Self.frame(10, 20)), tree.makeNode(.flexible))
        tree.setOnlyChild(leaf, of: frame)
        tree.layOut(frame, p(100, 100))
        #expect(tree.frame(of: leaf) == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(tree.memos.count == 0)
        tree.setBehaviour(Self.frame(10, nil), of: frame)
        tree.layOut(frame, p(100, 100))
        #expect(tree.frame(of: leaf) == CGRect(x: 0, y: 0, width: 10, height: 100))
        #expect(tree.memos.count == 1)
    }

    @Test("A frame that moves into a stack of the other direction forgets what is in it, although it keeps no answer")
    func movedFrame() {
        let tree = LayoutTree()
        let frame = tree.makeNode(Self.frame(20, 20))
        tree.setOnlyChild(tree.makeNode(.spacer(minLength: 5)), of: frame)
        let column = tree.makeNode(.stack(StackBehaviour(alignment: HorizontalAlignment.center)))
        let row = tree.makeNode(.stack(StackBehaviour(alignment: VerticalAlignment.center)))
        let spacer = tree.children(of: frame)[0]
        tree.setChildren([frame], of: column)
        tree.layOut(column, p(100, 100))
        #expect(tree.frame(of: spacer).size == CGSize(width: 0, height: 20))
        tree.setChildren([], of: column)
        tree.setChildren([frame], of: row)
        tree.layOut(row, p(100, 100))
        #expect(tree.frame(of: spacer).size == CGSize(width: 20, height: 0))
    }

    @Test("A place that is used again has neither the gap nor the priority of the node before")
    func reusedPlace() {
        let tree = LayoutTree()
        let row = tree.makeNode(.stack(StackBehaviour(alignment: VerticalAlignment.center)))
        let first = tree.makeNode(.flexible)
        let wide = tree.makeNode(.layoutPriority(1))
        tree.setOnlyChild(tree.makeNode(.flexible), of: wide)
        tree.setChildren([first, wide], of: row)
        tree.layOut(row, p(108, 10))
        // The one with a priority takes all; the gap is 8.
        #expect(tree.frame(of: wide).size.width == 100)
        tree.removeSubtree(wide)
        tree.setChildren([first], of: row)
        let others = (0..<2).map { _ in tree.makeNode(.flexible) }
        tree.setChildren([first] + others, of: row)
        tree.layOut(row, p(116, 10))
        #expect(tree.children(of: row).map { tree.frame(of: $0).width }.allSatisfy { abs($0 - 100 / 3) < 1e-9 })
    }

    @Test("A spacer that becomes a colour has the priority of a colour")
    func changedPriority() {
        let tree = LayoutTree()
        let row = tree.makeNode(.stack(StackBehaviour(alignment: VerticalAlignment.center, spacing: 0)))
        let (first, second) = (tree.makeNode(.flexible), tree.makeNode(.spacer(minLength: nil)))
        tree.setChildren([first, second], of: row)
        tree.layOut(row, p(100, 10))
        #expect(tree.frame(of: first).width == 92)
        tree.setBehaviour(.flexible, of: second)
        tree.layOut(row, p(100, 10))
        #expect(tree.frame(of: first).width == 50)
        #expect(tree.frame(of: second).width == 50)
    }

    @Test("Frames, paddings and stacks are the same whether their parameters are boxed or not")
    func boxedBehaviours() {
        for insets in [EdgeInsets(vertical: 2, horizontal: 3), EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)] {
            let tree = LayoutTree()
            let padding = tree.makeNode(.padding(insets))
            tree.setOnlyChild(tree.makeNode(.fixed(CGSize(width: 10, height: 10))), of: padding)
            tree.layOut(padding, p(nil, nil))
            #expect(tree.frame(of: padding).width == 10 + insets.leading + insets.trailing)
            #expect(tree.frame(of: padding).height == 10 + insets.top + insets.bottom)
            #expect(tree.frame(of: tree.children(of: padding)[0]).origin == CGPoint(x: insets.leading, y: insets.top))
        }
        for alignment in [
            Alignment.center, .topLeading, Alignment(horizontal: .leading, vertical: VerticalAlignment(Low.self)),
        ] {
            let tree = LayoutTree()
            let frame = tree.makeNode(.frame(FixedFrame(width: 30, height: 30, alignment: alignment)))
            tree.setOnlyChild(tree.makeNode(.fixed(CGSize(width: 10, height: 10))), of: frame)
            tree.layOut(frame, p(nil, nil))
            let origin = tree.frame(of: tree.children(of: frame)[0]).origin
            // The guide `Low` is at three quarters of a height: 22.5 − 7.5.
            let expected: [CGPoint] = [CGPoint(x: 10, y: 10), .zero, CGPoint(x: 0, y: 15)]
            #expect(expected.contains(origin))
            #expect((origin == expected[0]) == (alignment == .center))
        }
        let low = StackBehaviour(alignment: VerticalAlignment(Low.self), spacing: 1)
        let tree = LayoutTree()
        let row = tree.makeNode(.stack(low))
        tree.setChildren([20, 40].map { tree.makeNode(.fixed(CGSize(width: 10, height: $0))) }, of: row)
        tree.layOut(row, p(nil, nil))
        #expect(tree.children(of: row).map { tree.frame(of: $0).minY } == [15, 0])
    }

    private enum Low: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * 3 / 4 }
    }

    private static func frame(_ width: CGFloat?, _ height: CGFloat?) -> LayoutBehaviour {
        .frame(FixedFrame(width: width, height: height))
    }
}
