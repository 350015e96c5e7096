import Foundation

/// Safe area modifiers around a scroll view leave its frame alone and inset its content (layout rules 15.2, 15.3).
extension LayoutTree {
    /// The scroll view that a node is or wraps without taking room from it.
    func scrollView(in node: Int32) -> Int32? {
        var current = node
        while true {
            switch facts(of: current).safeAreaReach {
            case .scrolls: return current
            case .ends: return nil
            case .passes:
                guard let child = firstChild(current) else { return nil }
                current = child
            }
        }
    }

    /// How far the modifiers right around a scroll view inset its content.
    func contentInsets(of scrollView: Int32) -> EdgeInsets {
        var insets = EdgeInsets()
        var node = nodes[Int(scrollView)].parent
        while node >= 0, self.scrollView(in: node) == scrollView {
            insets = insets.adding(ownContentInsets(node))
            node = nodes[Int(node)].parent
        }
        return insets
    }

    /// Notes what a strip takes off a scroll view's content; if that changed, the nodes in between forget their
    /// answers.
    func setScrollInset(_ length: CGFloat, _ edge: Edge, of node: Int32, around scrollView: Int32) {
        let insets = EdgeInsets(length, edges: Edge.Set(edge))
        guard rare.scrollInsets[node] ?? EdgeInsets() != insets else { return }
        rare.scrollInsets[node] = insets
        forgetContentInsets(of: scrollView, below: node)
    }

    /// Forgets the answers that depended on the modifiers around a scroll view, from it up to a node above it.
    func forgetContentInsets(of scrollView: Int32, below node: Int32) {
        var inner = scrollView
        while inner != node, inner >= 0 {
            forgetAnswers(of: inner)
            nodes[Int(inner)].flags.insert(.needsPlacement)
            inner = nodes[Int(inner)].parent
        }
    }
}

extension EdgeInsets {
    fileprivate func adding(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top + other.top,
            leading: leading + other.leading,
            bottom: bottom + other.bottom,
            trailing: trailing + other.trailing
        )
    }
}
