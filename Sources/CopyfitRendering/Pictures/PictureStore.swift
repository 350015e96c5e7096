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

    /// Whether JPEG files that every program reads alike are handed on as they are, for a PDF.
    let embedsJPEG: Bool
    private var pictures: [DisplayList.Picture: Entry] = [:]
    /// JPEG files as images with pixels that are never written or read, so that the system gives no memory for them. cairo copies those of an
    /// image that ends before the file: so they are kept until then.
    private var embedded: [DisplayList.Picture: CairoImage?] = [:]
    private var parts: [Part: CairoImage] = [:]
    private var keptPixels = 0

    init(embedsJPEG: Bool = false) { self.embedsJPEG = embedsJPEG }

    /// The pixels that a rectangle of an upright picture touches. Faults and missing pixels are remarked.
    ///
    /// - Parameter needsPixels: Whether a file that can be handed on does not do.
    mutating func part(
        _ source: CGRect,
        of picture: DisplayList.Picture,
        needsPixels: Bool = false,
        _ remarks: inout Remarks
    ) -> PicturePart? {
        let touched = PixelArea(touchedBy: source.applying(picture.uprightMap.inverted()))
        if embedsJPEG, !needsPixels, let file = embedded(picture), touched.contains(file.area) {
            return PicturePart(image: file, area: file.area, uprightMap: picture.uprightMap)
        }
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

    /// A JPEG file as an image; nil for one that has to be decoded, and for other pictures.
    private mutating func embedded(_ picture: DisplayList.Picture) -> CairoImage? {
        guard picture.format == .jpeg else { return nil }
        if let known = embedded[picture] { return known }
        let image = CairoImage(embedding: picture.bytes)
        embedded[picture] = .some(image)
        return image
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
    /// A JPEG file as an image that a PDF takes instead of pixels; nil if programs may read the file differently, or not
    /// whole. Its pixels are not decoded.
    fileprivate convenience init?(embedding file: Data) {
        guard let header = JPEGHeader(file), header.isCommon, header.isComplete,
            (try? DecodedPicture.check(width: header.width, height: header.height)) != nil
        else { return nil }
        self.init(PixelArea(x: 0, y: 0, width: header.width, height: header.height), isOpaque: true)
        attach(jpeg: file)
    }

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
