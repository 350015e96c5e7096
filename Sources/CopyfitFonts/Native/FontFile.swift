import CHarfBuzz
import Synchronization

/// A font file's bytes in HarfBuzz's form, together with the object that owns them.
///
/// Sendable: an immutable `hb_blob_t` may be shared between threads.
@safe final class FontFile: @unchecked Sendable {
    let path: String
    private let blob: OpaquePointer
    private let digest = Mutex<String?>(nil)
    /// The faces of a web font that were unwrapped, by their indices.
    private let unwrapped = Mutex<[Int: FontFile]>([:])

    /// Reads the file, or maps it if it is bundled, without checking that it is a font.
    init(path: String, isBundled: Bool = false) throws(FontError) {
        self.path = path
        let bytes = try FontFileBytes.opened(path, isBundled: isBundled)
        unsafe blob = Self.blob(bytes)
    }

    /// Bytes made in memory; `path` only names them.
    init(bytes: [UInt8], path: String) {
        self.path = path
        unsafe blob = bytes.withUnsafeBytes { bytes in
            let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            let copy = unsafe hb_blob_create(start, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
            unsafe hb_blob_make_immutable(copy)
            return unsafe copy!
        }
    }

    deinit { unsafe hb_blob_destroy(blob) }

    /// How many bytes the file and what was unwrapped of it take.
    var byteCount: Int {
        let own = Int(unsafe hb_blob_get_length(blob))
        return unwrapped.withLock { faces in faces.values.reduce(own) { $0 + $1.byteCount } }
    }

    /// How many faces the file has: 0 if only FreeType can tell.
    var faceCount: Int {
        if let font = webFont { return font.isCollection ? 0 : 1 }
        return Int(unsafe hb_face_count(blob))
    }

    /// What the file's header says if its tables are compressed for web pages (WOFF); nil otherwise. O(1).
    var webFont: WebFontHeader? {
        unsafe withBytes { bytes in WebFontHeader(unsafe Span<UInt8>(_unsafeBytes: bytes)) }
    }

    /// A face of a web font as a file of its own: kept after the first call.
    ///
    /// - Throws: what `unwrap` throws.
    func unwrapped(_ index: Int, by unwrap: () throws(FontError) -> FontFile) throws(FontError) -> FontFile {
        if let file = unwrapped.withLock({ $0[index] }) { return file }
        let file = try unwrap()
        return unwrapped.withLock { faces in
            if let first = faces[index] { return first }
            faces[index] = file
            return file
        }
    }

    /// Lends the bytes to `body`.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        var length: UInt32 = 0
        let start = unsafe hb_blob_get_data(blob, &length)
        return unsafe body(UnsafeRawBufferPointer(start: start, count: Int(length)))
    }

    /// The SHA-256 of the bytes, in lower-case hexadecimal. O(bytes) the first time.
    var sha256: String {
        digest.withLock { digest in
            if let digest { return digest }
            var hash = SHA256()
            unsafe withBytes { unsafe hash.update($0) }
            let digits = hash.hexadecimal()
            digest = digits
            return digits
        }
    }

    /// What is wrong with the table directory of a face, or nil.
    func fault(faceIndex: Int) -> String? {
        unsafe withBytes { bytes in
            let span = unsafe Span<UInt8>(_unsafeBytes: bytes)
            return TableDirectory.fault(in: span, faceIndex: faceIndex)
        }
    }

    /// A new HarfBuzz face, owned by the caller.
    func makeFace(index: Int) -> OpaquePointer {
        unsafe hb_face_create(blob, UInt32(index))
    }

    private static func blob(_ file: FontFileBytes) -> OpaquePointer {
        let owner = unsafe Unmanaged.passRetained(file)
        return unsafe file.withBytes { bytes in
            let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            let blob = unsafe hb_blob_create(
                start,
                UInt32(bytes.count),
                HB_MEMORY_MODE_READONLY,
                owner.toOpaque(),
                { owner in unsafe Unmanaged<FontFileBytes>.fromOpaque(owner!).release() }
            )
            return unsafe blob!
        }
    }
}
