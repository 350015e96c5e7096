import CHarfBuzz

/// The memory of a HarfBuzz buffer.
@safe struct ShapingBuffer: ~Copyable {
    let handle: OpaquePointer

    init() { unsafe handle = hb_buffer_create() }

    deinit { unsafe hb_buffer_destroy(handle) }
}

/// A HarfBuzz buffer that holds characters. Shaping consumes it and yields a `GlyphBuffer`.
@safe struct TextBuffer: ~Copyable {
    private let buffer: ShapingBuffer

    private var handle: OpaquePointer { unsafe buffer.handle }

    init() {
        buffer = ShapingBuffer()
        unsafe hb_buffer_set_cluster_level(buffer.handle, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    }

    fileprivate init(reusing buffer: consuming ShapingBuffer) {
        unsafe hb_buffer_clear_contents(buffer.handle)
        self.buffer = buffer
    }

    /// Shapes `range` of `text`; the rest of `paragraph` is its context. Clusters count from the paragraph's start.
    consuming func shape(
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        in paragraph: Range<Int>,
        _ properties: RunProperties,
        with font: borrowing ScaledFont,
        marksElongations: Bool = false
    ) -> GlyphBuffer {
        unsafe text.extracting(paragraph).withUnsafeBufferPointer { bytes in
            let start = unsafe bytes.baseAddress.map { unsafe UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
            unsafe hb_buffer_add_utf8(
                handle,
                start,
                Int32(bytes.count),
                UInt32(range.lowerBound - paragraph.lowerBound),
                Int32(range.count)
            )
        }
        setSegment(
            properties,
            startsParagraph: range.lowerBound == paragraph.lowerBound,
            endsParagraph: range.upperBound == paragraph.upperBound,
            marksElongations: marksElongations
        )
        let shapers = unsafe OpenTypeShaper.only.list
        if properties.features.isEmpty {
            unsafe hb_shape_full(font.handle, handle, nil, 0, shapers)
        } else {
            let features = properties.features.map {
                hb_feature_t(tag: $0.tag.value, value: $0.value, start: 0, end: UInt32.max)
            }
            unsafe hb_shape_full(font.handle, handle, features, UInt32(features.count), shapers)
        }
        return GlyphBuffer(buffer)
    }

    private func setSegment(
        _ properties: RunProperties,
        startsParagraph: Bool,
        endsParagraph: Bool,
        marksElongations: Bool
    ) {
        let direction = properties.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
        unsafe hb_buffer_set_direction(handle, direction)
        unsafe hb_buffer_set_script(handle, hb_script_t(properties.scriptTag))
        unsafe hb_buffer_set_language(handle, properties.language.handle)
        let flags =
            (startsParagraph ? HB_BUFFER_FLAG_BOT.rawValue : 0) | (endsParagraph ? HB_BUFFER_FLAG_EOT.rawValue : 0)
            | (marksElongations ? HB_BUFFER_FLAG_PRODUCE_SAFE_TO_INSERT_TATWEEL.rawValue : 0)
        unsafe hb_buffer_set_flags(handle, hb_buffer_flags_t(flags))
    }
}

/// A HarfBuzz buffer that holds glyphs. `recycle` consumes it and yields an empty `TextBuffer`.
@safe struct GlyphBuffer: ~Copyable {
    private let buffer: ShapingBuffer

    private var handle: OpaquePointer { unsafe buffer.handle }

    fileprivate init(_ buffer: consuming ShapingBuffer) { self.buffer = buffer }

    /// The number of glyphs.
    var count: Int { Int(unsafe hb_buffer_get_length(handle)) }

    /// Whether these are all the glyphs: false if there were more than HarfBuzz allows, or memory ran out.
    var isWhole: Bool { unsafe hb_buffer_allocation_successful(handle) != 0 }

    /// Whether at most one glyph has a width.
    var hasOneWidth: Bool {
        var count: UInt32 = 0
        guard let positions = unsafe hb_buffer_get_glyph_positions(handle, &count) else { return true }
        return (0..<Int(count)).count { unsafe positions[$0].x_advance != 0 } < 2
    }

    /// The clusters before which U+0640 may be inserted, in visual order, if that was marked; `clusterBase` is added to each.
    func elongationOffsets(clusterBase: Int) -> [Int] {
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(handle, &count) else { return [] }
        var offsets: [Int] = []
        for index in 0..<Int(count) {
            let info = unsafe infos[index]
            guard info.mask & HB_GLYPH_FLAG_SAFE_TO_INSERT_TATWEEL.rawValue != 0 else { continue }
            let offset = Int(info.cluster) + clusterBase
            if offsets.last != offset { offsets.append(offset) }
        }
        return offsets
    }

    /// Appends the glyphs in visual order; `clusterBase` is added to each cluster.
    func append(to glyphs: inout [ShapedGlyph], clusterBase: Int) {
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(handle, &count),
            let positions = unsafe hb_buffer_get_glyph_positions(handle, &count)
        else { return }
        let base = UInt32(truncatingIfNeeded: clusterBase)
        glyphs.reserveCapacity(glyphs.count + Int(count))
        for index in 0..<Int(count) {
            let info = unsafe infos[index]
            let position = unsafe positions[index]
            glyphs.append(
                ShapedGlyph(
                    glyph: info.codepoint,
                    cluster: info.cluster &+ base,
                    advance: position.x_advance,
                    xOffset: position.x_offset,
                    yOffset: position.y_offset,
                    isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
                )
            )
        }
    }

    consuming func recycle() -> TextBuffer { TextBuffer(reusing: buffer) }
}

extension FontFace {
    /// Whether a cluster is one glyph in this face, apart from glyphs without a width: emoji that are joined, and those with a
    /// tone of skin. Shapes the cluster.
    package func joins(_ cluster: Span<UInt8>) -> Bool {
        let scale = Int32(truncatingIfNeeded: harfBuzz.unitsPerEm)
        let properties = RunProperties(
            face: self,
            scale: scale,
            scriptTag: HB_SCRIPT_COMMON.rawValue,
            isRightToLeft: false,
            language: ShapingLanguage("und")
        )
        let font = ScaledFont(harfBuzz, scale: scale)
        let range = 0..<cluster.count
        return TextBuffer().shape(cluster, range, in: range, properties, with: font).hasOneWidth
    }
}

/// A HarfBuzz font of one face at one scale. Each shaper creates its own: its advance cache serves one thread at a
/// time.
@safe struct ScaledFont: ~Copyable {
    let handle: OpaquePointer

    init(_ face: HarfBuzzFace, scale: Int32) {
        unsafe handle = hb_font_create_sub_font(face.unscaled)
        // A sub-font asks its parent and truncates fractions; with its own functions it rounds, as hb-shape does.
        unsafe hb_ot_font_set_funcs(handle)
        unsafe hb_font_set_scale(handle, scale, scale)
        unsafe hb_font_make_immutable(handle)
    }

    deinit { unsafe hb_font_destroy(handle) }
}
