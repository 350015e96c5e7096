import CopyfitDrawing
import Foundation

extension SVGWriter {
    /// A paint that an attribute can name.
    enum NamedPaint {
        case color(DisplayList.PlainColor)
        case definition(Int)
    }

    /// Defines what a paint needs; nil if nothing would be seen, or for an angular gradient.
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
            body.add("url(#")
            body.identifier(.definition(number))
            body.add(")")
        }
        body.add("\"")
    }

    mutating func fillAttributes(_ color: DisplayList.PlainColor) { attribute("fill", .color(color)) }

    private mutating func define(_ gradient: DisplayList.Gradient) -> NamedPaint? {
        guard let plain = PlainPaint(.gradient(gradient)) else { return nil }
        guard gradient.numbers.allSatisfy(Markup.isWritable) else {
            remarks.add(Self.unwritable)
            return nil
        }
        if let known = gradients[gradient] { return .definition(known) }
        let start = definitions.count
        let number = identifiers.next()
        switch plain {
        case .linear(let from, let to, let stops): define(number, linear: stops, from: from, to: to)
        case .radial(let center, let inner, let outer, let aspect, let stops):
            define(number, radial: stops, center, inner, outer, aspect)
        case .color(let color): return resolve(.color(color))
        case .angular, .pattern: return nil
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
        definitions.add("<linearGradient id=\"")
        definitions.identifier(.definition(number))
        definitions.add("\" gradientUnits=\"userSpaceOnUse\"")
        for (name, value) in [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)] {
            definitionAttribute(name, value)
        }
        definitions.add(">")
        define(stops) { $0 }
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
        func radius(_ location: CGFloat) -> CGFloat { inner + (outer - inner) * location }
        let limit = max(inner, outer)
        definitions.add("<radialGradient id=\"")
        definitions.identifier(.definition(number))
        definitions.add("\" gradientUnits=\"userSpaceOnUse\"")
        for (name, value) in [("cx", 0), ("cy", 0), ("r", limit)] { definitionAttribute(name, value) }
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

    private mutating func define(_ stops: [DisplayList.Gradient.Stop], _ position: (CGFloat) -> CGFloat) {
        // The first colour lasts before its last stop as well, and the last one after its first.
        guard let first = stops.first?.color, let last = stops.last?.color else { return }
        let start = max((stops.firstIndex { $0.color != first } ?? 0) - 1, 0)
        let end = min((stops.lastIndex { $0.color != last } ?? start) + 1, stops.count - 1)
        for stop in stops[start...max(start, end)] {
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

extension DisplayList.Gradient {
    /// What is written of the gradient, except its colours.
    fileprivate var numbers: [Double] {
        let places =
            switch geometry {
            case .linear(let start, let end): [start.x, start.y, end.x, end.y]
            case .radial(let center, let inner, let outer, let aspect): [center.x, center.y, inner, outer, aspect]
            case .angular(let center, let start, let end): [center.x, center.y, start, end]
            }
        return (places + stops.map(\.location)).map { Double($0) }
    }
}
