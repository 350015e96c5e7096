/// A kind of control that a style in the environment shows: what it passes to the style, and its default style.
protocol StyledControl {
    /// What a control of this kind passes to its style.
    associatedtype Configuration

    /// The default style of controls.
    static var automatic: ControlStyle<Self> { get }
}

/// A type-erased style for a kind of control. Inside the view that it makes, controls of the same kind have the outer
/// style, so that a style may add to another one.
///
/// - Parity: the controls in the content that the style lays out have the outer style too, as in SwiftUI. A style that
///   is meant for them sets itself on the content: `configuration.content.groupBoxStyle(self)`.
struct ControlStyle<Kind: StyledControl> {
    let view: (Kind.Configuration) -> AnyView

    init<Style, Body: View>(
        _ style: Style,
        inside outer: ControlStyle<Kind>? = nil,
        makeBody: @escaping @MainActor (Style, Kind.Configuration) -> Body
    ) {
        view = { configuration in
            AnyView(
                StyledView(style: style, configuration: configuration, makeBody: makeBody)
                    .modifier(EnvironmentModifier { $0.restore(outer) })
            )
        }
    }
}

/// The environment key for the style of a kind of control.
struct ControlStyleKey<Kind: StyledControl>: EnvironmentKey {
    static var defaultValue: ControlStyle<Kind>? { nil }
}

extension EnvironmentValues {
    /// Sets the outer style. If there is no style inside or outside, the values stay identical.
    fileprivate mutating func restore<Kind>(_ outer: ControlStyle<Kind>?) {
        guard outer != nil || self[ControlStyleKey<Kind>.self] != nil else { return }
        self[ControlStyleKey<Kind>.self] = outer
    }
}

/// The view that the style in the environment makes for a control.
nonisolated struct StyledControlView<Kind: StyledControl>: View {
    typealias Body = Never

    let kind: Kind.Type
    let configuration: Kind.Configuration

    nonisolated static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        let style = position.environment[ControlStyleKey<Kind>.self] ?? Kind.automatic
        return AnyView._reconcile(style.view(view.configuration), at: position)
    }
}

extension View {
    /// The style of the controls of this kind inside. The result's type does not contain the type of the style's body,
    /// because the type of a style that sets itself on its content would then contain itself.
    nonisolated func controlStyle<Kind: StyledControl, Style, Body: View>(
        of kind: Kind.Type,
        _ style: Style,
        makeBody: @escaping @MainActor (Style, Kind.Configuration) -> Body
    ) -> ModifiedContent<Self, EnvironmentModifier> {
        modifier(
            EnvironmentModifier { environment in
                let outer = environment[ControlStyleKey<Kind>.self]
                environment[ControlStyleKey<Kind>.self] = ControlStyle(style, inside: outer, makeBody: makeBody)
            }
        )
    }
}

/// A part of a control that its style places: a view of type-erased content.
protocol StyledPart: View where Body == Never {
    nonisolated var content: ErasedContent { get }
}

extension StyledPart {
    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        view.content.reconcile(at: position)
    }
}

/// A part of a control as its style sees it: a type-erased view. Without content it has no elements.
nonisolated struct ControlPart {
    let content: ErasedContent

    init<Content: View>(_ content: Content) {
        self.content = TypedContent(content)
    }

    /// Several elements side by side, as one.
    init<Content: View>(row content: Content) {
        self.init(UnaryView(container: .hStack, content: content))
    }
}
