extension Element {
    /// The program's own views around the element, from the root down, with the ids of repeated ones.
    var viewPath: String { node.viewNames.joined(separator: "/") }

    /// The `id` or accessibility identifier of the element's place or, if it has none, of the innermost view around it that
    /// has one.
    var innermostIdentifier: String? {
        var place: _ViewNode? = node
        while let current = place {
            if let id = (current as? IDNode)?.id { return String(describing: id.base) }
            if let named = (current as? WrapperNode<IdentifierModifier>)?.elements.first as? IdentifiedElement {
                return named.identifier
            }
            place = current.parent
        }
        return nil
    }
}

extension _ViewNode {
    /// The program's own views around the place, from the root down, each with the first forty characters of its id if it is
    /// repeated.
    var viewNames: [String] {
        var names: [String] = []
        var place: _ViewNode? = self
        while let current = place {
            if let name = current.viewName { names.append(name) }
            if let id = current.parent?.repeatedID(of: current) {
                if names.isEmpty { names.append("") }
                names[names.count - 1] += "(\(brief("\(id.base)")))"
            }
            place = current.parent
        }
        return names.reversed()
    }
}
