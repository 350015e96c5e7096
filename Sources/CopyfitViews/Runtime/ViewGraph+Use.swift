extension ViewGraph {
    /// Runs a function that uses the views. Uses may be inside each other.
    func use<Result>(_ body: () -> Result) -> Result {
        if viewUse.isUnderWay { return body() }
        viewUse.isUnderWay = true
        defer {
            viewUse.isUnderWay = false
            if viewUse.isClosing {
                viewUse.isClosing = false
                endings.takeClosing()?()
            }
        }
        return body()
    }

    /// Removes all views, when they are no longer in use.
    func close(_ root: RootNode) {
        guard !viewUse.isUnderWay else {
            viewUse.isClosing = true
            endings.closing = { self.close(root) }
            return
        }
        use {
            root.destroy()
            for action in drainDisappearances() { action() }
        }
        forgetPlaces()
        giveUpEndedPlaces()
        door.inbox.close()
    }

    /// Releases the places and elements that are kept in lists, because they retain this graph.
    private func forgetPlaces() {
        let ended = (changes, scrolling.takeAll(), presence.takeAll(), lateContents, record)
        (changes, lateContents, record) = (PendingChanges(), LateContents(), UpdateRecord())
        // What ends here may run code of clients, which may use the graph.
        withExtendedLifetime(ended) {}
    }
}
