import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Nests whose levels are proposed more and more sizes by the rules of layout themselves.
///
/// A column in a ratio asks what is in it how high it is in all the height there is and in its share of it. The first
/// rectangle of the ratio is bound by the width, the second by the height, so each rectangle of a level makes two on the next.
/// An oracle that follows the rules and remembers nothing lists them; the engine works out none of them twice.
struct DistinctProposalLaws {
    /// Columns of a text and the next level, each fitted in a ratio.
    private final class Oracle {
        let texts: [WrappingText]
        let ratio: CGFloat
        /// The proposals to the ratio of each level.
        private(set) var proposals: [Set<[CGFloat]>]

        init(_ texts: [WrappingText], ratio: CGFloat) {
            (self.texts, self.ratio) = (texts, ratio)
            proposals = .init(repeating: [], count: texts.count)
        }

        /// The size of the level's text, or of its column in the largest rectangle of the ratio.
        func size(_ level: Int, _ width: CGFloat, _ height: CGFloat) -> CGSize {
            proposals[level].insert([width, height])
            if level == texts.count - 1 { return texts[level].sizeThatFits(p(width, height)) }
            let scale = min(width / ratio, height)
            return column(level, ratio * scale, scale)
        }

        /// The text and what is below it, 4 points apart: the one whose heights differ less is served first.
        private func column(_ level: Int, _ width: CGFloat, _ height: CGFloat) -> CGSize {
            let children = [{ self.texts[level].sizeThatFits(p(width, $0)) }, { self.size(level + 1, width, $0) }]
            let flexibilities = children.map { $0(.infinity).height - $0(0).height }
            let order = flexibilities[1] < flexibilities[0] ? [1, 0] : [0, 1]
            let first = children[order[0]](max((height - 4) / 2, 0))
            let second = children[order[1]](max(height - 4 - first.height, 0))
            return CGSize(width: max(first.width, second.width), height: first.height + second.height + 4)
        }
    }

    private static func texts(_ depth: Int) -> [WrappingText] {
        (0...depth).map { WrappingText(letters: 60 + $0 * 17 % 60, seed: $0) }
    }

    @Test("Columns of a text in ratios have more rectangles on each level, and none is worked out twice")
    func ratiosOfTexts() {
        let depth = 9
        let oracle = Oracle(Self.texts(depth), ratio: 1.5)
        let size = oracle.size(0, 400, 300)
        let counts = oracle.proposals.map(\.count)
        #expect(counts[0] == 1 && counts[8] >= 3 * counts[4] && counts[4] >= 3 * counts[1])

        let (tree, root, answers) = Self.laidOut(Self.texts(depth))
        #expect(tree.frame(of: root).size == size)
        var node = root
        for level in 0..<depth {
            #expect(answers[node, default: 0] <= counts[level], "level \(level) of \(counts)")
            node = tree.children(of: tree.children(of: node)[0])[1]
        }
    }

    /// A rectangle that was bound by its height is lower than the one around it, so after a few levels there is no height left.
    /// And an answer holds for rectangles in which all texts break alike.
    @Test("The rectangles of columns of texts in ratios stop growing in number", arguments: [20, 40, 100])
    func deepRatios(depth: Int) {
        let texts = Self.texts(depth)
        let answers = Self.laidOut(texts).answers
        #expect(answers.values.allSatisfy { $0 <= 200 }, "\(answers.values.sorted())")
        #expect(texts.allSatisfy { $0.measurements <= 100 }, "\(texts.map(\.measurements))")
    }

    /// Columns of the texts in ratios, laid out in 400×300, and how many answers each node worked out.
    private static func laidOut(
        _ texts: [WrappingText]
    ) -> (tree: LayoutTree, root: LayoutNodeID, answers: [LayoutNodeID: Int]) {
        let depth = texts.count - 1
        var box = Box(.measured(texts[depth]))
        for level in (0..<depth).reversed() {
            box = vstack(.center, 4, Box(.measured(texts[level])), box).aspectRatio(1.5, .fit)
        }
        let tree = LayoutTree()
        var listed: [LayoutNodeID] = []
        let root = LaidOut.build(box, tree, &listed)
        var answers: [LayoutNodeID: Int] = [:]
        for case .answered(let node, _, _, isRemembered: false, _) in tree.trace(root, p(400, 300)) {
            answers[node, default: 0] += 1
        }
        return (tree, root, answers)
    }
}
