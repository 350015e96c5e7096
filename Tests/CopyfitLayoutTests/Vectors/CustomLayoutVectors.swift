import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Layout rule 2.
struct CustomLayoutVectors {
    @Test("layout rule 2.3: a row of equal widths")
    func equalWidths() {
        let box = Box(LayoutBehaviour(EqualWidths()), [ideal(40, 20), ideal(70, 25), ideal(55, 20)])
        let laidOut = LaidOut(box, p(nil, nil))
        #expect(laidOut.size == CGSize(width: 226, height: 25))
        #expect(laidOut.frames.map(\.midX) == [35, 113, 191])
        #expect(laidOut.frames.allSatisfy { $0.size == CGSize(width: 70, height: 25) })
    }

    @Test("layout rule 2.3: a radial layout")
    func radial() {
        let box = Box(LayoutBehaviour(Radial()), [color, color, color, color])
        let laidOut = LaidOut(box, p(300, 200))
        let expected: [(CGFloat, CGFloat)] = [(150, 33.333), (216.667, 100), (150, 166.667), (83.333, 100)]
        for (centre, frame) in zip(expected, laidOut.frames) {
            #expect(abs(frame.midX - centre.0) < 0.001 && abs(frame.midY - centre.1) < 0.001)
            #expect(frame.size == CGSize(width: 10, height: 10))
        }
    }

    @Test("layout rule 2.4: a child that is not placed is centred and proposed the container's proposal")
    func notPlaced() {
        let box = Box(LayoutBehaviour(Nothing()), [fix(20, 20), color])
        let frames = LaidOut(box, p(100, 100)).frames
        #expect(frames == [CGRect(x: 40, y: 40, width: 20, height: 20), CGRect(x: 0, y: 0, width: 100, height: 100)])
    }

    @Test(
        "layout rules 2.2, 2.11: a layout that hands its bounds to a stack layout inset by 5, 7 finds the children there"
    )
    func boundsOrigin() {
        let box = Box(LayoutBehaviour(InsetRow()), [fix(10, 10), fix(20, 20)])
        let laidOut = LaidOut(box, p(100, 100))
        #expect(laidOut.size == CGSize(width: 40, height: 34))
        #expect(laidOut.frames.map(\.origin) == [CGPoint(x: 5, y: 12), CGPoint(x: 15, y: 7)])
    }

    @Test("layout rule 2.4: the last placement of a child counts")
    func placedTwice() {
        let box = Box(LayoutBehaviour(Twice()), [fix(20, 20)])
        #expect(LaidOut(box, p(100, 100)).frames[0].origin == CGPoint(x: 80, y: 80))
    }

    @Test("layout rule 2.12: a layout's orientation reaches spacers inside, also through AnyLayout")
    func orientation() {
        let row = Box(LayoutBehaviour(InsetRow()), [spacer()])
        #expect(LaidOut(row, p(100, 50)).frames[0].height == 0)
        let any = Box(LayoutBehaviour(AnyLayout(VStackLayout(spacing: 0))), [fix(10, 10), spacer()])
        #expect(LaidOut(any, p(100, 50)).frames[1] == CGRect(x: 5, y: 10, width: 0, height: 40))
    }

    @Test("layout rules 2.1, 2.6: by default explicit guides of the children are merged where they would be placed")
    func defaultExplicitAlignment() {
        let inner = Box(LayoutBehaviour(InsetRow()), [fix(10, 20).guide(.firstTextBaseline) { _ in 15 }, fix(10, 20)])
        let box = hstack(.firstTextBaseline, 0, inner, fix(10, 10))
        #expect(LaidOut(box, p(nil, nil)).frames[2].minY == 12)
    }

    @Test("layout rule 2.1: by default the gaps asked for are the union of the children's")
    func defaultSpacing() {
        let inner = Box(LayoutBehaviour(InsetRow()), [spacer(), fix(10, 10)])
        let box = hstack(.center, nil, inner, fix(10, 10))
        #expect(LaidOut(box, p(nil, nil)).size.width == 38)
    }

