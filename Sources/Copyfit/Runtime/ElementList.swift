/// The elements of a view, in order. Most views have exactly one, which costs no array.
enum ElementList {
    case none
    case one(Element)
    case many([Element])

    init(_ elements: [Element]) {
        switch elements.count {
        case 0: self = .none
        case 1: self = .one(elements[0])
        default: self = .many(elements)
        }
    }

    init(concatenating nodes: some Sequence<_ViewNode>) {
        var elements: [Element] = []
        for node in nodes {
            node.elements.forEach { elements.append($0) }
        }
        self.init(elements)
    }

    var count: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .many(let elements): elements.count
        }
    }

    var array: [Element] {
        switch self {
        case .none: []
        case .one(let element): [element]
        case .many(let elements): elements
        }
    }

    func forEach(_ body: (Element) -> Void) {
        switch self {
        case .none: break
        case .one(let element): body(element)
        case .many(let elements): elements.forEach(body)
        }
    }

    /// Whether both lists hold the same elements, in the same order.
    func isIdentical(to other: ElementList) -> Bool {
        switch (self, other) {
        case (.none, .none): true
        case (.one(let left), .one(let right)): left === right
        case (.many(let left), .many(let right)): left.elementsEqual(right, by: ===)
        default: false
        }
    }
}
