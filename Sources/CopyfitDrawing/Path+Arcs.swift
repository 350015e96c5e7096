public import CopyfitGeometry
public import Foundation

extension Path {
    /// Adds an arc of a circle and, unless the path is empty, a straight line to the start of the arc. Both angles are
    /// measured from the x axis. y points down, so `clockwise: false` looks clockwise. Adds nothing if an angle is not
    /// finite. Angles a whole turn or more apart give the whole circle, once.
    ///
    /// - Parity: the same as SwiftUI.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let whole = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        if abs(delta) >= whole {
            delta = clockwise ? -whole : whole
        } else if clockwise, delta > 0 {
            delta -= whole
        } else if !clockwise, delta < 0 {
            delta += whole
        }
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            delta: Angle(radians: delta),
            transform: transform
        )
    }

    /// Adds an arc of a circle that starts at `startAngle` and spans `delta`; positive angles look clockwise. Each
    /// quarter turn, or part of one, is one cubic curve. Of more than one turn, one whole turn and the remainder are
    /// drawn. Adds nothing if an angle is not finite.
    public mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
        let delta = delta.radians.withOneTurnAtMost
        let pieces = max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
        let step = delta / Double(pieces)
        // The distance of the control points for which the middle of the curve is on the circle.
        let reach = 4 / 3 * tan(step / 4) * radius
        func point(_ angle: Double, along tangent: Double) -> CGPoint {
            CGPoint(
                x: center.x + radius * cos(angle) - tangent * sin(angle),
                y: center.y + radius * sin(angle) + tangent * cos(angle)
            ).applying(transform)
        }
        let first = point(startAngle.radians, along: 0)
        if isEmpty { move(to: first) } else { addLine(to: first) }
        for piece in 0..<pieces {
            let angle = startAngle.radians + Double(piece) * step
            addCurve(
                to: point(angle + step, along: 0),
                control1: point(angle, along: reach),
                control2: point(angle + step, along: -reach)
            )
        }
    }

    /// Adds an arc that touches two lines, one from the current point to `tangent1End` and one from there to
    /// `tangent2End`, and a straight line to the start of the arc. If both lines are parallel, adds only a straight
    /// line to `tangent1End`.
    public mutating func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform)
        let start = currentPoint ?? corner
        let (u, v) = (corner.direction(to: start), corner.direction(to: tangent2End.applying(transform)))
        let cosine = u.x * v.x + u.y * v.y
        let cross = u.x * v.y - u.y * v.x
        guard abs(cross) > 1e-9 else { return addLine(to: corner) }
        let half = acos(min(max(cosine, -1), 1)) / 2
        let reach = radius / tan(half)
        let distance = radius / sin(half)
        let middle = CGPoint(x: u.x + v.x, y: u.y + v.y)
        let length = hypot(middle.x, middle.y)
        let center = CGPoint(x: corner.x + middle.x / length * distance, y: corner.y + middle.y / length * distance)
        func angle(_ direction: CGPoint) -> Angle {
            Angle(
                radians: atan2(
                    corner.y + direction.y * reach - center.y,
                    corner.x + direction.x * reach - center.x
                )
            )
        }
        addArc(center: center, radius: radius, startAngle: angle(u), endAngle: angle(v), clockwise: cross > 0)
    }
}

extension Double {
    /// The angle, in radians, reduced to at most one whole turn and the remainder. It ends at the same point.
    fileprivate var withOneTurnAtMost: Double {
        let turn = 2 * Double.pi
        guard abs(self) > turn else { return self }
        return truncatingRemainder(dividingBy: turn) + (self < 0 ? -turn : turn)
    }
}

extension CGPoint {
    /// The direction to another point as a vector of length 1; zero if both are the same.
    fileprivate func direction(to other: CGPoint) -> CGPoint {
        let (dx, dy) = (other.x - x, other.y - y)
        let length = hypot(dx, dy)
        return length > 0 ? CGPoint(x: dx / length, y: dy / length) : .zero
    }
}
