import CopyfitLayout
import CopyfitViews

/// The elements of a host by their layout nodes.
struct ElementNames {
    private var owners: [LayoutNodeID: LaidOutElement] = [:]
    private var identifiers: [LayoutNodeID: String] = [:]
    private let given: [String: GivenName]

    /// - Parameter given: other names, by the identifiers of views.
    init(_ elements: [LaidOutElement], _ given: [String: GivenName] = [:]) {
        self.given = given
        for element in elements {
            if element.ownsNode { owners[element.node] = element }
            if let identifier = element.identifier, identifiers[element.node] == nil {
                identifiers[element.node] = identifier
            }
        }
    }

    func contains(_ node: LayoutNodeID) -> Bool { owners[node] != nil }

    /// The element of a node if it is a text.
    func text(_ node: LayoutNodeID) -> LaidOutElement? { owners[node].flatMap { $0.string == nil ? nil : $0 } }

    func place(_ node: LayoutNodeID, otherwise words: String) -> Explanation.Place {
        let owner = owners[node]
        let other = identifiers[node].flatMap { given[$0] }
        return Explanation.Place(
            name: other?.name ?? owner?.path.name ?? words,
            id: other.map(\.id) ?? identifiers[node],
            path: owner?.path.positions ?? []
        )
    }
}

/// A name for a view with an identifier.
package struct GivenName {
    let name: String
    let id: String?

    package init(name: String, id: String?) { (self.name, self.id) = (name, id) }
}

extension Explanation.Place {
    static let host = Explanation.Place(name: "host", id: nil, path: [])
}
