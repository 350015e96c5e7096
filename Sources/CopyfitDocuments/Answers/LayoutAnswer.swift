public import Foundation

/// Where everything in a layout document is, for one proposal.
public struct LayoutAnswer: Sendable {
    /// The proposed width in points; nil if none was proposed.
    public let width: CGFloat?
    /// The proposed height in points; nil if none was proposed.
    public let height: CGFloat?
    /// The size that the root takes, in points.
    public let size: CGSize
    /// The nodes that are laid out, in document order. A choice that was not taken is left out.
    public let places: [Place]
    /// What the layout reports, each in a sentence: characters that no font has, fonts that were replaced.
    public let notes: [String]

    /// Whether all texts are shown whole, without a cut word, and every character has a font.
    public var fits: Bool { places.allSatisfy(\.fits) }

    /// Where a node is.
    public struct Place: Sendable {
        /// The node.
        public let node: LayoutNode
        /// Its frame, in points, from the root's top left corner.
        public let frame: CGRect
        /// What became of it, if it is a text; nil for one that could not be set, which the notes explain.
        public let text: PlacedText?

        fileprivate var fits: Bool {
            guard let text else { return node.kind != TextKind.name }
            return text.problem == nil && text.missingCharacters.isEmpty
        }
    }

    /// What became of a text.
    public struct PlacedText: Sendable {
        /// How many lines it has.
        public let lineCount: Int
        /// The distance from the top of its frame to its first baseline, in points.
        public let firstBaseline: CGFloat
        /// Whether a part of it is left out.
        public let isTruncated: Bool
        /// What does not fit, in words; nil if all of it is shown and no word is cut.
        public let problem: String?
        /// The characters that no font has, in text order.
        public let missingCharacters: [String]
    }
}
