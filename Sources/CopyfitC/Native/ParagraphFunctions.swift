public import CCopyfit
import CopyfitRecords
import CopyfitText

extension copyfit_measurement: SizedStructure {}
extension copyfit_over: SizedStructure {}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_paragraph_create(
    _ style: OpaquePointer?,
    _ text: UnsafePointer<CChar>?,
    _ length: Int,
    _ paragraph: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in
        let target = try unsafe target(paragraph, "paragraph")
        let style = try unsafe object(style, Style.self, "style")
        let text = try unsafe CopyfitC.text(text, length, "text")
        unsafe give(try CallFault.records(try Paragraph(style, text)), target)
    }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_paragraph_free(
    _ paragraph: OpaquePointer?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in try unsafe free(paragraph, Paragraph.self, "paragraph") }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_paragraph_measure(
    _ paragraph: OpaquePointer?,
    _ limits: UnsafePointer<copyfit_limits>?,
    _ measurement: UnsafeMutablePointer<copyfit_measurement>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in
        let target = try unsafe sizedTarget(measurement, "measurement")
        let text = try unsafe fitted(paragraph, limits)
        let room = text.room
        unsafe fill(
            target,
            copyfit_measurement(
                size: 0,
                width: room.measurement.width,
                height: room.measurement.height,
                first_baseline: room.measurement.firstBaseline,
                last_baseline: room.measurement.lastBaseline,
                min_content_width: room.minContentWidth,
                max_content_width: room.maxContentWidth,
                line_count: UInt64(room.measurement.lineCount),
                is_truncated: text.isTruncated ? 1 : 0,
                fits: text.fits ? 1 : 0
            )
        )
    }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_paragraph_over(
    _ paragraph: OpaquePointer?,
    _ limits: UnsafePointer<copyfit_limits>?,
    _ over: UnsafeMutablePointer<copyfit_over>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in
        let target = try unsafe sizedTarget(over, "over")
        let text = try unsafe fitted(paragraph, limits)
        let overflow = text.overflow
        unsafe fill(
            target,
            copyfit_over(
                size: 0,
                width: overflow.width ?? .infinity,
                height: text.firstLineExcess,
                lines: UInt64(overflow.lines)
            )
        )
    }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_paragraph_valid_widths(
    _ paragraph: OpaquePointer?,
    _ limits: UnsafePointer<copyfit_limits>?,
    _ from: UnsafeMutablePointer<Double>?,
    _ below: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in
        let (from, below) = (try unsafe target(from, "from"), try unsafe target(below, "below"))
        let widths = try unsafe fitted(paragraph, limits).validWidths
        unsafe from.pointee = widths.lowerBound
        unsafe below.pointee = widths.upperBound
    }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_paragraph_narrowest_width(
    _ paragraph: OpaquePointer?,
    _ lines: UInt64,
    _ width: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in
        let target = try unsafe target(width, "width")
        let paragraph = try unsafe object(paragraph, Paragraph.self, "paragraph")
        guard lines > 0 else { throw CallFault.number("lines", "at least 1") }
        let lineCount = Int(clamping: lines)
        guard let found = try CallFault.records(try paragraph.narrowestWidth(lines: lineCount)) else {
            throw CallFault(
                COPYFIT_NOTHING_FITS,
                "nothing-fits",
                "The text's own line breaks make more than \(lines) lines: allow more."
            )
        }
        unsafe target.pointee = found
    }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_paragraph_answer(
    _ paragraph: OpaquePointer?,
    _ limits: UnsafePointer<copyfit_limits>?,
    _ fields: UnsafePointer<CChar>?,
    _ fieldsLength: Int,
    _ answer: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in
        let target = try unsafe target(answer, "answer")
        let paragraph = try unsafe object(paragraph, Paragraph.self, "paragraph")
        let limits = try unsafe constraint(limits)
        var names: String?
        if unsafe fields != nil { names = try unsafe text(fields, fieldsLength, "fields") }
        let bytes = try CallFault.records(try paragraph.answer(limits, fields: names))
        unsafe give(OwnedBytes(bytes), target)
    }
}

/// The text of a paragraph under a call's limits.
func fitted(_ paragraph: OpaquePointer?, _ limits: UnsafePointer<copyfit_limits>?) throws(CallFault) -> FittedText {
    let paragraph = try unsafe object(paragraph, Paragraph.self, "paragraph")
    return paragraph.fitted(try unsafe constraint(limits))
}
