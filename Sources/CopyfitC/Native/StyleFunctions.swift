public import CCopyfit
import CopyfitFonts
import CopyfitText

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_style_create(
    _ engine: OpaquePointer?,
    _ settings: UnsafePointer<CChar>?,
    _ length: Int,
    _ style: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) {
        let target = try unsafe target(style, "style")
        let engine = try unsafe object(engine, Engine.self, "engine")
        let settings = Array(try unsafe text(settings, length, "settings").utf8)
        unsafe give(try Style(engine, settings: settings), target)
    }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_style_create_with_fonts(
    _ engine: OpaquePointer?,
    _ fonts: UnsafePointer<copyfit_font_bytes>?,
    _ fontSize: Int,
    _ count: Int,
    _ settings: UnsafePointer<CChar>?,
    _ length: Int,
    _ style: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) {
        let target = try unsafe target(style, "style")
        let engine = try unsafe object(engine, Engine.self, "engine")
        let settings = Array(try unsafe text(settings, length, "settings").utf8)
        let files = try unsafe memoryFiles(fonts, stride: fontSize, count)
        let references = files.map { FontFileReference(path: $0.file.path, index: $0.index) }
        // The files are read before the references are gone.
        let made = try withExtendedLifetime(files) { try Style(engine, fonts: references, settings: settings) }
        unsafe give(made, target)
    }
}

private func memoryFiles(
    _ fonts: UnsafePointer<copyfit_font_bytes>?,
    stride: Int,
    _ count: Int
) throws(CallFault) -> [(file: MemoryFontFile, index: Int)] {
    guard unsafe stride >= MemoryLayout<copyfit_font_bytes>.stride, count > 0, count < 256 else {
        throw .size("fonts", "an array of 1 to 255 fonts")
    }
    guard let fonts = unsafe fonts else { throw .null("fonts") }
    var files: [(file: MemoryFontFile, index: Int)] = []
    for place in 0..<count {
        let font = unsafe UnsafeRawPointer(fonts)
            .loadUnaligned(fromByteOffset: place * stride, as: copyfit_font_bytes.self)
        let bytes = try unsafe bytes(font.bytes, font.length, "fonts")
        files.append((try unsafe MemoryFontFile(bytes, "fonts"), Int(unsafe font.face_index)))
    }
    return files
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_style_free(
    _ style: OpaquePointer?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { try unsafe free(style, Style.self, "style") }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_fit_size(
    _ style: OpaquePointer?,
    _ text: UnsafePointer<CChar>?,
    _ length: Int,
    _ limits: UnsafePointer<copyfit_limits>?,
    _ smallest: Double,
    _ largest: Double,
    _ step: Double,
    _ size: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) {
        let target = try unsafe target(size, "size")
        let style = try unsafe object(style, Style.self, "style")
        let text = try unsafe CopyfitC.text(text, length, "text")
        let sizes = TextStyle.smallestSize...TextStyle.largestSize
        guard sizes.contains(smallest) else { throw CallFault.number("smallest", "a size in points") }
        guard sizes.contains(largest), smallest <= largest else {
            throw CallFault.number("largest", "a size in points, not below the smallest")
        }
        guard step >= 0, step.isFinite else { throw CallFault.number("step", "at least 0") }
        let step = step > 0 ? step : TextFitting.standardStep
        let found = try style.largestSize(text, try unsafe constraint(limits), smallest...largest, step: step)
        guard let found else {
            throw CallFault(
                COPYFIT_NOTHING_FITS,
                "nothing-fits",
                "The text does not fit at any of the sizes: allow a smaller size or larger limits."
            )
        }
        unsafe target.pointee = found
    }
}

/// The limits of a call; nil for NULL.
func constraint(_ limits: UnsafePointer<copyfit_limits>?) throws(CallFault) -> ParagraphConstraint? {
    guard let limits = try unsafe structure(limits, "limits") else { return nil }
    guard limits.width >= 0 else { throw .number("width", "at least 0") }
    guard limits.height >= 0 else { throw .number("height", "at least 0") }
    return ParagraphConstraint(
        width: limits.width,
        height: limits.height,
        maxLines: limits.max_lines == 0 ? nil : Int(clamping: limits.max_lines)
    )
}
