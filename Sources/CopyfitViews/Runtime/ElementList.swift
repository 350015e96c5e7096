/// The elements of a view, in order. A list of one, the usual case, needs no array. The list is not generic, so that it
/// takes no more memory than a reference.
enum ElementList: RandomAccessCollection {
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

    /// The elements of some places, in order.
    init(concatenating places: [Element]) {
        if places.count == 1 {
            self = places[0].elements
            return
        }
        guard let first = places.firstIndex(where: { !$0.elements.isOnly($0) }) else {
            self.init(places)
            return
        }
        var elements: [Element] = []
        elements.reserveCapacity(places.count)
        for index in 0..<first { elements.append(places[index]) }
        for index in first..<places.count {
            switch places[index].elements {
            case .none: break
            case .one(let element): elements.append(element)
            case .many(let several): elements += several
            }
        }
        self.init(elements)
    }

    /// Whether an element is the only one here.
    private func isOnly(_ element: Element) -> Bool {
        if case .one(let only) = self { only === element } else { false }
    }

    var startIndex: Int { 0 }

    var endIndex: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .many(let elements): elements.count
        }
    }

    subscript(position: Int) -> Element {
        switch self {
        case .none: preconditionFailure("The list is empty.")
        case .one(let element):
            precondition(position == 0, "The list has one element.")
            return element
        case .many(let elements): return elements[position]
        }
    }

    var array: [Element] {
        switch self {
        case .none: []
        case .one(let element): [element]
        case .many(let elements): elements
        }
    }

    /// Calls a function with each element, in order. An iterator of the collection would count a reference more for each.
    @inline(__always)
    func visit(_ body: (Element) -> Void) {
        switch self {
        case .none: break
        case .one(let element): body(element)
        case .many(let elements): for element in elements { body(element) }
        }
    }

    /// The list of what a function makes of each element.
    func mapped(_ transform: (Element) -> Element) -> ElementList {
        switch self {
        case .none: .none
        case .one(let element): .one(transform(element))
        case .many(let elements): .many(elements.map(transform))
        }
    }

    /// The elements whose places still exist.
    var present: ElementList {
        switch self {
        case .none: self
        case .one(let element): element.isGone ? .none : self
        case .many(let several): several.contains(where: \.isGone) ? ElementList(several.filter { !$0.isGone }) : self
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
