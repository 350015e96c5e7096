public import CopyfitDrawing

/// The colour or pattern with which a shape is filled or stroked. It has no effect on layout.
///
/// A custom style implements ``resolve(in:)-(_)``, which says which other style it is in an environment.
public protocol ShapeStyle: Sendable {
    /// The type that this style resolves to; `Never` for built-in styles.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one is in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Color: ShapeStyle {}

extension Gradient: ShapeStyle {}

/// A style whose type is known only at run time.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    /// Wraps a style.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }
}

/// The styles that content draws as primary, secondary and tertiary.
struct LayeredShapeStyle: ShapeStyle {
    let primary: any ShapeStyle
    let secondary: any ShapeStyle
    /// Nil leaves this level to the renderer.
    let tertiary: (any ShapeStyle)?
}

/// A foreground style that may refer to the one around it.
struct ForegroundLayer: ShapeStyle {
    let style: any ShapeStyle
    /// Nil is the host's.
    let outer: AnyShapeStyle?
}

/// The style with which texts and shapes are drawn by default.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
}

/// The style of the background of the whole.
public struct BackgroundStyle: ShapeStyle {
    public init() {}
}

/// The tint of controls.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
}

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
}

/// A level of emphasis below the foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    /// The levels, strongest first.
    public static let primary = HierarchicalShapeStyle(level: 1)
    public static let secondary = HierarchicalShapeStyle(level: 2)
    public static let tertiary = HierarchicalShapeStyle(level: 3)
    public static let quaternary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style with which texts and shapes are drawn by default.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The style of the background of the whole.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of controls.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The levels of emphasis, strongest first.
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == Color {
    /// The named colours.
    public static var black: Color { .black }
    public static var blue: Color { .blue }
    public static var brown: Color { .brown }
    public static var clear: Color { .clear }
    public static var cyan: Color { .cyan }
    public static var gray: Color { .gray }
    public static var green: Color { .green }
    public static var indigo: Color { .indigo }
    public static var mint: Color { .mint }
    public static var orange: Color { .orange }
    public static var pink: Color { .pink }
    public static var purple: Color { .purple }
    public static var red: Color { .red }
    public static var teal: Color { .teal }
    public static var white: Color { .white }
    public static var yellow: Color { .yellow }
}
