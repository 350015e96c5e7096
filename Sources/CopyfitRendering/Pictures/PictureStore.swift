import CopyfitDrawing
import Foundation

/// The pictures of one rendering, each decoded once.
struct PictureStore {
    private enum Entry {
        case decoded(CairoImage)
        case faulty(PictureFault)
    }

    private struct Part: Hashable {
        let picture: DisplayList.Picture
        let area: PixelArea
    }

    /// Whether JPEG bytes are kept with the pixels, for a PDF.
    let keepsJPEG: Bool
    private var pictures: [DisplayList.Picture: Entry] = [:]
    private var parts: [Part: CairoImage] = [:]
    private var keptPixels = 0

    init(keepsJPEG: Bool = false) { self.keepsJPEG = keepsJPEG }

    /// The pixels of a picture. A fault is remarked.
    mutating func image(_ picture: DisplayList.Picture, _ remarks: inout Remarks) -> CairoImage? {
        switch entry(picture) {
        case .decoded(let image): return image
        case .faulty(let fault):
            remarks.add(fault.remark)
            return nil
        }
    }

    /// The pixels that a rectangle of a picture touches, and which they are.
    mutating func image(
        _ picture: DisplayList.Picture,
        part: CGRect,
        _ remarks: inout Remarks
    ) -> (image: CairoImage, area: PixelArea)? {
        guard let whole = image(picture, &remarks) else { return nil }
        let area = PixelArea(touchedBy: part).intersection(whole.area)
        if area == whole.area { return (whole, area) }
        guard !area.isEmpty else { return nil }
        let key = Part(picture: picture, area: area)
        if let known = parts[key] { return (known, area) }
        guard let copy = whole.copy(of: area) else { return nil }
        keep(copy) { $0.parts[key] = copy }
        return (copy, area)
    }

    private mutating func entry(_ picture: DisplayList.Picture) -> Entry {
        if let known = pictures[picture] { return known }
        let entry: Entry
        do {
            let image = try DecodedPicture(picture).image
            if keepsJPEG, picture.format == .jpeg { image.attach(jpeg: picture.bytes) }
            entry = .decoded(image)
            keep(image) { $0.pictures[picture] = entry }
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
