import Copyfit
import Foundation

/// `overlay`: content in front of a node, in its size.
struct OverlayKind: NodeKind {
    static let name = "overlay"
    private let alignment: Alignment
    private let content: DocumentNode
    private let child: DocumentNode

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        alignment = try members.word("alignment", of: NodeMembers.alignments) ?? .center
        child = try members.child()
        content = try members.child("content")
    }

    var view: AnyView { AnyView(child.view.overlay(alignment: alignment) { content.view }) }
}

/// `background`: content in the background of a node, in its size.
struct BackgroundKind: NodeKind {
    static let name = "background"
    private let alignment: Alignment
    private let content: DocumentNode
    private let child: DocumentNode

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        alignment = try members.word("alignment", of: NodeMembers.alignments) ?? .center
        child = try members.child()
        content = try members.child("content")
    }

    var view: AnyView { AnyView(child.view.background(alignment: alignment) { content.view }) }
}

/// `safeAreaInset`: content at an edge of a node, which the node's safe area leaves free.
struct SafeAreaInsetKind: NodeKind {
    static let name = "safeAreaInset"
    private let edge: Edge
    private let spacing: CGFloat?
    private let content: DocumentNode
    private let child: DocumentNode

    private static let edges: KeyValuePairs<String, Edge> = [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        guard let edge = try members.word("edge", of: Self.edges) else {
            throw members.missing("edge", "one of \"top\", \"leading\", \"bottom\", \"trailing\"")
        }
        self.edge = edge
        spacing = try members.length("spacing")
        child = try members.child()
        content = try members.child("content")
    }

    var view: AnyView {
        switch edge {
        case .top: AnyView(child.view.safeAreaInset(edge: .top, spacing: spacing) { content.view })
        case .bottom: AnyView(child.view.safeAreaInset(edge: .bottom, spacing: spacing) { content.view })
        case .leading: AnyView(child.view.safeAreaInset(edge: .leading, spacing: spacing) { content.view })
        case .trailing: AnyView(child.view.safeAreaInset(edge: .trailing, spacing: spacing) { content.view })
        }
    }
}

/// `ignoresSafeArea`: a node that reaches over the safe area.
struct IgnoredSafeAreaKind: NodeKind {
    static let name = "ignoresSafeArea"
    private let edges: Edge.Set
    private let child: DocumentNode

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        edges = try members.words("edges", of: NodeMembers.edges).map { Edge.Set($0) } ?? .all
        child = try members.child()
    }

    var view: AnyView { AnyView(child.view.ignoresSafeArea(edges: edges)) }
}
