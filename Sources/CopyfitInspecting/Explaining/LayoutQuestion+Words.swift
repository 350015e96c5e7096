import CopyfitFit
import CopyfitLayout
import CopyfitText
import CopyfitViews
import Foundation

extension LayoutQuestion {
    var sideName: String { axis == .horizontal ? "width" : "height" }

    /// A node's length in words.
    func words(_ node: LayoutNodeID) -> String { Points.text(Double(length(node))) }

    /// A node's length with its side: 80 wide.
    func sideWords(_ node: LayoutNodeID) -> String { "\(words(node)) \(axis == .horizontal ? "wide" : "high")" }

    /// A node's offer in words.
    func offerWords(_ node: LayoutNodeID) -> String {
        offer(node).map { $0.isFinite ? Points.text(Double($0)) : "∞" } ?? "nothing"
    }

    /// What a node's behaviour does for an explanation.
    func role(_ node: LayoutNodeID) -> BehaviourRole { BehaviourRole(tree.behaviour(of: node), axis) }

    /// A child in words: what is inside its wrappers, and the outermost wrapper if it is longer.
    func contentWords(_ node: LayoutNodeID) -> String {
        let content = content(of: node)
        let words = place(content).words
        return isSame(length(node), length(content)) ? words : "\(place(node).words) of \(words)"
    }

    /// What is inside a node's wrappers.
    func content(of node: LayoutNodeID) -> LayoutNodeID {
        var content = node
        while case .wrapper = role(content), let inner = children(content).first { content = inner }
        return content
    }

    func isStack(_ node: LayoutNodeID) -> Bool {
        switch role(node) {
        case .stack, .zStack: true
        default: false
        }
    }

    /// Whether a node's length is a sum, or known to the node alone.
    func addsUp(_ node: LayoutNodeID) -> Bool {
        switch role(node) {
        case .grid, .gridRow, .lazyGrid, .client: true
        default: sharesAlongAxis(node)
        }
    }

    /// Whether a stack's children are end to end on the axis.
    func sharesAlongAxis(_ node: LayoutNodeID) -> Bool {
        guard children(node).count > 1 else { return false }
        return tree.sharedAxis(of: node) == axis
    }

    /// The other cells in a cell's column or row; in a column only those of rows without cells across columns.
    func cells(beside node: LayoutNodeID, in row: LayoutNodeID, of grid: LayoutNodeID) -> [LayoutNodeID] {
        let own = children(row)
        guard row != grid, let position = own.firstIndex(of: node) else { return [] }
        if axis == .vertical { return own.filter { $0 != node } }
        return children(grid).filter { $0 != row }.map(children).filter { $0.count == own.count }.map { $0[position] }
    }

    func isSpacer(_ node: LayoutNodeID) -> Bool {
        if case .leaf(.spacer) = role(node) { true } else { false }
    }

    /// Whether a text is cut off, or a word of it.
    func isCut(_ node: LayoutNodeID) -> Bool {
        guard let text = text(node)?.text else { return false }
        return text.isTruncated || (axis == .horizontal && text.lines.contains(where: \.endsInsideWord))
    }

    /// Why a leaf has a length that does not follow from its offer.
    func leafCause(_ node: LayoutNodeID) -> Cause {
        guard let text = text(node)?.text else { return Cause(node: node, rule: rule(node), reason: leafReason(node)) }
        return textCause(node, text)
    }

    private func leafReason(_ node: LayoutNodeID) -> String {
        switch role(node) {
        case .leaf(.spacer): "it is never shorter than \(words(node))"
        case .leaf(.circle):
            "a circle is as wide as it is high, so that the shorter side of its offer decides: \(words(node))"
        case .leaf(.divider): "its line is \(words(node)) thick"
        case .leaf(.endless), .taking: "its ideal length is \(words(node))"
        default: "its own length is \(words(node)), whatever it is offered"
        }
    }

    private func textCause(_ node: LayoutNodeID, _ text: FittedText) -> Cause {
        if text.paragraph.source.text.isEmpty { return Cause(node: node, rule: rule(node), reason: "it has no text") }
        let lines = text.lines
        let widest = lines.max { $0.width < $1.width }.map { text.text(of: $0) } ?? ""
        let offered = tree.placedProposal(of: node).width
        if lines.count == 1, axis == .horizontal {
            let isWord = text.paragraph.minContentWidth == text.paragraph.maxContentWidth
            return Cause(
                node: node,
                rule: "17.1",
                reason: "its \(isWord ? "only word" : "only line") is \(words(node)) wide"
            )
        }
        let room = offered.map { $0.isFinite ? " in \(Points.text(Double($0)))" : "" } ?? ""
        let count = Count.text(lines.count, "line")
        let reason =
            axis == .horizontal
            ? "it breaks into \(count)\(room), of which “\(widest)” is the widest" : "it has \(count)\(room)"
        return Cause(node: node, rule: rule(node), reason: reason)
    }
}
