import CopyfitDrawing
import Foundation

/// A picture as pixels.
struct DecodedPicture {
    /// The most pixels that are decoded.
    static let pixelLimit = 1 << 26

    /// The pixels as they are stored: not turned.
    let image: CairoImage
    /// Whether all pixels could be read.
    private(set) var isComplete = true
    var width: Int { image.area.width }
    var height: Int { image.area.height }

    /// Decodes a picture.
    ///
    /// - Throws: `PictureFault` for damaged bytes and for pictures of more than ``pixelLimit`` pixels, or more than 32,767
    ///   on a side. O(pixels).
    init(_ picture: DisplayList.Picture) throws(PictureFault) {
        switch picture.format {
        case .png:
            guard let header = PNGHeader(picture.bytes) else { throw .damaged }
            try Self.check(width: header.width, height: header.height)
            guard let image = CairoImage(png: picture.bytes) else { throw .damaged }
            self.image = image
        case .jpeg:
            (image, isComplete) = try JPEGDecoder().image(picture.bytes)
        case .rgba:
            try Self.check(width: picture.width, height: picture.height)
            guard picture.bytes.count >= 4 * picture.width * picture.height else { throw .damaged }
            image = try Self.image(rgba: picture)
        }
    }

    /// Throws unless a picture of this size may be decoded.
    static func check(width: Int, height: Int) throws(PictureFault) {
        guard width > 0, height > 0 else { throw .damaged }
        guard width <= 32_767, height <= 32_767, width * height <= pixelLimit else {
            throw .tooLarge(width: width, height: height)
        }
    }

    private static func image(rgba picture: DisplayList.Picture) throws(PictureFault) -> CairoImage {
        let area = PixelArea(x: 0, y: 0, width: picture.width, height: picture.height)
        guard let image = CairoImage(area) else { throw .tooLarge(width: picture.width, height: picture.height) }
        let bytes = [UInt8](picture.bytes)
        image.withPixels { pixels in
            for index in pixels.indices {
                let place = 4 * index
                pixels[index] = multiplied(bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3])
            }
        }
        return image
    }
}

/// Why a picture is not drawn.
enum PictureFault: Error, Hashable {
    case damaged
    case tooLarge(width: Int, height: Int)

    /// The remark on a picture of which a part is drawn.
    static let incomplete = "A picture is cut short or damaged; the part of it that could not be read is grey."

    /// One sentence for the remarks.
    var remark: String {
        switch self {
        case .damaged: "A picture is not drawn, because its bytes are damaged or not of the stated format."
        case .tooLarge(let width, let height):
            "A picture of \(width) × \(height) pixels is not drawn; the limit is \(DecodedPicture.pixelLimit) in all."
        }
    }
}

/// A pixel in cairo's form: its components multiplied by alpha and rounded.
func multiplied(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
    let alpha = UInt32(alpha)
    func part(_ component: UInt8) -> UInt32 {
        let product = UInt32(component) * alpha + 128
        return (product + product >> 8) >> 8
    }
    return alpha << 24 | part(red) << 16 | part(green) << 8 | part(blue)
}
