public import CopyfitDrawing
public import CopyfitRendering
public import Foundation

/// A file's address, as code for Core Graphics names it: `url as CFURL`.
public typealias CFURL = URL

/// Pages of a PDF file that drawings are put on.
///
/// Coordinates are in points, y up, with the origin at the bottom left of the page, unless a transform changes them. Views that
/// an ``ImageRenderer`` draws are upright there. Between pages nothing is drawn. A context that is given up is closed first. What a transform that is not finite
/// draws is not visible. A context is used by one thread at a time.
///
/// - Parity: Core Graphics' type, which exists only on Apple's systems, as far as `ImageRenderer` needs it for PDF files: no
///   pixels, and no drawing of one's own except with ``draw(_:)``.
public final class CGContext {
    /// The transform in use: from its coordinates to the page's, y up.
    public private(set) var ctm = CGAffineTransform.identity
    /// Remarks on items that could not be drawn as asked, one sentence each, known after ``closePDF()``.
    public private(set) var remarks: [String] = []
    /// Why the file could not be made or written; nil if it was, or is still to be.
    public private(set) var failure: RenderingError?

    private let file: URL
    private let mediaBox: CGRect
    private var pages: [DisplayList] = []
    private var page: DisplayList?
    private var savedTransforms: [CGAffineTransform] = []
    private var isClosed = false

    /// Pages of a file that ``closePDF()`` writes. The box is the area of each page, in points; without area
    /// there is no file, and ``failure`` says so. Information about the document
    /// is accepted and not used; for a title and a language use `PDFRenderer`.
    ///
    /// - Returns: nil if `url` is not a file's.
    public init?(_ url: CFURL, mediaBox: inout CGRect, _ auxiliaryInfo: [String: String]?) {
        guard url.isFileURL else { return nil }
        file = url
        self.mediaBox = mediaBox.standardized
    }

    deinit {
        closePDF()
    }

    /// Begins a page; one that has begun ends first. Information about the page is accepted and not used.
    public func beginPDFPage(_ pageInfo: [String: String]?) {
        endPDFPage()
        guard !isClosed else { return }
        page = DisplayList(size: mediaBox.size)
        ctm = CGAffineTransform(translationX: -mediaBox.minX, y: -mediaBox.minY)
        savedTransforms = []
    }

    /// Ends the page; without one nothing happens.
    public func endPDFPage() {
        guard let ended = page else { return }
        pages.append(ended)
        page = nil
    }

    /// Ends the last page and writes the file; the context draws nothing after that. ``failure`` says whether it was written. A
    /// file without pages is not written.
    public func closePDF() {
        endPDFPage()
        guard !isClosed else { return }
        isClosed = true
        do {
            let rendered = try PDFRenderer().render(pages)
            remarks = rendered.remarks
            try rendered.write(to: file.path)
        } catch {
            failure = error
        }
    }

    /// Draws into the page, if one has begun, with the transform in use, the drawing's bottom left at the origin.
    public func draw(_ list: DisplayList) {
        var layer = DisplayList.Layer()
        layer.transform = Self.flip(list.size.height).concatenating(ctm).concatenating(Self.flip(mediaBox.height))
        layer.clip = DisplayList.Clip(Path(CGRect(origin: .zero, size: list.size)))
        page?.items.append(.group(DisplayList.Group(layer, list.items)))
        for remark in list.remarks where page?.remarks.contains(remark) == false { page?.remarks.append(remark) }
    }

    /// Keeps a copy of the transform in use for ``restoreGState()``.
    public func saveGState() {
        savedTransforms.append(ctm)
    }

    /// Returns to the transform kept last; without one nothing happens.
    public func restoreGState() {
        ctm = savedTransforms.popLast() ?? ctm
    }

    /// Moves the origin, in points of the coordinates in use.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Multiplies the lengths of the coordinates in use.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns the coordinates in use around their origin; positive angles, in radians, are counterclockwise.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Applies a transform before the one in use.
    public func concatenate(_ transform: CGAffineTransform) {
        ctm = transform.concatenating(ctm)
    }

    /// From y down to y up, or back, in an area of this height.
    private static func flip(_ height: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    }
}
