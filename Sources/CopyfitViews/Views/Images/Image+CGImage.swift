import CopyfitAssets
public import Foundation

extension Image {
    /// How the pixels of a file must be turned so that the picture is upright.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

        fileprivate var isQuarterTurn: Bool { rawValue >= Orientation.left.rawValue }
    }

    /// A picture that assistive tools ignore, with `scale` pixels per point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        let (width, height) = (cgImage.width, cgImage.height)
        let file =
            orientation.isQuarterTurn
            ? ImageFile(width: height, height: width)
            : ImageFile(width: width, height: height, picture: orientation == .up ? cgImage.picture : nil)
        self.init(.file(file, scale: scale))
    }
}
