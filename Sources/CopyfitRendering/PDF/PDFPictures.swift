import CopyfitDrawing
import CopyfitFonts
import Foundation

/// The pictures of a document, each once.
struct PDFPictures {
    private enum Key: Hashable {
        case file(DisplayList.Picture)
        case part(DisplayList.Picture, PixelArea, factor: Int, PDFImage)
        case glyph(UInt32, FontFace)
    }

    /// A picture in the file, and where the unit square is in which it is.
    struct Placed {
        let object: PDFFile.Reference
        let map: PlaneMap
        /// Whether it reaches out of the rectangle that was asked for.
        let isWider: Bool
    }

    private var store = PictureStore()
    private var known: [Key: PDFFile.Reference] = [:]

    /// A rectangle of a picture, to be drawn in another one; nil if nothing of it can be drawn.
    mutating func place(
        _ source: CGRect,
        of picture: DisplayList.Picture,
        in target: CGRect,
        in file: inout PDFFile,
        _ remarks: inout Remarks
    ) -> Placed? {
        let touched = picture.pixels(touchedBy: source)
        if picture.format == .jpeg, let jpeg = embed(picture, touched, in: &file) {
            return Self.placed(jpeg.object, jpeg.area, picture, source, target)
        }
        guard let part = store.part(source, of: picture, &remarks) else { return nil }
        let key = Key.part(picture, part.area, factor: 1, PDFImage())
        let object = known[key] ?? file.add(part.image, PDFImage())
        known[key] = object
        return Self.placed(object, part.area, picture, source, target)
    }

    /// A picture's part whose pixels are squares, or that has one colour.
    mutating func place(
        _ drawing: DisplayList.ImageDrawing,
        in map: PlaneMap,
        in file: inout PDFFile,
        _ remarks: inout Remarks
    ) -> Placed? {
        guard drawing.tint != nil || drawing.isPixelated else {
            return place(drawing.source, of: drawing.picture, in: drawing.destination, in: &file, &remarks)
        }
        guard let part = store.part(drawing.source, of: drawing.picture, &remarks) else { return nil }
        let squares = drawing.isPixelated ? part.withSquares(drawing, in: map) : nil
        let image = squares?.image ?? part.image
        let factor = image.area.width / part.image.area.width
        let how = PDFImage(isSmooth: !drawing.isPixelated, tint: drawing.tint)
        let key = Key.part(drawing.picture, part.area, factor: factor, how)
        let object = known[key] ?? file.add(image, how)
        known[key] = object
        return Self.placed(object, part.area, drawing.picture, drawing.source, drawing.destination)
    }

    /// A glyph's bitmap.
    mutating func place(
        _ bitmap: GlyphBitmap,
        _ glyph: UInt32,
        of face: FontFace,
        in file: inout PDFFile
    ) -> Placed {
        let key = Key.glyph(glyph, face)
        let object = known[key] ?? file.add(bitmap.image, PDFImage())
        known[key] = object
        let map = PlaneMap(a: bitmap.width, b: 0, c: 0, d: bitmap.height, tx: bitmap.x, ty: bitmap.y - bitmap.height)
        return Placed(object: object, map: map, isWider: false)
    }

    /// A JPEG file as it is; nil for one of which a part is drawn, and for one that programs may read differently, or not whole.
    private mutating func embed(
        _ picture: DisplayList.Picture,
        _ touched: PixelArea,
        in file: inout PDFFile
    ) -> (object: PDFFile.Reference, area: PixelArea)? {
        guard let header = JPEGHeader(picture.bytes), header.isCommon, header.isComplete,
            (try? DecodedPicture.check(width: header.width, height: header.height)) != nil
        else { return nil }
        let area = PixelArea(x: 0, y: 0, width: header.width, height: header.height)
        guard touched.contains(area) else { return nil }
        let object = known[.file(picture)] ?? file.add(picture.bytes, header)
        known[.file(picture)] = object
        return (object, area)
    }

    private static func placed(
        _ object: PDFFile.Reference,
        _ area: PixelArea,
        _ picture: DisplayList.Picture,
        _ source: CGRect,
        _ target: CGRect
    ) -> Placed {
        let (width, height) = (Double(area.width), Double(area.height))
        let (left, top) = (Double(area.x), Double(area.y))
        let map = PlaneMap(a: width, b: 0, c: 0, d: -height, tx: left, ty: top + height)
            .concatenating(picture.uprightMap)
        let reach = CGRect(x: 0, y: 0, width: 1, height: 1).applying(map)
        let isInside =
            reach.minX >= source.minX - 1e-6 && reach.maxX <= source.maxX + 1e-6
            && reach.minY >= source.minY - 1e-6 && reach.maxY <= source.maxY + 1e-6
        return Placed(object: object, map: map.concatenating(PlaneMap(from: source, to: target)), isWider: !isInside)
    }
}