    @Test("layout rule 2.7: an empty custom layout asks for no gap")
    func emptyLayout() {
        let box = hstack(.center, nil, fix(10, 10), Box(LayoutBehaviour(Radial())), fix(10, 10))
        #expect(LaidOut(box, p(10, 10)).size.width == 20)
    }

    @Test("layout rule 20.3: the cache is made once, updated after a change, and shared by all calls")
    func cache() {
        let counter = Counter()
        let tree = LayoutTree()
        let leaf = tree.makeNode(.fixed(CGSize(width: 10, height: 10)))
        let root = tree.makeNode(LayoutBehaviour(Counting(counter: counter)))
        tree.setChildren([leaf], of: root)
        tree.layOut(root, p(100, 100))
        tree.layOut(root, p(50, 50))
        #expect(counter.made == 1 && counter.updated == 0)
        tree.invalidate(leaf)
        tree.layOut(root, p(50, 50))
        #expect(counter.made == 1 && counter.updated == 1)
        tree.setBehaviour(LayoutBehaviour(Counting(counter: counter)), of: root)
        tree.layOut(root, p(50, 50))
        #expect(counter.made == 1 && counter.updated == 2)
    }

    @Test("layout rule 2.10: the nearest container reads a layout value through wrappers but not through containers")
    func layoutValues() {
        var direct = fix(1, 1)
        direct.traits = LayoutTraits(rank: 3)
        var buried = fix(1, 1)
        buried.traits = LayoutTraits(rank: 4)
        let reader = Reader()
        let box = Box(
            LayoutBehaviour(RankReader(reader: reader)),
            [direct, direct.padding(3).frame(width: 10), hstack(.center, 0, buried, buried), fix(1, 1)]
        )
        _ = LaidOut(box, p(nil, nil))
        #expect(reader.ranks == [3, 3, 0, 0])
    }

    @Test("layout rule 2.10: slices keep the whole's indices, selections start at 0")
    func slices() {
        let reader = Reader()
        let children = [fix(1, 1), fix(2, 2), fix(3, 3)]
        _ = LaidOut(Box(LayoutBehaviour(SliceReader(reader: reader)), children), p(nil, nil))
        #expect(reader.ranks == [1, 3, 2, 3, 0, 3, 1])
    }

    private func ideal(_ width: CGFloat, _ height: CGFloat) -> Box {
        color.frame(idealWidth: width, maxWidth: inf, idealHeight: height, maxHeight: inf).listed
    }
}

/// Subviews that a layout keeps for longer than they are valid.
struct KeptSubviewTests {
    private struct Keeping: Layout {
        func makeCache(subviews: Subviews) -> [LayoutSubviews] { [subviews] }

