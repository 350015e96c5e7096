import CopyfitDrawing
import CopyfitLayout
import Foundation

/// What a style is at a place: something to fill with, and what happens to it.
struct ResolvedStyle {
    var paint: DisplayList.Paint
    var blendMode = BlendMode.normal
    var shadows: [ShadowStyle] = []

    init(_ paint: DisplayList.Paint) {
        self.paint = paint
    }

    init(_ color: DisplayList.PlainColor) {
        self.init(.color(color))
    }
}

/// Finds what styles are at a place, for an area in the coordinates of the drawing.
struct StyleResolution {
    let environment: EnvironmentValues
    let area: CGRect

    /// What a style is here. Styles that resolve to each other without end are clear.
    func resolve(_ style: any ShapeStyle) -> ResolvedStyle { resolve(style, depth: 0) }

    private static let depthLimit = 64

    private func resolve(_ style: any ShapeStyle, depth: Int) -> ResolvedStyle {
        guard depth < Self.depthLimit else { return ResolvedStyle(.clear) }
        let depth = depth + 1
        switch style {
        case let color as Color: return ResolvedStyle(color.plain(in: environment))
        case let any as AnyShapeStyle: return resolve(any.style, depth: depth)
        case is ForegroundStyle: return foreground(depth)
        case let layer as ForegroundLayer:
            var outside = environment
            outside.foregroundStyle = layer.outer
            return StyleResolution(environment: outside, area: area).resolve(layer.style, depth: depth)
        case let level as HierarchicalShapeStyle: return resolve(level: level.level, depth)
        case let layered as LayeredShapeStyle: return resolve(layered.primary, depth: depth)
        case is TintShapeStyle: return environment.tint.map { resolve($0, depth: depth) } ?? accent
        case is BackgroundStyle:
            return environment.backgroundStyle.map { resolve($0, depth: depth) } ?? ResolvedStyle(palette.background)
        case is SeparatorShapeStyle: return ResolvedStyle(palette.separator)
        case let role as _RoleShapeStyle: return ResolvedStyle(palette.color(role.role))
        case let material as Material: return ResolvedStyle(palette.material(material))
        case let color as Color.Resolved: return ResolvedStyle(Color(color).plain(in: environment))
        case let effect as any ShapeStyleEffect: return effect.applied(to: resolve(effect.inner, depth: depth))
        case let gradient as any GradientStyle: return ResolvedStyle(gradient.paint(in: area, environment))
        case let pattern as any PatternStyle: return ResolvedStyle(pattern.paint(from: area.origin))
        default: return resolveCustom(style, depth)
        }
    }

    private var palette: Palette { Palette(environment) }

    private var accent: ResolvedStyle { ResolvedStyle(Color.accentColor.plain(in: environment)) }

    private func foreground(_ depth: Int) -> ResolvedStyle {
        environment.foregroundStyle.map { resolve($0, depth: depth) } ?? ResolvedStyle(palette.foreground)
    }

    /// A level of emphasis: the style given for it, or the foreground with the level's opacity.
    private func resolve(level: Int, _ depth: Int) -> ResolvedStyle {
        if let layered = environment.foregroundStyle?.style as? LayeredShapeStyle {
            if level == 2 { return resolve(layered.secondary, depth: depth) }
            if level == 3, let tertiary = layered.tertiary { return resolve(tertiary, depth: depth) }
        }
        var style = foreground(depth)
        style.paint = style.paint.opacity(Palette.opacity(ofLevel: level))
        return style
    }

    private func resolveCustom(_ style: any ShapeStyle, _ depth: Int) -> ResolvedStyle {
        func resolved<Style: ShapeStyle>(_ style: Style) -> ResolvedStyle {
            Style.Resolved.self == Never.self
                ? ResolvedStyle(.clear) : resolve(style.resolve(in: environment), depth: depth)
        }
        return resolved(style)
    }
}

/// A style that repeats a picture.
protocol PatternStyle: ShapeStyle {
    /// The picture's tiles, of which one has its top left corner at a point.
    func paint(from origin: CGPoint) -> DisplayList.Paint
}

/// A style that changes another one.
protocol ShapeStyleEffect: ShapeStyle {
    var inner: any ShapeStyle { get }
    func applied(to style: ResolvedStyle) -> ResolvedStyle
}

extension _OpacityShapeStyle: ShapeStyleEffect {
    var inner: any ShapeStyle { style }

    func applied(to style: ResolvedStyle) -> ResolvedStyle {
        var style = style
        style.paint = style.paint.opacity(Double(opacity))
        return style
    }
}

extension _ShadowShapeStyle: ShapeStyleEffect {
    var inner: any ShapeStyle { style }

    func applied(to style: ResolvedStyle) -> ResolvedStyle {
        var style = style
        style.shadows.append(shadowStyle)
        return style
    }
}

extension _BlendModeShapeStyle: ShapeStyleEffect {
    var inner: any ShapeStyle { style }

    func applied(to style: ResolvedStyle) -> ResolvedStyle {
        var style = style
        style.blendMode = blendMode
        return style
    }
}

extension DisplayList.PlainColor {
    /// Nothing visible.
    static let clear = DisplayList.PlainColor(red: 0, green: 0, blue: 0, alpha: 0)
}
