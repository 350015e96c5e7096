public import CopyfitFit

/// Why a view is as wide or as high as it is: the chain of proposals and answers from the host to the place that decided, with the
/// rules of `Documentation/LayoutRules.md`, and what would change it.
///
/// It is read from a traced layout of the host's own tree. A change is only named if the tree was laid out with it and gave another
/// answer. Lengths are points, unrounded.
public struct Explanation: Hashable, Sendable, Codable {
    /// The view that was asked about.
    public let view: Place
    /// The side that was asked about.
    public let side: Side
    /// Its length.
    public let length: Double
    /// What the host proposed to its content.
    public let proposal: Proposal
    /// The views from the host down to the view, and on to the place that decided if that is elsewhere. Views that only pass on
    /// what they are offered are left out.
    public let steps: [Step]
    /// The place that decided, and why.
    public let decision: Decision
    /// Changes that were tried, and what they change. The smallest of each kind.
    public let changes: [Change]
    /// Changes after each of which the view's text fits its room, if it is a text that does not fit. Each was measured, and so was
    /// the next smaller step.
    public let repairs: [Repair]

    /// A side of a view.
    public enum Side: String, Hashable, Sendable, Codable {
        /// From left to right.
        case width
        /// From top to bottom.
        case height
    }

    /// What a host proposes.
    public struct Proposal: Hashable, Sendable, Codable {
        /// nil if it asks for the ideal width.
        public let width: Double?
        /// nil if it asks for the ideal height.
        public let height: Double?
    }

    /// A view, or the host.
    public struct Place: Hashable, Sendable, Codable {
        /// The name that it has in a dump, such as `HStack` or `frame(width: 80)`; `host` for the host.
        public let name: String
        /// Its accessibility identifier; nil without one.
        public let id: String?
        /// Its positions among its siblings from the root down, as in a `NodePath`; empty for the root and the host.
        public let path: [Int]
    }

    /// What a view was offered, and what it took.
    public struct Step: Hashable, Sendable, Codable {
        /// The view.
        public let view: Place
        /// The length that it was offered; nil if its ideal length was asked for, or if the offer has no end.
        public let offered: Double?
        /// Whether the offer has no end.
        public let isEndless: Bool
        /// The length that it took.
        public let taken: Double
        /// The number of the rule by which it answers.
        public let rule: String
    }

    /// The place that decided.
    public struct Decision: Hashable, Sendable, Codable {
        /// The view, or the host.
        public let view: Place
        /// The number of the rule.
        public let rule: String
        /// What it decided, as a clause.
        public let reason: String
    }

    /// A change and what it leads to.
    public struct Change: Hashable, Sendable, Codable {
        /// The view that is changed, or the host.
        public let view: Place
        /// The number that is changed, as it is called in code.
        public let parameter: String
        /// What it is.
        public let from: Double
        /// What it would be.
        public let to: Double
        /// The length that the view then has.
        public let length: Double
        /// Whether the view's text then fits, which it does not now.
        public let makesTextFit: Bool
    }
}
