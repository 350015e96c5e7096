public import CopyfitDrawing
public import Foundation

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    /// The style.
    public var style: Style
    /// The factor, between 0 and 1.
    public var opacity: Float
}

/// A style drawn with shadows.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    /// The style.
    public var style: Style
    /// The shadow.
    public var shadowStyle: ShadowStyle
}

/// A style mixed with what was drawn before it.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
    /// The style.
    public var style: Style
    /// The mixing of the two.
    public var blendMode: BlendMode
}

/// A shadow of a style: outside a shape's edges, or inside them.
public struct ShadowStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case drop, inner }

    let kind: Kind
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// A shadow under the shape; lengths in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// A shadow inside the shape's edges; lengths in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
}

extension ShapeStyle {
    /// This style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: Float(opacity))
    }

    /// This style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: self, shadowStyle: style)
    }

    /// This style mixed with what was drawn before it.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }
}

extension ShapeStyle {
    /// The levels of emphasis of this style, weaker ones after stronger ones: this style with the level's opacity.
    ///
    /// - Parity: SwiftUI has colours of its own for the levels of backgrounds.
    public var secondary: some ShapeStyle { level(2) }
    public var tertiary: some ShapeStyle { level(3) }
    public var quaternary: some ShapeStyle { level(4) }
    public var quinary: some ShapeStyle { level(5) }

    private func level(_ level: Int) -> some ShapeStyle { opacity(Palette.opacity(ofLevel: level)) }
}
