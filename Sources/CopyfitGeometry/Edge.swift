/// One side of a rectangle, leading and trailing depending on the layout direction. Same as SwiftUI.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top
    case leading
    case bottom
    case trailing

    /// Any selection of the four edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit per edge.
        public let rawValue: Int8

        /// Makes a set of the bits 1, 2, 4, 8 (top, leading, bottom, trailing).
        @inlinable public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one edge.
        @inlinable public init(_ e: Edge) {
            self.init(rawValue: 1 << e.rawValue)
        }

        /// The sets of one edge.
        @inlinable public static var top: Set { Set(.top) }
        @inlinable public static var leading: Set { Set(.leading) }
        @inlinable public static var bottom: Set { Set(.bottom) }
        @inlinable public static var trailing: Set { Set(.trailing) }

        /// All four edges.
        @inlinable public static var all: Set { [.top, .leading, .bottom, .trailing] }

        /// Leading and trailing.
        @inlinable public static var horizontal: Set { [.leading, .trailing] }

        /// Top and bottom.
        @inlinable public static var vertical: Set { [.top, .bottom] }
    }
}

/// The leading or the trailing edge. Same as SwiftUI.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    case leading
    case trailing

    /// Any selection of the two horizontal edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit per edge.
        public let rawValue: Int8

        /// Makes a set of the bits 1 (leading) and 2 (trailing).
        @inlinable public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one edge.
        @inlinable public init(_ edge: HorizontalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The sets of one edge.
        @inlinable public static var leading: Set { Set(.leading) }
        @inlinable public static var trailing: Set { Set(.trailing) }

        /// Both edges.
        @inlinable public static var all: Set { [.leading, .trailing] }
    }
}

/// The top or the bottom edge. Same as SwiftUI.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    case top
    case bottom

    /// Any selection of the two vertical edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit per edge.
        public let rawValue: Int8

        /// Makes a set of the bits 1 (top) and 2 (bottom).
        @inlinable public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one edge.
        @inlinable public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The sets of one edge.
        @inlinable public static var top: Set { Set(.top) }
        @inlinable public static var bottom: Set { Set(.bottom) }

        /// Both edges.
        @inlinable public static var all: Set { [.top, .bottom] }
    }
}
