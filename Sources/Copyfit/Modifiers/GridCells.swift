public import CopyfitLayout

extension View {
    /// How many columns of a ``Grid`` this cell spans, at least 1.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier(name: "gridCellColumns(\(count))") { $0[GridCellColumns.self] = count })
    }

    /// The point of this cell that meets the same point of its area in a ``Grid``, whatever the alignments say.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(
            TraitModifier(name: "gridCellAnchor") { $0[GridCellAnchor.self] = anchor.given(as: "A cell's anchor") }
        )
    }

    /// The axes on which this cell of a ``Grid`` fills its columns or rows without making them longer.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier(name: "gridCellUnsizedAxes") { $0[GridCellUnsizedAxes.self] = axes })
    }

    /// How the cells of this cell's column of a ``Grid`` lie across it. Of several in one column the last counts; cells
    /// across several columns take no notice.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier(name: "gridColumnAlignment") { $0[GridColumnAlignment.self] = guide })
    }
}
