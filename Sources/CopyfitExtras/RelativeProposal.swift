public import Copyfit

/// What `relativeProposed(width:height:unboundedSides:)` does with a side that is proposed nil or infinity, which have
/// no fraction.
public enum UnboundedSides: Sendable, Hashable {
    /// The side is passed on unchanged: the view answers with its whole ideal or maximum length.
    case passThrough

    /// The view is asked one additional time, with the side unchanged, and a fraction of its answer is proposed. If the
    /// answer is infinite, the side is passed on unchanged.
    case probe
}

extension View {
    /// Proposes to this view a fraction of what its parent proposes.
    ///
    /// A proposal is not a size: the view answers freely, and its answer is the answer of the whole. So a text of 90
    /// points keeps its width in half of 400, and a view that fills becomes 200 wide. A view smaller or larger than its
    /// place is centred. Several elements form a column.
    ///
    /// ```swift
    /// Text(message)
    ///     .relativeProposed(width: 0.8)
    ///     .frame(maxWidth: .infinity, alignment: isOwn ? .trailing : .leading)
    /// ```
    ///
    /// The fraction is of the proposal, whatever made it: inside an `HStack` that is the view's share, not the stack's
    /// width.
    ///
    /// - Parameters:
    ///   - width: The fraction of the proposed width. 0 proposes 0, which asks for the minimum; 1 and NaN leave the
    ///     side unchanged; more than 1 proposes more; negative fractions count as 0.
    ///   - height: The fraction of the proposed height, likewise.
    ///   - unboundedSides: How a side is treated that is proposed nil or infinity: it is passed on, unless `probe` asks
    ///     the view for a length to take the fraction of. Sides whose fraction is 1 are never probed, so a text at half
    ///     its ideal width may still wrap into as many lines as it needs.
    /// - Complexity: One proposal to the view for each proposal to the modifier; with `probe` two.
    nonisolated public func relativeProposed(
        width: Double = 1,
        height: Double = 1,
        unboundedSides: UnboundedSides = .passThrough
    ) -> some View {
        RelativeProposal(width: Fraction(width), height: Fraction(height), unboundedSides: unboundedSides) {
            VStack { self }
        }
    }
}

/// Proposes a fraction of its own proposal to its only subview and returns its answer.
struct RelativeProposal: Layout {
    let width: Fraction
    let height: Fraction
    let unboundedSides: UnboundedSides

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let subview = subviews.first else { return .zero }
        return subview.sizeThatFits(offer(for: proposal, to: subview))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let subview = subviews.first else { return }
        subview.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY),
            anchor: .center,
            proposal: offer(for: proposal, to: subview)
        )
    }

    private func offer(for proposal: ProposedViewSize, to subview: LayoutSubview) -> ProposedViewSize {
        let scaled = ProposedViewSize(
            width: width.scaled(proposal.width),
            height: height.scaled(proposal.height)
        )
        guard unboundedSides == .probe, width.needsProbe(proposal.width) || height.needsProbe(proposal.height) else {
            return scaled
        }
        let ideal = subview.sizeThatFits(scaled)
        return ProposedViewSize(
            width: width.needsProbe(proposal.width) ? width.scaled(ideal.width, or: scaled.width) : scaled.width,
            height: height.needsProbe(proposal.height) ? height.scaled(ideal.height, or: scaled.height) : scaled.height
        )
    }
}

/// A fraction of a proposed length: finite and at least 0.
struct Fraction: Sendable {
    private let value: CGFloat

    init(_ value: Double) {
        self.value = value.isNaN ? 1 : min(max(value, 0), .greatestFiniteMagnitude)
    }

    /// The fraction of a proposed length; nil and infinity unchanged.
    func scaled(_ side: CGFloat?) -> CGFloat? {
        side.map { $0.isFinite ? $0 * value : $0 }
    }

    /// The fraction of a length, or `side` if the length has none.
    func scaled(_ length: CGFloat, or side: CGFloat?) -> CGFloat? {
        length.isFinite ? length * value : side
    }

    /// Whether a length must be asked for to get the fraction of a proposed side.
    func needsProbe(_ side: CGFloat?) -> Bool {
        value != 1 && !(side?.isFinite ?? false)
    }
}
