import CCairo
import CopyfitDrawing
import Foundation

extension CairoContext {
    /// Draws in one colour from now on.
    func setSource(_ color: DisplayList.PlainColor) {
        unsafe cairo_set_source_rgba(
            handle,
            Double(color.red),
            Double(color.green),
            Double(color.blue),
            Double(color.alpha)
        )
    }

    /// Draws in the colours along a line from now on.
    func setLinearSource(_ start: CGPoint, _ end: CGPoint, _ stops: [DisplayList.Gradient.Stop], in map: PlaneMap) {
        let pattern = unsafe cairo_pattern_create_linear(start.x, start.y, end.x, end.y)!
        unsafe setSource(pattern, stops, in: map)
    }

    /// Draws in the colours between two circles around a centre from now on; `map` may make them ellipses.
    func setRadialSource(
        _ center: CGPoint,
        _ inner: Double,
        _ outer: Double,
        _ stops: [DisplayList.Gradient.Stop],
        in map: PlaneMap
    ) {
        let pattern = unsafe cairo_pattern_create_radial(center.x, center.y, inner, center.x, center.y, outer)!
        unsafe setSource(pattern, stops, in: map)
    }

    private func setSource(_ pattern: OpaquePointer, _ stops: [DisplayList.Gradient.Stop], in map: PlaneMap) {
        for stop in stops {
            let (red, green) = (Double(stop.color.red), Double(stop.color.green))
            let (blue, alpha) = (Double(stop.color.blue), Double(stop.color.alpha))
            unsafe cairo_pattern_add_color_stop_rgba(pattern, stop.location, red, green, blue, alpha)
        }
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        inCoordinates(of: map) { unsafe cairo_set_source(handle, pattern) }
        unsafe cairo_pattern_destroy(pattern)
    }

    /// How the pixels of an image that is a source are read.
    struct Sampling {
        /// Whether pixels are enlarged as squares.
        var isPixelated = false
        /// What is beyond the image's edges.
        var edge = Edge.transparent

        enum Edge { case transparent, continued, repeated }
    }

    /// Draws an image from now on; `map` maps its pixels, the top left of which is at 0.
    func setSource(_ image: CairoImage, in map: PlaneMap, _ sampling: Sampling = Sampling()) {
        inCoordinates(of: map) { unsafe cairo_set_source_surface(handle, image.handle, 0, 0) }
        let pattern = unsafe cairo_get_source(handle)
        unsafe cairo_pattern_set_filter(pattern, sampling.isPixelated ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        unsafe cairo_pattern_set_extend(pattern, sampling.edge.cairo)
    }

    /// Draws the current source where an image is opaque; `map` maps its pixels.
    func mask(_ image: CairoImage, in map: PlaneMap, _ sampling: Sampling = Sampling()) {
        let pattern = unsafe cairo_pattern_create_for_surface(image.handle)!
        unsafe cairo_pattern_set_filter(pattern, sampling.isPixelated ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        unsafe cairo_pattern_set_extend(pattern, sampling.edge.cairo)
        inCoordinates(of: map) { unsafe cairo_mask(handle, pattern) }
        unsafe cairo_pattern_destroy(pattern)
    }

    /// Keeps the part of the surface where another surface is opaque.
    func keepWhere(_ image: CairoImage) {
        unsafe cairo_set_operator(handle, CAIRO_OPERATOR_DEST_IN)
        setSource(image, in: .identity, Sampling(isPixelated: true))
        paint()
        unsafe cairo_set_operator(handle, CAIRO_OPERATOR_OVER)
    }
}

extension CairoContext.Sampling.Edge {
    fileprivate var cairo: cairo_extend_t {
        switch self {
        case .transparent: CAIRO_EXTEND_NONE
        case .continued: CAIRO_EXTEND_PAD
        case .repeated: CAIRO_EXTEND_REPEAT
        }
    }
}
