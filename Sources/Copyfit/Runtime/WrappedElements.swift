/// The elements that a modifier made around those of its content, each found again by what it is around.
struct WrappedElements<Wrapper: AnyObject> {
    private var contents: ElementList = .none
    private(set) var wrappers: ShortList<Wrapper> = .none

    /// The wrappers' elements in the places of the contents: a cell of a grid row stays one.
    func list(_ element: (Wrapper) -> Element) -> ElementList {
        if case .one(let content) = contents, case .one(let wrapper) = wrappers {
            return .one(Self.placed(element(wrapper), like: content))
        }
        return ElementList(zip(contents, wrappers).map { Self.placed(element($1), like: $0) })
    }

    /// A row around the wrapper marks it itself and stays its row, whatever the content says.
    private static func placed(_ element: Element, like content: Element) -> Element {
        let (own, row) = (element.gridRow, content.gridRow)
        if own !== row, own == nil || element.hasRowOfContent {
            element.gridRow = row
            element.hasRowOfContent = row != nil
        }
        return element
    }

    /// Follows a changed list of contents: keeps the wrappers of those that stay, makes new ones, and hands over those
    /// that are left. Linear in the length of the list.
    mutating func follow(_ new: ElementList, make: (Element) -> Wrapper, drop: (Wrapper) -> Void) {
        if new.isIdentical(to: contents) { return }
        if contents.isEmpty {
            contents = new
            wrappers = new.mapped(make)
            return
        }
        var known: [ObjectIdentifier: Wrapper] = [:]
        for (content, wrapper) in zip(contents, wrappers) {
            if let extra = known.updateValue(wrapper, forKey: ObjectIdentifier(content)) { drop(extra) }
        }
        contents = new
        wrappers = new.mapped { known.removeValue(forKey: ObjectIdentifier($0)) ?? make($0) }
        known.values.forEach(drop)
    }
}
