import CICU

/// One ICU `UBiDi` object: UAX #9 levels of a text. Used by one thread at a time.
@safe struct BidiResolver: ~Copyable {
    private let handle: OpaquePointer

    init() throws(AnalysisError) {
        var status: Int32 = 0
        let opened = unsafe cicu_bidi_open(&status)
        try checkICU(status, "open its bidirectional algorithm")
        unsafe handle = opened!
    }

    deinit { unsafe cicu_bidi_close(handle) }

    /// Fills `levels` with one embedding level per UTF-16 unit (UAX #9), with rule L1 applied to each paragraph as if
    /// it were one line. O(n).
    func resolve(
        _ text: borrowing UTF16Text,
        base: BaseDirection,
        levels: inout [UInt8]
    ) throws(AnalysisError) {
        let length = text.count
        if levels.count < length { levels = [UInt8](repeating: 0, count: length) }
        guard length > 0 else { return }
        var status: Int32 = 0
        unsafe text.units.withUnsafeBufferPointer { units in
            unsafe levels.withUnsafeMutableBufferPointer { levels in
                unsafe cicu_bidi_levels(
                    handle,
                    units.baseAddress!,
                    Int32(length),
                    base.icuLevel,
                    levels.baseAddress!,
                    &status
                )
            }
        }
        try checkICU(status, "resolve the text's bidirectional levels")
    }

    /// The number of bidi paragraphs, after `resolve`.
    var paragraphCount: Int { Int(unsafe cicu_bidi_paragraph_count(handle)) }

    /// The end of a bidi paragraph in UTF-16 units and its base level, after `resolve`.
    func paragraph(_ index: Int) throws(AnalysisError) -> (end: Int, level: UInt8) {
        var status: Int32 = 0
        var end: Int32 = 0
        let level = unsafe cicu_bidi_paragraph(handle, Int32(index), &end, &status)
        try checkICU(status, "determine a paragraph's direction")
        return (Int(end), UInt8(truncatingIfNeeded: level))
    }
}

extension BaseDirection {
    fileprivate var icuLevel: Int32 {
        switch self {
        case .leftToRight: 0
        case .rightToLeft: 1
        case .auto: 254
        }
    }
}
