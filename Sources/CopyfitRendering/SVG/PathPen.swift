import CopyfitDrawing
import CopyfitFonts
import Foundation

/// Writes path data with relative coordinates, which are shorter. Points are rounded before they are subtracted, so that
/// no error adds up.
struct PathPen {
    private typealias Place = (x: Int, y: Int)

    let decimals: Int
    /// Whether a coordinate was not finite or too large; the path should then not be drawn.
    private(set) var hasFailed = false
    private var current: Place = (0, 0)
    private var start: Place = (0, 0)
    private var isEmpty = true

    init(decimals: Int) { self.decimals = decimals }

    mutating func move(_ x: Double, _ y: Double, _ markup: inout Markup) {
        let end = place(x, y)
        markup.byte(isEmpty ? UInt8(ascii: "M") : UInt8(ascii: "m"))
        point(end, first: true, &markup)
        (current, start, isEmpty) = (end, end, false)
    }

    mutating func line(_ x: Double, _ y: Double, _ markup: inout Markup) {
        let end = place(x, y)
        if end.y == current.y {
            markup.byte(UInt8(ascii: "h"))
            markup.fixed(end.x - current.x, decimals: decimals)
        } else if end.x == current.x {
            markup.byte(UInt8(ascii: "v"))
            markup.fixed(end.y - current.y, decimals: decimals)
        } else {
            markup.byte(UInt8(ascii: "l"))
            point(end, first: true, &markup)
        }
        current = end
    }

    mutating func quadCurve(_ controlX: Double, _ controlY: Double, _ x: Double, _ y: Double, _ markup: inout Markup) {
        let end = place(x, y)
        markup.byte(UInt8(ascii: "q"))
        point(place(controlX, controlY), first: true, &markup)
        point(end, first: false, &markup)
        current = end
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    mutating func curve(
        _ control1: (Double, Double),
        _ control2: (Double, Double),
        _ x: Double,
        _ y: Double,
        _ markup: inout Markup
    ) {
        let end = place(x, y)
        markup.byte(UInt8(ascii: "c"))
        point(place(control1.0, control1.1), first: true, &markup)
        point(place(control2.0, control2.1), first: false, &markup)
        point(end, first: false, &markup)
        current = end
    }

    mutating func close(_ markup: inout Markup) {
        markup.byte(UInt8(ascii: "z"))
        current = start
    }

    private mutating func place(_ x: Double, _ y: Double) -> Place {
        if !Markup.isWritable(x) || !Markup.isWritable(y) { hasFailed = true }
        return (Markup.fixed(x, decimals: decimals), Markup.fixed(y, decimals: decimals))
    }

    private func point(_ point: Place, first: Bool, _ markup: inout Markup) {
        let (x, y) = (point.x - current.x, point.y - current.y)
        if !first, x >= 0 { markup.byte(UInt8(ascii: " ")) }
        markup.fixed(x, decimals: decimals)
        if y >= 0 { markup.byte(UInt8(ascii: " ")) }
        markup.fixed(y, decimals: decimals)
    }
}

extension PathPen {
    /// Adds a path's steps. A path that does not begin with a move begins at the origin.
    mutating func add(_ path: Path, _ markup: inout Markup) {
        path.forEach { element in
            if isEmpty, !element.isMove { move(0, 0, &markup) }
            switch element {
            case .move(let end): move(end.x, end.y, &markup)
            case .line(let end): line(end.x, end.y, &markup)
            case .quadCurve(let end, let control): quadCurve(control.x, control.y, end.x, end.y, &markup)
            case .curve(let end, let control1, let control2):
                curve((control1.x, control1.y), (control2.x, control2.y), end.x, end.y, &markup)
            case .closeSubpath: close(&markup)
            }
        }
    }

    /// Adds a glyph's outline, enlarged around its origin and moved there. `y` grows downwards in the path.
    mutating func add(_ outline: GlyphOutline, scale: Double, x: Double, y: Double, _ markup: inout Markup) {
        func mapped(_ pointX: Float, _ pointY: Float) -> (Double, Double) {
            (x + Double(pointX) * scale, y - Double(pointY) * scale)
        }
        for step in outline.steps {
            switch step {
            case .move(let x, let y):
                let end = mapped(x, y)
                move(end.0, end.1, &markup)
            case .line(let x, let y):
                let end = mapped(x, y)
                line(end.0, end.1, &markup)
            case .quadCurve(let controlX, let controlY, let x, let y):
                let (control, end) = (mapped(controlX, controlY), mapped(x, y))
                quadCurve(control.0, control.1, end.0, end.1, &markup)
            case .curve(let x1, let y1, let x2, let y2, let x, let y):
                let end = mapped(x, y)
                curve(mapped(x1, y1), mapped(x2, y2), end.0, end.1, &markup)
            case .close: close(&markup)
            }
        }
    }
}

extension Path.Element {
    fileprivate var isMove: Bool { if case .move = self { true } else { false } }
}
