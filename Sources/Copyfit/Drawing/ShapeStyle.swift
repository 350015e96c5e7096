public import CopyfitDrawing

/// What a shape is filled or stroked with. Has no influence on layout.
///
/// A style of your own says in ``resolve(in:)-(_)`` which other style it is at a place.
public protocol ShapeStyle: Sendable {
    /// The style that this one is at a place; `Never` for the styles of the library.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one is at a place.
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

/// The styles for the levels of emphasis: what is primary, secondary and tertiary inside.
struct LayeredShapeStyle: ShapeStyle {
    let primary: any ShapeStyle
    let secondary: any ShapeStyle
    /// Nil leaves the level to whoever draws.
    let tertiary: (any ShapeStyle)?
}

/// The style that texts and shapes are drawn with where nothing else is said.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
}

/// The style of the area behind everything.
public struct BackgroundStyle: ShapeStyle {
    public init() {}
}

/// The colour that controls are tinted with.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
}

/// The colour of lines between contents.
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
    /// The style that texts and shapes have anyway.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The style of the area behind everything.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The colour of controls.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between contents.
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
    /// The colours with a name.
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
