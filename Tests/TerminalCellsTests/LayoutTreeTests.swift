import CopyfitLayout
import Foundation
import Testing

/// A tree without views, through public declarations only.
@Suite("A tree of a client's leaves")
struct LayoutTreeTests {
    /// A font of a display: the advances of its letters, 4 for others, lines of 10, baselines at 8.
    private struct BitmapFont: TextMeasurer {
        var scale: CGFloat = 1
        func width(of text: Substring) -> CGFloat {
            text.reduce(0) { $0 + (["i": 2, "m": 6][$1] ?? 4) } * scale
        }
        var lineHeight: CGFloat { 10 * scale }
        var ascent: CGFloat { 8 * scale }
    }

    /// Between 20 and 50 wide, 4 high, and it counts how often it is measured.
    private final class Gauge: LayoutLeaf {
        let tellsLengths: Bool
        private(set) var measurements = 0
        init(tellsLengths: Bool) { self.tellsLengths = tellsLengths }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            measurements += 1
            return CGSize(width: min(max(proposal.width ?? 30, 20), 50), height: 4)
        }
        func lengths(along axis: Axis) -> ClosedRange<CGFloat>? {
            tellsLengths ? axis == .horizontal ? 20...50 : 4...4 : nil
        }
    }

    private let tree = LayoutTree()

    private func text(_ string: String, scale: CGFloat = 1) -> LayoutNodeID {
        tree.add(.leaf(StringLeaf(string, measurer: BitmapFont(scale: scale))))
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> LayoutNodeID {
        tree.add(.frame(width: width, height: height), [tree.add(.flexible)])
    }

    @Test("A row: gaps, a spacer, children centred, the root centred in what is proposed")
    func row() {
        let (title, end) = (text("mii"), box(10, 20))
        let row = tree.add(.layout(HStackLayout(spacing: 3)), [title, tree.add(.spacer(minLength: 0)), end])
        tree.layOut(row, ProposedViewSize(width: 100, height: 40))
        #expect(tree.frame(of: row) == CGRect(x: 0, y: 10, width: 100, height: 20))
        // 6 + 2 + 2 wide, centred: (20 - 10) / 2.
        #expect(tree.frame(of: title) == CGRect(x: 0, y: 5, width: 10, height: 10))
        #expect(tree.frame(of: end) == CGRect(x: 90, y: 0, width: 10, height: 20))
        #expect(tree.globalFrame(of: end) == CGRect(x: 90, y: 10, width: 10, height: 20))
        tree.setLayoutDirection(.rightToLeft, of: row)
        tree.layOut(row, ProposedViewSize(width: 100, height: 40))
        #expect(tree.frame(of: title).minX == 90)
    }

    @Test("Texts of different sizes meet on their baselines")
    func baselines() {
        let (small, large) = (text("a"), text("a", scale: 2))
        let row = tree.add(.layout(HStackLayout(alignment: .firstTextBaseline)), [small, large])
        tree.layOut(row, .unspecified)
        // 8 and 16 from the tops.
        #expect(tree.frame(of: small).minY == 8 && tree.frame(of: large).minY == 0)
        let wrapped = tree.add(.leaf(StringLeaf("mm mm", measurer: BitmapFont())))
        let dimensions = tree.dimensions(of: wrapped, in: ProposedViewSize(width: 12, height: nil))
        #expect(dimensions[.firstTextBaseline] == 8 && dimensions[.lastTextBaseline] == 18)
    }

    @Test("A leaf that tells its lengths is measured less, with the same result")
    func flexibility() {
        func widths(tellsLengths: Bool) -> (CGFloat, CGFloat, measurements: Int) {
            let leaf = Gauge(tellsLengths: tellsLengths)
            let (gauge, other) = (tree.add(.leaf(leaf)), tree.add(.flexible))
            let row = tree.add(.layout(HStackLayout(spacing: 0)), [other, gauge])
            tree.layOut(row, ProposedViewSize(width: 130, height: 10))
            return (tree.frame(of: gauge).width, tree.frame(of: other).width, leaf.measurements)
        }
        let (told, found) = (widths(tellsLengths: true), widths(tellsLengths: false))
        // The gauge is less flexible, so it is served first: half of 130, at most 50.
        #expect(told == (50, 80, 1))
        #expect((found.0, found.1) == (50, 80) && found.measurements == 3)
    }

    @Test("Spacing: what leaves ask for, 8 if nothing")
    func spacing() {
        struct Spaced: LayoutLeaf {
            var spacing: ViewSpacing
            func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 10, height: 10) }
        }
        func height(_ first: ViewSpacing, _ second: ViewSpacing) -> CGFloat {
            let leaves = [first, second].map { tree.add(.leaf(Spaced(spacing: $0))) }
            return tree.measure(tree.add(.layout(VStackLayout()), leaves), .unspecified).height
        }
        #expect(height(.init(), .init()) == 28)
        #expect(height(.zero, .zero) == 20)
        #expect(height(.init(plain: 3, edges: .bottom), .init(plain: 5, edges: .top)) == 25)
        #expect(height(.init(plain: .nan, edges: .all), .zero) == 20)
    }

    @Test("Changes show in the next layout, and only what changed is measured again")
    func changes() {
        let (first, second) = (Gauge(tellsLengths: true), Gauge(tellsLengths: true))
        let nodes = [first, second].map { tree.add(.leaf($0)) }
        let column = tree.add(.layout(VStackLayout(spacing: 1)), nodes)
        tree.layOut(column, ProposedViewSize(width: 40, height: 100))
        let before = (first.measurements, second.measurements)
        tree.invalidate(nodes[0])
        tree.layOut(column, ProposedViewSize(width: 40, height: 100))
        #expect(first.measurements > before.0 && second.measurements == before.1)
        tree.setKind(.layout(VStackLayout(spacing: 6)), of: column)
        tree.layOut(column, ProposedViewSize(width: 40, height: 100))
        #expect(tree.frame(of: column).height == 14)
        tree.remove(nodes[0])
        tree.layOut(column, ProposedViewSize(width: 40, height: 100))
        #expect(tree.frame(of: column).height == 4)
        #expect(tree.children(of: column) == [nodes[1]] && tree.parent(of: nodes[1]) == column)
    }

    @Test("A layout of the client's own reads values of its children")
    func layoutValues() {
        struct Column: LayoutValueKey {
            static var defaultValue: CGFloat { 0 }
        }
        struct Columns: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for subview in subviews {
                    subview.place(
                        at: CGPoint(x: bounds.minX + 20 * subview[Column.self], y: bounds.minY),
                        proposal: .zero
                    )
                }
            }
        }
        let children = [box(5, 5), box(5, 5)]
        tree.setLayoutValue(Column.self, 3, of: children[1])
        let columns = tree.add(.layout(Columns()), children)
        tree.layOut(columns, .unspecified)
        #expect(children.map { tree.frame(of: $0).minX } == [0, 60])
    }

    @Test("Answers that make no sense are replaced and complained about")
    func complaints() {
        struct Broken: LayoutLeaf {
            func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: -5, height: CGFloat.nan) }
            func baselines(for proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? { (.nan, .infinity) }
        }
        let broken = tree.add(.leaf(Broken()))
        let row = tree.add(.layout(HStackLayout(alignment: .firstTextBaseline)), [broken, box(5, 5)])
        tree.layOut(row, ProposedViewSize(width: 50, height: 30))
        #expect(tree.frame(of: broken).size == CGSize(width: 0, height: 30))
        let complaints = tree.takeComplaints()
        #expect(complaints.count == 2 && complaints.allSatisfy { $0.node == broken })
        #expect(complaints.contains { $0.sentence.hasPrefix("A size of -5.0 × nan was answered and is ignored") })
        #expect(tree.takeComplaints() == [])
    }

    @Test("Lengths that make no sense do not count: a leaf that tells them has a finite place")
    func senselessLengths() {
        struct Telling: LayoutLeaf {
            let told: ClosedRange<CGFloat>
            func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: proposal.width ?? 7, height: 4) }
            func lengths(along axis: Axis) -> ClosedRange<CGFloat>? { axis == .horizontal ? told : nil }
        }
        let rows: [(ClosedRange<CGFloat>, CGFloat)] = [
            // 0 to 0: no more flexible than the box. In order each is offered its share: 100 / 4, 75 / 3, 50 / 2.
            (-5...(-1), 25),
            // More flexible than the box, which has 10: each leaf takes its third of the rest.
            (.infinity ... .infinity, 30), ((-.infinity) ... .infinity, 30), (0...1e300, 30),
        ]
        for (told, width) in rows {
            let leaves = (0..<3).map { _ in tree.add(.leaf(Telling(told: told))) }
            let row = tree.add(.layout(HStackLayout(spacing: 0)), leaves + [box(10, 10)])
            tree.layOut(row, ProposedViewSize(width: 100, height: 10))
            #expect(leaves.map { tree.frame(of: $0).width } == [width, width, width], "\(told)")
        }
    }

    @Test("Insets of a safe area that make no sense do not count")
    func senselessSafeArea() {
        let root = tree.add(.flexible)
        let insets = EdgeInsets(top: .nan, leading: .infinity, bottom: 1, trailing: 2)
        tree.layOut(root, ProposedViewSize(width: 50, height: 30), safeArea: insets)
        #expect(tree.frame(of: root) == CGRect(x: 0, y: 0, width: 48, height: 29))
    }

    @Test("A leaf may measure others of its tree")
    func measuringInside() {
        final class Twice: LayoutLeaf {
            let (tree, other): (LayoutTree, LayoutNodeID)
            init(_ tree: LayoutTree, _ other: LayoutNodeID) { (self.tree, self.other) = (tree, other) }
            func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
                let size = tree.measure(other, proposal)
                return CGSize(width: 2 * size.width, height: size.height)
            }
        }
        let other = box(10, 5)
        let row = tree.add(.layout(HStackLayout(spacing: 0)), [tree.add(.leaf(Twice(tree, other))), box(3, 3)])
        tree.layOut(row, ProposedViewSize(width: 100, height: 10))
        #expect(tree.frame(of: row).width == 23)
    }

    @Test("Numbers that make no sense do not count in wrappers")
    func senselessNumbers() {
        let wrapped: [LayoutNodeKind] = [
            .padding(EdgeInsets(top: .nan, leading: .infinity, bottom: 1, trailing: 2)), .offset(x: .nan, y: .infinity),
            .aspectRatio(0, contentMode: .fit), .layoutPriority(.nan), .frame(width: .nan, height: -1),
        ]
        let sizes = wrapped.map { kind in
            let child = tree.add(.leaf(StringLeaf("mi", measurer: BitmapFont())))
            return tree.measure(tree.add(kind, [child]), .unspecified)
        }
        let plain = CGSize(width: 8, height: 10)
        #expect(sizes == [CGSize(width: 10, height: 11), plain, plain, plain, plain])
    }

    @Test("A nest that is too deep for the stack is complained about; the tree is usable after")
    func deepNest() {
        var node = box(5, 5)
        for _ in 0..<200_000 { node = tree.add(.padding(EdgeInsets()), [node]) }
        tree.layOut(node, .unspecified)
        #expect(tree.takeComplaints().first?.sentence.hasPrefix("Nodes are nested too deeply") == true)
        let other = box(5, 7)
        tree.layOut(other, .unspecified)
        #expect(tree.frame(of: other).height == 7 && tree.takeComplaints() == [])
    }
}

