public import Copyfit

/// A row or column that offers all its subviews the same width, the same height, or both.
///
/// Each subview is offered the widest one's ideal width, so buttons are equally wide if their labels take what they are
/// offered:
///
/// ```swift
/// EqualSizes(along: .vertical) {
///     Button { save() } label: { Text("Save").frame(maxWidth: .infinity) }
///     Button { cancel() } label: { Text("Cancel").frame(maxWidth: .infinity) }
/// }
/// ```
///
/// Without it, the usual way reports every label's width through a preference, keeps the largest in a state, and lays
/// out a second time. This layout asks and answers within one pass, and what it equalizes is the views themselves, not
/// their labels. It is only an offer: a view that takes less is aligned in its equal place.
///
/// **Proposes.** Sides that are not matched pass the proposal on; along the axis it is shared out as in a stack. A
/// matched width is the largest of the subviews' answers to nil×nil. A matched height is the largest height at the
/// widths the subviews are offered. Infinite ideal lengths do not count.
///
/// **Answers** the stack of its subviews: on the axis their equal places and gaps, across it their reach around the
/// alignment guide. A matched side does not depend on the proposal on that side, whether nil, 0, infinity or a number:
/// the group is rigid there and overflows a narrower proposal. No subviews: 0×0.
///
/// Right-to-left rows are mirrored. The layout has no orientation, so a `Spacer` in it grows both ways.
///
/// - Complexity: O(*n*) per call for *n* subviews, each asked for at most three proposals; if a stack shares the axis
///   out, at most twice the stack's cost.
public struct EqualSizes: Layout {
    /// The axis along which the subviews are placed.
    public var axis: Axis

    /// The sides on which the offers are equal: widths for horizontal, heights for vertical. The empty set makes a
    /// plain stack.
    public var matchedAxes: Axis.Set

    /// Across the axis, the guide on which the subviews are aligned; along it, their place in a slot larger than
    /// themselves.
    public var alignment: Alignment

    /// The gap between neighbours in points; nil, infinity and NaN leave it to their `ViewSpacing`; may be negative.
    public var spacing: CGFloat?

    /// A group along an axis; it equalizes widths by default.
    public init(
        along axis: Axis,
        matching matchedAxes: Axis.Set = .horizontal,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil
    ) {
        self.axis = axis
        self.matchedAxes = matchedAxes
        self.alignment = alignment
        self.spacing = spacing
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        let stack = stack(alignment)
        var cache = stack.makeCache(subviews: subviews)
        return stack.spacing(subviews: subviews, cache: &cache)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let offer = offer(for: proposal, subviews)
        guard hasEqualSlots else { return size(of: stack(alignment), offer, subviews) }
        return slots(offer, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        let offer = offer(for: proposal, subviews)
        if hasEqualSlots { return slots(offer, subviews).place(in: bounds) }
        let stack = stack(alignment)
        var cache = stack.makeCache(subviews: subviews)
        stack.placeSubviews(in: bounds, proposal: offer, subviews: subviews, cache: &cache)
    }
}

extension EqualSizes {
    /// Whether the lengths along the axis are equal; otherwise a stack shares the axis out.
    private var hasEqualSlots: Bool { matchedAxes.contains(Axis.Set(axis)) }

    /// The proposal, with the matched sides replaced by what all subviews are offered.
    private func offer(for proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
        var offer = proposal
        if matchedAxes.contains(.horizontal) {
            offer.width = largest(\.width, .unspecified, subviews)
        }
        if matchedAxes.contains(.vertical) {
            offer.height = nil
            offer.height =
                axis == .horizontal && !hasEqualSlots
                ? size(of: stack(.topLeading), offer, subviews).height
                : largest(\.height, offer, subviews)
        }
        return offer
    }

    /// The largest finite length among the subviews' answers.
    private func largest(
        _ length: KeyPath<CGSize, CGFloat>,
        _ proposal: ProposedViewSize,
        _ subviews: Subviews
    ) -> CGFloat {
        subviews.lazy.map { $0.sizeThatFits(proposal)[keyPath: length] }.filter(\.isFinite).max() ?? 0
    }

    private func slots(_ offer: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
        guard !subviews.isEmpty else { return Arrangement() }
        let across: Axis = axis == .horizontal ? .vertical : .horizontal
        let answers = subviews.map { $0.dimensions(in: offer) }
        let slot = extent(of: answers, along: axis)
        let line = extent(of: answers, along: across)
        var arrangement = Arrangement()
        var start: CGFloat = 0
        for (index, answer) in zip(subviews.indices, answers) {
            if index > subviews.startIndex { start += slot.length + gap(before: index, subviews) }
            let along = start + slot.before - alignment.guide(along: axis, in: answer)
            let aside = line.before - alignment.guide(along: across, in: answer)
            let (x, y) = axis == .horizontal ? (along, aside) : (aside, along)
            arrangement.add(subviews[index], x: x, y: y, proposal: offer)
        }
        let end = start + slot.length
        arrangement.size =
            axis == .horizontal ? CGSize(width: end, height: line.length) : CGSize(width: line.length, height: end)
        return arrangement
    }

    private func extent(of answers: [ViewDimensions], along axis: Axis) -> AlignedExtent {
        answers.reduce(into: AlignedExtent()) { extent, answer in
            extent.include(guide: alignment.guide(along: axis, in: answer), length: answer.length(along: axis))
        }
    }

    private func gap(before index: Int, _ subviews: Subviews) -> CGFloat {
        spacing.usableGap ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }

    /// The stack that this layout equals where it does not equalize.
    private func stack(_ alignment: Alignment) -> AnyLayout {
        axis == .horizontal
            ? AnyLayout(HStackLayout(alignment: alignment.vertical, spacing: spacing.usableGap))
            : AnyLayout(VStackLayout(alignment: alignment.horizontal, spacing: spacing.usableGap))
    }

    private func size(of stack: AnyLayout, _ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
        var cache = stack.makeCache(subviews: subviews)
        return stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
}
