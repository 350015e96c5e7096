import CopyfitDrawing
import Foundation

/// A gradient around a centre that is worth drawing as one.
struct AngularPaint {
    let center: CGPoint
    let start, span: Double
    let stops: [DisplayList.Gradient.Stop]

    /// Nil for other paints, and where nothing or only one colour is seen.
    init?(_ paint: DisplayList.Paint) {
        guard case .gradient(let gradient) = paint, case .angular = gradient.geometry,
            case .angular(let center, let start, let span, let stops) = PlainPaint(paint)
        else { return nil }
        (self.center, self.start, self.span, self.stops) = (center, start, span, stops)
    }
}

/// A sector of an angular gradient in one colour.
struct GradientWedge {
    var start: Double
    var end: Double
    var color: DisplayList.PlainColor

    /// The wedges of a gradient around the whole circle, from its first angle on. Neighbours differ by at most about two
    /// steps of 255 in each component, and no wedge is wider than 45 degrees.
    static func wedges(_ stops: [DisplayList.Gradient.Stop], from start: Double, to end: Double) -> [GradientWedge] {
        let turn = end < start ? -2 * Double.pi : 2 * Double.pi
        // Where the angles are nearly the same, the gradient has no extent.
        let isFlat = !(abs(end - start) >= 1e-9)
        let whole = isFlat ? 1 : turn / (end - start)
        let first = DisplayList.Gradient.Stop(location: 0, color: color(of: stops, at: 0))
        let last = DisplayList.Gradient.Stop(location: whole, color: color(of: stops, at: whole))
        let inner = stops.filter { $0.location > 0 && $0.location < whole }
        let positions = [first] + inner + [last]
        let span = isFlat ? turn : end - start
        var wedges: [GradientWedge] = []
        for (one, other) in zip(positions, positions.dropFirst()) where other.location > one.location {
            let angle = abs(other.location - one.location) * abs(span)
            let steps = min(1024, max(1, Int((angle / (.pi / 4)).rounded(.up)), difference(one.color, other.color) / 2))
            for step in 0..<steps {
                let (low, high) = (Double(step) / Double(steps), Double(step + 1) / Double(steps))
                let length = other.location - one.location
                let color = mixed(one.color, other.color, (low + high) / 2)
                wedges.append(
                    GradientWedge(
                        start: start + (one.location + length * low) * span,
                        end: start + (one.location + length * high) * span,
                        color: color
                    )
                )
            }
        }
        return wedges
    }

    private static func color(of stops: [DisplayList.Gradient.Stop], at location: Double) -> DisplayList.PlainColor {
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops.last?.color ?? .black
        }
        guard next > 0 else { return stops[0].color }
        let (one, other) = (stops[next - 1], stops[next])
        return mixed(one.color, other.color, (location - one.location) / (other.location - one.location))
    }

    private static func mixed(
        _ one: DisplayList.PlainColor,
        _ other: DisplayList.PlainColor,
        _ part: Double
    ) -> DisplayList.PlainColor {
        func mix(_ one: Float, _ other: Float) -> Double { Double(one) + (Double(other) - Double(one)) * part }
        return DisplayList.PlainColor(
            red: mix(one.red, other.red),
            green: mix(one.green, other.green),
            blue: mix(one.blue, other.blue),
            alpha: mix(one.alpha, other.alpha)
        )
    }

    private static func difference(_ one: DisplayList.PlainColor, _ other: DisplayList.PlainColor) -> Int {
        let parts = [
            one.red - other.red, one.green - other.green, one.blue - other.blue, one.alpha - other.alpha,
        ]
        return Int(min(255, parts.map { $0.isNaN ? 0 : abs($0) * 255 }.max() ?? 0))
    }
}

extension SVGWriter {
    /// SVG has no angular gradient: the area masks wedges, each in one colour. A clip would not do: it has each wedge's
    /// edge pixels drawn on top of those before, which makes edges jagged.
    mutating func fillAngular(_ gradient: AngularPaint, over path: Path, _ style: FillStyle) {
        drawAngular(gradient, over: path.boundingRect) { writer in
            writer.body.add(" fill=\"#fff\"")
            if style.isEOFilled { writer.body.add(" fill-rule=\"evenodd\"") }
            if !style.isAntialiased { writer.body.add(" shape-rendering=\"crispEdges\"") }
            writer.pathData(path)
        }
    }

    mutating func strokeAngular(_ gradient: AngularPaint, along path: Path, _ style: StrokeStyle) {
        let reach = style.lineWidth * max(1, style.miterLimit)
        drawAngular(gradient, over: path.boundingRect.insetBy(dx: -reach, dy: -reach)) { writer in
            writer.body.add(" fill=\"none\" stroke=\"#fff\"")
            writer.strokeAttributes(style)
            writer.pathData(path)
        }
    }

    /// Draws wedges through a mask whose path has the attributes that `attributes` writes.
    private mutating func drawAngular(
        _ gradient: AngularPaint,
        over area: CGRect,
        attributes: (inout SVGWriter) -> Void
    ) {
        let start = body.count
        let mask = identifiers.next()
        body.add("<mask id=\"")
        body.identifier(.definition(mask))
        body.add("\" maskUnits=\"userSpaceOnUse\"")
        region(space.visible(size))
        body.add("><path")
        attributes(&self)
        body.add("/></mask><g")
        reference(" mask", mask)
        body.add(">")
        wedges(gradient, over: area)
        body.add("</g>")
        dropIfFailed(start)
    }

    /// Wedges large enough for an area. Opaque ones reach to the end of the turn below those after them, so that nothing
    /// shines through where several edges share a pixel; others are drawn without smooth edges.
    private mutating func wedges(_ gradient: AngularPaint, over area: CGRect) {
        let (center, from, to) = (gradient.center, gradient.start, gradient.start + gradient.span)
        guard [center.x, center.y, from, to, area.minX, area.minY, area.maxX, area.maxY].allSatisfy(Markup.isWritable)
        else { return hasFailed = true }
        let width = max(abs(area.minX - center.x), abs(area.maxX - center.x))
        let height = max(abs(area.minY - center.y), abs(area.maxY - center.y))
        // The chord of 45 degrees is 0.92 of the radius away from the centre.
        let radius = hypot(width, height) * 1.25 + 1
        // Far ends need fewer decimals: a thousandth of the radius cannot be seen.
        let grain = pow(10, log10(radius / 1000).rounded(.down))
        let wedges = GradientWedge.wedges(gradient.stops, from: from, to: to)
        let isOpaque = gradient.stops.allSatisfy { $0.color.alpha == 1 }
        if !isOpaque { body.add("<g shape-rendering=\"crispEdges\">") }
        for wedge in wedges where wedge.color.alpha > 0 {
            let end = isOpaque ? wedges[wedges.count - 1].end : wedge.end
            let steps = max(1, Int((abs(end - wedge.start) / (.pi / 4) - 1e-6).rounded(.up)))
            var path = Path()
            path.move(to: center)
            for step in 0...steps {
                let angle = wedge.start + (end - wedge.start) * Double(step) / Double(steps)
                let (x, y) = ((cos(angle) * radius / grain).rounded(), (sin(angle) * radius / grain).rounded())
                path.addLine(to: CGPoint(x: center.x + x * grain, y: center.y + y * grain))
            }
            body.add("<path")
            fillAttributes(wedge.color)
            pathData(path)
            body.add("/>")
        }
        if !isOpaque { body.add("</g>") }
    }
}
