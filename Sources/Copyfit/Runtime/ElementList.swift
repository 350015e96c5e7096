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

    /// The elements whose places are there.
    var present: ElementList {
        switch self {
        case .none: self
        case .one(let element): element.isGone ? .none : self
        case .many(let several): several.contains(where: \.isGone) ? ElementList(several.filter { !$0.isGone }) : self
        }
    }
}
