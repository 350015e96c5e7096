/// The elements that a modifier made around those of its content, each found again by what it is around.
struct WrappedElements<Wrapper: AnyObject> {
    private(set) var pairs: [(content: Element, wrapper: Wrapper)] = []

    var wrappers: [Wrapper] { pairs.map(\.wrapper) }

    /// The wrappers' elements in the places of the contents: a cell of a grid row stays one.
    func list(_ element: (Wrapper) -> Element) -> ElementList {
        ElementList(
            pairs.map { content, wrapper in
                let element = element(wrapper)
                element.gridRow = content.gridRow
                return element
            }
        )
    }

    /// Follows a changed list of contents: keeps the wrappers of those that stay, makes new ones, and hands over those
    /// that are left. Linear in the length of the list.
    mutating func follow(_ contents: [Element], make: (Element) -> Wrapper, drop: (Wrapper) -> Void) {
        if pairs.count == contents.count, zip(pairs, contents).allSatisfy({ $0.content === $1 }) { return }
        var known = Dictionary(
            uniqueKeysWithValues: pairs.map { (ObjectIdentifier($0.content), $0.wrapper) }
        )
        pairs = contents.map { content in
            (content, known.removeValue(forKey: ObjectIdentifier(content)) ?? make(content))
        }
        known.values.forEach(drop)
    }
}
