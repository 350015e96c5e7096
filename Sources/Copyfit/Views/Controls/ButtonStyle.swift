/// How buttons look: makes a view of a button's label.
///
/// - Parity: the same as SwiftUI. Styles may hold `@Environment`.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view.
    associatedtype Body: View
    /// What a button gives to its style.
    typealias Configuration = ButtonStyleConfiguration

    /// The view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the view.
    associatedtype Body: View
    /// What a button gives to its style.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button gives to its style.
public struct ButtonStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View {
        public typealias Body = Never

        let content: ErasedContent

        nonisolated public static func _reconcile(_ view: Label, at position: _ViewPosition) -> _ViewNode {
            view.content.reconcile(at: position)
        }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether the button is held down; never without a screen.
    public let isPressed: Bool
}

/// What a button gives to a style that decides when it acts.
public struct PrimitiveButtonStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View {
        public typealias Body = Never

        let content: ErasedContent

        nonisolated public static func _reconcile(_ view: Label, at position: _ViewPosition) -> _ViewNode {
            view.content.reconcile(at: position)
        }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let press: ButtonPress

    /// Runs the button's action.
    public func trigger() { press.run() }
}

/// A style of either kind, its type forgotten. Buttons inside what it makes have the style that was there before.
struct AnyButtonStyle {
    /// Whether the style's own gestures run the action.
    let isPrimitive: Bool
    let view: (PrimitiveButtonStyleConfiguration) -> AnyView

    init<S: ButtonStyle>(_ style: S, inside outer: AnyButtonStyle) {
        isPrimitive = false
        view = { configuration in
            AnyView(
                StyledView(
                    style: style,
                    configuration: ButtonStyleConfiguration(
                        role: configuration.role,
                        label: .init(content: configuration.label.content),
                        isPressed: false
                    )
                ) { $0.makeBody(configuration: $1) }
                .builtInEnvironment { $0.buttonStyle = outer }
            )
        }
    }

    init<S: PrimitiveButtonStyle>(primitive style: S, inside outer: AnyButtonStyle?) {
        isPrimitive = true
        view = { configuration in
            AnyView(
                StyledView(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
                    .modifier(EnvironmentModifier { if let outer { $0.builtIn.buttonStyle = outer } })
            )
        }
    }
}

extension View {
    /// The style of the buttons inside.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        builtInEnvironment { $0.buttonStyle = AnyButtonStyle(style, inside: $0.buttonStyle) }
    }

    /// The style of the buttons inside.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        builtInEnvironment { $0.buttonStyle = AnyButtonStyle(primitive: style, inside: $0.buttonStyle) }
    }
}
