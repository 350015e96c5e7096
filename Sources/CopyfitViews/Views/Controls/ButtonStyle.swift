/// The look of buttons: makes a view from a button's label.
///
/// - Parity: the same as SwiftUI. Styles may hold `@Environment`.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The properties that a button passes to its style.
    typealias Configuration = ButtonStyleConfiguration

    /// The view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look of buttons, and when they run their action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The properties that a button passes to its style.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties that a button passes to its style.
public struct ButtonStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View, StyledPart {
        let content: ErasedContent
    }

    /// The role of the button.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether the button is pressed; always false without a screen.
    public let isPressed: Bool

    init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        label = Label(content: configuration.label.content)
        isPressed = false
    }
}

/// The properties that a button passes to a style with control over its action.
public struct PrimitiveButtonStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View, StyledPart {
        let content: ErasedContent
    }

    /// The role of the button.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let press: ButtonPress

    /// Runs the button's action.
    public func trigger() { press.run() }
}

/// Buttons as a kind of control.
enum ButtonControl: StyledControl {
    typealias Configuration = PrimitiveButtonStyleConfiguration

    static var automatic: ControlStyle<ButtonControl> {
        ControlStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// The style of the buttons inside. They run their action when the view that the style makes is tapped.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(of: ButtonControl.self, style) { style, configuration in
            style.makeBody(configuration: ButtonStyleConfiguration(configuration)).onTapGesture(
                perform: configuration.trigger
            )
        }
    }

    /// The style of the buttons inside.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(of: ButtonControl.self, style) { $0.makeBody(configuration: $1) }
    }
}
