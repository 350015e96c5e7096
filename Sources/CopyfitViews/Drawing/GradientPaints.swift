import CopyfitDrawing
import CopyfitLayout
import Foundation

/// A style that is a gradient over an area.
protocol GradientStyle: ShapeStyle {
    /// The colours.
    var gradient: Gradient { get }
    /// Where they are in an area.
    func geometry(in area: CGRect) -> DisplayList.Gradient.Geometry
}

extension GradientStyle {
    func paint(in area: CGRect, _ environment: EnvironmentValues) -> DisplayList.Paint {
        let stops = gradient.stops.filter { $0.location.isFinite }.sorted { $0.location < $1.location }.map {
            DisplayList.Gradient.Stop(location: $0.location, color: $0.color.plain(in: environment))
        }
        guard let first = stops.first else { return .color(.clear) }
        if stops.count == 1 { return .color(first.color) }
        return .gradient(DisplayList.Gradient(geometry(in: area), stops: stops))
    }
}

extension LinearGradient: GradientStyle {
    func geometry(in area: CGRect) -> DisplayList.Gradient.Geometry {
        .linear(area.point(at: startPoint), area.point(at: endPoint))
    }
}

extension RadialGradient: GradientStyle {
    func geometry(in area: CGRect) -> DisplayList.Gradient.Geometry {
        .radial(area.point(at: center), startRadius, endRadius, aspect: 1)
    }
}

extension EllipticalGradient: GradientStyle {
    /// The radii are fractions of the area's width and height.
    func geometry(in area: CGRect) -> DisplayList.Gradient.Geometry {
        .radial(
            area.point(at: center),
            radii.lowerBound * area.width,
            radii.upperBound * area.width,
            aspect: area.width > 0 ? area.height / area.width : 1
        )
    }
}

extension AngularGradient: GradientStyle {
    func geometry(in area: CGRect) -> DisplayList.Gradient.Geometry {
        .angular(area.point(at: center), startAngle.radians, endAngle.radians)
    }
}

/// A gradient without a direction runs from top to bottom.
extension AnyGradient: GradientStyle {
    func geometry(in area: CGRect) -> DisplayList.Gradient.Geometry { Gradient.downwards(in: area) }
}

extension Gradient: GradientStyle {
    var gradient: Gradient { self }

    func geometry(in area: CGRect) -> DisplayList.Gradient.Geometry { Self.downwards(in: area) }

    fileprivate static func downwards(in area: CGRect) -> DisplayList.Gradient.Geometry {
        .linear(area.point(at: .top), area.point(at: .bottom))
    }
}

extension CGRect {
    /// The point at fractions of the width and height.
    func point(at unit: UnitPoint) -> CGPoint {
        CGPoint(x: minX + unit.x * width, y: minY + unit.y * height)
    }
}
