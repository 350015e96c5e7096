public import CopyfitViews

/// Descriptions of views for assistive tools. Labels, headings and what is hidden are kept for drawings, such as tagged PDF files;
/// the others have no effect. By `accessibilityIdentifier(_:)` a host finds a view.
extension View {
    /// What assistive tools read in place of the content. Kept for drawings.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// What assistive tools read in place of the content. Kept for drawings.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        drawingLabel(label)
    }

    /// Whether assistive tools leave this view out. Kept for drawings that describe their structure.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        drawingRole(hidden ? .decoration : nil)
    }

    /// What this view is for assistive tools. Headings are kept for drawings that describe their structure; other traits have
    /// no effect.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        drawingRole(traits.contains(.isHeader) ? .heading(level: 0) : nil)
    }

    /// The level of this heading. Kept for drawings that describe their structure.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        drawingRole(.heading(level: Int(level.rawValue)))
    }

    /// What assistive tools read besides the label, and what they may do. Accepted; has no effect.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
    nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    nonisolated public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> some View
    { self }

    /// What assistive tools read on demand, and in which order.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

    /// The view that represents this one to assistive tools; it is not made.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        self
    }

    /// The action with which assistive tools increase or decrease a value.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        self
    }

    /// The text for assistive tools, from a string.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// The text for assistive tools, from a string.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

    /// The text for assistive tools, from a string.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// Whether to increase or decrease a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// The treatment of a view's parts by assistive tools.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// As one element without the parts, as separate elements, or combined into one element.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The role of a view for assistive tools.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: UInt

    /// The traits whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The named traits.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    public static let isSearchField = AccessibilityTraits(rawValue: 64)
    public static let isModal = AccessibilityTraits(rawValue: 128)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
}
