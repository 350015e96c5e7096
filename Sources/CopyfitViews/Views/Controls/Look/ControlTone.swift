import CopyfitDrawing

/// How the label of a control is drawn. It changes the foreground style only.
enum ControlTone: Sendable {
    /// As around the control.
    case plain
    /// On a bordered button: in the tint if there is one, on iOS in the accent's colour without one; destructive buttons in
    /// their colour.
    case bordered(isDestructive: Bool)
    /// On the tint.
    case prominent
    /// On no fill: in the foreground style that is set around the control; without one in the tint, destructive buttons
    /// in their colour.
    case borderless(isDestructive: Bool)
    /// The same; without a foreground style in the tint, and without that in the colour of links.
    case link
    /// The text of an empty field.
    case placeholder

    /// Sets the foreground style. A disabled control is translucent.
    func apply(to environment: inout EnvironmentValues) {
        guard let style = style(in: environment) else { return }
        let outer = environment.foregroundStyle
        guard environment.isEnabled else {
            let dimmed = style.opacity(Palette.disabledOpacity)
            environment.foregroundStyle = AnyShapeStyle(ForegroundLayer(style: dimmed, outer: outer))
            return
        }
        environment.foregroundStyle = style
    }

    /// The style of an enabled control; nil changes nothing.
    private func style(in environment: EnvironmentValues) -> AnyShapeStyle? {
        switch self {
        case .plain: return asAround(environment)
        case .borderless where environment.foregroundStyle != nil, .link where environment.foregroundStyle != nil:
            return asAround(environment)
        case .bordered where environment.isSwitchedOn, .prominent:
            return AnyShapeStyle(.palette(environment.isEnabled ? \.onAccent : \.foreground))
        case .bordered(true), .borderless(true): return AnyShapeStyle(.palette(\.destructive))
        case .bordered where environment.platform.looks.borderedLabelsAreTinted: return AnyShapeStyle(TintShapeStyle())
        case .bordered: return environment.tint ?? AnyShapeStyle(.palette(\.foreground))
        case .borderless: return AnyShapeStyle(TintShapeStyle())
        case .link: return environment.tint ?? AnyShapeStyle(.palette(\.link))
        case .placeholder: return AnyShapeStyle(.palette(\.placeholder))
        }
    }

    private func asAround(_ environment: EnvironmentValues) -> AnyShapeStyle? {
        environment.isEnabled ? nil : AnyShapeStyle(ForegroundStyle())
    }
}

extension View {
    /// Draws this view as the label of a control.
    nonisolated func toned(_ tone: ControlTone) -> ModifiedContent<Self, EnvironmentModifier> {
        modifier(EnvironmentModifier { tone.apply(to: &$0) })
    }
}

extension EnvironmentValues {
    private struct SwitchedOnKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether a bordered button shows that something is on.
    var isSwitchedOn: Bool {
        get { self[SwitchedOnKey.self] }
        set { self[SwitchedOnKey.self] = newValue }
    }
}
