public import CopyfitDrawing
import CopyfitFonts
import Foundation

/// Writes drawings as SVG files that refer to nothing outside them.
///
/// An SVG file keeps what the list says about text, identifiers, labels and links. Renderers are values; any thread may
/// use one.
///
/// ```swift
/// let renderer = ImageRenderer(content: Text("Hello").padding())
/// var svg = SVGRenderer()
/// svg.title = "A greeting"
/// print(try renderer.svg(svg).hasPrefix("<svg"))  // true
/// ```
public struct SVGRenderer: Sendable {
    /// The form of text in the file.
    public enum TextMode: Hashable, Sendable {
        /// As outlines, which look the same everywhere. Assistive tools read each run's text as a label.
        case outlines
        /// As text with its fonts, cut down to the characters used and embedded, so that it can be selected and found.
        /// Words that browsers would shape differently, coloured glyphs, and fonts that forbid it stay outlines.
        case fonts
    }

    /// The form of text in the file.
    public var text = TextMode.outlines
    /// The background; nil leaves it transparent.
    public var background: DisplayList.PlainColor?
    /// The limits of the rendering.
    public var options = RenderingOptions()
    /// The file's title, which browsers show and assistive tools read.
    public var title: String?

    /// A renderer that writes text as outlines, without background or title.
    public init(options: RenderingOptions = RenderingOptions()) { self.options = options }

    /// The longest side in points: items near the edges of larger pictures would have numbers too large to write.
    private static let sideLimit = 1e7

    /// The drawing as an SVG file whose user units are points.
    ///
    /// Items with numbers that are infinite, NaN or beyond ±10⁸ are left out with a remark.
    ///
    /// - Throws: `.noArea` if a side is not a finite number greater than 0, `.tooLarge` if one is longer than 10,000,000 points;
    ///   `.cancelled` and `.deadlinePassed` as the options say.
    /// - Complexity: O(items + bytes written).
    public func render(_ list: DisplayList) throws(RenderingError) -> RenderedFile {
        let (width, height) = (list.size.width, list.size.height)
        guard width > 0, height > 0, width.isFinite, height.isFinite else { throw .noArea }
        guard width <= Self.sideLimit, height <= Self.sideLimit else {
            throw .tooLarge(width: width, height: height, limit: .pointsOfSide(Int(Self.sideLimit)))
        }
        var writer = try written(list, outlined: [])
        // Rare: a cut font that shapes its texts in another way. Its face is outlined instead.
        var outlined: Set<FontFace> = []
        while case let faces = writer.fonts.cut(), !faces.isEmpty {
            outlined.formUnion(faces)
            writer = try written(list, outlined: outlined)
        }
        let bytes = writer.file(title: title)
        return RenderedFile(bytes: bytes, remarks: writer.remarks.sentences)
    }

    private func written(_ list: DisplayList, outlined: Set<FontFace>) throws(RenderingError) -> SVGWriter {
        var writer = SVGWriter(size: list.size, text: text, outlined: outlined)
        for remark in list.remarks { writer.remarks.add(remark) }
        if let background { writer.fillAll(background) }
        try writer.draw(list.items, options)
        return writer
    }
}
