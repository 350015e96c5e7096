public import CopyfitLayout
import Foundation

/// A curve from 0 to 1 over a time from 0 to 1.
///
/// - Parity: the same declarations as SwiftUI; the named curves have the control points of CSS, which are those of Core
///   Animation.
public struct UnitCurve: Hashable, Sendable {
    private enum Course: Hashable {
        case bezier(UnitPoint, UnitPoint)
        /// A quarter of a circle, slow at the start or the end, or two quarters, slow at both.
        case circularIn, circularOut, circularInOut
    }

    private let course: Course
    private var isInverse = false

    /// A cubic curve from (0, 0) to (1, 1) with two control points. The x values of the control points are clamped to
    /// 0...1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func kept(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: min(max(point.x, 0), 1), y: point.y) }
        return UnitCurve(course: .bezier(kept(startControlPoint), kept(endControlPoint)))
    }

    /// The named curves.
    public static let linear = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeIn = bezier(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1))
    public static let easeOut = bezier(UnitPoint(x: 0, y: 0), UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = bezier(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1))
    public static let circularEaseIn = UnitCurve(course: .circularIn)
    public static let circularEaseOut = UnitCurve(course: .circularOut)
    public static let circularEaseInOut = UnitCurve(course: .circularInOut)

    private static func bezier(_ start: UnitPoint, _ end: UnitPoint) -> UnitCurve {
        bezier(startControlPoint: start, endControlPoint: end)
    }

    /// The value at a time: 0 before time 0, 1 after time 1.
    public func value(at progress: Double) -> Double {
        let time = min(max(progress, 0), 1)
        guard time > 0, time < 1 else { return time }
        guard isInverse else { return Self.value(of: course, at: time) }
        return Self.solved { Self.value(of: course, at: $0) < time }
    }

    /// The slope of the curve at a time, estimated from values nearby.
    public func velocity(at progress: Double) -> Double {
        let (step, time) = (1e-6, min(max(progress, 0), 1))
        let (from, to) = (max(time - step, 0), min(time + step, 1))
        return (value(at: to) - value(at: from)) / (to - from)
    }

    /// The inverse curve: the time at which a value is reached. If the curve reaches a value several times, it is one
    /// of these times.
    public var inverse: UnitCurve { UnitCurve(course: course, isInverse: !isInverse) }

    private static func value(of course: Course, at time: Double) -> Double {
        switch course {
        case .bezier(let start, let end):
            let parameter = solved { coordinate(start.x, end.x, at: $0) < time }
            return coordinate(start.y, end.y, at: parameter)
        case .circularIn: return quarter(time)
        case .circularOut: return 1 - quarter(1 - time)
        case .circularInOut: return time < 0.5 ? quarter(2 * time) / 2 : 1 - quarter(2 - 2 * time) / 2
        }
    }

    private static func quarter(_ time: Double) -> Double { 1 - (1 - time * time).squareRoot() }

    /// One coordinate of a cubic curve from 0 to 1.
    private static func coordinate(_ first: Double, _ second: Double, at parameter: Double) -> Double {
        let rest = 1 - parameter
        return parameter * (3 * rest * rest * first + parameter * (3 * rest * second + parameter))
    }

    /// The number between 0 and 1 up to which a condition is true, found by bisection.
    private static func solved(_ isBefore: (Double) -> Bool) -> Double {
        var (from, to) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (from + to) / 2
            if isBefore(middle) { from = middle } else { to = middle }
        }
        return to
    }
}
