public import CopyfitDrawing
public import CopyfitLayout
public import Foundation

extension View {
    /// The insets around this view as a row of a list, in points; nil uses the list's. On iOS they begin at the
    /// edges of the group.
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
    /// always takes one point, on iOS no room.
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

    /// The gap between the sections of the lists inside. Has no effect: `Documentation/Platforms.md` has the distances.
    /// Reported as `unsupported-modifier`.
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
