import CCairo
import CopyfitDrawing
import Foundation

/// Draws on one surface. Coordinates are the picture's pixels (in a PDF: points), y down; what is drawn comes with the
/// map from its own coordinates. Used by one thread at a time.
@safe final class CairoContext {
    let handle: OpaquePointer
    /// cairo's context would not keep what our surface frees with itself.
    private let surface: CairoSurface

    init(_ surface: CairoSurface) {
        self.surface = surface
        unsafe handle = cairo_create(surface.handle)
    }

    deinit { unsafe cairo_destroy(handle) }

    /// Throws what went wrong so far.
    func check() throws(RenderingError) { try CairoSurface.check(unsafe cairo_status(handle)) }

    func save() { unsafe cairo_save(handle) }
    func restore() { unsafe cairo_restore(handle) }

    /// Makes a path the current one; false if it has no steps or a coordinate that is not finite.
    func setPath(_ path: Path, in map: PlaneMap) -> Bool {
        unsafe cairo_new_path(handle)
        var isFinite = !path.isEmpty
        path.forEach { isFinite = isFinite && $0.isFinite }
        guard isFinite else { return false }
        path.forEach { add($0, in: map) }
        return true
    }

    /// Fills the current path and forgets it.
    func fill(_ style: FillStyle) {
        setRule(style)
        unsafe cairo_fill(handle)
        unsafe cairo_set_antialias(handle, CAIRO_ANTIALIAS_DEFAULT)
    }

    /// Cuts what is drawn from now on to the current path and forgets it.
    func clip(_ style: FillStyle) {
        setRule(style)
        unsafe cairo_clip(handle)
        unsafe cairo_set_antialias(handle, CAIRO_ANTIALIAS_DEFAULT)
    }

    /// Lets nothing be drawn from now on.
    func clipAll() {
        unsafe cairo_new_path(handle)
        unsafe cairo_clip(handle)
    }

    /// Draws a line along the current path and forgets it. The dashes must be positive.
    func stroke(_ style: StrokeStyle, in map: PlaneMap) {
        unsafe cairo_set_line_width(handle, style.lineWidth)
        unsafe cairo_set_line_cap(handle, style.lineCap.cairo)
        unsafe cairo_set_line_join(handle, style.lineJoin.cairo)
        unsafe cairo_set_miter_limit(handle, max(style.miterLimit, 1))
        unsafe cairo_set_dash(handle, style.dash.map { Double($0) }, Int32(style.dash.count), style.dashPhase)
        inCoordinates(of: map) { unsafe cairo_stroke(handle) }
    }

    /// Draws the source everywhere inside the clip.
    func paint(opacity: Double = 1) { unsafe cairo_paint_with_alpha(handle, opacity) }

    func setOperator(_ mode: BlendMode) { unsafe cairo_set_operator(handle, mode.cairo) }

    /// Calls a function while coordinates are those that `map` maps.
    func inCoordinates(of map: PlaneMap, _ body: () -> Void) {
        var matrix = map.cairo
        unsafe cairo_set_matrix(handle, &matrix)
        body()
        unsafe cairo_identity_matrix(handle)
    }

    /// The smallest rectangle that contains what may be drawn on; nil if nothing may.
    var clipBounds: CGRect? {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_clip_extents(handle, &left, &top, &right, &bottom)
        return right > left && bottom > top ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }

    private func setRule(_ style: FillStyle) {
        unsafe cairo_set_fill_rule(handle, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        unsafe cairo_set_antialias(handle, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }
}

extension CairoContext {
    /// The largest coordinate that cairo's fixed-point numbers hold, with room for lines around it.
    private static let limit = 4_000_000.0

    private func add(_ element: Path.Element, in map: PlaneMap) {
        switch element {
        case .move(let end):
            let end = place(end, map)
            unsafe cairo_move_to(handle, end.x, end.y)
        case .line(let end):
            let end = place(end, map)
            unsafe cairo_line_to(handle, end.x, end.y)
        case .quadCurve(let end, let control):
            addQuadCurve(to: end, control: control, in: map)
        case .curve(let end, let control1, let control2):
            let (first, second, end) = (place(control1, map), place(control2, map), place(end, map))
            unsafe cairo_curve_to(handle, first.x, first.y, second.x, second.y, end.x, end.y)
        case .closeSubpath:
            unsafe cairo_close_path(handle)
        }
    }

    /// A quadratic curve is the cubic one whose control points are two thirds of the way to its own.
    private func addQuadCurve(to end: CGPoint, control: CGPoint, in map: PlaneMap) {
        let (control, end) = (place(control, map), place(end, map))
        var (x, y) = (Double(control.x), Double(control.y))
        if unsafe cairo_has_current_point(handle) != 0 { unsafe cairo_get_current_point(handle, &x, &y) }
        unsafe cairo_curve_to(
            handle,
            x + (control.x - x) * 2 / 3,
            y + (control.y - y) * 2 / 3,
            end.x + (control.x - end.x) * 2 / 3,
            end.y + (control.y - end.y) * 2 / 3,
            end.x,
            end.y
        )
    }

    private func place(_ point: CGPoint, _ map: PlaneMap) -> CGPoint {
        let point = point.applying(map)
        return CGPoint(
            x: min(max(point.x, -Self.limit), Self.limit),
            y: min(max(point.y, -Self.limit), Self.limit)
        )
    }
}

extension Path.Element {
    fileprivate var isFinite: Bool {
        switch self {
        case .move(let end), .line(let end): end.isFinite
        case .quadCurve(let end, let control): end.isFinite && control.isFinite
        case .curve(let end, let control1, let control2): end.isFinite && control1.isFinite && control2.isFinite
        case .closeSubpath: true
        }
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGAffineTransform {
    /// The same map in cairo's form.
    var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
