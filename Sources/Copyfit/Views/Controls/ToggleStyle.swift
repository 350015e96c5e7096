/// How switches look and when they change: makes a view of a label and a binding.
///
/// - Parity: the same as SwiftUI. Styles may hold `@Environment`.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the view.
    associatedtype Body: View
    /// What a switch gives to its style.
    typealias Configuration = ToggleStyleConfiguration

    /// The view of a switch.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a switch gives to its style.
public struct ToggleStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View {
        public typealias Body = Never

        let content: ErasedContent

        nonisolated public static func _reconcile(_ view: Label, at position: _ViewPosition) -> _ViewNode {
            view.content.reconcile(at: position)
        }
    }

    /// The label.
    public let label: Label
    /// Whether the switch is on.
    @Binding public var isOn: Bool
    /// Whether the switch stands for several values that differ; never, as switches of several values are not part of
    /// this package.
    public let isMixed = false

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// A toggle style, its type forgotten. What is inside what it makes has the style that was there before.
struct AnyToggleStyle {
    let view: (ToggleStyleConfiguration) -> AnyView

    init<S: ToggleStyle>(_ style: S, inside outer: AnyToggleStyle? = nil) {
        view = { configuration in
            AnyView(
                StyledView(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
                    .modifier(EnvironmentModifier { if let outer { $0.builtIn.toggleStyle = outer } })
            )
        }
    }
}

extension View {
    /// The style of the switches inside.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        builtInEnvironment { $0.toggleStyle = AnyToggleStyle(style, inside: $0.toggleStyle) }
    }
}
