public import Foundation

extension DisplayList {
    /// The bytes of a picture, shared by all items that draw it.
    public struct Picture: Hashable, Sendable {
        /// The format of the bytes.
        public enum Format: String, Hashable, Sendable, Codable {
            case png, jpeg
            /// Red, green, blue and alpha of each pixel, a byte each, not multiplied, row by row from the top left.
            case rgba
        }

        /// The bytes as they were given. They may be damaged: a renderer then draws nothing and says so.
        public var bytes: Data
        /// The format of the bytes.
        public var format: Format
        /// The width and height in pixels, as the bytes state.
        public var width, height: Int
        /// How the pixels are turned when the picture is drawn. Renderers take it from here and ignore what the bytes say.
        public var orientation: Orientation

        /// A picture.
        public init(bytes: Data, format: Format, width: Int, height: Int, orientation: Orientation = .up) {
            self.bytes = bytes
            self.format = format
            self.width = width
            self.height = height
            self.orientation = orientation
        }
    }

    /// A part of a picture in a rectangle.
    public struct ImageDrawing: Hashable, Sendable {
        /// The picture.
        public var picture: Picture
        /// The part that is drawn, in pixels of the upright picture.
        public var source: CGRect
        /// Its frame in the drawing.
        public var destination: CGRect
        /// Whether pixels are enlarged as squares, without smoothing.
        public var isPixelated: Bool
        /// The colour in which the picture's opaque parts are drawn; nil for its own colours.
        public var tint: PlainColor?
        /// The opacity, between 0 and 1.
        public var opacity: CGFloat

        /// A part of a picture in a rectangle.
        public init(
            _ picture: Picture,
            source: CGRect,
            destination: CGRect,
            isPixelated: Bool = false,
            tint: PlainColor? = nil,
            opacity: CGFloat = 1
        ) {
            self.picture = picture
            self.source = source
            self.destination = destination
            self.isPixelated = isPixelated
            self.tint = tint
            self.opacity = opacity
        }
    }
}
