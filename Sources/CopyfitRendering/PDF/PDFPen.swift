import CopyfitDrawing
import Foundation

/// Writes the steps of a path.
struct PDFPen {
    /// The largest coordinate that is written.
    private static let limit = 4_000_000.0

    let map: PlaneMap
    let decimals: Int
    /// Whether there was a step, and all coordinates were finite.
    var isSound: Bool { isFinite && hasSteps }
    private var isFinite = true
    private var hasSteps = false
    private var start: CGPoint?
    private var current: CGPoint?

    init(map: PlaneMap, decimals: Int) { (self.map, self.decimals) = (map, decimals) }

    mutating func add(_ element: Path.Element, to code: inout Markup) {
        hasSteps = true
        switch element {
        case .move(let end):
            (start, current) = (end, end)
            add([end], "m\n", to: &code)
        case .line(let end):
            guard current != nil else { return add(.move(to: end), to: &code) }
            current = end
            add([end], "l\n", to: &code)
        case .quadCurve(let end, let control):
            let from = current ?? control
            // A quadratic curve is the cubic one whose control points are two thirds of the way to its own.
            func third(_ point: CGPoint) -> CGPoint {
                CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
            }
            add(.curve(to: end, control1: third(from), control2: third(end)), to: &code)
        case .curve(let end, let control1, let control2):
            if current == nil { add(.move(to: control1), to: &code) }
            current = end
            add([control1, control2, end], "c\n", to: &code)
        case .closeSubpath:
            guard current != nil else { return }
            current = start
            code.add("h\n")
        }
    }

    private mutating func add(_ points: [CGPoint], _ step: String, to code: inout Markup) {
        for point in points {
            isFinite = isFinite && point.isFinite
            let place = point.applying(map)
            for part in [place.x, place.y] {
                code.number(min(max(part, -Self.limit), Self.limit), decimals: decimals)
                code.byte(UInt8(ascii: " "))
            }
        }
        code.add(step)
    }
}
