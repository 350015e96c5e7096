public import CopyfitDrawing
public import CopyfitGeometry
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

    /// The gap between the groups of the lists inside, in points: half of it above a group without a header and half below
    /// one without a footer.
    ///
    /// - Parity: it counts where sections are groups: on iOS in the styles `grouped` and `insetGrouped`.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// The gap between the groups of the lists inside.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        modifier(EnvironmentModifier { $0[ListSectionSpacingKey.self] = spacing })
    }
}

/// The gap between the groups of a list.
public struct ListSectionSpacing: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
        case usual, compact
        case custom(CGFloat)
    }

    private let value: Value

    /// As usual on the platform.
    public static let `default` = ListSectionSpacing(value: .usual)
    /// Half of the usual gap, a length of our own.
    public static let compact = ListSectionSpacing(value: .compact)
    /// A gap in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(value: .custom(spacing)) }

    /// The gap in place of the usual one.
    func gap(_ usual: CGFloat) -> CGFloat {
        switch value {
        case .usual: usual
        case .compact: usual / 2
        case .custom(let spacing): spacing.given(as: "A gap between sections") ?? usual
        }
    }
}

extension ListMetrics {
    /// The lengths with another gap between groups, if there is one between groups at all.
    func spaced(_ spacing: ListSectionSpacing) -> ListMetrics {
        let usual = roomAboveGroup + roomBelowGroup
        guard usual > 0 else { return self }
        var metrics = self
        metrics.roomAboveGroup *= spacing.gap(usual) / usual
        metrics.roomBelowGroup *= spacing.gap(usual) / usual
        return metrics
    }
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

/// The gap between the groups of a list.
private struct ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
}

/// The gap between the rows of a list.
struct ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    var listRowSpacing: CGFloat { self[ListRowSpacingKey.self] }
    var listSectionSpacing: ListSectionSpacing { self[ListSectionSpacingKey.self] }
}
