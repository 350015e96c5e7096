/// A place with one element around each of other elements, mostly those of its content, found again by what it is around.
class WrappingNode: _ViewNode {
    final var child: _ViewNode?

    /// What the elements of this place are around, in the same order.
    private var contents: ElementList = .none

    /// Follows the elements of the content.
    final func followContent(wrap: (Element) -> Element, drop: (Element) -> Void) -> Bool {
        follow(child?.elements ?? .none, wrap: wrap, drop: drop)
    }

    /// Follows other elements: keeps the wrappers of the ones that stay, makes new ones, and hands over those that are
    /// left; true when the list is another one than before. Linear in its length.
    final func follow(_ new: ElementList, wrap: (Element) -> Element, drop: (Element) -> Void) -> Bool {
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
        if contents.isEmpty { return new.mapped(wrap) }
        var known: [ObjectIdentifier: Element] = [:]
        for (content, wrapper) in zip(contents, elements) {
            if let extra = known.updateValue(wrapper, forKey: ObjectIdentifier(content)) { drop(extra) }
        }
        let wrappers = new.mapped { known.removeValue(forKey: ObjectIdentifier($0)) ?? wrap($0) }
        known.values.forEach(drop)
        return wrappers
    }
}

extension Element {
    /// A cell of a grid row stays one behind a modifier. A row around the wrapper marks it itself and stays its row,
    /// whatever the content says.
    fileprivate func takePlace(of content: Element) {
        let (own, row) = (gridRow, content.gridRow)
        guard own !== row, own == nil || hasRowOfContent else { return }
        gridRow = row
        hasRowOfContent = row != nil
    }
}
