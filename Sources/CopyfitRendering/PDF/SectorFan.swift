import CopyfitDrawing
import Foundation

/// A gradient around a centre as sectors so narrow that straight edges and even changes of colour are exact enough.
struct SectorFan {
    private(set) var sectors: [ColorSector] = []

    init(start: Double, span: Double, _ stops: [DisplayList.Gradient.Stop]) {
        let ramp = GradientRamp(stops)
        let turn = span < 0 ? -2 * Double.pi : 2 * Double.pi
        let seen = min(abs(turn / span), 1)
        var edges = ramp.stops.map(\.location).filter { $0 < seen }
        edges.append(seen)
        for (index, edge) in edges.enumerated().dropFirst() where edge > edges[index - 1] {
            add(from: edges[index - 1], to: edge, start: start, span: span, ramp)
        }
        // What the gradient leaves of the turn has the last colour.
        if abs(span) < abs(turn), let last = ramp.stops.last?.color {
            add(from: start + span, to: start + turn, steps: 16) { _ in last }
        }
    }

    /// A radius at which a disc around the centre covers a rectangle, and its chords do.
    static func radius(from center: CGPoint, over rect: CGRect) -> Double {
        let width = max(abs(rect.minX - center.x), abs(rect.maxX - center.x))
        let height = max(abs(rect.minY - center.y), abs(rect.maxY - center.y))
        return min(1.2 * hypot(width, height) + 1, 1e6)
    }

    /// The colours between two stops. The one at a stop with two colours is the colour of this side.
    private mutating func add(from low: Double, to high: Double, start: Double, span: Double, _ ramp: GradientRamp) {
        let inset = (high - low) * 1e-9
        let (first, last) = (ramp.color(at: low), ramp.color(at: high - inset))
        let steps = max(Int((abs(span) * (high - low) / 0.1).rounded(.up)), 1)
        add(from: start + low * span, to: start + high * span, steps: min(steps, 64)) { part in
            func mixed(_ from: Float, _ to: Float) -> Double { Double(from) + part * Double(to - from) }
            return DisplayList.PlainColor(
                red: mixed(first.red, last.red),
                green: mixed(first.green, last.green),
                blue: mixed(first.blue, last.blue),
                alpha: mixed(first.alpha, last.alpha)
            )
        }
    }

    private mutating func add(
        from start: Double,
        to end: Double,
        steps: Int,
        color: (Double) -> DisplayList.PlainColor
    ) {
        func angle(_ step: Int) -> Double { start + (end - start) * Double(step) / Double(steps) }
        for step in 0..<steps {
            let (startColor, endColor) = (color(Double(step) / Double(steps)), color(Double(step + 1) / Double(steps)))
            let (low, high) = (angle(step), angle(step + 1))
            sectors.append(ColorSector(start: low, end: high, startColor: startColor, endColor: endColor))
        }
    }
}

/// A sector of a disc whose colour changes with the angle.
struct ColorSector {
    var start: Double
    var end: Double
    var startColor: DisplayList.PlainColor
    var endColor: DisplayList.PlainColor
}
