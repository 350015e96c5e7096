import CTurboJPEG
import Foundation

/// libjpeg-turbo's compressor.
@safe struct JPEGEncoder: ~Copyable {
    private let handle: tjhandle?

    init() { unsafe handle = tjInitCompress() }

    deinit { if let handle = unsafe handle { unsafe tjDestroy(handle) } }

    /// The file of opaque pixels, with no density. Up to a quality of 89 two by two pixels share their colour, but not their
    /// brightness.
    func file(_ image: CairoImage, quality: Int) throws(RenderingError) -> Data {
        guard let handle = unsafe handle else { throw .failed(reason: "libjpeg-turbo could not be started") }
        let (width, height) = (Int32(image.area.width), Int32(image.area.height))
        let sampling = quality < 90 ? TJSAMP_420 : TJSAMP_444
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { unsafe tjFree(bytes) }
        let status = unsafe image.withMemory { pixels in
            let source = unsafe UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
            return unsafe tjCompress2(
                handle,
                source,
                width,
                4 * width,
                height,
                Int32(TJPF_BGRX.rawValue),
                &bytes,
                &count,
                Int32(sampling.rawValue),
                Int32(quality),
                0
            )
        }
        guard status == 0, let bytes = unsafe bytes else {
            throw .failed(reason: unsafe String(cString: tjGetErrorStr2(handle)))
        }
        return unsafe Data(bytes: bytes, count: Int(count))
    }
}
