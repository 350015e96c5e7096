import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Nests of every container and wrapper in each other, in turn: what a leaf in them is asked (layout rules 20.5, 23.8).
///
/// Some rules propose more sizes to each level than to the one around it (`DistinctProposalLaws`), so such nests have a larger
/// bound; those of `multiplying` have none, and are left out.
struct NestPairLaws {
    /// Two kinds in turn, each around a row or a column where it is a wrapper, with a text or a box beside the next level.
    struct Nest: CustomStringConvertible {
        let outer: NestKind
        let inner: NestKind
        let isOfRows: Bool
        let hasTexts: Bool

        var description: String {
            "\(outer) and \(inner), \(isOfRows ? "rows" : "columns"), \(hasTexts ? "texts" : "boxes")"
        }

        /// Measurements for a leaf that measures itself.
        var bound: Int {
            let areFramed = !kinds.isDisjoint(with: NestKind.grids) && !kinds.isDisjoint(with: NestKind.frames)
            return areFramed || !kinds.isDisjoint(with: NestKind.unequal) ? 50 : 16
        }

        var isMultiplying: Bool { NestKind.multiplying.contains(kinds) }

        private var kinds: Set<NestKind> { [outer, inner] }
    }

    private static let depth = 40

    /// Half of the nests of texts by default, all of them and those of boxes with `COPYFIT_NESTS=all`.
    private static func nests(around outer: NestKind) -> [Nest] {
        let all = ProcessInfo.processInfo.environment["COPYFIT_NESTS"] == "all"
        let kinds = NestKind.allCases
        let order = kinds.firstIndex(of: outer) ?? 0
        return kinds.enumerated().flatMap { position, inner in
            (all ? [true, false] : [(order + position).isMultiple(of: 2)]).flatMap { isOfRows in
                (all ? [true, false] : [true]).map {
                    Nest(outer: outer, inner: inner, isOfRows: isOfRows, hasTexts: $0)
                }
            }
        }
    }

    /// The measurements of a leaf, on average, in each of these layouts.
    private static func measurements(_ nest: Nest, _ proposals: [ProposedViewSize]) -> [Int] {
        let texts = (0...depth).map { WrappingText(letters: 20 + $0 * 17 % 60, seed: $0) }
        let asked = nest.hasTexts ? texts : [texts[depth]]
        var box = Box(.measured(texts[depth]))
        for level in (0..<depth).reversed() {
            let leaf = nest.hasTexts ? Box(.measured(texts[level])) : fix(7, 5)
            box = (level.isMultiple(of: 2) ? nest.outer : nest.inner).around(box, leaf, isRow: nest.isOfRows)
        }
        let tree = LayoutTree()
        var listed: [LayoutNodeID] = []
        let root = LaidOut.build(box, tree, &listed)
        var before = 0
        return proposals.map { proposal in
            tree.layOut(root, proposal)
            let all = asked.reduce(0) { $0 + $1.measurements }
            defer { before = all }
            return (all - before) / asked.count
        }
    }

    @Test(
        "layout rule 20.5: forty levels of two kinds in turn measure a leaf sixteen times on average, in each size",
        arguments: NestKind.allCases
    )
    func pairs(outer: NestKind) {
        for nest in Self.nests(around: outer) where !nest.isMultiplying {
            let counts = Self.measurements(nest, [p(400, 300), p(361, 290), p(437, 311)])
            #expect(counts.allSatisfy { $0 <= nest.bound }, "\(nest): \(counts)")
        }
    }
}
