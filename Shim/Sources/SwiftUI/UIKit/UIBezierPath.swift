public import Foundation

/// Corners by UIKit's names.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path by UIKit's name, in points. `cgPath` is a ``Path``, of which `Path(_:)` makes one.
open class UIBezierPath {
    /// The path. Core Graphics' type is not there.
    public private(set) var cgPath: Path

    /// The width of lines, in points. Nothing reads it.
    public var lineWidth: CGFloat = 1

    /// An empty path.
    public init() { cgPath = Path() }

    /// A path.
    public init(cgPath: Path) { self.cgPath = cgPath }

    /// A rectangle.
    public init(rect: CGRect) { cgPath = Path(rect) }

    /// The ellipse in a rectangle.
    public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }

    /// A rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    }

    /// A rectangle some of whose corners are round; the width of the radii counts.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft),
            bottomLeading: radius(.bottomLeft),
            bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight)
        )
        cgPath = UnevenRoundedRectangle(cornerRadii: radii, style: .continuous).path(in: rect)
    }

    /// An arc around a point, between two angles in radians.
    public init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        cgPath = Path()
        addArc(
            withCenter: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
    }

    /// Adds to the path.
    public func move(to point: CGPoint) { cgPath.move(to: point) }
    public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
    public func close() { cgPath.closeSubpath() }
    public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        cgPath.addQuadCurve(to: end, control: controlPoint)
    }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        cgPath.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds an arc between two angles in radians. UIKit's clockwise is as one sees it, and SwiftUI's is not.
    public func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        cgPath.addArc(
            center: center,
            radius: radius,
            startAngle: .radians(startAngle),
            endAngle: .radians(endAngle),
            clockwise: !clockwise
        )
    }

    /// Whether nothing was added.
    public var isEmpty: Bool { cgPath.isEmpty }
    /// The smallest rectangle around the path.
    public var bounds: CGRect { cgPath.boundingRect }
}

extension Path {
    /// A path by UIKit's `cgPath`.
    public init(_ path: Path) { self = path }
}
