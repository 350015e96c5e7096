/// The look of switches, and when they change: makes a view from a label and a binding.
///
/// - Parity: the same as SwiftUI. Styles may hold `@Environment`.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The properties that a switch passes to its style.
    typealias Configuration = ToggleStyleConfiguration

    /// The view of a switch.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties that a switch passes to its style.
public struct ToggleStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View, StyledPart {
        let content: ErasedContent
    }

    /// The label.
    public let label: Label
    /// Whether the switch is on.
    @Binding public var isOn: Bool
    /// Whether the switch sets several values and they differ.
    public let isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool = false) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// Switches as a kind of control.
enum ToggleControl: StyledControl {
    typealias Configuration = ToggleStyleConfiguration

    static var automatic: ControlStyle<ToggleControl> {
        ControlStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// The style of the switches inside.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(of: ToggleControl.self, style) { $0.makeBody(configuration: $1) }
    }
}
