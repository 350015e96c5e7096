public import Foundation

extension DisplayList {
    /// How the content of a group is drawn. The order in which its properties apply: the content is drawn in transformed
    /// coordinates, cut to the clip, masked, changed by the filters in order, made transparent, and blended with what
    /// was drawn before.
    public struct Layer: Equatable, Sendable {
        /// Maps the content's coordinates into those around the layer. The clip is in the content's coordinates.
        public var transform = CGAffineTransform.identity
        /// The area outside which nothing is drawn.
        public var clip: Clip?
        /// The opacity of the whole, between 0 and 1.
        public var opacity: CGFloat = 1
        /// How the whole is mixed with what was drawn before.
        public var blendMode = BlendMode.normal
        /// What happens to the finished content, in the coordinates around the layer: the transform does not change
        /// their lengths.
        public var filters: [Filter] = []
        /// Whether the content is drawn by itself first even if nothing else asks for it, so that blend modes inside
        /// do not reach what was drawn before the layer.
        public var isIsolated = false
        /// The address that the content links to.
        public var link: URL?
        /// The view's identifier, as it was given.
        public var identifier: String?
        /// What assistive tools read instead of the content.
        public var label: String?
        /// What the content is in a document; nil is what the layer around it is.
        public var role: Role?

        /// A layer that changes nothing.
        public init() {}

        /// Whether the content has to be drawn by itself before it is put on what was drawn before.
        public var needsGroup: Bool { isIsolated || opacity < 1 || blendMode != .normal || !filters.isEmpty }
    }

    /// An area outside which nothing is drawn.
    public struct Clip: Equatable, Sendable {
        /// The outline of the area.
        public var path: Path
        /// How the area follows from the outline.
        public var style: FillStyle

        /// An area.
        public init(_ path: Path, style: FillStyle = FillStyle()) {
            self.path = path
            self.style = style
        }
    }

    /// What happens to the finished content of a layer. Lengths are in the coordinates around the layer.
    public enum Filter: Hashable, Sendable {
        /// Blurs it: a Gaussian whose standard deviation is half the radius, which is in points.
        case blur(radius: CGFloat)
        /// Puts a blurred copy of its outline in this colour below it, moved by an offset in points.
        case shadow(PlainColor, radius: CGFloat, offset: CGSize)
        /// Changes its colours.
        case colors(ColorMatrix)
    }

    /// An affine map of colours: each component of the result is the sum of red, green, blue and alpha (not
    /// multiplied), each with its factor, and of the last number of the row; clamped to 0...1.
    public struct ColorMatrix: Hashable, Sendable, Codable {
        /// Four rows of five numbers: for red, green, blue and alpha.
        public package(set) var rows: [Double]

        /// A map of four rows of five numbers.
        ///
        /// - Precondition: `rows` has 20 numbers.
        public init(rows: [Double]) {
            precondition(rows.count == 20, "A colour matrix has 20 numbers.")
            self.rows = rows
        }

        /// Reads a map. Throws `DecodingError.dataCorrupted` unless there are 20 numbers.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            rows = try container.decode([Double].self, forKey: .rows)
            guard rows.count == 20 else {
                let reason = "A colour matrix has 20 numbers."
                throw DecodingError.dataCorruptedError(forKey: .rows, in: container, debugDescription: reason)
            }
        }

        /// The map that changes nothing.
        public static let identity = ColorMatrix(rows: [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])

        /// The colour that a colour becomes.
        public func apply(to color: PlainColor) -> PlainColor {
            let input = [Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha), 1]
            let output = (0..<4).map { row in (0..<5).reduce(0) { $0 + rows[5 * row + $1] * input[$1] } }
            return PlainColor(red: output[0], green: output[1], blue: output[2], alpha: output[3])
        }
    }
}
