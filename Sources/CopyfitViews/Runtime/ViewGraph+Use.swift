import CopyfitAssets

/// While views are evaluated, laid out, queried or drawn, none may be removed and no update may begin: code of clients runs then.
struct ViewUse {
    fileprivate(set) var isUnderWay = false
    fileprivate var closing: (() -> Void)?

    /// Whether the views are removed when the use ends.
    var closesAfterwards: Bool { closing != nil }
}

extension ViewGraph {
    /// Runs a function that uses the views. Uses may be inside each other.
    func use<Result>(_ body: () -> Result) -> Result {
        if viewUse.isUnderWay { return body() }
        viewUse.isUnderWay = true
        defer {
            let closing = viewUse.closing
            viewUse = ViewUse()
            closing?()
        }
        return body()
    }

    /// Runs a function in which views and values without a reference to a host find this one's diagnostics and assets.
    func asCurrent<Result>(_ body: () -> Result) -> Result {
        DiagnosticSink.$current.withValue(diagnostics) { AssetCatalogues.$ofHost.withValue(assets, operation: body) }
    }

    /// Removes all views, when they are no longer in use.
    func close(_ root: RootNode) {
        guard !viewUse.isUnderWay else {
            viewUse.closing = { self.close(root) }
            return
        }
        use {
            root.destroy()
            for action in drainDisappearances() { action() }
        }
        forgetPlaces()
        giveUpEndedPlaces()
        observation.close()
    }
}
