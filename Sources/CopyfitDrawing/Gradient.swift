public import Foundation

/// Colours that blend into each other.
///
/// ```swift
/// let gradient = Gradient(colors: [.white, .gray, .black])
/// print(gradient.stops.map(\.location))  // [0.0, 0.5, 1.0]
/// ```
///
/// - Parity: the same as SwiftUI. Used as a style, a gradient has no direction; the renderer chooses one.
public struct Gradient: Hashable, Sendable {
    /// A colour at a position in the gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The position, between 0 and 1.
        public var location: CGFloat

        /// A colour at a position between 0 and 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colour space in which colours are mixed.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String

        /// Component by component.
        public static let device = ColorSpace(name: "device")
        /// In equal steps for the eye.
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    /// The colours and their positions, in order.
    public var stops: [Stop]

    /// Colours at these positions, which must be in ascending order.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}
