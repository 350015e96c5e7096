public import CopyfitDrawing
public import CopyfitLayout
public import Foundation

extension View {
    /// The insets around this view as a row of a list, in points; nil uses the list's: 4 above and below, 16 at each
    /// side.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(
            TraitModifier(name: "listRowInsets") { $0[ListRowInsetsKey.self] = insets }
        )
    }

    /// The gap between the rows of the lists inside, in points; nil means no gap. It is added to the line between them.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        modifier(EnvironmentModifier { $0[ListRowSpacingKey.self] = spacing?.given(as: "A gap between rows") ?? 0 })
    }

    /// Rows' backgrounds and separators. Has no effect and is reported as `unsupported-modifier`: the line between rows
    /// always takes one point.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { unsupported("listRowBackground") }
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        unsupported("listRowSeparator")
    }
    /// The colour of lines between rows. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        unsupported("listRowSeparatorTint")
    }
    /// Lines between sections. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    { unsupported("listSectionSeparator") }
    /// The tint of icons in rows. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func listItemTint(_ tint: Color?) -> some View { unsupported("listItemTint") }

    /// The gap between the sections of the lists inside. Has no effect, because sections are not separated here, and is
    /// reported as `unsupported-modifier`.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { unsupported("listSectionSpacing") }
}

extension ForEach where Content: View {
    /// Actions for deleting and moving rows. Accepted; has no effect.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

extension View {
    /// Whether a row can be deleted or moved. Accepted; has no effect.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }
}

/// The insets around a row of a list.
struct ListRowInsetsKey: LayoutValueKey {
    static var defaultValue: EdgeInsets? { nil }
}

/// The gap between the rows of a list.
struct ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    var listRowSpacing: CGFloat { self[ListRowSpacingKey.self] }
}

/// Rows one below the other, each with insets, with one point between them for a line, plus the spacing. As wide as the
/// widest row, or as proposed if that is wider.
struct ListLayout: Layout, Equatable {
    /// The least height of a row, and the gap between two rows, in points.
    let minimumHeight: CGFloat
    let spacing: CGFloat

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = subviews.map { row($0, in: proposal) }
        let gaps = CGFloat(max(0, rows.count - 1)) * (spacing + 1)
        return CGSize(
            width: max(rows.map(\.width).max() ?? 0, proposal.width ?? 0),
            height: rows.map(\.height).reduce(gaps, +)
        )
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            let row = row(subview, in: proposal)
            subview.place(
                at: CGPoint(x: bounds.minX + row.insets.leading, y: y + row.insets.top + row.slack / 2),
                proposal: row.proposal
            )
            y += row.height + spacing + 1
        }
    }

    /// The height of a row beyond its content and insets.
    func slack(_ height: CGFloat, _ insets: EdgeInsets) -> CGFloat {
        max(0, minimumHeight - height - insets.top - insets.bottom)
    }

    /// The insets around a row with these of its own.
    static func insets(_ own: EdgeInsets?) -> EdgeInsets {
        own?.given(as: "A row's inset") ?? EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
    }

    private struct Row {
        let insets: EdgeInsets
        let proposal: ProposedViewSize
        let size: CGSize
        /// The height of the row beyond its content and insets.
        let slack: CGFloat

        var height: CGFloat { size.height + insets.top + insets.bottom + slack }
        var width: CGFloat { size.width + insets.leading + insets.trailing }
    }

    private func row(_ subview: LayoutSubview, in proposal: ProposedViewSize) -> Row {
        if subview[LazyGapKey.self] {
            let size = subview.sizeThatFits(.unspecified)
            return Row(insets: EdgeInsets(), proposal: .unspecified, size: size, slack: 0)
        }
        let insets = Self.insets(subview[ListRowInsetsKey.self])
        let width = proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }
        let offer = ProposedViewSize(width: width, height: nil)
        let size = subview.sizeThatFits(offer)
        return Row(
            insets: insets,
            proposal: offer,
            size: size,
            slack: slack(size.height, insets)
        )
    }
}
