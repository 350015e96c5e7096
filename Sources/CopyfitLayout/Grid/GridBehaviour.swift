package import Foundation

/// `Grid`: rows whose cells share columns. Children are `GridRow` nodes, or cells across all columns (layout rule
/// 12.5).
///
/// Cells say how they are placed through the traits `GridCellColumns`, `GridCellAnchor`, `GridCellUnsizedAxes` and
/// `GridColumnAlignment`.
package struct GridBehaviour {
    package let alignment: Alignment

    /// The gap between columns in points; nil leaves it to the cells' `ViewSpacing`.
    package let horizontalSpacing: CGFloat?

    /// The gap between rows in points; nil leaves it to the cells' `ViewSpacing`.
    package let verticalSpacing: CGFloat?

    package init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing?.finite
        self.verticalSpacing = verticalSpacing?.finite
    }

    func spacing(along axis: Axis) -> CGFloat? {
        axis == .horizontal ? horizontalSpacing : verticalSpacing
    }
}

extension GridBehaviour: Behaviour {
    static var form: BehaviourForm { .container }

    var words: BehaviourWords {
        BehaviourWords(
            "grid",
            [
                "alignment": alignment.words, "horizontalSpacing": horizontalSpacing?.words,
                "verticalSpacing": verticalSpacing?.words,
            ]
        )
    }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 12.5" }

    func placingRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 12.3" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        guard tree.nodes[Int(node)].childCount > 0 else { return .empty }
        let solution = tree.solveGrid(self, node, proposal)
        return Answer(width: solution.columns.total, height: solution.rows.total, validity: solution.validity)
    }

    /// A slot per row over the whole width, and per child that is no row.
    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        guard tree.nodes[Int(node)].childCount > 0 else { return }
        let solution = tree.solveGrid(self, node, proposal)
        for (row, position) in tree.childRange(node).enumerated() {
            let child = tree.childLists[position]
            guard tree.gridRow(child) != nil else {
                tree.arrangeCells(of: row, self, solution, top: solution.rowStarts[row])
                continue
            }
            let size = Proposal(width: solution.columns.total, height: solution.rows.lengths[row])
            tree.nodes[Int(child)].flags.insert(.needsPlacement)
            tree.push(child, x: 0, y: solution.rowStarts[row], size, Answer(area: size))
        }
    }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        tree.gridLength(self, node, end, axis)
    }

    /// The columns are solved before any height is offered.
    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? {
        guard tree.nodes[Int(node)].childCount > 0 else { return ShareAnswer() }
        let columns = tree.columns(of: node, tree.gridCells(self, node), proposal.width)
        return ShareAnswer(length: columns.total, offers: columns.validity.value)
    }

    var flags: Node.Flags { [.mayFollow, .isWild] }

    var orientation: Orientation { .free }

    func forget(_ node: Int32, in tree: LayoutTree) {
        tree.cellsOfGrids[node] = nil
        tree.gridSolutions[node] = nil
    }
}

extension LayoutTree {
    /// Whether a node is a grid of rows.
    package func isGrid(_ id: LayoutNodeID) -> Bool { behaviour(of: index(of: id), as: GridBehaviour.self) != nil }
}
