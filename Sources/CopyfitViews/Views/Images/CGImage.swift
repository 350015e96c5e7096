import CopyfitAssets
package import CopyfitDrawing
public import Foundation

/// A picture. Replaces Core Graphics' type, which exists only on Apple's systems.
public final class CGImage: Sendable {
    /// The width and height in pixels.
    public let width: Int
    public let height: Int
    /// The bytes; nil if only the picture's size is known.
    package let picture: DisplayList.Picture?

    /// A picture of this size in pixels. It has no pixels: an image of it takes room and draws nothing.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
        picture = nil
    }

    package init(_ picture: DisplayList.Picture) {
        (width, height) = (picture.width, picture.height)
        self.picture = picture
    }
}

extension Image {
    /// The rotation of a file's pixels that makes the picture upright.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

        fileprivate var ofPixels: DisplayList.Picture.Orientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            }
        }
    }

    /// A picture that assistive tools ignore, with `scale` pixels per point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        let (width, height) = (cgImage.width, cgImage.height)
        let turned = orientation.ofPixels
        var file = turned.swapsSides ? ImageFile(width: height, height: width) : ImageFile(width: width, height: height)
        if var picture = cgImage.picture {
            picture.orientation = turned
            file = ImageFile(picture)
        }
        self.init(.file(file, scale: scale))
        alternative = .decorative
    }
}
