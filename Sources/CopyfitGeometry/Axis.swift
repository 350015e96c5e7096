/// A direction of layout: x or y. Same as SwiftUI.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case horizontal
    case vertical

    /// Any selection of the two axes.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// Bit 1 for horizontal, bit 2 for vertical.
        public let rawValue: Int8

        /// Makes a set of the bits 1 (horizontal) and 2 (vertical); other bits are kept and mean nothing.
        @inlinable public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one axis.
        @inlinable package init(_ axis: Axis) {
            self.init(rawValue: 1 << axis.rawValue)
        }

        /// The sets of one axis.
        @inlinable public static var horizontal: Set { Set(rawValue: 1) }
        @inlinable public static var vertical: Set { Set(rawValue: 2) }
    }

    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// The other axis.
    @inlinable package var crossed: Axis {
        self == .horizontal ? .vertical : .horizontal
    }
}
