public import Foundation

/// Colours that run into each other.
///
/// - Parity: the same as SwiftUI; drawn as a style, it is spread by whoever draws it.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place of the gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, between 0 and 1.
        public var location: CGFloat

        /// A colour at a place between 0 and 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours are mixed.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String

        /// Component by component.
        public static let device = ColorSpace(name: "device")
        /// As the eye sees them.
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    /// The colours at their places, in order.
    public var stops: [Stop]

    /// Colours at given places, which must be in ascending order.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}
