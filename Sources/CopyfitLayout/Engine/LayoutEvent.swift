package import Foundation

/// One step of a traced layout, with the rule of `Documentation/LayoutRules.md` that decided it.
package enum LayoutEvent {
    /// `node` answered; `isRemembered` tells that the answer came from an earlier proposal.
    case answered(LayoutNodeID, proposal: ProposedViewSize, size: CGSize, isRemembered: Bool, rule: LayoutRule)

    /// `node` worked out its width without its height.
    case toldWidth(LayoutNodeID, proposal: ProposedViewSize, width: CGFloat, rule: LayoutRule)

    /// A stack offered `length` of what remained to a child, which took `taken`. Children come in order of service.
    case shared(
        stack: LayoutNodeID,
        child: LayoutNodeID,
        remaining: CGFloat,
        length: CGFloat,
        taken: CGFloat,
        rule: LayoutRule
    )

    /// A flexible frame's bounds and child turned the proposed length into another on an axis.
    case clamped(LayoutNodeID, Axis, wanted: CGFloat?, length: CGFloat, rule: LayoutRule)

    /// A node was placed with a frame in its parent's space. The rule is one of the parent's.
    case placed(LayoutNodeID, frame: CGRect, proposal: ProposedViewSize, rule: LayoutRule)
}
