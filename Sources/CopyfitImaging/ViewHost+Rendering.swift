public import Copyfit
public import CopyfitRendering
public import Foundation

extension ViewHost {
    /// The view as an SVG file, updated first if that is due.
    ///
    /// - Throws: `RenderingError` if the view has no area.
    public nonisolated func svg(_ renderer: SVGRenderer = SVGRenderer()) throws(RenderingError) -> String {
        String(decoding: try renderer.render(displayList()).bytes, as: UTF8.self)
    }

    /// The view as a PNG file with `scale` pixels to a point, updated first if that is due. For sharp edges make the
    /// environment's `displayScale` the same.
    ///
    /// - Throws: `RenderingError` if the view has no area or would have too many pixels.
    public nonisolated func pngData(scale: CGFloat = 1) throws(RenderingError) -> Data {
        var renderer = PNGRenderer()
        renderer.scale = scale
        return try renderer.render(displayList()).bytes
    }

    /// The view as a PDF file of one page, updated first if that is due.
    ///
    /// - Throws: `RenderingError` if the view has no area or is larger than a page may be.
    public nonisolated func pdfData(_ renderer: PDFRenderer = PDFRenderer()) throws(RenderingError) -> Data {
        try renderer.render([displayList(describingStructure: renderer.describesStructure)]).bytes
    }
}
