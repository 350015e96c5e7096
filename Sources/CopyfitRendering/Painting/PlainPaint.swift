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
        let stops = GradientRamp(gradient.stops).stops
        guard let last = stops.last, stops.contains(where: { $0.color.alpha > 0 }) else { return nil }
        let isVaried = stops.contains { $0.color != last.color }
        self = isVaried ? Self.varied(gradient.geometry, stops) ?? .color(last.color) : .color(last.color)
    }

    private static func varied(
        _ geometry: DisplayList.Gradient.Geometry,
        _ stops: [DisplayList.Gradient.Stop]
    ) -> PlainPaint? {
        switch geometry {
        case .linear(let start, let end):
            guard start.isModerate, end.isModerate, start != end else { return nil }
            return .linear(start, end, stops)
        case .radial(let center, let inner, let outer, let aspect):
            let (inner, outer) = (max(inner, 0), max(outer, 0))
            guard center.isModerate, inner != outer, inner < 1e6, outer < 1e6, aspect > 1e-6, aspect < 1e6 else {
                return nil
            }
            return .radial(center, inner: inner, outer: outer, aspect: aspect, stops)
        case .angular(let center, let start, let end):
            guard center.isModerate, abs(start) < 1e6, abs(end) < 1e6, start != end else { return nil }
            return .angular(center, start: start, span: end - start, stops)
        }
    }
}

extension CGPoint {
    fileprivate var isModerate: Bool { abs(x) < 1e6 && abs(y) < 1e6 }
}

/// The colours of a gradient between 0 and 1.
struct GradientRamp {
    /// At least one of these is at 0 and one at 1, unless there are none; positions never decrease.
    let stops: [DisplayList.Gradient.Stop]

    init(_ stops: [DisplayList.Gradient.Stop]) {
        let ordered = Self.ordered(stops)
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
    private static func ordered(_ stops: [DisplayList.Gradient.Stop]) -> [DisplayList.Gradient.Stop] {
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
