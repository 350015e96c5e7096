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
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one edge.
        public init(_ e: Edge) {
            self.init(rawValue: 1 << e.rawValue)
        }

        /// The sets of one edge.
        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)

        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]

        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]

        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
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
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one edge.
        public init(_ edge: HorizontalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The sets of one edge.
        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)

        /// Both edges.
        public static let all: Set = [.leading, .trailing]
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
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one edge.
        public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The sets of one edge.
        public static let top = Set(.top)
        public static let bottom = Set(.bottom)

        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}
