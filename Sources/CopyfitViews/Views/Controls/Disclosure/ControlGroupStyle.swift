/// The look of a group of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The properties that a group passes to its style.
    typealias Configuration = ControlGroupStyleConfiguration

    /// The view of a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties that a group of controls passes to its style.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public nonisolated struct Content: View, StyledPart {
        let content: ErasedContent
    }

    /// The label; empty if the group has none.
    public nonisolated struct Label: View, StyledPart {
        let content: ErasedContent
    }

    /// The controls.
    public let content: Content
    /// The label.
    public let label: Label
}

/// Groups of controls as a kind of control.
enum GroupedControls: StyledControl {
    typealias Configuration = ControlGroupStyleConfiguration

    static var automatic: ControlStyle<GroupedControls> {
        ControlStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
    }
}

/// The controls in a row.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// The controls in a row, as in a navigation bar.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The controls in a row.
    public nonisolated static var automatic: Self { Self() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The controls in a row.
    public nonisolated static var navigation: Self { Self() }
}

extension View {
    /// The style of the groups of controls inside.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(of: GroupedControls.self, style) { $0.makeBody(configuration: $1) }
    }
}
