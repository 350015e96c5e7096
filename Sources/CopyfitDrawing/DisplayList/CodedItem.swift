import CopyfitBundledFonts
import CopyfitFonts
import Foundation

/// A step of a walk through items, as it is written in JSON.
enum CodedItem: Codable {
    case fill(path: String, paint: CodedPaint, style: CodedFillStyle)
    case stroke(path: String, paint: CodedPaint, style: CodedStrokeStyle)
    case glyphs(CodedGlyphRun)
    case image(CodedImage)
    case begin(CodedLayer)
    case mask
    case end
}

enum CodedPaint: Codable {
    case color(DisplayList.PlainColor)
    case gradient(DisplayList.Gradient)
    case pattern(picture: Int, source: CodedRect, tile: CodedRect)
}

struct CodedSize: Codable {
    let width, height: CGFloat

    init(_ size: CGSize) { (width, height) = (size.width, size.height) }

    var size: CGSize { CGSize(width: width, height: height) }
}

struct CodedRect: Codable {
    let x, y, width, height: CGFloat

    init(_ rect: CGRect) { (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height) }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

struct CodedFillStyle: Codable {
    let isEvenOdd, isAntialiased: Bool

    init(_ style: FillStyle) { (isEvenOdd, isAntialiased) = (style.isEOFilled, style.isAntialiased) }

    var style: FillStyle { FillStyle(eoFill: isEvenOdd, antialiased: isAntialiased) }
}

struct CodedStrokeStyle: Codable {
    let width: CGFloat
    let cap, join: Int32
    let miterLimit: CGFloat
    let dash: [CGFloat]
    let dashPhase: CGFloat

    init(_ style: StrokeStyle) {
        (width, cap, join) = (style.lineWidth, style.lineCap.rawValue, style.lineJoin.rawValue)
        (miterLimit, dash, dashPhase) = (style.miterLimit, style.dash, style.dashPhase)
    }

    var style: StrokeStyle {
        StrokeStyle(
            lineWidth: width,
            lineCap: CGLineCap(rawValue: cap) ?? .butt,
            lineJoin: CGLineJoin(rawValue: join) ?? .miter,
            miterLimit: miterLimit,
            dash: dash,
            dashPhase: dashPhase
        )
    }
}

struct CodedGlyphRun: Codable {
    let font: Int
    let size: CGFloat
    let paint: CodedPaint
    let text: String
    let isRightToLeft: Bool
    let language: String?
    /// For each glyph its number, cluster, x, y and advance.
    let glyphs: [[Double]]

    init(_ run: DisplayList.GlyphRun, font: Int, paint: CodedPaint) {
        (self.font, size, self.paint, text) = (font, run.size, paint, run.text)
        (isRightToLeft, language) = (run.isRightToLeft, run.language)
        glyphs = run.glyphs.map {
            [Double($0.id), Double($0.cluster), $0.position.x, $0.position.y, $0.advance]
        }
    }

    func run(face: FontFace, paint: DisplayList.Paint) throws -> DisplayList.GlyphRun {
        DisplayList.GlyphRun(
            face: face,
            size: size,
            paint: paint,
            glyphs: try glyphs.map(Self.glyph),
            text: text,
            isRightToLeft: isRightToLeft,
            language: language
        )
    }

    private static func glyph(_ numbers: [Double]) throws -> DisplayList.GlyphRun.Glyph {
        guard numbers.count == 5, let id = UInt32(exactly: numbers[0]), let cluster = Int32(exactly: numbers[1]) else {
            let sentence = "A glyph has five numbers, and the first two are whole."
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: sentence))
        }
        let position = CGPoint(x: numbers[2], y: numbers[3])
        return DisplayList.GlyphRun.Glyph(id: id, cluster: Int(cluster), position: position, advance: numbers[4])
    }
}

struct CodedImage: Codable {
    let picture: Int
    let source, destination: CodedRect
    let isPixelated: Bool
    let tint: DisplayList.PlainColor?
    let opacity: CGFloat

    init(_ drawing: DisplayList.ImageDrawing, picture: Int) {
        self.picture = picture
        source = CodedRect(drawing.source)
        destination = CodedRect(drawing.destination)
        (isPixelated, tint, opacity) = (drawing.isPixelated, drawing.tint, drawing.opacity)
    }

    func drawing(_ picture: DisplayList.Picture) -> DisplayList.ImageDrawing {
        DisplayList.ImageDrawing(
            picture,
            source: source.rect,
            destination: destination.rect,
            isPixelated: isPixelated,
            tint: tint,
            opacity: opacity
        )
    }
}

struct CodedPicture: Codable {
    let format: DisplayList.Picture.Format
    let width, height: Int
    /// Nil for pixels that are stored upright.
    let orientation: DisplayList.Picture.Orientation?
    let bytes: Data

    init(_ picture: DisplayList.Picture) {
        (format, width, height, bytes) = (picture.format, picture.width, picture.height, picture.bytes)
        orientation = picture.orientation == .up ? nil : picture.orientation
    }

    var picture: DisplayList.Picture {
        DisplayList.Picture(bytes: bytes, format: format, width: width, height: height, orientation: orientation ?? .up)
    }
}
