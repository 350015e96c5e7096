public import CopyfitLayout

extension View {
    /// The number of columns of a ``Grid`` that this cell spans, at least 1.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier(name: "gridCellColumns(\(count))") { $0[GridCellColumns.self] = count })
    }

    /// The unit point of this cell that is put on the same point of its area in a ``Grid``. It overrides the
    /// alignments.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(
            TraitModifier(name: "gridCellAnchor") { $0[GridCellAnchor.self] = anchor.given(as: "A cell's anchor") }
        )
    }

    /// The axes on which this cell of a ``Grid`` fills its columns or rows without making them longer.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier(name: "gridCellUnsizedAxes") { $0[GridCellUnsizedAxes.self] = axes })
    }

    /// The horizontal alignment of the cells in this cell's column of a ``Grid``. If a column has several, the last
    /// counts. Cells across several columns ignore it.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier(name: "gridColumnAlignment") { $0[GridColumnAlignment.self] = guide })
    }
}
