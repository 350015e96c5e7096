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

    /// Has no effect without a screen: nothing is scrolled.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    /// Has no effect without a screen: nothing is scrolled.
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>,
        anchor: UnitPoint? = nil
    ) -> some View {
        self
    }

    /// Has no effect on layout.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
}
