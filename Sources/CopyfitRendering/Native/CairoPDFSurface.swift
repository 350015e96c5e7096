import CCairo
import Foundation

/// A PDF file that grows in memory, page by page.
@safe final class CairoPDFSurface: CairoSurface {
    private let sink: ByteSink

    /// A file whose first page has this size in points; nil if there is no memory for it.
    init?(size: CGSize) {
        let sink = ByteSink()
        let target = unsafe Unmanaged.passUnretained(sink).toOpaque()
        let handle = unsafe cairo_pdf_surface_create_for_stream(
            { target, bytes, count in
                guard let target = unsafe target, let bytes = unsafe bytes else { return CAIRO_STATUS_WRITE_ERROR }
                let sink = unsafe Unmanaged<ByteSink>.fromOpaque(target).takeUnretainedValue()
                unsafe sink.bytes.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            },
            target,
            size.width,
            size.height
        )
        guard let handle = unsafe handle else { return nil }
        // Before version 1.5 cairo does not write which text several glyphs show together.
        unsafe cairo_pdf_surface_restrict_to_version(handle, CAIRO_PDF_VERSION_1_5)
        unsafe cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        self.sink = sink
        unsafe super.init(adopting: handle)
    }

    /// Sets the size of the current page, on which nothing is drawn yet.
    func setPageSize(_ size: CGSize) { unsafe cairo_pdf_surface_set_size(handle, size.width, size.height) }

    /// Sets the document's title.
    func setTitle(_ title: String) { unsafe cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_TITLE, title) }

    /// Ends the file and gives its bytes.
    func finish() throws(RenderingError) -> Data {
        unsafe cairo_surface_finish(handle)
        try check()
        return sink.bytes
    }
}

/// The bytes that cairo has written.
private final class ByteSink {
    var bytes = Data()
}
