import CHarfBuzz

extension HarfBuzzFace {
    /// The steps of a glyph's outline (`hb_font_draw_glyph`).
    func steps(ofGlyph glyph: UInt32) -> [GlyphOutline.Step] {
        var steps: [GlyphOutline.Step] = []
        unsafe withUnsafeMutablePointer(to: &steps) {
            unsafe copyfit_draw_glyph(unscaled, glyph, DrawFunctions.shared.handle, $0)
        }
        return steps
    }

    /// The bitmap of a glyph (`hb_ot_color_glyph_reference_png`), in the largest size that the font has; nil if it has
    /// none.
    func bitmap(ofGlyph glyph: UInt32) -> (png: [UInt8], x: Int, y: Int, width: Int, height: Int)? {
        let blob = unsafe hb_ot_color_glyph_reference_png(unscaled, glyph)
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        var extents = hb_glyph_extents_t()
        guard let start = unsafe hb_blob_get_data(blob, &length), length > 0,
            unsafe hb_font_get_glyph_extents(unscaled, glyph, &extents) != 0
        else { return nil }
        let bytes = unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: Int(length)))
        let (width, height) = (Int(extents.width), -Int(extents.height))
        guard width > 0, height > 0 else { return nil }
        return (bytes, Int(extents.x_bearing), Int(extents.y_bearing), width, height)
    }

    /// The layers of a glyph (`COLR` version 0) in the colours of the first palette; nil if it has none.
    func colorLayers(ofGlyph glyph: UInt32) -> [ColorGlyph.Layer]? {
        let total = unsafe hb_ot_color_glyph_get_layers(handle, glyph, 0, nil, nil)
        guard total > 0 else { return nil }
        var count = total
        var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(total))
        _ = unsafe hb_ot_color_glyph_get_layers(handle, glyph, 0, &count, &layers)
        let palette = firstPalette
        return layers.prefix(Int(count)).map { layer in
            let index = Int(layer.color_index)
            return ColorGlyph.Layer(glyph: layer.glyph, color: palette.indices.contains(index) ? palette[index] : nil)
        }
    }

    private var firstPalette: [(UInt8, UInt8, UInt8, UInt8)] {
        let total = unsafe hb_ot_color_palette_get_colors(handle, 0, 0, nil, nil)
        var count = total
        var colors = [hb_color_t](repeating: 0, count: Int(total))
        _ = unsafe hb_ot_color_palette_get_colors(handle, 0, 0, &count, &colors)
        return colors.prefix(Int(count)).map { color in
            // hb_color_t holds blue in the highest byte, then green, red and alpha.
            (
                UInt8(truncatingIfNeeded: color >> 8), UInt8(truncatingIfNeeded: color >> 16),
                UInt8(truncatingIfNeeded: color >> 24), UInt8(truncatingIfNeeded: color)
            )
        }
    }
}

/// HarfBuzz's callbacks that append each step of an outline to an array.
///
/// Sendable: made once, immutable afterwards, and HarfBuzz only reads it.
@safe private final class DrawFunctions: @unchecked Sendable {
    static let shared = DrawFunctions()

    let handle: OpaquePointer

    private init() {
        let functions = unsafe hb_draw_funcs_create()!
        unsafe hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                unsafe append(.move(x: x, y: y), to: data)
            },
            nil,
            nil
        )
        unsafe hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                unsafe append(.line(x: x, y: y), to: data)
            },
            nil,
            nil
        )
        unsafe hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, controlX, controlY, x, y, _ in
                unsafe append(.quadCurve(controlX: controlX, controlY: controlY, x: x, y: y), to: data)
            },
            nil,
            nil
        )
        unsafe hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                let step = GlyphOutline.Step.curve(
                    control1X: x1,
                    control1Y: y1,
                    control2X: x2,
                    control2Y: y2,
                    x: x,
                    y: y
                )
                unsafe append(step, to: data)
            },
            nil,
            nil
        )
        unsafe hb_draw_funcs_set_close_path_func(
            functions,
            { _, data, _, _ in
                unsafe append(.close, to: data)
            },
            nil,
            nil
        )
        unsafe hb_draw_funcs_make_immutable(functions)
        unsafe handle = functions
    }
}

/// `data` is the array that `steps(ofGlyph:)` passes in.
private func append(_ step: GlyphOutline.Step, to data: UnsafeMutableRawPointer?) {
    unsafe data?.assumingMemoryBound(to: [GlyphOutline.Step].self).pointee.append(step)
}
