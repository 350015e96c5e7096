package import Foundation

/// A leaf that measures itself. The host conforms one class per kind of content; one instance serves one node.
///
/// Answers are remembered per proposal until `LayoutTree.invalidate(_:)`, so a leaf is asked once per distinct proposal.
package protocol MeasuredLeaf: AnyObject {
    /// The size in points for a proposal (per axis nil: ideal, 0: minimum, infinity: maximum; never negative or NaN).
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Whether `baselines` can answer; read when the leaf is attached. False by default.
    var hasBaselines: Bool { get }

    /// The distances in points of the first and last text baseline from the top, for a proposal already answered with
    /// `size`; nil for a leaf without text.
    func baselines(in size: CGSize, for proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)?

    /// The gaps the leaf asks for. `.standard` by default.
    var spacing: ViewSpacing { get }

    /// Takes note of the size and proposal the leaf was placed with. Called when either changed or the leaf was
    /// invalidated, top-down in tree order. Does nothing by default.
    func place(size: CGSize, proposal: ProposedViewSize)
}

extension MeasuredLeaf {
    package var hasBaselines: Bool { false }

    package func baselines(in size: CGSize, for proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        nil
    }

    package var spacing: ViewSpacing { .standard }

    package func place(size: CGSize, proposal: ProposedViewSize) {}
}
