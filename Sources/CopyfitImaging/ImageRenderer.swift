public import Copyfit
public import CopyfitDrawing
public import CopyfitLayout
public import CopyfitRendering
public import Foundation

/// Makes pictures of a view.
///
/// States of the view last as long as the renderer. A renderer is used by one thread at a time; different renderers are
/// independent, and may be used on any thread.
///
/// ```swift
/// let renderer = ImageRenderer(content: Color.red.frame(width: 40, height: 20))
/// renderer.scale = 2
/// print(renderer.cgImage!.width)  // 80
/// ```
///
/// - Parity: SwiftUI's type, without the system's image types, and with ``svg(_:)``, ``pngData()`` and
///   ``pdfData(_:)``. It is not isolated to the main actor, so that servers can use it on their own threads; what
///   `ViewHost.updateUnchecked()` says of such threads is true here too. Nothing is published when the view changes.
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    public var content: Content {
        didSet { host?.setContent(content) }
    }
    /// The size proposed to the view, in points; by default none, so that it has its ideal size.
    public var proposedSize: ProposedViewSize = .unspecified
    /// Pixels to a point. The view's environment has the same `displayScale`.
    public var scale: CGFloat = 1 {
        didSet { if scale != oldValue { host = nil } }
    }
    /// Whether PNG and SVG files have no transparent parts: what the view does not cover is black, as in SwiftUI.
    public var isOpaque = false
    /// Accepted; colours are always mixed as sRGB components.
    public var colorMode = ColorRenderingMode.nonLinear
    /// Accepted; nothing is published.
    public var isObservationEnabled = false

    /// Remarks on items that could not be drawn as asked the last time, one sentence each.
    public private(set) var remarks: [String] = []

    /// The problems that laying out the view has found so far, each once: fonts and glyphs that are missing, pictures that
    /// cannot be read, states that do not settle. A server can refuse a picture in the wrong typeface.
    public private(set) var diagnostics: [Diagnostic] = []
    /// The limits of a rendering, and the compression of PNG files.
    public var renderingOptions = RenderingOptions()

    private let options: HostOptions
    private var host: ViewHost?

    /// A renderer of a view.
    public init(content view: Content) {
        content = view
        options = HostOptions()
    }

    /// A renderer of a view with a host's options, such as other fonts.
    public init(content view: Content, options: HostOptions) {
        content = view
        self.options = options
    }

    /// The view as an SVG file.
    ///
    /// - Parameter renderer: What writes it; nil is one with ``renderingOptions``.
    /// - Throws: `RenderingError` if the view has no area, or if the options end the rendering.
    public func svg(_ renderer: SVGRenderer? = nil) throws(RenderingError) -> String {
        var renderer = renderer ?? SVGRenderer(options: renderingOptions)
        if isOpaque, renderer.background == nil { renderer.background = .black }
        return String(decoding: noting(try renderer.render(displayList())).bytes, as: UTF8.self)
    }

    /// The view as a PNG file, ``scale`` pixels to a point.
    ///
    /// - Throws: `RenderingError` if the view has no area or would have too many pixels, or if the options end the rendering.
    public func pngData() throws(RenderingError) -> Data {
        var renderer = PNGRenderer()
        renderer.scale = scale
        renderer.options = renderingOptions
        if isOpaque { renderer.background = .black }
        return noting(try renderer.render(displayList())).bytes
    }

    /// The view as a JPEG file on white, or on black if it ``isOpaque``, ``scale`` pixels to a point.
    ///
    /// - Parameter quality: Between 1 and 100.
    /// - Throws: `RenderingError` as ``pngData()``.
    public func jpegData(quality: Int = 85) throws(RenderingError) -> Data {
        var renderer = JPEGRenderer()
        (renderer.scale, renderer.quality, renderer.options) = (scale, quality, renderingOptions)
        if isOpaque { renderer.background = .black }
        return noting(try renderer.render(displayList())).bytes
    }

    /// The view as a PDF file of one page.
    ///
    /// - Parameter renderer: What writes it; nil is one with ``renderingOptions``.
    /// - Throws: `RenderingError` if the view has no area or is larger than a page may be, or if the options end the rendering.
    public func pdfData(_ renderer: PDFRenderer? = nil) throws(RenderingError) -> Data {
        let renderer = renderer ?? PDFRenderer(options: renderingOptions)
        return noting(try renderer.render([displayList(describingStructure: renderer.describesStructure)])).bytes
    }

    /// The view as a picture; nil if the view has no area or would have too many pixels.
    public var cgImage: CGImage? {
        guard let bytes = try? pngData() else { return nil }
        // A PNG file states its width and height in bytes 16 to 23.
        let sides = [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return CGImage(DisplayList.Picture(bytes: bytes, format: .png, width: sides[0], height: sides[1]))
    }

    /// Calls a function with the view's size in points and with a function that draws the view into a context. What is drawn
    /// has no pixels, so `rasterizationScale` has no effect.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        let list = displayList()
        renderer(list.size) { $0.draw(list) }
    }

    /// The view's drawing, for custom renderers.
    public func displayList() -> DisplayList { displayList(describingStructure: false) }

    /// The view's drawing, perhaps with layers that say what their content is in a document, as
    /// `ViewHost.displayList(describingStructure:)` gives it.
    public func displayList(describingStructure: Bool) -> DisplayList {
        let host = self.host ?? makeHost()
        self.host = host
        host.size = proposedSize
        let found = host.updateUnchecked().diagnostics
        diagnostics += found.filter { !diagnostics.contains($0) }
        return host.displayList(describingStructure: describingStructure)
    }

    private func makeHost() -> ViewHost {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        return ViewHost(content, size: proposedSize, environment: environment, options: options)
    }

    private func noting(_ file: RenderedFile) -> RenderedFile {
        remarks = file.remarks
        return file
    }
}
