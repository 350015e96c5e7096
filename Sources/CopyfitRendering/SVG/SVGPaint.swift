import CopyfitDrawing
import Foundation

extension SVGWriter {
    /// A paint that an attribute can name.
    enum NamedPaint {
        case color(DisplayList.PlainColor)
        case definition(Int)
    }

    /// Defines what a paint needs; nil if nothing would be seen. An angular gradient has no name: it is its last colour.
    mutating func resolve(_ paint: DisplayList.Paint) -> NamedPaint? {
        switch paint {
        case .color(let color): color.alpha > 0 ? .color(color) : nil
        case .gradient(let gradient): define(gradient)
        case .pattern(let pattern): define(pattern).map { .definition($0) }
        }
    }

    /// Adds a paint as the attribute `fill` or `stroke`.
    mutating func attribute(_ name: String, _ paint: NamedPaint) {
        body.add(" ")
        body.add(name)
        body.add("=\"")
        switch paint {
        case .color(let color):
            body.color(color)
            if color.alpha < 1 {
                body.add("\" ")
                body.add(name)
                body.add("-opacity=\"")
                body.number(Double(color.alpha))
            }
        case .definition(let number):
            body.add("url(#_")
            body.integer(number)
            body.add(")")
        }
        body.add("\"")
    }

    mutating func fillAttributes(_ color: DisplayList.PlainColor) { attribute("fill", .color(color)) }

    private mutating func define(_ gradient: DisplayList.Gradient) -> NamedPaint? {
        guard let last = gradient.stops.last else { return nil }
        if gradient.stops.count == 1 { return resolve(.color(last.color)) }
        if let known = gradients[gradient] { return .definition(known) }
        let start = definitions.count
        let number = identifiers.next()
        switch gradient.geometry {
        case .linear(let from, let to): define(number, linear: gradient.stops, from: from, to: to)
        case .radial(let center, let inner, let outer, let aspect):
            if inner == outer { return resolve(.color(last.color)) }
            define(number, radial: gradient.stops, center, inner, outer, aspect)
        case .angular: return resolve(.color(last.color))
        }
        if hasFailed {
            definitions.truncate(to: start)
            hasFailed = false
            remarks.add(Self.unwritable)
            return nil
        }
        gradients[gradient] = number
        return .definition(number)
    }

    private mutating func define(_ number: Int, linear stops: [DisplayList.Gradient.Stop], from: CGPoint, to: CGPoint) {
        // SVG cuts positions to 0...1, so the line is made as long as the stops reach.
        let (first, last) = Self.reach(stops)
        func point(_ part: CGFloat) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        }
        let (start, end) = (point(first), point(last))
        definitions.add("<linearGradient id=\"_")
        definitions.integer(number)
        definitions.add("\" gradientUnits=\"userSpaceOnUse\"")
        for (name, value) in [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)] {
            definitionAttribute(name, value)
        }
        definitions.add(">")
        define(stops) { ($0 - first) / (last - first) }
        definitions.add("</linearGradient>")
    }

    /// SVG 1.1 has no inner radius, so the stops are moved outwards; nor may a circle shrink, so they are turned round.
    private mutating func define(
        _ number: Int,
        radial stops: [DisplayList.Gradient.Stop],
        _ center: CGPoint,
        _ inner: CGFloat,
        _ outer: CGFloat,
        _ aspect: CGFloat
    ) {
        let (first, last) = Self.reach(stops)
        func radius(_ location: CGFloat) -> CGFloat { inner + (outer - inner) * location }
        let limit = max(radius(first), radius(last))
        definitions.add("<radialGradient id=\"_")
        definitions.integer(number)
        definitions.add("\" gradientUnits=\"userSpaceOnUse\"")
        for (name, value) in [("cx", 0), ("cy", 0), ("r", max(limit, 0))] { definitionAttribute(name, value) }
        definitions.add(" gradientTransform=\"translate(")
        definitions.number(center.x, decimals: space.decimals)
        definitions.add(" ")
        definitions.number(center.y, decimals: space.decimals)
        definitions.add(")")
        if aspect != 1 {
            definitions.add("scale(1 ")
            definitions.factor(aspect)
            definitions.add(")")
        }
        definitions.add("\">")
        if ![center.x, center.y, aspect].allSatisfy(Markup.isWritable) { hasFailed = true }
        define(inner < outer ? stops : stops.reversed()) { radius($0) / limit }
        definitions.add("</radialGradient>")
    }

    /// The positions between which there are colours: at least 0 and 1.
    private static func reach(_ stops: [DisplayList.Gradient.Stop]) -> (CGFloat, CGFloat) {
        let locations = stops.map(\.location)
        return (min(0, locations.min() ?? 0), max(1, locations.max() ?? 1))
    }

    private mutating func define(_ stops: [DisplayList.Gradient.Stop], _ position: (CGFloat) -> CGFloat) {
        for stop in stops {
            definitions.add("<stop offset=\"")
            definitions.number(min(max(position(stop.location), 0), 1), decimals: 6)
            definitions.add("\" stop-color=\"")
            definitions.color(stop.color)
            if stop.color.alpha < 1 {
                definitions.add("\" stop-opacity=\"")
                definitions.number(Double(stop.color.alpha))
            }
            definitions.add("\"/>")
        }
    }

    /// Adds ` name="value"` to the definitions.
    mutating func definitionAttribute(_ name: String, _ value: Double) {
        if !Markup.isWritable(value) { hasFailed = true }
        definitions.add(" ")
        definitions.add(name)
        definitions.add("=\"")
        definitions.number(value, decimals: space.decimals)
        definitions.add("\"")
    }
}
