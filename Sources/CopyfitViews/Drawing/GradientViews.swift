public import CopyfitDrawing
public import CopyfitGeometry
public import Foundation

extension LinearGradient {
    public typealias Body = Never

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        LeafNode.reconcile(GradientParameters(style: view), at: position)
    }
}

extension RadialGradient {
    public typealias Body = Never

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        LeafNode.reconcile(GradientParameters(style: view), at: position)
    }
}

extension EllipticalGradient {
    public typealias Body = Never

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        LeafNode.reconcile(GradientParameters(style: view), at: position)
    }
}

extension AngularGradient {
    public typealias Body = Never

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        LeafNode.reconcile(GradientParameters(style: view), at: position)
    }
}

struct GradientParameters<Style: ShapeStyle>: LayoutParameters {
    let style: Style

    var behaviour: LayoutBehaviour { .flexible }
    var name: String { "\(Style.self)" }

    func lays(outLike other: Self) -> Bool { true }

    func draw(_ element: Element, in painter: inout Painter, frame: CGRect) {
        painter.fillRectangle(frame, style, of: element)
    }
}

extension Color {
    /// A gradient from a lighter shade of this colour, mixed with a fifth of white, to this colour.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours between two points of the area.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at equal distances between two points of the area.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at these positions between two points of the area.
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Colours between two distances in points from a point of the area.
    public static func radialGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> Self {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at equal distances between two distances in points from a point of the area.
    public static func radialGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> Self {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// Colours at equal distances between two fractions of the area's radius.
    public static func ellipticalGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> Self {
        EllipticalGradient(
            colors: colors,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Colours at equal distances between two angles around a point of the area.
    public static func angularGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startAngle: Angle,
        endAngle: Angle
    ) -> Self {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours between two angles around a point of the area.
    public static func angularGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startAngle: Angle,
        endAngle: Angle
    ) -> Self {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at equal distances all around a point of the area.
    public static func conicGradient(
        colors: [Color],
        center: UnitPoint = .center,
        angle: Angle = .zero
    ) -> Self {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// Colours all around a point of the area.
    public static func conicGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        angle: Angle = .zero
    ) -> Self {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }
}
