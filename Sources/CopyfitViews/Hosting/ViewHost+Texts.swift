import CopyfitLayout

extension ViewHost {
    /// What became of every text that is laid out, in tree order: its lines, and whether all of it is shown. Empty before
    /// the first update. O(size of the tree × its depth + glyphs).
    ///
    /// Labels of controls and texts of lists are texts too; texts of a `Canvas` are not in the tree.
    public var texts: [LaidOutText] {
        graph.query { root.slot.element?.shownTexts ?? [] }
    }

    /// What became of the text with this id or accessibility identifier, or of the first text inside the view that has it;
    /// nil if there is none, or it is not laid out. Linear in the size of the tree.
    public func text(id: some Hashable) -> LaidOutText? {
        graph.query { () -> LaidOutText? in
            for element in elements(named: AnyHashable(id)) {
                if let text = element.firstShownText(below: root.shownElement) { return text }
            }
            return nil
        }
    }

    /// The same without a label: `#expect(host.text("buy")?.isTruncated == false)`.
    public func text(_ id: some Hashable) -> LaidOutText? { text(id: id) }

    /// Reports every truncated text.
    func reportTruncatedTexts() {
        for text in texts where text.isTruncated {
            graph.diagnostics.report(.textTruncated, at: [text.place], text.complaint)
        }
    }
}

extension Element {
    /// What became of the texts at and below this element that are laid out, in tree order.
    fileprivate var shownTexts: [LaidOutText] {
        shownSubtree.compactMap { $0.laidOutText(at: NodePath(positions: $1, name: $0.name)) }
    }

    /// What became of the first text at or below this element that is laid out; nil if there is none.
    fileprivate func firstShownText(below root: Element?) -> LaidOutText? {
        var pending = [self]
        while let element = pending.popLast() {
            if element.shownString != nil, let path = element.path(below: root),
                let text = element.laidOutText(at: path)
            {
                return text
            }
            pending += element.shownChildren.reversed()
        }
        return nil
    }
}
