import CCairo
import CTurboJPEG
import Foundation

extension CairoImage {
    /// The pixels of a PNG file; nil if it is damaged. The caller has checked its size.
    convenience init?(png bytes: Data) {
        guard let decoded = unsafe Self.decode(png: bytes) else { return nil }
        defer { unsafe cairo_surface_destroy(decoded) }
        let width = Int(unsafe cairo_image_surface_get_width(decoded))
        let height = Int(unsafe cairo_image_surface_get_height(decoded))
        self.init(PixelArea(x: 0, y: 0, width: width, height: height))
        // cairo's own surface may be of another format; drawing it converts the pixels.
        let context = CairoContext(self)
        unsafe cairo_set_operator(context.handle, CAIRO_OPERATOR_SOURCE)
        unsafe cairo_set_source_surface(context.handle, decoded, 0, 0)
        context.paint()
        guard (try? context.check()) != nil else { return nil }
    }

    private static func decode(png bytes: Data) -> OpaquePointer? {
        let reader = ByteReader(bytes)
        let target = unsafe Unmanaged.passUnretained(reader).toOpaque()
        let surface = unsafe withExtendedLifetime(reader) {
            unsafe cairo_image_surface_create_from_png_stream(
                { target, buffer, count in
                    guard let target = unsafe target, let buffer = unsafe buffer else { return CAIRO_STATUS_READ_ERROR }
                    let reader = unsafe Unmanaged<ByteReader>.fromOpaque(target).takeUnretainedValue()
                    let isFilled = unsafe reader.read(into: buffer, count: Int(count))
                    return isFilled ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
                },
                target
            )
        }
        guard let surface = unsafe surface else { return nil }
        guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_surface_destroy(surface)
            return nil
        }
        return unsafe surface
    }
}

/// Bytes that cairo asks for one piece after the other.
private final class ByteReader {
    private let bytes: Data
    private var position: Data.Index

    init(_ bytes: Data) { (self.bytes, position) = (bytes, bytes.startIndex) }

    func read(into buffer: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
        guard count <= bytes.endIndex - position else { return false }
        unsafe bytes.copyBytes(to: buffer, from: position..<(position + count))
        position += count
        return true
    }
}

/// libjpeg-turbo's decompressor.
@safe struct JPEGDecoder: ~Copyable {
    private let handle: tjhandle?

    init() { unsafe handle = tjInitDecompress() }

    deinit { if let handle = unsafe handle { unsafe tjDestroy(handle) } }

    /// The pixels of a JPEG file as they are stored, and whether all of them could be read.
    func image(_ file: Data) throws(PictureFault) -> (CairoImage, isComplete: Bool) {
        guard let handle = unsafe handle, !file.isEmpty else { throw .damaged }
        let bytes = [UInt8](file)
        var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let length = UInt(bytes.count)
        guard unsafe tjDecompressHeader3(handle, bytes, length, &width, &height, &sampling, &colors) == 0 else {
            throw .damaged
        }
        try DecodedPicture.check(width: Int(width), height: Int(height))
        let area = PixelArea(x: 0, y: 0, width: Int(width), height: Int(height))
        guard let image = CairoImage(area) else { throw .tooLarge(width: area.width, height: area.height) }
        let isPrinted = colors == TJCS_CMYK.rawValue || colors == TJCS_YCCK.rawValue
        let format = isPrinted ? TJPF_CMYK : TJPF_BGRA
        let status = unsafe image.withMemory { pixels in
            let target = unsafe UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
            return unsafe tjDecompress2(
                handle,
                bytes,
                length,
                target,
                width,
                4 * width,
                height,
                Int32(format.rawValue),
                // A small file may have so many scans that reading it would take minutes.
                TJFLAG_LIMITSCANS
            )
        }
        // A warning leaves a picture, for example one whose end is missing.
        guard unsafe status == 0 || tjGetErrorCode(handle) == TJERR_WARNING.rawValue else { throw .damaged }
        if isPrinted { image.convertFromPrintedColors() }
        return (image, status == 0)
    }
}

extension CairoImage {
    /// Makes colours of cyan, magenta, yellow and black in this order in memory, each stored inverted as in the files
    /// that Adobe's programs write.
    fileprivate func convertFromPrintedColors() {
        withPixels { pixels in
            for index in pixels.indices {
                let parts = pixels[index]
                let black = parts >> 24
                func light(_ shift: UInt32) -> UInt32 { (parts >> shift & 0xFF) * black / 255 }
                pixels[index] = 0xFF00_0000 | light(0) << 16 | light(8) << 8 | light(16)
            }
        }
    }
}
