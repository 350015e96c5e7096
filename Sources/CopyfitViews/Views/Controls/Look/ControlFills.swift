import CopyfitDrawing

/// The background of a button.
struct ButtonFill: ShapeStyle {
    var isProminent = false
    var isDestructive = false

    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        let isFilled = isProminent || environment.isSwitchedOn
        guard environment.isEnabled else { return AnyShapeStyle(.palette(isFilled ? \.track : \.control)) }
        if isFilled { return isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()) }
        if isDestructive { return AnyShapeStyle(.palette(\.destructive).opacity(Self.tinted)) }
        return environment.tint.map { AnyShapeStyle($0.opacity(Self.tinted)) } ?? AnyShapeStyle(.palette(\.control))
    }

    /// The opacity of a tint as the background of a label of the same colour.
    private static let tinted = 0.14
}

/// An optional colour of ``Palette``.
struct OptionalFill: ShapeStyle {
    let color: PaletteStyle
    let isVisible: Bool

    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        isVisible ? AnyShapeStyle(color) : AnyShapeStyle(Color.clear)
    }
}

extension CGRect {
    /// The rectangle with its edges moved inwards by a length, but not beyond its middle.
    nonisolated func inset(byAtMost length: CGFloat) -> CGRect {
        insetBy(dx: min(length, width / 2), dy: min(length, height / 2))
    }
}

/// A line of one point inside the edges of a rounded rectangle, to be filled by the even-odd rule.
nonisolated struct RoundedFrame: Shape {
    let cornerRadius: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = RoundedRectangle(cornerRadius: cornerRadius).path(in: rect)
        let inside = RoundedRectangle(cornerRadius: max(0, cornerRadius - 1)).path(in: rect.inset(byAtMost: 1))
        path.addPath(inside)
        return path
    }
}

extension View {
    /// The background and the border of a field, or nothing.
    nonisolated func fieldSurface(isVisible: Bool, cornerRadius: CGFloat) -> some View {
        background(
            OptionalFill(color: .palette(\.field), isVisible: isVisible),
            in: RoundedRectangle(cornerRadius: cornerRadius)
        )
        .overlay(
            OptionalFill(color: .palette(\.border), isVisible: isVisible),
            in: RoundedFrame(cornerRadius: cornerRadius),
            fillStyle: FillStyle(eoFill: true)
        )
    }
}
