public import Foundation

/// The outline of an area, made of straight and curved segments. Coordinates are in points, y down.
///
/// ```swift
/// var path = Path()
/// path.move(to: CGPoint(x: 0, y: 0))
/// path.addLine(to: CGPoint(x: 30, y: 40))
/// print(path.boundingRect.width)  // 30.0
/// print(path.currentPoint!.y)  // 40.0
/// ```
public struct Path: Equatable, Sendable {
    /// One step of a path.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    var elements: [Element] = []

    /// An empty path.
    public init() {}

    /// A rectangle.
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    /// An ellipse inside a rectangle.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// A rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A path that a function draws.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// Whether the path has no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls a function with each step.
    public func forEach(_ body: (Element) -> Void) {
        elements.forEach(body)
    }

    /// Begins a new subpath.
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
    /// Adds a straight line.
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
    /// Adds a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }
    /// Adds a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }
    /// Adds a line back to the start of the subpath.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Begins a subpath at the first point and adds lines through the others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds another path.
    public mutating func addPath(_ path: Path) { elements += path.elements }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    /// Adds an ellipse inside a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(
            in: rect,
            cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2),
            style: .circular
        )
    }

    /// Adds a rectangle with round corners; both corner styles are drawn as quarter ellipses.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let size = CGSize(
            width: min(max(0, cornerSize.width), rect.width / 2),
            height: min(max(0, cornerSize.height), rect.height / 2)
        )
        addRoundedRect(rect, topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
    }

    /// Adds a rectangle with a radius for each corner, at most half of the shorter side. Both corner styles are drawn
    /// as quarter circles, and leading means left.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        func size(_ radius: CGFloat) -> CGSize {
            let radius = min(max(0, radius), min(rect.width, rect.height) / 2)
            return CGSize(width: radius, height: radius)
        }
        addRoundedRect(
            rect,
            topLeft: size(cornerRadii.topLeading),
            topRight: size(cornerRadii.topTrailing),
            bottomRight: size(cornerRadii.bottomTrailing),
            bottomLeft: size(cornerRadii.bottomLeading)
        )
    }

    private mutating func addRoundedRect(
        _ rect: CGRect,
        topLeft: CGSize,
        topRight: CGSize,
        bottomRight: CGSize,
        bottomLeft: CGSize
    ) {
        move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
        addCorner(at: CGPoint(x: rect.maxX, y: rect.minY), leaving: (0, 1), topRight)
        addCorner(at: CGPoint(x: rect.maxX, y: rect.maxY), leaving: (-1, 0), bottomRight)
        addCorner(at: CGPoint(x: rect.minX, y: rect.maxY), leaving: (0, -1), bottomLeft)
        addCorner(at: CGPoint(x: rect.minX, y: rect.minY), leaving: (1, 0), topLeft)
        closeSubpath()
    }

    /// Adds a line to the start of the corner and a quarter ellipse to its end. The outline leaves the corner along
    /// `direction`, and arrives along the direction a quarter turn before it.
    private mutating func addCorner(
        at corner: CGPoint,
        leaving direction: (x: CGFloat, y: CGFloat),
        _ size: CGSize
    ) {
        let arrival = (x: direction.y, y: -direction.x)
        func point(_ direction: (x: CGFloat, y: CGFloat), _ part: CGFloat) -> CGPoint {
            CGPoint(x: corner.x + direction.x * size.width * part, y: corner.y + direction.y * size.height * part)
        }
        let back = (x: -arrival.x, y: -arrival.y)
        addLine(to: point(back, 1))
        // A cubic curve is closest to a quarter circle if its control points are at 0.5523 of the radius.
        addCurve(
            to: point(direction, 1),
            control1: point(back, 1 - 0.5522847498),
            control2: point(direction, 1 - 0.5522847498)
        )
    }
}

/// The shape of a round corner.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}
