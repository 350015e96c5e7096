public import Foundation

/// Content that answers proposals itself: a text, a picture, a chart, whatever a client of the engine draws.
///
/// A leaf is measured, never asked for its place: after `LayoutTree.layOut(_:_:safeArea:)` the tree knows its frame and
/// the proposal it was placed with. Its answers must depend on nothing but the proposal until
/// `LayoutTree.invalidate(_:)` says that they change; they are remembered, and asked for in any order.
/// The article <doc:WritingALeaf> has examples.
///
/// ```swift
/// struct Swatch: LayoutLeaf {
///     func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
///         CGSize(width: min(proposal.width ?? 40, 40), height: 12)
///     }
/// }
/// let tree = LayoutTree()
/// let size = tree.measure(tree.add(.leaf(Swatch())), ProposedViewSize(width: 25, height: nil))
/// print(size.width, size.height)  // 25.0 12.0
/// ```
public protocol LayoutLeaf {
    /// The size in points for a proposal. Per axis nil asks for the ideal, 0 for the least, infinity for the greatest
    /// length; proposals are never negative or NaN, answers may be larger.
    ///
    /// A negative length counts as 0. In place of one that is NaN, or infinite for a finite proposal, the proposal counts,
    /// 10 for nil. Both are among `LayoutTree.takeComplaints()`.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// How far below its top, in points, the first and the last text baseline are in the size for a proposal; nil, the
    /// default, for content without text. Infinite and NaN values are ignored.
    func baselines(for proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)?

    /// The flexibility on an axis: the lengths that `sizeThatFits` has there for a proposal of 0 and of infinity, whatever
    /// is proposed across. nil, the default, if they depend on that; a stack then measures the leaf to find them out.
    /// A negative length counts as 0, and so does a least length that is infinite.
    func lengths(along axis: Axis) -> ClosedRange<CGFloat>?

    /// The gaps that the leaf asks for; by default none of its own, which gives 8 points next to another such leaf.
    var spacing: ViewSpacing { get }
}

extension LayoutLeaf {
    public func baselines(for proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? { nil }

    public func lengths(along axis: Axis) -> ClosedRange<CGFloat>? { nil }

    public var spacing: ViewSpacing { .standard }
}

/// A client's leaf in the tree.
final class ClientLeaf: MeasuredLeaf {
    private let leaf: any LayoutLeaf

    init(_ leaf: some LayoutLeaf) {
        self.leaf = leaf
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { leaf.sizeThatFits(proposal) }

    func length(at end: LengthEnd, along axis: Axis) -> CGFloat? {
        leaf.lengths(along: axis).map { lengths in
            end == .least ? lengths.lowerBound.answered(to: 0) : lengths.upperBound.answered(to: .infinity)
        }
    }

    var hasBaselines: Bool { true }

    func baselines(in size: CGSize, for proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        leaf.baselines(for: proposal)
    }

    var spacing: ViewSpacing { leaf.spacing }
}
