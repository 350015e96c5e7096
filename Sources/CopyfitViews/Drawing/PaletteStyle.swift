import CopyfitDrawing

/// A colour of ``Palette`` in the environment's colour scheme.
struct PaletteStyle: ShapeStyle {
    private let color: any KeyPath<Palette, DisplayList.PlainColor> & Sendable

    init(_ color: any KeyPath<Palette, DisplayList.PlainColor> & Sendable) { self.color = color }

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let color = Palette(environment)[keyPath: color]
        return Color.Resolved(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }
}

extension ShapeStyle where Self == PaletteStyle {
    /// A colour of ``Palette`` in the environment's colour scheme.
    static func palette(_ color: any KeyPath<Palette, DisplayList.PlainColor> & Sendable) -> PaletteStyle {
        PaletteStyle(color)
    }
}
