import CCairo
import CopyfitDrawing
import Foundation

extension CairoContext {
    /// Draws a run's glyphs in the current source and font, with the text that they show.
    func show(_ run: DisplayList.GlyphRun, in map: PlaneMap) {
        show(positioned(run), run, GlyphClusters(run), in: map)
    }

    /// The glyphs, a little lower than they should be: 1/2500 em, and every other word 1/800 em more.
    ///
    /// In a PDF widths are whole thousandths of an em, and cairo lets what was rounded add up along a line. Where the
    /// height changes by more than 1/1000 em it states the exact place again. All words are lower, because programs that show
    /// pages round baselines down to pixels: of words on both sides of a pixel's edge, some would be a pixel higher.
    private func positioned(_ run: DisplayList.GlyphRun) -> [cairo_glyph_t] {
        let text = Array(run.text.utf8)
        let (first, second) = (run.size / 2500, run.size / 2500 + run.size / 800)
        var drop = first
        return run.glyphs.map { glyph in
            let start = Int(glyph.cluster)
            if text.indices.contains(start), text[start] == 0x20 { drop = drop == first ? second : first }
            return cairo_glyph_t(index: UInt(glyph.id), x: glyph.position.x, y: glyph.position.y + drop)
        }
    }

    /// The opacity of what is as good as invisible; cairo leaves out what is more transparent.
    static let leastOpacity = 0.004

    /// Lets a run's text be found and copied without drawing its glyphs: each of its clusters is a speck that is as
    /// good as transparent.
    func showInvisibly(_ run: DisplayList.GlyphRun, in map: PlaneMap) {
        SpeckFont.use(in: self, size: run.size)
        setSource(DisplayList.PlainColor(red: 0, green: 0, blue: 0, alpha: Self.leastOpacity))
        let glyphs = run.glyphs.map { glyph in
            cairo_glyph_t(index: UInt(glyph.id), x: glyph.position.x, y: glyph.position.y)
        }
        show(glyphs, run, GlyphClusters(run), in: map)
    }

    private func show(
        _ glyphs: [cairo_glyph_t],
        _ run: DisplayList.GlyphRun,
        _ clusters: GlyphClusters,
        in map: PlaneMap
    ) {
        let text = Self.acceptable(run.text).map { CChar(bitPattern: $0) }
        let pieces = clusters.clusters.map { cluster in
            cairo_text_cluster_t(num_bytes: Int32(cluster.byteCount), num_glyphs: Int32(cluster.glyphCount))
        }
        let flags = clusters.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
        inCoordinates(of: map) {
            unsafe cairo_show_text_glyphs(
                handle,
                text,
                Int32(text.count),
                glyphs,
                Int32(glyphs.count),
                pieces,
                Int32(pieces.count),
                flags
            )
        }
    }
}

extension CairoContext {
    /// The bytes of a text with others, as many, for what cairo refuses: NUL, and characters that Unicode keeps
    /// unassigned for ever (U+FFFE).
    private static func acceptable(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            let value = scalar.value
            let other: Unicode.Scalar? =
                switch value {
                case 0: " "
                case 0xFDD0...0xFDEF: "\u{FFFD}"
                default: value & 0xFFFE == 0xFFFE ? Unicode.Scalar(value & ~0xFFFF | 0xFFFD) : scalar
                }
            bytes.append(contentsOf: UTF8.encode(other ?? scalar) ?? UTF8.encodedReplacementCharacter)
        }
        return bytes
    }
}

/// A font in which every glyph is a speck in the middle of an em.
///
/// Sendable: cairo's fonts may be shared between threads.
@safe private final class SpeckFont: @unchecked Sendable {
    private static let shared = SpeckFont()
    private let handle: OpaquePointer

    private init() {
        unsafe handle = cairo_user_font_face_create()
        unsafe cairo_user_font_face_set_render_glyph_func(handle) { _, _, context, extents in
            unsafe extents?.pointee.x_advance = 1
            unsafe cairo_rectangle(context, 0.5, -0.35, 0.001, 0.001)
            unsafe cairo_fill(context)
            return CAIRO_STATUS_SUCCESS
        }
    }

    deinit { unsafe cairo_font_face_destroy(handle) }

    static func use(in context: CairoContext, size: Double) {
        unsafe cairo_set_font_face(context.handle, shared.handle)
        unsafe cairo_set_font_size(context.handle, size)
    }
}
