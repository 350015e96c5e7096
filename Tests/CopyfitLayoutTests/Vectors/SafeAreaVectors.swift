import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Layout rule 15.
struct SafeAreaVectors {
    static let insets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)

    /// Layout rule 15.4: where a 100×20 rectangle lies in a space of 400×800, and the insets it sees there.
    static let touching: [(CGPoint, EdgeInsets)] = [
        (CGPoint(x: 150, y: 10), EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)),
        (CGPoint(x: 150, y: 750), EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)),
        (CGPoint(x: 20, y: 100), EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)),
        (CGPoint(x: 260, y: 100), EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40)),
        (CGPoint(x: 150, y: 390), EdgeInsets()),
    ]

    /// A leaf with its top-left corner at a point of the host.
    static func laidOut(_ direction: LayoutDirection, _ point: CGPoint) -> (LayoutTree, LayoutNodeID) {
        let tree = LayoutTree()
        let leaf = tree.makeNode(.fixed(CGSize(width: 100, height: 20)), direction: direction)
        let center = CGPoint(x: point.x + 50 - insets.leading, y: point.y + 10 - insets.top)
        let root = tree.makeNode(.position(center))
        tree.setChildren([leaf], of: root)
        tree.layOut(root, p(400, 800), safeArea: insets)
        return (tree, leaf)
    }

    @Test("layout rule 15.4: only the edges that touch the region see its insets", arguments: touching)
    func touchingEdges(point: CGPoint, expected: EdgeInsets) {
        let (tree, leaf) = Self.laidOut(.leftToRight, point)
        #expect(tree.globalFrame(of: leaf).origin == point)
        #expect(tree.safeAreaInsets(of: leaf) == expected)
    }

    @Test("layout rule 15.4: right-to-left the left inset is the trailing one")
    func rightToLeft() {
        let (left, leaf) = Self.laidOut(.rightToLeft, CGPoint(x: 20, y: 100))
        #expect(left.safeAreaInsets(of: leaf) == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 20))
        let (right, other) = Self.laidOut(.rightToLeft, CGPoint(x: 260, y: 100))
        #expect(right.safeAreaInsets(of: other) == EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
    }

    @Test("layout rule 15.1: the root is proposed the host less the safe area, and what ignores it covers the host")
    func ignoring() {
        let tree = LayoutTree()
        let fill = tree.makeNode(.flexible)
        let ignoring = tree.makeNode(.ignoresSafeArea([.top, .leading]))
        tree.setChildren([fill], of: ignoring)
        tree.layOut(ignoring, p(400, 800), safeArea: Self.insets)
        #expect(tree.globalFrame(of: ignoring) == CGRect(x: 20, y: 10, width: 340, height: 760))
        #expect(tree.globalFrame(of: fill) == CGRect(x: 0, y: 0, width: 360, height: 770))
    }

    @Test("layout rule 15.1: a strip and the host's safe area add up where the content touches both")
    func nestedRegions() {
        let fill = color.wrapped(.ignoresSafeArea(.all))
        let box = Box(.safeAreaInset(SafeAreaInset(edge: .bottom, spacing: 0)), [fill, color.frame(height: 44).listed])
        let tree = LayoutTree()
        var listed: [LayoutNodeID] = []
        let root = LaidOut.build(box, tree, &listed)
        tree.layOut(root, p(400, 800), safeArea: Self.insets)
        #expect(tree.globalFrame(of: listed[0]) == CGRect(x: 0, y: 0, width: 400, height: 800))
        #expect(tree.globalFrame(of: listed[1]) == CGRect(x: 20, y: 726, width: 340, height: 44))
    }

    @Test("layout rule 15.2: a strip on a scroll view leaves its frame alone and insets its content")
    func scrollView() {
        let scroll = Box(.scrollView(.vertical), [fix(100, 600)]).marked
        let box = Box(.safeAreaInset(SafeAreaInset(edge: .top, spacing: 0)), [scroll, color.frame(height: 44).listed])
        let frames = LaidOut(box, p(100, 300)).frames
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 100, height: 300))
        #expect(frames[1] == CGRect(x: 0, y: 44, width: 100, height: 600))
        #expect(frames[2] == CGRect(x: 0, y: 0, width: 100, height: 44))
    }

    @Test("layout rule 15.3: safe area padding insets a scroll view's content and pads anything else")
    func padding() {
        let insets = EdgeInsets(top: 10, leading: 5, bottom: 10, trailing: 5)
        let scroll = Box(.scrollView(.vertical), [color.frame(height: 600).listed]).marked.wrapped(
            .safeAreaPadding(insets)
        )
        let frames = LaidOut(scroll, p(100, 300)).frames
        #expect(frames == [CGRect(x: 0, y: 0, width: 100, height: 300), CGRect(x: 5, y: 10, width: 90, height: 600)])
        #expect(
            LaidOut(color.wrapped(.safeAreaPadding(insets)), p(100, 300)).frames == [
                CGRect(x: 5, y: 10, width: 90, height: 280)
            ]
        )
    }
}
