import CopyfitDrawing
package import Foundation

/// A picture's pixels, for programs that compare pictures.
package struct PicturePixels: Equatable, Sendable {
    package let width, height: Int
    /// Row by row from the top left: multiplied by alpha, alpha in the highest byte, then red, green and blue.
    package var values: [UInt32]

    /// The pixels of a PNG file; nil if it is damaged or too large. O(pixels).
    package init?(png bytes: Data) {
        let picture = DisplayList.Picture(bytes: bytes, format: .png, width: 0, height: 0)
        guard let image = try? DecodedPicture(picture).image else { return nil }
        (width, height) = (image.area.width, image.area.height)
        values = image.withPixels { pixels in pixels.indices.map { pixels[$0] } }
    }

    /// Pictures beside each other on grey, with a gap in pixels around each. O(pixels).
    package init(beside pictures: [PicturePixels], gap: Int) {
        width = pictures.reduce(gap) { $0 + $1.width + gap }
        height = (pictures.map(\.height).max() ?? 0) + 2 * gap
        values = [UInt32](repeating: 0xFF80_8080, count: width * height)
        var left = gap
        for picture in pictures {
            for row in 0..<picture.height {
                let start = (row + gap) * width + left
                let pixels = picture.values[row * picture.width..<(row + 1) * picture.width]
                values.replaceSubrange(start..<start + picture.width, with: pixels)
            }
            left += picture.width + gap
        }
    }

    /// The pixels as a PNG file.
    package func png() throws(RenderingError) -> Data {
        guard let image = CairoImage(PixelArea(x: 0, y: 0, width: width, height: height)) else {
            throw .failed(reason: "there is no memory for the picture")
        }
        image.withPixels { pixels in
            for index in values.indices { pixels[index] = values[index] }
        }
        return try PNGEncoder().encode(image)
    }
}
