import CPreviewRecords

/// What a `#Preview` becomes.
public protocol _PreviewSource {
    /// The file and the line of the source.
    nonisolated static var place: (String, Int) { get }

    /// The previews.
    @MainActor static var previews: [Preview] { get }
}

/// Stores a type at an address. What a `#Preview` calls.
public func _storePreviewSource(_ source: any _PreviewSource.Type, at address: UInt) {
    // Proof: `previewSources` passes the address of a variable of this type, which lives as long as the call.
    unsafe UnsafeMutablePointer<(any _PreviewSource.Type)?>(bitPattern: address)?.pointee = source
}

/// The types that the previews of the program became, in the order in which they were linked.
func previewSources() -> [any _PreviewSource.Type] {
    (0..<preview_record_count()).compactMap { index in
        var source: (any _PreviewSource.Type)?
        // Proof: the index is below the count; the function writes a value of the variable's type there and keeps nothing.
        unsafe withUnsafeMutablePointer(to: &source) { preview_record_call(index, UInt(bitPattern: $0)) }
        return source
    }
}
