package import CopyfitLayout

/// For telling what an update spends its time on.
extension ViewHost {
    /// Evaluates what is dirty and lays nothing out; ``updateUnchecked()`` goes on from there.
    package func evaluate() {
        DiagnosticSink.$current.withValue(graph.diagnostics) {
            graph.update { graph.evaluateDirtyNodes() }
        }
    }

    /// Lays out what has been evaluated and returns every step in order; runs no actions.
    package func traceLayout() -> [LayoutEvent] {
        return root.slot.element.map { element in
            graph.update { graph.layout.trace(element.layoutNode, size, safeArea: options.safeAreaInsets) }
        } ?? []
    }

    /// What is wrong with the layout tree, the view nodes or their elements, in one sentence; nil when nothing is. For
    /// tests, after an update that came to rest: linear in the size of the tree.
    package func findInconsistency() -> String? {
        graph.layout.findInconsistency() ?? TreeInspection(graph).findInconsistency(root)
    }

    /// Whether a node of the layout is a text or another leaf that measures itself.
    package func isMeasuredLeaf(_ node: LayoutNodeID) -> Bool {
        graph.layout.measuresItself(node)
    }
}
