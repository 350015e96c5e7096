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

    /// The document's author; nil for none.
    public var author: String?
    /// Whether the file says what its parts are: headings, paragraphs, lists, tables, pictures with their labels, links, and what is
    /// decoration. Programs that read aloud follow it, and the headings are the file's outline. The drawings must say it,
    /// as those of `ViewHost.displayList(describingStructure:)` do.
    public var isTagged = false
    /// The standards that the file states to follow. For PDF/UA-1 it is tagged.
    public var conformance: Set<PDFConformance> = []

    /// Whether the file is tagged, and drawings have to say what their parts are.
    public var describesStructure: Bool { isTagged || conformance.contains(.ua1) }

    /// The limits of the rendering.
    public var options = RenderingOptions()

    /// The longest side of a page in points: 200 inches, as much as readers accept.
    private static let sideLimit = 14_400.0

    /// A renderer of documents without title and language.
    public init(options: RenderingOptions = RenderingOptions()) { self.options = options }

    /// Draws each list on a page of its own size. A point is a 72nd of an inch. O(items).
    ///
    /// - Throws: `RenderingError` if there are no pages, if one has no area, if one is longer than 14,400 points, if the content does not
    ///   allow a standard of ``conformance``, or if the options end the rendering.
    public func render(_ pages: [DisplayList]) throws(RenderingError) -> RenderedFile {
        for page in pages { try Self.check(page.size) }
        guard !pages.isEmpty else { throw .noArea }
        let given = language.flatMap(Self.tag)
        let smooths = !conformance.contains(.a2b)
        var painter = PDFPainter(pages, language: given, isTagged: describesStructure, smooths: smooths)
        var remarks = Remarks()
        for page in pages {
            page.remarks.forEach { remarks.add($0) }
            try painter.drawPage(page, options)
        }
        let facts = DocumentFacts(
            title: title?.filter { $0 != "\0" },
            author: author?.filter { $0 != "\0" },
            language: painter.language.flatMap(Self.tag),
            conformance: conformance
        )
        let file = try painter.finish(facts)
        painter.remarks.sentences.forEach { remarks.add($0) }
        return RenderedFile(bytes: file, remarks: remarks.sentences)
    }

    /// The language if it consists of the letters, digits and hyphens of a BCP 47 tag.
    private static func tag(_ language: String) -> String? {
        let letters = language.utf8.map { UnicodeScalar($0) }
        let isTag = letters.allSatisfy { "a"..."z" ~= $0 || "A"..."Z" ~= $0 || "0"..."9" ~= $0 || $0 == "-" }
        return isTag && (1...100).contains(letters.count) ? language : nil
    }

    private static func check(_ size: CGSize) throws(RenderingError) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { throw .noArea }
        guard size.width <= sideLimit, size.height <= sideLimit else {
            throw .tooLarge(width: size.width, height: size.height, limit: .pointsOfSide(Int(sideLimit)))
        }
    }
}
