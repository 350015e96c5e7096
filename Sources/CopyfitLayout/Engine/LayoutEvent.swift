package import Foundation

/// One step of a traced layout: what was proposed, answered, shared out, clamped, placed.
package enum LayoutEvent {
    /// `node` answered; `isRemembered` tells that the answer came from an earlier proposal.
    case answered(LayoutNodeID, proposal: ProposedViewSize, size: CGSize, isRemembered: Bool)

    /// A stack offered `length` of what remained to a child, which took `taken`. Children come in order of service.
    case shared(stack: LayoutNodeID, child: LayoutNodeID, remaining: CGFloat, length: CGFloat, taken: CGFloat)

    /// A flexible frame's bounds and child turned the proposed length into another on an axis.
    case clamped(LayoutNodeID, Axis, wanted: CGFloat?, length: CGFloat)

    /// A node was placed with a frame in its parent's space.
    case placed(LayoutNodeID, frame: CGRect, proposal: ProposedViewSize)
}

/// Whether a layout records its events; a generic parameter, so that an untraced layout pays nothing.
protocol Tracing {
    static var isOn: Bool { get }
}

enum Untraced: Tracing {
    @inline(__always) static var isOn: Bool { false }
}

enum Traced: Tracing {
    @inline(__always) static var isOn: Bool { true }
}
