public import CopyfitDrawing
import Foundation

/// Makes a PDF file of drawings, one on each page.
///
/// Text can be selected, searched and copied; the fonts that it needs are in the file, reduced to the glyphs that are
/// used. The file has no date: the same drawings give the same bytes with the same versions of the libraries.
///
/// A PDF has no blur, no shadows and no filters of colours: these parts are pixels over text that can be found and links that can be
/// followed. An inch has 288 pixels, or as many as ``RenderingOptions/pixelLimit``, 16,777,216 pixels in all and 32,767 on a side allow.
///
/// A value without state: any number of threads may render at the same time.
///
/// ```swift
/// let page = ImageRenderer(content: Text("Invoice").padding()).displayList()
/// var pdf = PDFRenderer()
/// pdf.title = "Invoice 17"
/// let file = try pdf.render([page])
/// print(file.bytes.prefix(4) == "%PDF".data(using: .ascii)!)  // true
/// ```
public struct PDFRenderer: Sendable {
    /// The document's title; nil for none.
    public var title: String?
    /// The language of the document as a BCP 47 tag, for example `en` or `pt-BR`; nil if it is not stated.
    public var language: String?

    /// The limits of the rendering.
    public var options = RenderingOptions()

    /// The longest side of a page in points: 200 inches, as much as readers accept.
    private static let sideLimit = 14_400.0

    /// A renderer of documents without title and language.
    public init(options: RenderingOptions = RenderingOptions()) { self.options = options }

    /// Draws each list on a page of its own size. A point is a 72nd of an inch. O(items).
    ///
    /// - Throws: `RenderingError` if there are no pages, if one has no area, if one is longer than 14,400 points, or if the options
    ///   end the rendering.
    public func render(_ pages: [DisplayList]) throws(RenderingError) -> RenderedFile {
        for page in pages { try Self.check(page.size) }
        guard let first = pages.first else { throw .noArea }
        guard let surface = CairoPDFSurface(size: first.size) else {
            throw .failed(reason: "there is no memory for the document")
        }
        if let title { surface.setTitle(title.filter { $0 != "\0" }) }
        var painter = PDFPainter(surface)
        var remarks = Remarks()
        for (index, page) in pages.enumerated() {
            page.remarks.forEach { remarks.add($0) }
            if index > 0 { surface.setPageSize(page.size) }
            try painter.drawPage(page, options)
        }
        let file = try painter.finish(surface)
        painter.remarks.sentences.forEach { remarks.add($0) }
        let completed = PDFCatalog.completed(file, language: language)
        if completed == nil, language != nil {
            remarks.add(
                "The document's language is not stated: this version of cairo writes PDF in an unexpected form."
            )
        }
        return RenderedFile(bytes: completed ?? file, remarks: remarks.sentences)
    }

    private static func check(_ size: CGSize) throws(RenderingError) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { throw .noArea }
        guard size.width <= sideLimit, size.height <= sideLimit else {
            throw .tooLarge(width: size.width, height: size.height, limit: .pointsOfSide(Int(sideLimit)))
        }
    }
}
