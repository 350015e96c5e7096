import CFreeType
import Synchronization

/// FreeType, which opens and validates every font file, and reads the formats that HarfBuzz cannot.
///
/// Sendable: an `FT_Library` is used by one thread at a time, so every call goes through `lock`.
@safe final class FreeTypeLibrary: @unchecked Sendable {
    private let library: FT_Library
    private let lock = Mutex(())

    init() {
        var created: FT_Library?
        let status = unsafe FT_Init_FreeType(&created)
        precondition(status == 0, "FreeType could not allocate its library object")
        unsafe library = created!
    }

    deinit { unsafe FT_Done_FreeType(library) }

    /// The number of faces in the file, after FreeType has opened it and found it usable.
    func faceCount(of file: FontFile) throws(FontError) -> Int {
        try unsafe withFace(file, index: -1) { face in Int(unsafe face.pointee.num_faces) }
    }

    /// Opens a face to validate it.
    func validate(_ file: FontFile, index: Int) throws(FontError) {
        try unsafe withFace(file, index: index) { _ in }
    }

    /// The unscaled advance of every glyph, in font units.
    func unscaledAdvances(_ file: FontFile, index: Int) throws(FontError) -> [Int] {
        try unsafe withFace(file, index: index) { face in
            let count = Int(unsafe face.pointee.num_glyphs)
            var advances = [FT_Fixed](repeating: 0, count: count)
            unsafe FT_Get_Advances(face, 0, FT_UInt(count), FT_Int32(FT_LOAD_NO_SCALE), &advances)
            return advances.map { Int($0) }
        }
    }

    /// What a Type 1 or bitmap face contains, for `SFNTBuilder`.
    func outline(_ file: FontFile, index: Int) throws(FontError) -> SFNTSource {
        try unsafe withFace(file, index: index) { face in unsafe Self.source(face) }
    }

    /// A face of a web font with its tables as they were before they were compressed: an OpenType file with one face.
    ///
    /// - Throws: `.damagedFile`, or `.fileTooLarge` if it would be larger than any font that is opened.
    func unwrapped(_ file: FontFile, index: Int) throws(FontError) -> FontFile {
        let bytes = try unsafe withFace(file, index: index) { face in
            // FreeType reads a face of such a file from a stream in memory: the OpenType file that it unwrapped.
            let stream = unsafe face.pointee.stream.pointee
            return unsafe [UInt8](UnsafeRawBufferPointer(start: stream.base, count: Int(stream.size)))
        }
        return FontFile(bytes: bytes, path: file.path)
    }

    private func withFace<Result: Sendable>(
        _ file: FontFile,
        index: Int,
        _ body: (FT_Face) -> Result
    ) throws(FontError) -> Result {
        if let fault = file.webFont?.fault(byteCount: file.byteCount, path: file.path) { throw fault }
        let outcome: Swift.Result<Result, FontError> = lock.withLock { _ in
            unsafe file.withBytes { bytes in
                var opened: FT_Face?
                let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
                let status = unsafe FT_New_Memory_Face(library, start, FT_Long(bytes.count), FT_Long(index), &opened)
                guard status == 0, let face = unsafe opened else {
                    return .failure(.damagedFile(path: file.path, reason: Self.reason(status, file)))
                }
                defer { unsafe FT_Done_Face(face) }
                return .success(unsafe body(face))
            }
        }
        return try outcome.get()
    }

    /// WOFF needs zlib and WOFF2 needs Brotli, with which FreeType may be built or not.
    private static func reason(_ status: FT_Error, _ file: FontFile) -> String {
        let isUnimplemented = status == 7  // FT_Err_Unimplemented_Feature
        if isUnimplemented, file.webFont != nil { return "this build of FreeType cannot decompress it" }
        return "FreeType error \(status)"
    }
}

extension FreeTypeLibrary {
    private static func source(_ face: FT_Face) -> SFNTSource {
        let isScalable = unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
        let record = unsafe face.pointee
        let family = unsafe record.family_name.map { unsafe String(cString: $0) } ?? ""
        let style = unsafe record.style_name.map { unsafe String(cString: $0) } ?? ""
        let flags = unsafe record.style_flags
        var source = SFNTSource(family: family, style: style)
        source.isItalic = flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
        source.isBold = flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0
        if isScalable { unsafe readScalable(face, into: &source) } else { unsafe readStrike(face, into: &source) }
        source.characters = unsafe characters(face)
        return source
    }

    private static func readScalable(_ face: FT_Face, into source: inout SFNTSource) {
        source.unitsPerEm = Int(unsafe face.pointee.units_per_EM)
        source.ascender = Int(unsafe face.pointee.ascender)
        source.descender = Int(unsafe face.pointee.descender)
        source.lineGap = max(0, Int(unsafe face.pointee.height) - source.ascender + source.descender)
        source.advances = (0..<Int(unsafe face.pointee.num_glyphs)).map { glyph in
            var advance: FT_Fixed = 0
            unsafe FT_Get_Advance(face, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_SCALE), &advance)
            return Int(advance)
        }
    }

    /// A bitmap strike is measured in 1/64 pixels: 64 of them make a pixel, `ppem` pixels an em.
    private static func readStrike(_ face: FT_Face, into source: inout SFNTSource) {
        unsafe FT_Select_Size(face, 0)
        let metrics = unsafe face.pointee.size.pointee.metrics
        source.unitsPerEm = max(1, Int(metrics.y_ppem)) * 64
        source.ascender = Int(metrics.ascender)
        source.descender = Int(metrics.descender)
        source.advances = (0..<Int(unsafe face.pointee.num_glyphs)).map { glyph in
            guard unsafe FT_Load_Glyph(face, FT_UInt(glyph), 0) == 0 else { return 0 }
            return Int(unsafe face.pointee.glyph.pointee.advance.x)
        }
    }

    private static func characters(_ face: FT_Face) -> [(character: UInt32, glyph: UInt32)] {
        unsafe FT_Select_Charmap(face, FT_ENCODING_UNICODE)
        var result: [(UInt32, UInt32)] = []
        var glyph: FT_UInt = 0
        var character = unsafe FT_Get_First_Char(face, &glyph)
        while glyph != 0 {
            result.append((UInt32(truncatingIfNeeded: character), glyph))
            character = unsafe FT_Get_Next_Char(face, character, &glyph)
        }
        return result
    }
}

extension FreeTypeLibrary {
    /// FreeType's version, e.g. `"2.12.1"`.
    var version: String {
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        lock.withLock { _ in unsafe FT_Library_Version(library, &major, &minor, &patch) }
        return "\(major).\(minor).\(patch)"
    }
}
