/// A kind of control whose looks a style in the environment decides: what it gives to the style, and the style where none
/// was set.
protocol StyledControl {
    /// What a control of this kind gives to its style.
    associatedtype Configuration

    /// The style of controls without another one.
    static var automatic: ControlStyle<Self> { get }
}

/// A style for a kind of control, its type forgotten. Controls of the same kind inside what it makes have the style that
/// was there before, so that a style may add to another one.
///
/// - Parity: so have the controls in the content that the style lays out, as in SwiftUI. A style that is for them too sets
///   itself around the content: `configuration.content.groupBoxStyle(self)`.
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

/// Where the style of a kind of control stands in the environment.
struct ControlStyleKey<Kind: StyledControl>: EnvironmentKey {
    static var defaultValue: ControlStyle<Kind>? { nil }
}

extension EnvironmentValues {
    /// Sets the style that was there before; without one on either side the values stay identical.
    fileprivate mutating func restore<Kind>(_ outer: ControlStyle<Kind>?) {
        guard outer != nil || self[ControlStyleKey<Kind>.self] != nil else { return }
        self[ControlStyleKey<Kind>.self] = outer
    }
}

/// What the style in the environment makes of a control.
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
    /// The style of the controls of a kind inside. The result's type does not name the style's body: that of a style which
    /// sets itself around its content would then contain itself.
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

/// A part of a control that its style places: the view of content whose type is forgotten.
protocol StyledPart: View where Body == Never {
    nonisolated var content: ErasedContent { get }
}

extension StyledPart {
    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        view.content.reconcile(at: position)
    }
}

/// A part of a control as its style sees it: a view of a forgotten type; without content it has no elements.
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
