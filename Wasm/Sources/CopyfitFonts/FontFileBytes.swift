/// There are no files: fonts come from bytes.
final class FontFileBytes: Sendable {
    static let limit = 1 << 29

    static func opened(_ path: String, isBundled: Bool) throws(FontError) -> FontFileBytes {
        throw .unreadableFile(path: path, reason: "there are no files here")
    }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
}

/// A reference that keeps its object: Embedded Swift has no other, and the files that a program gave stay anyway.
struct WeakReference<Object: AnyObject> {
    var object: Object?
}
