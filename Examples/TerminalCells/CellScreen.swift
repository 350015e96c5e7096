import CopyfitLayout
import Foundation

/// Texts laid out in the cells of a terminal.
struct CellScreen {
    private let tree = LayoutTree()
    private var texts: [(node: LayoutNodeID, leaf: StringLeaf<CellMeasurer>)] = []

    /// Adds a text.
    mutating func text(_ string: String, lineLimit: Int? = nil) -> LayoutNodeID {
        let leaf = StringLeaf(string, measurer: CellMeasurer(), lineLimit: lineLimit, spacing: .zero)
        let node = tree.add(.leaf(leaf))
        texts.append((node, leaf))
        return node
    }

    /// Adds anything else.
    func node(_ kind: LayoutNodeKind, _ children: [LayoutNodeID] = []) -> LayoutNodeID { tree.add(kind, children) }

    /// The rows of a root in so many columns, as high as it wants to be.
    func rows(of root: LayoutNodeID, columns: Int) -> [String] {
        tree.layOut(root, ProposedViewSize(width: CGFloat(columns), height: nil))
        let height = Int(tree.frame(of: root).height.rounded(.up))
        var cells = Array(repeating: Array(repeating: " ", count: columns), count: height)
        for text in texts {
            let frame = tree.globalFrame(of: text.node)
            for (line, string) in text.leaf.lines(for: tree.placedProposal(of: text.node)).enumerated() {
                write(string, row: Int(frame.minY.rounded()) + line, column: Int(frame.minX.rounded()), &cells)
            }
        }
        return cells.map { $0.joined() }
    }

    /// A wide character leaves nothing of its second cell.
    private func write(_ string: String, row: Int, column: Int, _ cells: inout [[String]]) {
        guard cells.indices.contains(row) else { return }
        var column = column
        for character in string {
            let width = CellMeasurer.cells(of: character)
            guard column >= 0, column + width <= cells[row].count else { return }
            cells[row][column] = String(character)
            if width == 2 { cells[row][column + 1] = "" }
            column += width
        }
    }
}
