public import CopyfitLayout

/// Whether scroll indicators are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String

    /// The named visibilities.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

extension View {
    /// Has no effect on layout: indicators take no room.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        self
    }

    /// Makes the views in this layout that have an id, from `id(_:)` or a `ForEach`, the targets of the scroll view
    /// around it.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }

    /// Has no effect on layout.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
}

nonisolated struct ScrollTargetLayoutModifier: ViewModifier {
    typealias Body = Never

    let isEnabled: Bool

    nonisolated static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        let node = position.node { ScrollTargetLayoutNode(at: $0) }
        node.isEnabled = modifier.isEnabled
        node.forward(content)
        return node
    }
}
