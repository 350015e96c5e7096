import CopyfitDrawing
import CopyfitFonts
import Foundation

/// A glyph with colours of its own, ready to be drawn.
enum DrawableColorGlyph {
    case bitmap(GlyphBitmap)
    case layers([ColorGlyph.Layer])
}

/// A glyph's bitmap and where it belongs, in font units, y up.
struct GlyphBitmap {
    let image: CairoImage
    let x, y, width, height: Double
}

/// The coloured glyphs of one rendering, each decoded once.
struct ColorGlyphStore {
    private struct Key: Hashable {
        let face: ObjectIdentifier
        let glyph: UInt32
    }

    private var known: [Key: DrawableColorGlyph?] = [:]
    private var keptPixels = 0

    /// A glyph's colours; nil for one that is drawn as its outline. A bitmap that cannot be decoded is remarked.
    mutating func glyph(_ glyph: UInt32, of face: FontFace, _ remarks: inout Remarks) -> DrawableColorGlyph? {
        let key = Key(face: ObjectIdentifier(face), glyph: glyph)
        if let found = known[key] { return found }
        let found = face.colorGlyph(glyph).flatMap { Self.drawable($0, &remarks) }
        var pixels = 0
        if case .bitmap(let bitmap) = found { pixels = bitmap.image.count }
        if known.count >= 1024 || keptPixels + pixels > DecodedPicture.pixelLimit {
            known = [:]
            keptPixels = 0
        }
        keptPixels += pixels
        known[key] = .some(found)
        return found
    }

    private static func drawable(_ glyph: ColorGlyph, _ remarks: inout Remarks) -> DrawableColorGlyph? {
        switch glyph {
        case .layers(let layers): return .layers(layers)
        case .bitmap(let png, let x, let y, let width, let height):
            let picture = DisplayList.Picture(bytes: Data(png), format: .png, width: 0, height: 0)
            do {
                let image = try DecodedPicture(picture).image
                return .bitmap(GlyphBitmap(image: image, x: x, y: y, width: width, height: height))
            } catch {
                remarks.add("A coloured glyph is not drawn, because its bitmap is damaged.")
                return nil
            }
        }
    }
}

extension ColorGlyph.Layer {
    /// The layer's colour, with the opacity of the text's; the text's paint if it has none of its own.
    func paint(in text: DisplayList.Paint) -> DisplayList.Paint {
        guard let color else { return text }
        func part(_ byte: UInt8) -> Double { Double(byte) / 255 }
        let alpha = part(color.3) * text.opacity
        return .color(.init(red: part(color.0), green: part(color.1), blue: part(color.2), alpha: alpha))
    }
}

extension CairoContext {
    /// Draws a glyph's bitmap; `map` maps its font units.
    func draw(_ bitmap: GlyphBitmap, in map: PlaneMap, _ opacity: Double) {
        let size = bitmap.image.area
        let placing = PlaneMap(scaleX: bitmap.width / Double(size.width), y: -bitmap.height / Double(size.height))
            .concatenating(PlaneMap(translationX: bitmap.x, y: bitmap.y))
            .concatenating(map)
        guard placing.isDrawable, opacity > 0 else { return }
        setSource(bitmap.image, in: placing)
        paint(opacity: opacity)
    }
}

extension String {
    /// The remark about a font whose glyphs cannot be drawn.
    static func noOutlines(_ face: FontFace) -> String {
        "The font \(face.fullName) has no outlines that can be drawn; its text is left out."
    }
}
