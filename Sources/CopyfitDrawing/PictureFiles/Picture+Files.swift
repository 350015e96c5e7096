package import Foundation

extension DisplayList.Picture {
    /// The picture of a file, with the size and the orientation that the file states; nil for a file of an unknown format.
    package init?(file: Data) {
        if let png = PNGHeader(file) {
            self.init(
                bytes: file,
                format: .png,
                width: png.width,
                height: png.height,
                orientation: png.exif?.orientation
            )
        } else if let jpeg = JPEGHeader(file) {
            self.init(
                bytes: file,
                format: .jpeg,
                width: jpeg.width,
                height: jpeg.height,
                orientation: jpeg.exif?.orientation
            )
        } else {
            return nil
        }
    }

    private init(bytes: Data, format: Format, width: Int, height: Int, orientation: Orientation?) {
        self.init(bytes: bytes, format: format, width: width, height: height, orientation: orientation ?? .up)
    }
}
