import Copyfit

/// A node that was read: its place, its name and what it is.
struct DocumentNode: Sendable {
    let path: String
    let kind: any NodeKind

    @MainActor var view: AnyView { AnyView(kind.view.accessibilityIdentifier(path)) }
}

/// What a node can be: it reads its members and makes a view of them.
protocol NodeKind: Sendable {
    /// The member that names it.
    static var name: String { get }

    init(_ members: inout NodeMembers) throws(LayoutDocumentError)

    @MainActor var view: AnyView { get }
}
