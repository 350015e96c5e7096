import CopyfitDrawing
import Foundation

extension SVGWriter {
    /// The sentence for an item whose numbers cannot be written.
    static let unwritable = "An item with numbers that are not finite, or too large, was left out."

    mutating func fill(_ path: Path, _ paint: DisplayList.Paint, _ style: FillStyle) {
        guard !path.isEmpty else { return }
        if let gradient = AngularPaint(paint) {
            return fillAngular(gradient, over: path, style)
        }
        guard let paint = resolve(paint) else { return }
        let start = body.count
        body.add("<path")
        attribute("fill", paint)
        if style.isEOFilled { body.add(" fill-rule=\"evenodd\"") }
        if !style.isAntialiased { body.add(" shape-rendering=\"crispEdges\"") }
        pathData(path)
        body.add("/>")
        dropIfFailed(start)
    }

    mutating func stroke(_ path: Path, _ paint: DisplayList.Paint, _ style: StrokeStyle) {
        guard !path.isEmpty, !(style.lineWidth <= 0) else { return }
        if let gradient = AngularPaint(paint) {
            return strokeAngular(gradient, along: path, style)
        }
        guard let paint = resolve(paint) else { return }
        let start = body.count
        body.add("<path fill=\"none\"")
        attribute("stroke", paint)
        strokeAttributes(style)
        pathData(path)
        body.add("/>")
        dropIfFailed(start)
    }

    /// Adds ` d="…"`.
    mutating func pathData(_ path: Path) {
        var pen = PathPen(decimals: space.decimals)
        body.add(" d=\"")
        pen.add(path, &body)
        body.add("\"")
        if pen.hasFailed { hasFailed = true }
    }

    /// Adds ` name="value"`.
    mutating func attribute(_ name: String, number value: Double) {
        if !Markup.isWritable(value) { hasFailed = true }
        body.add(" ")
        body.add(name)
        body.add("=\"")
        body.number(value, decimals: space.decimals)
        body.add("\"")
    }

    /// If something since the last call could not be written, drops the markup from `start` with a remark.
    @discardableResult
    mutating func dropIfFailed(_ start: Int) -> Bool {
        guard hasFailed else { return false }
        body.truncate(to: start)
        remarks.add(Self.unwritable)
        hasFailed = false
        return true
    }

    mutating func strokeAttributes(_ style: StrokeStyle) {
        attribute("stroke-width", number: style.lineWidth)
        switch style.lineCap {
        case .butt: break
        case .round: body.add(" stroke-linecap=\"round\"")
        case .square: body.add(" stroke-linecap=\"square\"")
        }
        switch style.lineJoin {
        // SVG has no mitre limit below 1, where every corner is bevelled.
        case .miter where style.miterLimit < 1: body.add(" stroke-linejoin=\"bevel\"")
        case .miter: if style.miterLimit != 4 { attribute("stroke-miterlimit", number: style.miterLimit) }
        case .round: body.add(" stroke-linejoin=\"round\"")
        case .bevel: body.add(" stroke-linejoin=\"bevel\"")
        }
        dashAttributes(style)
    }

    private mutating func dashAttributes(_ style: StrokeStyle) {
        let period = style.dash.reduce(0, +)
        guard period > 0, period.isFinite, style.dash.allSatisfy({ $0 >= 0 }) else { return }
        body.add(" stroke-dasharray=\"")
        for (index, length) in style.dash.enumerated() {
            if index > 0 { body.byte(UInt8(ascii: " ")) }
            body.number(length, decimals: space.decimals)
        }
        body.add("\"")
        if style.dashPhase != 0 { attribute("stroke-dashoffset", number: style.dashPhase) }
    }
}
