import CopyfitLayout

extension ViewHost {
    /// What became of every text that is laid out, in tree order: its lines, and whether all of it is shown. Empty before
    /// the first update. O(size of the tree × its depth + glyphs).
    ///
    /// Labels of controls and texts of lists are texts too; texts of a `Canvas` are not in the tree.
    public var texts: [LaidOutText] {
        graph.query { root.slot.element?.shownTexts() ?? [] }
    }

    /// What became of the text with this id or accessibility identifier, or of the first text inside the view that has it;
    /// nil if there is none, or it is not laid out. O(size of the tree × its depth + glyphs).
    public func text(id: some Hashable) -> LaidOutText? {
        graph.query {
            let named = elements(named: AnyHashable(id))
            return root.slot.element?.shownTexts { text in named.contains { text.isInside($0) } }.first
        }
    }

    /// The same without a label: `#expect(host.text("buy")?.isTruncated == false)`.
    public func text(_ id: some Hashable) -> LaidOutText? { text(id: id) }

    /// Reports every text of which a part is not shown.
    func reportTruncatedTexts() {
        for text in texts where text.isTruncated {
            graph.diagnostics.report(.textTruncated, at: [text.place], text.complaint)
        }
    }
}

extension Element {
    /// What became of the texts at and below this element that are laid out and wanted, in tree order.
    fileprivate func shownTexts(where isWanted: (Element) -> Bool = { _ in true }) -> [LaidOutText] {
        shownSubtree.compactMap { element, positions in
            isWanted(element) ? element.laidOutText(at: NodePath(positions: positions, name: element.name)) : nil
        }
    }

    fileprivate func isInside(_ other: Element) -> Bool {
        var element: Element? = self
        while let current = element, current !== other { element = current.parent }
        return element != nil
    }
}
