package import Foundation

/// A leaf's size for a proposal, and for which other proposals it has the same.
package struct LeafAnswer {
    package var size: CGSize

    /// The widths, in points, that have the same size, together with each of the heights; nil proposes no width and
    /// counts as infinite. nil: only the width that was proposed.
    package var widths: ClosedRange<CGFloat>?

    /// The heights that have the same size, as `widths`.
    package var heights: ClosedRange<CGFloat>?

    package init(_ size: CGSize, widths: ClosedRange<CGFloat>? = nil, heights: ClosedRange<CGFloat>? = nil) {
        self.size = size
        self.widths = widths
        self.heights = heights
    }
}

extension LengthRange {
    /// The lengths that a leaf names; of a range that reaches to infinity nil is one.
    init(_ lengths: ClosedRange<CGFloat>?) {
        guard let lengths else {
            self = .none
            return
        }
        self.init(lower: lengths.lowerBound, upper: lengths.upperBound, includesNil: lengths.upperBound == .infinity)
    }
}

/// A leaf that measures itself. The host has one class per kind of content; one instance belongs to one node.
///
/// Answers are remembered until `LayoutTree.invalidate(_:)`, so a leaf is asked once for all proposals that an answer
/// names.
package protocol MeasuredLeaf: AnyObject {
    /// The size in points for a proposal (per axis nil: ideal, 0: minimum, infinity: maximum; never negative or NaN).
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The same, and which other proposals have that size, the same baselines and the same content. The proposal alone
    /// by default.
    func answer(to proposal: ProposedViewSize) -> LeafAnswer

    /// The length at an end of an axis if it is the same for every length across; nil otherwise, and by default.
    func length(at end: LengthEnd, along axis: Axis) -> CGFloat?

    /// The height if none is offered, for every width above 0; nil if it must be measured, and by default.
    var leastHeight: CGFloat? { get }

    /// Whether finite proposals always get finite sizes; read when the leaf is attached. False by default.
    var isFinite: Bool { get }

    /// Whether the sizes are those of a client's function. False by default.
    var runsFunction: Bool { get }

    /// Whether `baselines` can answer; read when the leaf is attached. False by default.
    var hasBaselines: Bool { get }

    /// The distances in points of the first and last text baseline from the top, for a proposal already answered with
    /// `size`; nil for a leaf without text.
    func baselines(in size: CGSize, for proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)?

    /// The distance in points of the middle of the first line of text from the top; nil for a leaf without text. By
    /// default what is above and below the baselines is taken as one line.
    func firstLine(in size: CGSize, for proposal: ProposedViewSize) -> CGFloat?

    /// The gaps the leaf asks for. `.standard` by default.
    var spacing: ViewSpacing { get }

    /// Takes note of the size and proposal the leaf was placed with. Called when either changed or the leaf was
    /// invalidated, top-down in tree order. Does nothing by default.
    func place(size: CGSize, proposal: ProposedViewSize)
}

extension MeasuredLeaf {
    package func answer(to proposal: ProposedViewSize) -> LeafAnswer { LeafAnswer(sizeThatFits(proposal)) }

    package func length(at end: LengthEnd, along axis: Axis) -> CGFloat? { nil }

    package var leastHeight: CGFloat? { nil }

    package var isFinite: Bool { false }

    package var runsFunction: Bool { false }

    package var hasBaselines: Bool { false }

    package func baselines(in size: CGSize, for proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        nil
    }

    package func firstLine(in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        baselines(in: size, for: proposal).map { (size.height - ($0.last - $0.first)) / 2 }
    }

    package var spacing: ViewSpacing { .standard }

    package func place(size: CGSize, proposal: ProposedViewSize) {}
}
