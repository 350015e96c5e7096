public import Foundation

extension Image {
    /// How the pixels of a file must be turned so that the picture is upright.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

        fileprivate var isQuarterTurn: Bool { rawValue >= Orientation.left.rawValue }
    }

    /// A picture with `scale` pixels per point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
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

    /// A picture of a bundle with a label for assistive tools.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
    }

    /// A symbol with a part emphasised by a value. The size does not depend on the value.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    /// This picture; how it is drawn does not change its size.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
