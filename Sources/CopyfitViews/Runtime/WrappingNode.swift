/// A place with one wrapper around each of some other elements, usually those of its content. A wrapper is kept as long
/// as the element inside it stays.
class WrappingNode: ListingNode {
    final var child: _ViewNode?

    /// The elements inside this place's wrappers, in the same order.
    private var contents: ElementList = .none

    /// Updates the wrappers for the elements of the content.
    final func followContent(wrap: (Element) -> Element, drop: (Element) -> Void) -> Bool {
        follow(child?.elements ?? .none, wrap: wrap, drop: drop)
    }

    /// Updates the wrappers for a new list: keeps those of elements that stay, makes new ones, and passes the others to
    /// `drop`, in order. Room for rows that are not made is not wrapped. True if the list of wrappers has changed. Linear
    /// in its length.
    final func follow(_ new: ElementList, wrap: (Element) -> Element, drop: (Element) -> Void) -> Bool {
        // Most modifiers go once from no element to one. That needs no lists.
        if case .none = contents, case .one(let content) = new, !content.isGap {
            let wrapper = wrap(content)
            contents = new
            wrapper.takePlace(of: content)
            return replaceElements(.one(wrapper))
        }
        let wrappers = new.isIdentical(to: contents) ? elements : wrappers(around: new, wrap: wrap, drop: drop)
        contents = new
        if case .one(let content) = new, case .one(let wrapper) = wrappers {
            wrapper.takePlace(of: content)
        } else {
            for (content, wrapper) in zip(new, wrappers) { wrapper.takePlace(of: content) }
        }
        return replaceElements(wrappers)
    }

    private func wrappers(
        around new: ElementList,
        wrap: (Element) -> Element,
        drop: (Element) -> Void
    ) -> ElementList {
        if case .none = contents { return new.mapped { $0.isGap ? $0 : wrap($0) } }
        var known: [ObjectIdentifier: Element] = [:]
        for (content, wrapper) in zip(contents, elements) where !content.isGap {
            if let extra = known.updateValue(wrapper, forKey: ObjectIdentifier(content)) { drop(extra) }
        }
        let wrappers = new.mapped { content in
            content.isGap ? content : known.removeValue(forKey: ObjectIdentifier(content)) ?? wrap(content)
        }
        if known.isEmpty { return wrappers }
        for (content, wrapper) in zip(contents, elements) where known[ObjectIdentifier(content)] === wrapper {
            drop(wrapper)
        }
        return wrappers
    }
}

extension Element {
    /// Takes over the grid row of the content, so that a cell with a modifier is still a cell. If a row around the
    /// wrapper has marked the wrapper, that row stays, whatever the content's row is.
    fileprivate func takePlace(of content: Element) {
        let (own, row) = (gridRow, content.gridRow)
        guard own !== row, own == nil || hasRowOfContent else { return }
        gridRow = row
        hasRowOfContent = row != nil
    }
}
