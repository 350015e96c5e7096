public import Foundation

extension DisplayList {
    /// A colour that is known: sRGB components, not multiplied by the opacity, each between 0 and 1.
    public struct PlainColor: Hashable, Sendable, Codable {
        /// The components.
        public var red, green, blue: Float
        /// The opacity.
        public var alpha: Float

        /// A colour of these components; each is clamped to 0...1, NaN is 0.
        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.red = Float(red.clampedToUnit)
            self.green = Float(green.clampedToUnit)
            self.blue = Float(blue.clampedToUnit)
            self.alpha = Float(alpha.clampedToUnit)
        }

        /// Black and white, opaque.
        public static let black = PlainColor(red: 0, green: 0, blue: 0)
        public static let white = PlainColor(red: 1, green: 1, blue: 1)

        /// This colour with its opacity multiplied.
        public func opacity(_ opacity: Double) -> PlainColor {
            var color = self
            color.alpha *= Float(opacity.clampedToUnit)
            return color
        }
    }

    /// The paint of an area or a line.
    public enum Paint: Hashable, Sendable {
        case color(PlainColor)
        indirect case gradient(Gradient)
        indirect case pattern(Pattern)
    }

    /// Colours that blend into each other over an area. Before the first and after the last stop, its colour goes on.
    /// Stops below 0 and above 1 are beyond the geometry's ends.
    public struct Gradient: Hashable, Sendable, Codable {
        /// The geometry of the gradient.
        public enum Geometry: Hashable, Sendable, Codable {
            /// Along a line from one point to another; both are in the item's coordinates.
            case linear(CGPoint, CGPoint)
            /// Outwards from a centre between two radii in points. `aspect` is the height of a circle of colour
            /// divided by its width: 1 for circles, otherwise ellipses whose widths the radii give. A radius below 0 is
            /// 0.
            case radial(CGPoint, CGFloat, CGFloat, aspect: CGFloat)
            /// Clockwise around a centre between two angles in radians, measured from the positive x axis.
            case angular(CGPoint, CGFloat, CGFloat)
        }

        /// A colour at a position.
        public struct Stop: Hashable, Sendable, Codable {
            /// The position: 0 is the beginning, 1 the end.
            public var location: CGFloat
            /// The colour.
            public var color: PlainColor

            /// A colour at a position.
            public init(location: CGFloat, color: PlainColor) {
                self.location = location
                self.color = color
            }
        }

        /// The geometry of the gradient.
        public var geometry: Geometry
        /// The colours in ascending order of their positions, at least one.
        public var stops: [Stop]

        /// A gradient.
        public init(_ geometry: Geometry, stops: [Stop]) {
            self.geometry = geometry
            self.stops = stops
        }
    }

    /// A part of a picture, repeated over an area.
    public struct Pattern: Hashable, Sendable {
        /// The picture.
        public var picture: Picture
        /// The part of it that is repeated, in pixels of the upright picture.
        public var source: CGRect
        /// One tile, in the item's coordinates.
        public var tile: CGRect

        /// A part of a picture, repeated.
        public init(_ picture: Picture, source: CGRect, tile: CGRect) {
            self.picture = picture
            self.source = source
            self.tile = tile
        }
    }
}

extension DisplayList.Paint {
    /// The paint with its opacity multiplied.
    package func opacity(_ opacity: Double) -> DisplayList.Paint {
        opacity == 1 ? self : mapping { $0.opacity(opacity) }
    }

    /// The paint with every colour changed; a pattern stays as it is.
    package func mapping(_ change: (DisplayList.PlainColor) -> DisplayList.PlainColor) -> DisplayList.Paint {
        switch self {
        case .color(let color): return .color(change(color))
        case .gradient(var gradient):
            for index in gradient.stops.indices { gradient.stops[index].color = change(gradient.stops[index].color) }
            return .gradient(gradient)
        case .pattern: return self
        }
    }

    /// Whether nothing would be visible.
    package var isClear: Bool {
        switch self {
        case .color(let color): color.alpha == 0
        case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 0 }
        case .pattern: false
        }
    }
}

extension Double {
    fileprivate var clampedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
