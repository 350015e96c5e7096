import Foundation

/// `GridRow`: a row of cells, placed by the grid around it (layout rule 12.3).
struct GridRowBehaviour: Behaviour {
    let alignment: VerticalAlignment?

    static var form: BehaviourForm { .container }

    var words: BehaviourWords { BehaviourWords("grid row", ["alignment": alignment?.key.words]) }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 12.5" }

    func placingRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 12.3" }

    /// A row outside a grid is its first cell. What is in it depends on the grid, so an answer holds for no other
    /// proposal.
    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        var answer = tree.answerOnlyChild(node, proposal)
        answer.validity = Validity(only: proposal)
        return answer
    }

    /// A slot per cell, in the row's own space.
    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        let parent = tree.nodes[Int(node)].parent
        guard parent >= 0, let grid = tree.behaviour(of: parent, as: GridBehaviour.self),
            let solution = tree.gridSolutions[parent]
        else { return tree.arrangeAtOrigin(node, proposal) }
        tree.arrangeCells(of: Int(tree.nodes[Int(node)].indexInParent), grid, solution, top: 0)
    }

    /// What is in a row depends on the grid, not on what the row is proposed.
    static var remembersGuides: Bool { false }

    var flags: Node.Flags { .mayFollow }
}

extension LayoutTree {
    /// A node as a row of a grid; nil if it is none.
    func gridRow(_ node: Int32) -> GridRowBehaviour? { behaviour(of: node, as: GridRowBehaviour.self) }
}
