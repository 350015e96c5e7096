/// Shapes runs with HarfBuzz: `hb-ot` functions, unhinted, at any scale.
///
/// Third of the five text steps (analyze, itemize, shape, break, align). It owns the HarfBuzz buffer and the scaled fonts,
/// so use one per thread; it is not `Sendable`.
public final class Shaper {
    private var buffer: TextBuffer? = TextBuffer()
    private var fonts: [FontBox] = []

    /// How often HarfBuzz has been asked to shape, for tests that count costs.
    package private(set) var shapeCount = 0

    /// How many bytes of text those calls have shaped in total, for the same tests.
    package private(set) var shapedByteCount = 0

    /// The face of the last run since `forgetFailure` that had more glyphs than are allowed, or for which memory ran
    /// out; glyphs are then missing. The font itself is to blame only if its lookups multiply glyphs.
    package private(set) var failedFace: FontFace?

    private static let fontLimit = 64

    /// A shaper without fonts; each is scaled when first needed.
    public init() {}

    /// Shapes `range` of `text` as one run and appends its glyphs in visual order.
    ///
    /// - Parameters:
    ///   - text: well-formed UTF-8.
    ///   - range: the run's bytes; on character boundaries, inside `paragraph`.
    ///   - paragraph: the bytes that HarfBuzz may use as context; if the run touches its ends, HarfBuzz is told that
    ///     the text begins or ends (`HB_BUFFER_FLAG_BOT`, `EOT`).
    ///   - properties: face, size, script, language and features of the run.
    ///   - glyphs: clusters in it are UTF-8 offsets in `text`.
    /// - Complexity: that of HarfBuzz; linear in the run's length for ordinary fonts.
    public func shape(
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        in paragraph: Range<Int>,
        as properties: RunProperties,
        into glyphs: inout [ShapedGlyph]
    ) {
        let box = font(properties.face, properties.scale)
        guard let windows = ShapingWindows(of: range, text)?.windows else {
            _ = shape(text, range, in: paragraph, as: properties, box, into: &glyphs)
            return
        }
        for window in properties.isRightToLeft ? windows.reversed() : windows {
            var shaped: [ShapedGlyph] = []
            guard shape(text, window.shaped, in: paragraph, as: properties, box, into: &shaped) else { return }
            glyphs += shaped.lazy.filter { window.kept.contains(Int($0.cluster)) }
        }
    }

    /// Before which characters of a run U+0640 may be inserted so that no other glyph changes: UTF-8 offsets in `text`,
    /// rising (`HB_GLYPH_FLAG_SAFE_TO_INSERT_TATWEEL`). Parameters and complexity are those of `shape`.
    public func elongationOffsets(
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        in paragraph: Range<Int>,
        as properties: RunProperties
    ) -> [Int] {
        shapeCount += 1
        shapedByteCount += range.count
        let box = font(properties.face, properties.scale)
        let characters = buffer.take() ?? TextBuffer()
        let shaped = characters.shape(text, range, in: paragraph, properties, with: box.font, marksElongations: true)
        let offsets = shaped.elongationOffsets(clusterBase: paragraph.lowerBound)
        buffer = shaped.recycle()
        return offsets.sorted()
    }

    /// Shapes a range at once. False if there are too many glyphs; none are then appended.
    private func shape(
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        in paragraph: Range<Int>,
        as properties: RunProperties,
        _ box: FontBox,
        into glyphs: inout [ShapedGlyph]
    ) -> Bool {
        shapeCount += 1
        shapedByteCount += range.count
        let characters = buffer.take() ?? TextBuffer()
        let shaped = characters.shape(text, range, in: paragraph, properties, with: box.font)
        let isWhole = shaped.isWhole && shaped.count <= Self.glyphLimit(range.count)
        if isWhole {
            shaped.append(to: &glyphs, clusterBase: paragraph.lowerBound)
        } else {
            failedFace = properties.face
        }
        buffer = shaped.recycle()
        return isWhole
    }

    /// The most glyphs of a text in UTF-8 bytes. Fonts that need more make them without end; HarfBuzz allows as many or
    /// more, depending on its version.
    private static func glyphLimit(_ byteCount: Int) -> Int { max(1 << 14, 64 * byteCount) }

    /// Sets `failedFace` to nil.
    package func forgetFailure() { failedFace = nil }

    private func font(_ face: FontFace, _ scale: Int32) -> FontBox {
        if let index = fonts.firstIndex(where: { $0.face === face && $0.scale == scale }) {
            if index > 0 { fonts.swapAt(index, index - 1) }
            return fonts[max(0, index - 1)]
        }
        if fonts.count == Self.fontLimit { fonts.removeLast() }
        let box = FontBox(face, scale)
        fonts.append(box)
        return box
    }
}

private final class FontBox {
    let face: FontFace
    let scale: Int32
    let font: ScaledFont

    init(_ face: FontFace, _ scale: Int32) {
        self.face = face
        self.scale = scale
        font = ScaledFont(face.harfBuzz, scale: scale)
    }
}
