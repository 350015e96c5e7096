import Copyfit
import CopyfitExtras
import Foundation

/// `hstack`: children in a row.
struct HorizontalStackKind: NodeKind {
    static let name = "hstack"
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let children: [DocumentNode]

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        alignment = try members.word("alignment", of: NodeMembers.verticalAlignments) ?? .center
        spacing = try members.length("spacing")
        children = try members.children()
    }

    var view: AnyView { AnyView(HStack(alignment: alignment, spacing: spacing) { DocumentNodes(children) }) }
}

/// `vstack`: children in a column.
struct VerticalStackKind: NodeKind {
    static let name = "vstack"
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let children: [DocumentNode]

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        alignment = try members.word("alignment", of: NodeMembers.horizontalAlignments) ?? .center
        spacing = try members.length("spacing")
        children = try members.children()
    }

    var view: AnyView { AnyView(VStack(alignment: alignment, spacing: spacing) { DocumentNodes(children) }) }
}

/// `zstack`: children one upon another.
struct LayersKind: NodeKind {
    static let name = "zstack"
    private let alignment: Alignment
    private let children: [DocumentNode]

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        alignment = try members.word("alignment", of: NodeMembers.alignments) ?? .center
        children = try members.children()
    }

    var view: AnyView { AnyView(ZStack(alignment: alignment) { DocumentNodes(children) }) }
}

/// `flow`: children in rows that wrap, like words.
struct FlowKind: NodeKind {
    static let name = "flow"
    private let layout: FlowLayout
    private let children: [DocumentNode]

    private static let justifications: KeyValuePairs<String, FlowLayout.Justification> = [
        "leading": .leading, "center": .center, "trailing": .trailing, "spaceBetween": .spaceBetween,
    ]

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        layout = FlowLayout(
            alignment: try members.word("alignment", of: NodeMembers.verticalAlignments) ?? .center,
            justification: try members.word("justification", of: Self.justifications) ?? .leading,
            horizontalSpacing: try members.length("horizontalSpacing"),
            verticalSpacing: try members.length("verticalSpacing")
        )
        children = try members.children()
    }

    var view: AnyView { AnyView(layout { DocumentNodes(children) }) }
}

/// `viewThatFits`: the first child whose ideal size fits.
struct ChoiceKind: NodeKind {
    static let name = "viewThatFits"
    private let axes: Axis.Set
    private let children: [DocumentNode]

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        axes = try members.words("axes", of: NodeMembers.axes).map { Axis.Set($0) } ?? [.horizontal, .vertical]
        children = try members.children()
    }

    var view: AnyView { AnyView(ViewThatFits(in: axes) { DocumentNodes(children) }) }
}

/// The views of some nodes.
struct DocumentNodes: View {
    private let nodes: [DocumentNode]

    init(_ nodes: [DocumentNode]) { self.nodes = nodes }

    var body: some View {
        ForEach(nodes.indices, id: \.self) { nodes[$0].view }
    }
}
