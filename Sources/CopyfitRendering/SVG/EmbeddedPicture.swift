import CopyfitDrawing
import Foundation

/// A picture's file as it is written into an SVG file.
struct EmbeddedPicture {
    /// The subtype of the file's media type.
    let type: String
    let bytes: Data

    /// Nil, with a remark, if nothing can be shown. Files that programs read differently become PNG files.
    init?(_ picture: DisplayList.Picture, _ remarks: inout Remarks) {
        do throws(PictureFault) {
            try self.init(of: picture, &remarks)
        } catch {
            remarks.add(error.remark)
            return nil
        }
    }

    private init(of picture: DisplayList.Picture, _ remarks: inout Remarks) throws(PictureFault) {
        guard picture.width > 0, picture.height > 0 else { throw .damaged }
        switch picture.format {
        case .png:
            guard PNGHeader(picture.bytes)?.isComplete == true else { throw .damaged }
            (type, bytes) = ("png", picture.bytes.withoutExif)
        case .jpeg:
            guard let header = JPEGHeader(picture.bytes), header.isComplete, header.isCommon else {
                let decoded = try DecodedPicture(picture)
                if !decoded.isComplete { remarks.add(PictureFault.incomplete) }
                (type, bytes) = (
                    "png", try Self.png { () throws(RenderingError) in try PNGEncoder().encode(decoded.image) }
                )
                return
            }
            (type, bytes) = ("jpeg", header.upright(picture.bytes))
        case .rgba:
            let (pixels, hasOverflown) = picture.width.multipliedReportingOverflow(by: picture.height)
            guard !hasOverflown, pixels <= Int.max / 4, picture.bytes.count == 4 * pixels else { throw .damaged }
            let rgba = [UInt8](picture.bytes)
            let file = try Self.png { () throws(RenderingError) in
                try PNGEncoder().encode(rgba: rgba, width: picture.width, height: picture.height)
            }
            (type, bytes) = ("png", file)
        }
    }

    private static func png(_ encode: () throws(RenderingError) -> Data) throws(PictureFault) -> Data {
        do { return try encode() } catch { throw .damaged }
    }
}

extension Data {
    /// A complete PNG file without EXIF metadata: some programs turn pictures by them, others do not. O(chunks) without them.
    fileprivate var withoutExif: Data {
        var (file, place) = (self, 8)
        while place + 12 <= file.count {
            let start = file.startIndex + place
            let length = 12 + file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = file[start + 4..<start + 8]
            guard place + length <= file.count, name != Data("IEND".utf8) else { break }
            if name == Data("eXIf".utf8) { file.removeSubrange(start..<start + length) } else { place += length }
        }
        return file
    }
}

extension JPEGHeader {
    /// The file without its orientation: some programs turn pictures in SVG files, others do not.
    fileprivate func upright(_ file: Data) -> Data {
        guard let exif, exif.orientation != .up else { return file }
        var file = file
        file[file.startIndex + exif.place] = DisplayList.Picture.Orientation.up.rawValue
        return file
    }
}
