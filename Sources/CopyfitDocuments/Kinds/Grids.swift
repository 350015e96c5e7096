import Copyfit
import CopyfitJSON
import Foundation

/// `grid`: rows of cells. A row is an array of nodes; a node by itself takes a whole row.
struct GridKind: NodeKind {
    static let name = "grid"
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let rows: [Row]

    private enum Row: Sendable {
        case cells([DocumentNode])
        case whole(DocumentNode)
    }

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        alignment = try members.word("alignment", of: NodeMembers.alignments) ?? .center
        horizontalSpacing = try members.length("horizontalSpacing")
        verticalSpacing = try members.length("verticalSpacing")
        guard let elements = try members.elements("rows") else {
            throw members.missing("rows", "an array whose elements are arrays of nodes")
        }
        var rows: [Row] = []
        for (index, element) in elements.enumerated() {
            rows.append(
                try Self.row(element, at: members.path.appending(pointer: "rows").appending(pointer: index), &members)
            )
        }
        self.rows = rows
    }

    private static func row(
        _ element: JSONToken,
        at path: String,
        _ members: inout NodeMembers
    ) throws(LayoutDocumentError) -> Row {
        guard element.kind == .array else { return .whole(try members.reader.node(element, at: path)) }
        var cells: [DocumentNode] = []
        for (index, cell) in element.elements(members.reader.bytes.span).enumerated() {
            cells.append(try members.reader.node(cell, at: path.appending(pointer: index)))
        }
        return .cells(cells)
    }

    var view: AnyView {
        AnyView(
            Grid(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing) {
                ForEach(rows.indices, id: \.self) { index in
                    switch rows[index] {
                    case .cells(let cells): GridRow { DocumentNodes(cells) }
                    case .whole(let node): node.view
                    }
                }
            }
        )
    }
}

/// `cell`: a cell's place in its grid.
struct CellKind: NodeKind {
    static let name = "cell"
    private let columns: Int
    private let anchor: UnitPoint?
    private let unsizedAxes: Axis.Set
    private let child: DocumentNode

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        columns = try members.count("columns") ?? 1
        anchor = try members.word("anchor", of: NodeMembers.anchors)
        unsizedAxes = Axis.Set(try members.words("unsizedAxes", of: NodeMembers.axes) ?? [])
        child = try members.child()
    }

    var view: AnyView {
        let cell = child.view.gridCellColumns(columns).gridCellUnsizedAxes(unsizedAxes)
        if let anchor { return AnyView(cell.gridCellAnchor(anchor)) }
        return AnyView(cell)
    }
}
