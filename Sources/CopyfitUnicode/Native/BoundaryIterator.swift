import CICU

/// One ICU iterator over the places where lines may end (`ubrk`). Used by one thread at a time.
@safe struct BoundaryIterator: ~Copyable {
    private let handle: OpaquePointer
    /// ICU's `U_ILLEGAL_ARGUMENT_ERROR`.
    private static let illegalArgument: Int32 = 1

    /// Opens the iterator of a language; `language` is BCP 47 with its `u-lb`, `u-lw` keywords, or an ICU locale.
    init(language: String) throws(AnalysisError) {
        var status: Int32 = 0
        let opened = unsafe cicu_breaker_open(language, &status)
        if status == Self.illegalArgument { throw .unknownLanguage(language) }
        try checkICU(status, "open a break iterator for language “\(language)”")
        unsafe handle = opened!
    }

    deinit { unsafe cicu_breaker_close(handle) }

    /// Fills `offsets` with every boundary after 0 in UTF-16 units, the last being the text's length. Returns how many
    /// there are. O(n) in the text's length.
    func boundaries(of text: borrowing UTF16Text, offsets: inout [Int32]) throws(AnalysisError) -> Int {
        let length = text.count
        if offsets.count < length { offsets = [Int32](repeating: 0, count: length) }
        guard length > 0 else { return 0 }
        var status: Int32 = 0
        let count = unsafe text.units.withUnsafeBufferPointer { units in
            unsafe offsets.withUnsafeMutableBufferPointer { offsets in
                unsafe cicu_breaker_boundaries(
                    handle,
                    units.baseAddress!,
                    Int32(length),
                    offsets.baseAddress!,
                    &status
                )
            }
        }
        try checkICU(status, "find the text's boundaries")
        return Int(count)
    }
}
