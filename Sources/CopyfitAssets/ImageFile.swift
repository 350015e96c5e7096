package import CopyfitDrawing
package import Foundation

/// The size of a picture in pixels, upright, and its file; the picture itself is not decoded.
package struct ImageFile: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// nil if only the size is known.
    package let picture: DisplayList.Picture?

    /// A picture's size alone.
    package init(width: Int, height: Int) {
        (self.width, self.height, picture) = (width, height, nil)
    }

    package init(_ picture: DisplayList.Picture) {
        let size = picture.uprightSize
        (width, height, self.picture) = (Int(size.width), Int(size.height), picture)
    }

    package init?(path: String) {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        self.init(bytes: bytes)
    }

    package init?(bytes: Data) {
        guard let picture = DisplayList.Picture(file: bytes) else { return nil }
        self.init(picture)
    }
}