/// What a tree cannot answer stops the program, in release builds too.
@Suite("What a client must not do with a tree")
struct TreeMisuseTests {
    private final class Changing: LayoutLeaf {
        let change: () -> Void
        init(_ change: @escaping () -> Void) { self.change = change }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            change()
            return CGSize(width: 5, height: 5)
        }
    }

    /// Two trees have the same numbers by chance once in 4,096 pairs.
    @Test("The name of another tree's node stops the program")
    func otherTree() async {
        let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let trees = (0..<4).map { _ in LayoutTree() }
            let names = trees.map { $0.add(.flexible) }
            trees[1].layOut(names[0], .unspecified)
            trees[2].layOut(names[1], .unspecified)
            trees[3].layOut(names[2], .unspecified)
        }
        #expect(said(first).contains("A layout node was used that is not in this tree"))
        let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var tree = LayoutTree()
            for _ in 0..<4 {
                let old = tree.add(.flexible)
                tree = LayoutTree()
                _ = tree.add(.flexible)
                tree.layOut(old, .unspecified)
            }
        }
        #expect(said(second).contains("A layout node was used that is not in this tree"))
        let third = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (small, large) = (LayoutTree(), LayoutTree())
            let names = (0..<5).map { _ in large.add(.flexible) }
            _ = small.add(.flexible)
            small.remove(names[4])
        }
        #expect(said(third).contains("A layout node was used that is not in this tree"))
    }

    @Test("A leaf that removes itself, or changes its tree in another way, stops the program")
    func changes() async {
        let removed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            var names: [LayoutNodeID] = []
            names.append(tree.add(.leaf(Changing { tree.remove(names[0]) })))
            tree.layOut(tree.add(.layout(HStackLayout()), names), .unspecified)
        }
        #expect(said(removed).contains("A leaf or a layout changed its tree"))
        let changed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            let other = tree.add(.flexible)
            let leaf = tree.add(.leaf(Changing { tree.setKind(.divider, of: other) }))
            _ = tree.measure(leaf, .zero)
        }
        #expect(said(changed).contains("A leaf or a layout changed its tree"))
        let added = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            _ = tree.measure(tree.add(.leaf(Changing { _ = tree.add(.flexible) })), .zero)
        }
        #expect(said(added).contains("A leaf or a layout changed its tree"))
        let laidOut = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            let other = tree.add(.flexible)
            let leaf = tree.add(.leaf(Changing { tree.layOut(other, .zero) }))
            _ = tree.dimensions(of: leaf, in: .zero)
        }
        #expect(said(laidOut).contains("A leaf or a layout changed its tree"))
    }
}

/// What a program that was stopped wrote to standard error.
private func said(_ stop: ExitTest.Result?) -> String {
    String(decoding: stop?.standardErrorContent ?? [], as: UTF8.self)
}
