/// The elements of a view, in order.
typealias ElementList = ShortList<Element>

extension ElementList {
    init(concatenating nodes: [_ViewNode]) {
        if nodes.count == 1 {
            self = nodes[0].elements
            return
        }
        var elements: [Member] = []
        elements.reserveCapacity(nodes.count)
        for node in nodes {
            switch node.elements {
            case .none: break
            case .one(let element): elements.append(element)
            case .many(let several): elements += several
            }
        }
        self.init(elements)
    }
}
