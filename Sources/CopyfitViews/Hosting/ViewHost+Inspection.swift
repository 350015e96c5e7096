package import CopyfitLayout
package import Foundation

/// For finding out where an update spends its time.
extension ViewHost {
    /// Evaluates the dirty nodes without laying out; ``updateUnchecked()`` does the rest. Does nothing in code that the host
    /// calls.
    package func evaluate() {
        guard !graph.viewUse.isUnderWay else { return }
        asCurrent {
            graph.use { graph.update { graph.evaluateDirtyNodes() } }
        }
    }

    /// Lays out what has been evaluated, and returns every step in order. Runs no actions.
    package func traceLayout() -> [LayoutEvent] {
        root.slot.element.map { element in
            graph.use {
                graph.update { graph.layout.trace(element.layoutNode, size, safeArea: options.safeAreaInsets) }
            }
        } ?? []
    }

    /// The frames of the elements with an accessibility identifier that are laid out, by identifier, in points, unrounded. O(size
    /// of the tree × its depth).
    package var identifiedFrames: [String: CGRect] {
        graph.query {
            var frames: [String: CGRect] = [:]
            for (element, _) in root.slot.element?.shownSubtree ?? [] {
                if let named = element as? IdentifiedElement { frames[named.identifier] = element.globalFrame }
            }
            return frames
        }
    }

    /// What is wrong with the layout tree, the view nodes or their elements, in one sentence; nil if nothing is. For
    /// tests, after an update that settled. Linear in the size of the tree.
    package func findInconsistency() -> String? {
        graph.layout.findInconsistency() ?? TreeInspection(graph).findInconsistency(root)
    }

    /// Whether a node of the layout is a text or another leaf that measures itself.
    package func isMeasuredLeaf(_ node: LayoutNodeID) -> Bool {
        graph.layout.measuresItself(node)
    }
}
