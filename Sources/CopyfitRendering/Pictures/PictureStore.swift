import CopyfitDrawing
import Foundation

/// The pictures of one rendering, each decoded once.
struct PictureStore {
    private enum Entry {
        case readable(CairoImage, isComplete: Bool)
        case faulty(PictureFault)
    }

    private struct Part: Hashable {
        let picture: DisplayList.Picture
        let area: PixelArea
    }

    private var pictures: [DisplayList.Picture: Entry] = [:]
    private var parts: [Part: CairoImage] = [:]
    private var keptPixels = 0

    /// The pixels that a rectangle of an upright picture touches. Faults and missing pixels are remarked.
    mutating func part(
        _ source: CGRect,
        of picture: DisplayList.Picture,
        _ remarks: inout Remarks
    ) -> PicturePart? {
        let touched = picture.pixels(touchedBy: source)
        guard let whole = image(picture, &remarks) else { return nil }
        let area = touched.intersection(whole.area)
        guard !area.isEmpty, let image = copy(area, of: whole, picture) else { return nil }
        return PicturePart(image: image, area: area, uprightMap: picture.uprightMap)
    }

    private mutating func copy(_ area: PixelArea, of whole: CairoImage, _ picture: DisplayList.Picture) -> CairoImage? {
        if area == whole.area { return whole }
        let key = Part(picture: picture, area: area)
        if let known = parts[key] { return known }
        guard let copy = whole.copy(of: area) else { return nil }
        keep(copy) { $0.parts[key] = copy }
        return copy
    }

    private mutating func image(_ picture: DisplayList.Picture, _ remarks: inout Remarks) -> CairoImage? {
        switch entry(picture) {
        case .readable(let image, let isComplete):
            if !isComplete { remarks.add(PictureFault.incomplete) }
            return image
        case .faulty(let fault):
            remarks.add(fault.remark)
            return nil
        }
    }

    private mutating func entry(_ picture: DisplayList.Picture) -> Entry {
        if let known = pictures[picture] { return known }
        let entry: Entry
        do {
            let decoded = try DecodedPicture(picture)
            entry = .readable(decoded.image, isComplete: decoded.isComplete)
            keep(decoded.image) { $0.pictures[picture] = entry }
        } catch {
            entry = .faulty(error)
            pictures[picture] = entry
        }
        return entry
    }

    /// Keeps pixels until they are too many; then all are forgotten first.
    private mutating func keep(_ image: CairoImage, _ store: (inout PictureStore) -> Void) {
        if keptPixels + image.count > DecodedPicture.pixelLimit {
            pictures = [:]
            parts = [:]
            keptPixels = 0
        }
        keptPixels += image.count
        store(&self)
    }
}

extension CairoImage {
    /// A copy of a part of the pixels, as an image of its own; nil if there is no memory for it.
    func copy(of part: PixelArea) -> CairoImage? {
        guard let copy = CairoImage(PixelArea(x: 0, y: 0, width: part.width, height: part.height)) else { return nil }
        let rowLength = area.width
        withPixels { source in
            copy.withPixels { target in
                for row in 0..<part.height {
                    let start = (part.y + row) * rowLength + part.x
                    for column in 0..<part.width { target[row * part.width + column] = source[start + column] }
                }
            }
        }
        return copy
    }
}
