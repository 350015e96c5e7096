import CopyfitDrawing
import Foundation

/// A paint with nothing left that a renderer would have to check.
enum PlainPaint {
    case color(DisplayList.PlainColor)
    case linear(CGPoint, CGPoint, [DisplayList.Gradient.Stop])
    /// `aspect` is the ellipses' height divided by their width.
    case radial(CGPoint, inner: Double, outer: Double, aspect: Double, [DisplayList.Gradient.Stop])
    /// `span` is the angle from the first colour to the last, negative anticlockwise, never 0.
    case angular(CGPoint, start: Double, span: Double, [DisplayList.Gradient.Stop])
    case pattern(DisplayList.Pattern)
}

extension PlainPaint {
    /// Nil if the paint draws nothing. A gradient without extent is its last colour.
    init?(_ paint: DisplayList.Paint) {
        switch paint {
        case .color(let color):
            guard color.alpha > 0 else { return nil }
            self = .color(color)
        case .gradient(let gradient): self.init(gradient)
        case .pattern(let pattern):
            guard pattern.tile.hasFiniteArea, pattern.source.hasFiniteArea else { return nil }
            self = .pattern(pattern)
        }
    }

    private init?(_ gradient: DisplayList.Gradient) {
        let stops = GradientRamp.ordered(gradient.stops)
        guard let last = stops.last, stops.contains(where: { $0.color.alpha > 0 }) else { return nil }
        let isVaried = stops.contains { $0.color != last.color }
        self = isVaried ? Self.varied(gradient.geometry, stops) ?? .color(last.color) : .color(last.color)
    }

    private static func varied(
        _ geometry: DisplayList.Gradient.Geometry,
        _ stops: [DisplayList.Gradient.Stop]
    ) -> PlainPaint? {
        var (low, high) = (min(stops.first?.location ?? 0, 0), max(stops.last?.location ?? 1, 1))
        switch geometry {
        case .linear(let start, let end):
            func point(_ part: Double) -> CGPoint {
                CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            }
            let ends = (point(low), point(high))
            guard ends.0.isModerate, ends.1.isModerate, start != end else { return nil }
            return .linear(ends.0, ends.1, GradientRamp(stops, from: low, to: high).stops)
        case .radial(let center, let inner, let outer, let aspect):
            let (inner, outer) = (max(inner, 0), max(outer, 0))
            guard center.isModerate, inner != outer, inner < 1e6, outer < 1e6, aspect > 1e-6, aspect < 1e6 else {
                return nil
            }
            // The circles cannot become smaller than the centre.
            let middle = inner / (inner - outer)
            if inner < outer { low = max(low, middle) } else { high = min(high, middle) }
            let radii = (max(inner + (outer - inner) * low, 0), max(inner + (outer - inner) * high, 0))
            guard radii.0 < 1e6, radii.1 < 1e6 else { return nil }
            let ramp = GradientRamp(stops, from: low, to: high)
            return .radial(center, inner: radii.0, outer: radii.1, aspect: aspect, ramp.stops)
        case .angular(let center, let start, let end):
            guard center.isModerate, abs(start) < 1e6, abs(end) < 1e6, abs(end - start) >= 1e-9 else { return nil }
            // The turn begins at the first angle; nothing is before it or after a whole turn.
            high = min(high, max(2 * .pi / abs(end - start), 1))
            let ramp = GradientRamp(stops, from: 0, to: high)
            return .angular(center, start: start, span: (end - start) * high, ramp.stops)
        }
    }
}

extension CGPoint {
    fileprivate var isModerate: Bool { abs(x) < 1e6 && abs(y) < 1e6 }
}

/// The colours of a gradient between two positions, which become 0 and 1.
struct GradientRamp {
    /// At least one of these is at 0 and one at 1, unless there are none; positions never decrease.
    let stops: [DisplayList.Gradient.Stop]

    init(_ stops: [DisplayList.Gradient.Stop], from low: Double = 0, to high: Double = 1) {
        var ordered = Self.ordered(stops)
        if (low, high) != (0, 1) {
            ordered = ordered.map { .init(location: ($0.location - low) / (high - low), color: $0.color) }
        }
        guard let first = ordered.first, let last = ordered.last else {
            self.stops = []
            return
        }
        let inside = ordered.filter { (0...1).contains($0.location) }
        let start = first.location > 0 ? first.color : Self.color(at: 0, in: ordered)
        let end = last.location < 1 ? last.color : Self.color(at: 1, in: ordered)
        var ramp = inside
        if inside.first?.location != 0 { ramp.insert(.init(location: 0, color: start), at: 0) }
        if inside.last?.location != 1 { ramp.append(.init(location: 1, color: end)) }
        self.stops = ramp
    }

    /// The colour at a position between 0 and 1, without its opacity multiplied.
    func color(at position: Double) -> DisplayList.PlainColor { Self.color(at: position, in: stops) }

    /// Stops whose position is a number; a position below the one before it is raised to it.
    static func ordered(_ stops: [DisplayList.Gradient.Stop]) -> [DisplayList.Gradient.Stop] {
        var last = -Double.infinity
        return stops.filter { $0.location.isFinite }.map { stop in
            last = max(last, stop.location)
            return DisplayList.Gradient.Stop(location: last, color: stop.color)
        }
    }

    private static func color(at position: Double, in stops: [DisplayList.Gradient.Stop]) -> DisplayList.PlainColor {
        guard let upper = stops.firstIndex(where: { $0.location > position }) else {
            return stops[stops.count - 1].color
        }
        guard upper > 0 else { return stops[0].color }
        let (low, high) = (stops[upper - 1], stops[upper])
        let part = (position - low.location) / (high.location - low.location)
        func mixed(_ from: Float, _ to: Float) -> Double { Double(from) + part * Double(to - from) }
        return DisplayList.PlainColor(
            red: mixed(low.color.red, high.color.red),
            green: mixed(low.color.green, high.color.green),
            blue: mixed(low.color.blue, high.color.blue),
            alpha: mixed(low.color.alpha, high.color.alpha)
        )
    }
}
