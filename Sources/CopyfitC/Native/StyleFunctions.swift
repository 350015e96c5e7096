public import CCopyfit
import CopyfitRecords
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
    unsafe call(error) { () throws(CallFault) in
        let target = try unsafe target(style, "style")
        let engine = try unsafe object(engine, Engine.self, "engine")
        let settings = Array(try unsafe text(settings, length, "settings").utf8)
        unsafe give(try CallFault.records(try Style(engine, settings: settings)), target)
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
    unsafe call(error) { () throws(CallFault) in
        let target = try unsafe target(style, "style")
        let engine = try unsafe object(engine, Engine.self, "engine")
        let settings = Array(try unsafe text(settings, length, "settings").utf8)
        let fonts = try unsafe memoryFonts(fonts, stride: fontSize, count)
        unsafe give(try CallFault.records(try Style(engine, fonts: fonts, settings: settings)), target)
    }
}

private func memoryFonts(
    _ fonts: UnsafePointer<copyfit_font_bytes>?,
    stride: Int,
    _ count: Int
) throws(CallFault) -> [MemoryFont] {
    try unsafe checkStride(stride, copyfit_font_bytes.self, "fonts")
    guard count > 0, count < 256 else { throw .size("count", "from 1 to 255") }
    guard let fonts = unsafe fonts else { throw .null("fonts") }
    var made: [MemoryFont] = []
    for place in 0..<count {
        let font = try unsafe element(fonts, place, stride: stride, "fonts")
        let name = try unsafe path(font.name, "name") ?? "font \(place + 1) of the call"
        made.append(MemoryFont(name: name, bytes: try unsafe Array(bytes(font.bytes, font.length, "fonts"))))
    }
    return made
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_style_free(
    _ style: OpaquePointer?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in try unsafe free(style, Style.self, "style") }
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
    unsafe call(error) { () throws(CallFault) in
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
        let limits = try unsafe constraint(limits)
        let found = try CallFault.records(
            try style.largestSize(text, limits, smallest...largest, step: step)
        )
        guard let size = found.found else {
            throw CallFault(COPYFIT_NOTHING_FITS, "nothing-fits", found.reason ?? "")
        }
        unsafe target.pointee = size
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
