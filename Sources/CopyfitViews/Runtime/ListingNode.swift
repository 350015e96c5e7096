/// A place that keeps a list of its elements.
class ListingNode: _ViewNode {
    private var listed: ElementList = .none

    override final var elements: ElementList { listed }

    /// Takes over a new element list; true if it differs from the old one.
    final func replaceElements(_ new: ElementList) -> Bool {
        guard !new.isIdentical(to: listed) else { return false }
        #if DEBUG
            graph.counts.listedElements += new.count
        #endif
        listed = new
        return true
    }

    override final func dropElements() { listed = .none }
}
