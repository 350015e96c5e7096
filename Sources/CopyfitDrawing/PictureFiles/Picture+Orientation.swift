package import Foundation

extension DisplayList.Picture {
    /// How the pixels of a file have to be turned so that the picture is upright. The raw values are those of EXIF and TIFF
    /// (tag 274).
    public enum Orientation: UInt8, Hashable, Sendable, Codable, CaseIterable {
        case up = 1
        case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

        /// Whether the upright picture is as wide as the stored one is high.
        package var swapsSides: Bool { rawValue >= Self.leftMirrored.rawValue }
    }

    /// The size of the upright picture in pixels.
    package var uprightSize: CGSize {
        orientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// Maps the places of stored pixels to those of the upright picture.
    package var uprightMap: CGAffineTransform {
        let (width, height) = (CGFloat(width), CGFloat(height))
        return switch orientation {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        }
    }
}
