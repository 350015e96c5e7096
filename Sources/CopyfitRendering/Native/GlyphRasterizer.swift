import CCairo
import CFreeType
import CopyfitDrawing
import CopyfitFonts
import Foundation

/// Fills glyphs' outlines with FreeType's smooth rasteriser, straight into pixels, at exact positions.
///
/// An `FT_Library` is used by one thread at a time, and so is this.
@safe final class GlyphRasterizer {
    private let library: FT_Library
    private var points: [FT_Vector] = []

    /// Nil if there is no memory.
    init?() {
        var created: FT_Library?
        guard unsafe FT_Init_FreeType(&created) == 0, let library = unsafe created else { return nil }
        unsafe self.library = library
    }

    deinit { unsafe FT_Done_FreeType(library) }

    /// Fills an outline in one colour. `map` maps font units, y up, into the picture. Nothing is drawn outside `clip`,
    /// which is in the image. False if the outline is too large for FreeType in this map; nothing is then drawn.
    func fill(
        _ outline: FlatOutline,
        in map: PlaneMap,
        _ color: DisplayList.PlainColor,
        on image: CairoImage,
        clip: PixelArea
    ) -> Bool {
        let bounds = Self.bounds(outline, in: map)
        guard bounds.hasFiniteArea else { return bounds.width == 0 || bounds.height == 0 }
        guard max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY)) < 16_000 else {
            return PixelArea(touchedBy: bounds).intersection(clip).isEmpty
        }
        let clip = PixelArea(touchedBy: bounds).intersection(clip)
        guard !clip.isEmpty else { return true }
        place(outline, in: map)
        return unsafe image.withMemory { pixels in
            let ink = unsafe SpanInk(pixels: pixels, area: image.area, color: color.pixel)
            return render(outline, ink, clip)
        }
    }

    /// Coordinates in 1/64 pixels.
    private func place(_ outline: FlatOutline, in map: PlaneMap) {
        points.removeAll(keepingCapacity: true)
        for point in outline.points {
            let (x, y) = (Double(point.x), Double(point.y))
            points.append(
                FT_Vector(
                    x: FT_Pos(((map.a * x + map.c * y + map.tx) * 64).rounded()),
                    y: FT_Pos(((map.b * x + map.d * y + map.ty) * 64).rounded())
                )
            )
        }
    }

    private func render(_ outline: FlatOutline, _ ink: SpanInk, _ clip: PixelArea) -> Bool {
        var (ink, tags, ends) = (ink, outline.tags, outline.ends)
        return unsafe points.withUnsafeMutableBufferPointer { points in
            unsafe tags.withUnsafeMutableBytes { tags in
                unsafe ends.withUnsafeMutableBytes { ends in
                    var shape = unsafe FT_Outline()
                    unsafe shape.n_contours = numericCast(outline.ends.count)
                    unsafe shape.n_points = numericCast(points.count)
                    unsafe shape.points = points.baseAddress
                    unsafe shape.tags = unsafe Self.bound(tags)
                    unsafe shape.contours = unsafe Self.bound(ends)
                    return unsafe withUnsafeMutablePointer(to: &ink) { unsafe render(&shape, $0, clip) }
                }
            }
        }
    }

    /// The elements' type is FreeType's: its numbers are signed up to version 2.13.2 and unsigned from 2.13.3 on.
    private static func bound<Element>(_ bytes: UnsafeMutableRawBufferPointer) -> UnsafeMutablePointer<Element>? {
        unsafe bytes.baseAddress?.assumingMemoryBound(to: Element.self)
    }

    private func render(
        _ shape: inout FT_Outline,
        _ ink: UnsafeMutablePointer<SpanInk>,
        _ clip: PixelArea
    ) -> Bool {
        var parameters = unsafe FT_Raster_Params()
        unsafe parameters.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP
        unsafe parameters.user = UnsafeMutableRawPointer(ink)
        unsafe parameters.clip_box = FT_BBox(
            xMin: FT_Pos(clip.x),
            yMin: FT_Pos(clip.y),
            xMax: FT_Pos(clip.x + clip.width),
            yMax: FT_Pos(clip.y + clip.height)
        )
        unsafe parameters.gray_spans = { row, count, spans, ink in
            guard let spans = unsafe spans, let ink = unsafe ink else { return }
            unsafe ink.assumingMemoryBound(to: SpanInk.self).pointee.blend(row: Int(row), spans, Int(count))
        }
        return unsafe FT_Outline_Render(library, &shape, &parameters) == 0
    }

    private static func bounds(_ outline: FlatOutline, in map: PlaneMap) -> CGRect {
        outline.isEmpty ? .zero : outline.bounds.applying(map)
    }
}

/// One colour that is put on pixels where an outline covers them.
@safe private struct SpanInk {
    private let pixels: UnsafeMutablePointer<UInt32>
    private let area: PixelArea
    private let color: UInt32

    init(pixels: UnsafeMutablePointer<UInt32>, area: PixelArea, color: UInt32) {
        unsafe self.pixels = pixels
        self.area = area
        self.color = color
    }

    /// FreeType cuts spans to the clip, which is in the area.
    func blend(row: Int, _ spans: UnsafePointer<FT_Span>, _ count: Int) {
        let line = unsafe pixels + (row - area.y) * area.width - area.x
        for index in 0..<count {
            let span = unsafe spans[index]
            let ink = span.coverage == 255 ? color : scaled(color, UInt32(span.coverage))
            let rest = 255 - ink >> 24
            let start = unsafe line + Int(span.x)
            if rest == 0 {
                for column in 0..<Int(span.len) { unsafe start[column] = ink }
            } else {
                for column in 0..<Int(span.len) { unsafe start[column] = ink &+ scaled(start[column], rest) }
            }
        }
    }
}

/// A premultiplied pixel times `part` / 255, rounded.
@inline(__always)
private func scaled(_ pixel: UInt32, _ part: UInt32) -> UInt32 {
    var even = (pixel & 0x00FF_00FF) &* part &+ 0x0080_0080
    even = ((even &+ (even &>> 8 & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
    var odd = (pixel &>> 8 & 0x00FF_00FF) &* part &+ 0x0080_0080
    odd = (odd &+ (odd &>> 8 & 0x00FF_00FF)) & 0xFF00_FF00
    return even | odd
}
