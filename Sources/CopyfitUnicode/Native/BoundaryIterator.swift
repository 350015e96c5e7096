import CICU

/// One ICU break iterator (`ubrk`). Used by one thread at a time.
@safe struct BoundaryIterator: ~Copyable {
    enum Kind: Int32 {
        case grapheme = 0
        case line = 2
    }

    private let handle: OpaquePointer
    /// ICU's `U_ILLEGAL_ARGUMENT_ERROR`.
    private static let illegalArgument: Int32 = 1

    /// Opens the iterator of a language; `language` is BCP 47 with its `u-lb`, `u-lw` keywords, or an ICU locale.
    init(_ kind: Kind, language: String) throws(AnalysisError) {
        var status: Int32 = 0
        let opened = unsafe cicu_breaker_open(kind.rawValue, language, &status)
        if status == Self.illegalArgument { throw .unknownLanguage(language) }
        try checkICU(status, "open a break iterator for language “\(language)”")
        unsafe handle = opened!
    }

    deinit { unsafe cicu_breaker_close(handle) }

    /// Fills `offsets` with every boundary after 0 in UTF-16 units, the last being the text's length, and `mandatory` with
    /// whether the text must break there. O(n) in the text's length.
    func boundaries(
        of text: borrowing UTF16Text,
        offsets: inout [Int32],
        mandatory: inout [UInt8]
    ) throws(AnalysisError) -> Int {
        let length = text.count
        if offsets.count < length {
            offsets = [Int32](repeating: 0, count: length)
            mandatory = [UInt8](repeating: 0, count: length)
        }
        guard length > 0 else { return 0 }
        var status: Int32 = 0
        let count = unsafe text.units.withUnsafeBufferPointer { units in
            unsafe offsets.withUnsafeMutableBufferPointer { offsets in
                unsafe mandatory.withUnsafeMutableBufferPointer { mandatory in
                    unsafe cicu_breaker_boundaries(
                        handle,
                        units.baseAddress!,
                        Int32(length),
                        offsets.baseAddress!,
                        mandatory.baseAddress!,
                        &status
                    )
                }
            }
        }
        try checkICU(status, "find the text's boundaries")
        return Int(count)
    }
}