        func updateCache(_ cache: inout [LayoutSubviews], subviews: Subviews) { cache.append(subviews) }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [LayoutSubviews]) -> CGSize {
            let sizes = cache.joined().map { subview in
                _ = (subview.priority, subview.spacing, subview.containerValues, subview[Rank.self])
                return subview.dimensions(in: proposal)[HorizontalAlignment.trailing]
                    + subview.sizeThatFits(.unspecified).width
            }
            let column = cache.map { old in
                var nothing: Void = ()
                return VStackLayout().sizeThatFits(proposal: proposal, subviews: old, cache: &nothing).width
            }
            return CGSize(width: (sizes + column).reduce(0, +), height: 10)
        }

        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout [LayoutSubviews]
        ) {
            for subview in cache.joined() { subview.place(at: CGPoint(x: 3, y: 4), proposal: proposal) }
        }
    }

    @Test("They are nothing once their views have gone or are elsewhere, and placing them does nothing")
    func kept() {
        let tree = LayoutTree()
        func leaf(_ width: CGFloat) -> LayoutNodeID { tree.makeNode(.fixed(CGSize(width: width, height: 10))) }
        let layout = tree.makeNode(LayoutBehaviour(Keeping()))
        let root = tree.makeNode(.stack(StackBehaviour(alignment: VerticalAlignment.center, spacing: 0)))
        let (first, second) = (leaf(10), leaf(20))
        tree.setChildren([first, second], of: layout)
        tree.setChildren([layout], of: root)
        // The kept subviews keep the tree, which keeps them in the layout's cache.
        defer { tree.removeSubtree(root) }
        tree.layOut(root, p(100, 100))
        // Each width twice, and the wider of the two.
        #expect(tree.frame(of: layout).width == 80)
        // The first lives on elsewhere; the place of the second is used by a node around the layout.
        tree.setChildren([], of: layout)
        tree.removeSubtree(second)
        let wrapper = tree.makeNode(.padding(EdgeInsets()))
        tree.setChildren([wrapper, first], of: root)
        tree.setChildren([layout], of: wrapper)
        tree.layOut(root, p(100, 100))
        #expect(tree.frame(of: layout).width == 0)
        #expect(tree.frame(of: first).origin == .zero)
        let third = leaf(5)
        tree.setChildren([third], of: layout)
        tree.layOut(root, p(100, 100))
        #expect(tree.frame(of: layout).width == 15)
        #expect(tree.frame(of: third).origin == CGPoint(x: 3, y: 4))
        #expect(tree.findInconsistency() == nil)
    }

    @Test("One that was moved into another container answers and is placed there alone")
    func moved() {
        let tree = LayoutTree()
        let layouts = (0..<2).map { _ in tree.makeNode(LayoutBehaviour(Keeping())) }
        let root = tree.makeNode(.zStack(.topLeading))
        tree.setChildren(layouts, of: root)
        defer { tree.removeSubtree(root) }
        let leaf = tree.makeNode(.fixed(CGSize(width: 10, height: 10)))
        for place in [0, 1, 0, 1] {
            tree.setChildren([], of: layouts[1 - place])
            tree.setChildren([leaf], of: layouts[place])
            tree.layOut(root, p(100, 100))
            #expect(tree.frame(of: leaf).origin == CGPoint(x: 3, y: 4))
            #expect(tree.findInconsistency() == nil)
        }
    }
}

private struct EqualWidths: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = largest(subviews)
        return CGSize(width: size.width * CGFloat(subviews.count) + gaps(subviews).reduce(0, +), height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let size = largest(subviews)
        let gaps = gaps(subviews)
        var x = bounds.minX + size.width / 2
        for index in subviews.indices {
            subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
            x += size.width + gaps[index]
        }
    }

    private func largest(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }
            .reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            index + 1 < subviews.count
                ? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal) : 0
        }
    }
}

private struct Radial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 3
        for (index, subview) in subviews.enumerated() {
            let angle = 2 * Double.pi / Double(subviews.count) * Double(index)
            let point = CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

private struct Nothing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A row with 5 points left and right and 7 above and below.
private struct InsetRow: Layout {
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = HStackLayout(spacing: 0).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        return CGSize(width: size.width + 10, height: size.height + 14)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        HStackLayout(spacing: 0)
            .placeSubviews(in: bounds.insetBy(dx: 5, dy: 7), proposal: proposal, subviews: subviews, cache: &cache)
    }
}

private struct Twice: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: .zero, proposal: .unspecified)
        subviews[0].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
    }
}

private final class Counter: @unchecked Sendable {
    var made = 0
    var updated = 0
}

private struct Counting: Layout {
    let counter: Counter

    func makeCache(subviews: Subviews) -> Int {
        counter.made += 1
        return counter.made
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
        counter.updated += 1
        #expect(cache == 1)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
    }
}

private struct Rank: LayoutValueKey {
    static let defaultValue = 0
}

extension LayoutTraits {
    fileprivate init(rank: Int) {
        self.init()
        self[Rank.self] = rank
    }
}

private final class Reader: @unchecked Sendable {
    var ranks: [Int] = []
}

private struct RankReader: Layout {
    let reader: Reader

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        reader.ranks = subviews.map { $0[Rank.self] }
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct SliceReader: Layout {
    let reader: Reader

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let slice = subviews[1...]
        let selection = subviews[[2, 0]]
        func width(_ subview: LayoutSubview) -> Int { Int(subview.sizeThatFits(.unspecified).width) }
        reader.ranks =
            [slice.startIndex, slice.endIndex] + slice.map(width) + [selection.startIndex] + selection.map(width)
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
