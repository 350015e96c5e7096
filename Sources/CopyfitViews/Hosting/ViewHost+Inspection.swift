package import CopyfitLayout
package import CopyfitText
package import Foundation

/// An element that is laid out, as tools see it.
package struct LaidOutElement {
    /// Its place, with its name in a dump.
    package let path: NodePath
    /// Its layout node, which is that of its content if it does not affect layout.
    package let node: LayoutNodeID
    package let ownsNode: Bool
    /// Its frame in the host's space, in points, unrounded.
    package let frame: CGRect
    /// The accessibility identifier that it gives; nil for other elements.
    package let identifier: String?
    /// The characters of a text; nil for other elements.
    package let string: String?
    private let element: Element

    /// What is shown of a text since it was placed last, and how; nil for other elements.
    package var text: FittedText? { element.placedText }

    fileprivate init(_ element: Element, at path: NodePath) {
        self.path = path
        (node, ownsNode, frame) = (element.layoutNode, element.ownsLayoutNode, element.globalFrame)
        identifier = (element as? IdentifiedElement)?.identifier
        string = element.shownString
        self.element = element
    }
}

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

    /// The elements that are laid out, in tree order: each before those in it. O(size of the tree × its depth).
    package var laidOutElements: [LaidOutElement] {
        graph.query {
            (root.slot.element?.shownSubtree ?? []).map { element, positions in
                LaidOutElement(element, at: NodePath(positions: positions, name: element.name))
            }
        }
    }

    /// The places of the elements of the first view with this id or accessibility identifier that is laid out.
    package func paths(named name: AnyHashable) -> [NodePath] {
        graph.query { elements(named: name).compactMap { $0.path(below: root.shownElement) } }
    }

    /// Runs a function that may ask, change and lay out the layout tree below its root. It must leave the tree as it was. Does
    /// nothing before the first update, and in code that the host calls.
    package func withLayoutTree<Result>(_ body: (LayoutTree, LayoutNodeID) -> Result) -> Result? {
        guard !graph.viewUse.isUnderWay, let element = root.slot.element else { return nil }
        return graph.use { graph.update { body(graph.layout, element.layoutNode) } }
    }

    /// The insets of the safe area around the root.
    package var safeArea: EdgeInsets { options.safeAreaInsets }

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
