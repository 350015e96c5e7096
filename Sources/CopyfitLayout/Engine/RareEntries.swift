import Foundation

/// The facts that few nodes have, by node. They live in one value, so that a removed node's are forgotten in one access.
struct RareEntries {
    var spacings: [Int32: ViewSpacing] = [:]
    var traits: [Int32: LayoutTraits] = [:]

    /// The size that each scroll view or root last gave to container-relative frames.
    var lastContainerSizes: [Int32: Proposal] = [:]

    /// What each safe area strip takes off the content of the scroll view below it, in the answer that was last worked out.
    var scrollInsets: [Int32: EdgeInsets] = [:]

    /// The insets with which the content of each scroll view was placed, if there are any.
    var placedInsets: [Int32: EdgeInsets] = [:]

    /// The child with which each `viewThatFits` node was placed.
    var choices: [Int32: LayoutNodeID] = [:]

    /// Where scroll views show their content, unless at its start.
    var scrolls: [Int32: ScrollState] = [:]

    /// Removes a node's entries. In most trees the tables are empty, and asking costs less than removing.
    mutating func forget(_ node: Int32) {
        if !traits.isEmpty { traits[node] = nil }
        if !spacings.isEmpty { spacings[node] = nil }
        if !lastContainerSizes.isEmpty { lastContainerSizes[node] = nil }
        if !scrollInsets.isEmpty { scrollInsets[node] = nil }
        if !placedInsets.isEmpty { placedInsets[node] = nil }
        if !choices.isEmpty { choices[node] = nil }
        if !scrolls.isEmpty { scrolls[node] = nil }
    }
}
