import CopyfitLayout
import Foundation

/// Rows one below the other, each with insets, with room between them for a line, plus the spacing. As wide as proposed; as
/// the widest row if no width is.
struct ListLayout: Layout, Equatable {
    /// The least height of a row, and the gap between two rows, in points.
    let minimumHeight: CGFloat
    let spacing: CGFloat
    let metrics: ListMetrics
    /// What the subviews are, in order; empty if all are rows of one group.
    var parts: [ListPart] = []

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = subviews.indices.map { row($0, of: subviews, in: proposal) }
        let gaps = CGFloat(max(0, rows.count - 1)) * gap
        return CGSize(
            width: proposal.width ?? rows.map(\.width).max() ?? 0,
            height: rows.map(\.height).reduce(gaps, +)
        )
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for index in subviews.indices {
            let row = row(index, of: subviews, in: proposal)
            subviews[index].place(
                at: CGPoint(x: bounds.minX + row.insets.leading, y: y + row.above + row.insets.top + row.slack / 2),
                proposal: row.proposal
            )
            y += row.height + gap
        }
    }

    /// The height of a row beyond its content and insets.
    func slack(_ height: CGFloat, _ insets: EdgeInsets, of part: SectionNode.Part) -> CGFloat {
        let least = part == .content ? minimumHeight : metrics.headerHeight ?? minimumHeight
        return max(0, least - height - insets.top - insets.bottom)
    }

    /// The insets around a row with these of its own.
    func insets(_ own: EdgeInsets?, of part: SectionNode.Part) -> EdgeInsets {
        metrics.insets(of: part, own: own?.given(as: "A row's inset"))
    }

    /// The gap between two rows of a group.
    var gap: CGFloat { spacing + metrics.lineThickness }

    private struct Row {
        let insets: EdgeInsets
        let proposal: ProposedViewSize
        let size: CGSize
        /// The height of the row beyond its content and insets.
        var slack: CGFloat = 0
        /// The room above and below that belongs to the group.
        var above: CGFloat = 0
        var below: CGFloat = 0

        var height: CGFloat { above + size.height + insets.top + insets.bottom + slack + below }
        var width: CGFloat { size.width + insets.leading + insets.trailing }
    }

    private func row(_ index: Int, of subviews: Subviews, in proposal: ProposedViewSize) -> Row {
        let subview = subviews[index]
        let (above, below) = (room(above: index), room(below: index, count: subviews.count))
        if subview[LazyGapKey.self] {
            let size = subview.sizeThatFits(.unspecified)
            return Row(insets: EdgeInsets(), proposal: .unspecified, size: size, above: above, below: below)
        }
        let part = part(index).kind
        let insets = insets(subview[ListRowInsetsKey.self], of: part)
        let width = proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }
        let offer = ProposedViewSize(width: width, height: nil)
        let size = subview.sizeThatFits(offer)
        let slack = slack(size.height, insets, of: part)
        return Row(insets: insets, proposal: offer, size: size, slack: slack, above: above, below: below)
    }

    private func part(_ index: Int) -> ListPart {
        parts.indices.contains(index)
            ? parts[index] : ListPart(kind: .content, last: .content, beginsSection: index == 0)
    }

    private func room(above index: Int) -> CGFloat {
        let part = part(index)
        guard part.kind == .content, part.beginsSection else { return 0 }
        return index == 0 ? metrics.roomAboveFirstGroup : metrics.roomAboveGroup
    }

    private func room(below index: Int, count: Int) -> CGFloat {
        guard part(index).last == .content else { return 0 }
        guard index + 1 < count else { return metrics.roomBelowLastGroup }
        let next = part(index + 1)
        return next.beginsSection ? metrics.roomBelowGroup : 0
    }
}

/// What a subview of a list is.
struct ListPart: Equatable {
    let kind: SectionNode.Part
    /// What the last of the rows is of which the subview takes the place; else the same.
    let last: SectionNode.Part
    /// Whether it is the first of its section, or of rows between two sections.
    let beginsSection: Bool
}

extension ElementList {
    /// What each element is in a list at a place.
    func listParts(below list: _ViewNode) -> [ListPart] {
        let sections = map { $0.section(below: list) }
        return zip(indices, self).map { index, element in
            let rows = (element as? LazyGap)?.rowsBeside ?? .one(element)
            return ListPart(
                kind: rows.first?.part(below: list) ?? .content,
                last: rows.last?.part(below: list) ?? .content,
                beginsSection: index == 0 || sections[index] !== sections[index - 1]
            )
        }
    }
}

extension Element {
    fileprivate func part(below list: _ViewNode) -> SectionNode.Part? { section(below: list)?.part(of: self) }
}

extension ListMetrics {
    /// The insets of a part of a section, from the edges of the list.
    func insets(of part: SectionNode.Part, own: EdgeInsets?) -> EdgeInsets {
        var insets = own ?? usualInsets(of: part)
        insets.leading += groupMargin
        insets.trailing += groupMargin
        return insets
    }

    private func usualInsets(of part: SectionNode.Part) -> EdgeInsets {
        switch part {
        case .header: headerInsets
        case .content: rowInsets
        case .footer: footerInsets
        }
    }
}

extension EnvironmentValues {
    var listMetrics: ListMetrics { platform.lists.metrics(listLook) }
}
